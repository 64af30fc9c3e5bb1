import { type Core, draw } from '@teahouse/kernel';
import { TROOPS } from '../../src/ids.ts';
import type { game, Table, TableOptions } from '../../src/index.ts';
import { type LocationId, PLACE, PRODUCTION } from '../../src/printed/board.ts';
import type { AdvisorId, GeneralId } from '../../src/printed/ids.ts';
import { generalsFor } from '../../src/rules/box.ts';
import { sectionsOf } from '../../src/rules/vocabulary.ts';
import type { Player } from '../../src/table.ts';
import { partners, rivals } from './modes.ts';

/** Those who are asked about what hardly ever happens. */
const SELDOM: readonly AdvisorId[] = ['magistrate', 'examiner'];
const SELDOM_GENERALS: readonly GeneralId[] = ['bi-zaiyu', 'zhang-jue'];

/**
 * Random players starve, and never fight. At this table everybody starts with plenty, with soldiers at the wall and with
 * many advisors, so that laws are also held where battles, saves and cards happen. Partners also have honor to spare. The
 * first player is about to be alone at a place that brings shame, and everybody has clerks at every source.
 */
const enriched = (poor: typeof game): typeof game => ({
  ...poor,
  setup: (core: Core, options: TableOptions) => {
    const g = poor.setup(core, options);
    g.players.forEach((player, seat) => {
      player.goods = { wood: 15, stone: 15, gold: 15, chi: 15 };
      for (const section of sectionsOf(g)) {
        for (const troop of TROOPS) {
          const n = troop === 'spearman' ? 2 : troop === 'archer' ? 1 : section === 1 ? 1 : 0;
          g.sections[section]!.rest[seat]![troop] += n;
          player.reserve[troop] -= n;
        }
      }
      player.active = seat === 0 ? [...seldom(g), ...g.advisorDeck.splice(-3)] : g.advisorDeck.splice(-5);
      player.tactics = g.tacticDeck.splice(-3);
      if (g.together !== null) player.honor.cards = 20;
    });
    dealGenerals(g);
    gather(g);
    spread(g);
    return g;
  },
});

function seldom(g: Table): AdvisorId[] {
  const found = SELDOM.filter(id => g.advisorDeck.includes(id));
  g.advisorDeck = g.advisorDeck.filter(id => !found.includes(id));
  return found;
}

/** To the first player in every second game, those whom nobody else may choose. */
function dealGenerals(g: Table): void {
  if (draw(g, 2, 'generals who are seldom asked') === 0) return;
  const dealt = g.players.flatMap(({ dealtGenerals }) => dealtGenerals);
  const missing = SELDOM_GENERALS.filter(id => generalsFor(g).includes(id) && !dealt.includes(id));
  g.players[0]!.dealtGenerals.splice(0, missing.length, ...missing);
}

/** Another clerk of a player goes to work, one who has learned if he has any. */
function send(player: Player, at: LocationId): void {
  if (player.idle > 0) player.idle--;
  else player.school--;
  player.clerks[at]++;
}

/** All but one of the clerks that fill a place: who comes last decides whether the first player is alone there. */
function gather(g: Table): void {
  const at = 'barracks';
  const [few, many] = PLACE[at].slots!;
  for (let n = 1; n < (g.seats > 3 ? many : few); n++) send(g.players[0]!, at);
}

/** Everybody has a clerk at every source, so that there is more to take than one may. */
function spread(g: Table): void {
  for (const player of g.players) for (const at of PRODUCTION) send(player, at);
}

export const rich = enriched(rivals);
export const richPartners = enriched(partners);
