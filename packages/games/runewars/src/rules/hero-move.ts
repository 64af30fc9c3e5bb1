import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { DONE, PASS } from '../ids.ts';
import type { AreaId, HeroId, QuestId } from '../printed/ids.ts';
import { QUEST } from '../printed/quests.ts';
import { EVERYBODY, type Hero, type Table } from '../table.ts';
import { othersOf } from './areas.ts';
import { anyway, asks, procedure } from './book.ts';
import { heroCard, rewardCard } from './cards.ts';
import { challenge, duel } from './duel/duel.ts';
import { beginExchange, canExchange, EXCHANGE } from './exchange.ts';
import { explore, isDungeon } from './exploration.ts';
import { goTo, hasHidden, heroOf, nextAreas, serves, show } from './heroes.ts';
import { attempt, questsAt } from './quest.ts';

/* RW-HERO-09 to 13: a hero goes somewhere, and duels or attempts a quest there. */

interface Move {
  seat: Seat;
  hero: HeroId;
  /** Areas entered so far. */
  steps: number;
  /** By a dungeon (RW-OPT-EXP-07). */
  stopped: boolean;
  /** Once in every area he comes to, so that a move has an end. */
  exchanged: boolean;
  duelled: boolean;
  quested: boolean;
  got: boolean | null;
}
export const moving = (seat: Seat, hero: HeroId): Move => ({
  seat,
  hero,
  steps: 0,
  stopped: false,
  exchanged: false,
  duelled: false,
  quested: false,
  got: null,
});

/** RW-HERO-09; Long Days, Quill and Swift Boots add one each. */
const AREAS_ENTERED = 2;
function reachOf(g: Table, { id, rewards }: Hero, counts: (known: number) => boolean): number {
  let reach = AREAS_ENTERED + (heroCard(id).reach ?? 0) + (g.card === 'long-days' ? 1 : 0);
  for (const { card, known } of rewards) if (counts(known)) reach += rewardCard(card).reach ?? 0;
  return reach;
}
const reach = (g: Table, hero: Hero): number => reachOf(g, hero, () => true);
const openReach = (g: Table, hero: Hero): number => reachOf(g, hero, known => known === EVERYBODY);

/** RW-HERO-09: activation tokens stop units, not heroes. */
function ahead(g: Table, { seat, hero: id, steps, stopped }: Move): AreaId[] {
  const hero = heroOf(g, seat, id);
  if (stopped || steps >= reach(g, hero)) return [];
  return nextAreas(g, seat, hero);
}

/** From open facts only: whoever bears something unseen might be able to go on. */
function mayGoOn(g: Table, { seat, hero: id, steps, stopped, exchanged }: Move): boolean {
  const hero = heroOf(g, seat, id);
  if (!exchanged && canExchange(g, seat, hero.area)) return true;
  const known = openReach(g, hero);
  return !stopped && (steps < known || (steps === known && hasHidden(hero)));
}

export const moveHero = procedure<Move>('hero/move', {
  step: asks({
    rule: 'RW-HERO-09',
    who: (g, v) => (mayGoOn(g, v) ? v.seat : NOBODY),
    pause: true,
    options: (g, v): (AreaId | typeof DONE | typeof EXCHANGE)[] => {
      const ids: (AreaId | typeof DONE | typeof EXCHANGE)[] = [DONE];
      ids.push(...ahead(g, v));
      if (!v.exchanged && canExchange(g, v.seat, heroOf(g, v.seat, v.hero).area)) ids.push(EXCHANGE);
      return ids;
    },
    why: (g, v, to) => {
      const hero = heroOf(g, v.seat, v.hero);
      if (to === EXCHANGE) return 'RW-HERO-13';
      if (v.stopped) return 'RW-OPT-EXP-07';
      const isNext = nextAreas(g, v.seat, hero).some(id => id === to);
      return isNext ? 'RW-HERO-09' : 'RW-HERO-10';
    },
    otherwise: () => DONE,
    take: (g, v, to) => {
      if (to === DONE) return;
      const hero = heroOf(g, v.seat, v.hero);
      if (to === EXCHANGE) {
        v.exchanged = true;
        beginExchange(g, v.seat, hero.area);
        return 'again';
      }
      if (v.steps === openReach(g, hero)) {
        for (const held of hero.rewards) if (rewardCard(held.card).reach !== undefined) show(g, v.seat, hero, held);
      }
      goTo(g, v.seat, hero, to, 'RW-HERO-09');
      v.steps++;
      v.exchanged = false;
      v.stopped = isDungeon(g, to);
      return 'again';
    },
  }),
  explore: anyway((g, v) => explore(g, v.seat, heroOf(g, v.seat, v.hero), v.steps > 0)),
  /** RW-QUEST-01, RW-DUEL-01 */
  act: asks({
    rule: 'RW-HERO-09',
    who: (g, v) => (mayAct(g, v) ? v.seat : NOBODY),
    pause: true,
    options: (g, v): (HeroId | QuestId | typeof PASS)[] => {
      const ids: (HeroId | QuestId | typeof PASS)[] = [PASS];
      if (mayDuel(v)) for (const { id } of foes(g, v)) ids.push(id);
      if (mayQuest(v)) ids.push(...questsAt(g, v.seat, heroOf(g, v.seat, v.hero).area));
      return ids;
    },
    otherwise: (g, v) => (mayQuest(v) ? questsAt(g, v.seat, heroOf(g, v.seat, v.hero).area)[0] : undefined) ?? PASS,
    take: (g, v, what) => {
      if (what === PASS) return;
      const foe = foes(g, v).find(({ id }) => id === what);
      if (foe !== undefined) {
        v.duelled = true;
        challenge(g, v.seat, v.hero, foe.seat, foe.id);
        call(g, duel, { won: false }, v);
      } else {
        v.quested = true;
        attempt(g, v.seat, v.hero, what as QuestId);
      }
      return 'again';
    },
  }),
});

/** One duel or one quest; Skarn may duel after a quest. */
const mayQuest = ({ duelled, quested }: Move): boolean => !duelled && !quested;
const mayDuel = ({ hero, duelled, quested }: Move): boolean =>
  !duelled && (!quested || heroCard(hero).duelsAfterQuest === true);

function foes(g: Table, { seat, hero }: Move): { seat: Seat; id: HeroId }[] {
  const found: { seat: Seat; id: HeroId }[] = [];
  const at = heroOf(g, seat, hero).area;
  for (const rival of othersOf(g, seat)) {
    for (const one of g.players[rival]!.heroes) if (one.area === at) found.push({ seat: rival, id: one.id });
  }
  return found;
}

/** From open facts only: a quest that nobody has seen might be one for this area. */
function mayAct(g: Table, v: Move): boolean {
  if (!serves(g, v.seat, v.hero)) return false;
  if (mayDuel(v) && foes(g, v).length > 0) return true;
  const at = heroOf(g, v.seat, v.hero).area;
  return mayQuest(v) && g.players[v.seat]!.quests.some(q => q.known !== EVERYBODY || QUEST[q.card].area === at);
}
