import { call, NOBODY, type Seat, shuffle } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { PASS } from '../ids.ts';
import { note, noteTo } from '../journal.ts';
import { FACTION } from '../printed/factions.ts';
import type { AreaId, HeroId, RewardId, TacticId } from '../printed/ids.ts';
import type { Table } from '../table.ts';
import { factionOf } from './areas.ts';
import { answered, anyway, asks, procedure } from './book.ts';
import { objective } from './cards.ts';
import { destroyToken, destructibleTokens } from './exploration.ts';
import { heroOf } from './heroes.ts';
import { discardReward, faces } from './holdings.ts';
import { usableRewards, useReward } from './rewards.ts';
import { canReceiveRune, receipt, receiveRune } from './runes.ts';
import { holdsTitle } from './titles.ts';
import { play, playable, whyNot } from './windows.ts';

/* RW-TACT-06: what the player of the turn may do before, between and after the parts of his order. */

/** Reveals the objective (RW-OBJ-02). */
const CLAIM = 'claim';
/** Three rewards for a dragon rune: the Captain of the Heroes' League. */
const CAPTAIN = 'captain';
/** Another objective for one that has become impossible (RW-OBJ-03). */
const SWAP = 'swap';
type Deed = TacticId | RewardId | AreaId | typeof CLAIM | typeof CAPTAIN | typeof SWAP;

const WHY: Readonly<Record<string, Rule>> = { [CLAIM]: 'RW-OBJ-02', [SWAP]: 'RW-OBJ-03', [CAPTAIN]: 'RW-ORDER-72' };

/** Any number of times until he passes, or nothing more can be done. */
export const turnWindow = procedure<{ seat: Seat }, 'choose' | 'more'>('window/turn', {
  choose: asks({
    rule: 'RW-TACT-06',
    // From open facts only: an objective or a card may be of use or not.
    who: (g, { seat }) => (mayHaveDeeds(g, seat) ? seat : NOBODY),
    pause: true,
    options: (g, { seat }): (Deed | typeof PASS)[] => [PASS, ...deedsOf(g, seat)],
    why: (g, { seat }, answer) => WHY[answer] ?? whyNot(g, seat, answer),
    otherwise: () => PASS,
    take: (g, { seat }, deed) => {
      if (deed === PASS) return 'leave';
      if (deed === CLAIM) claimObjective(g, seat);
      else if (deed === SWAP) swapObjective(g, seat);
      else if (deed === CAPTAIN) trade(g, seat);
      else if (isTactic(g, seat, deed)) play(g, seat, deed);
      else if (isReward(g, seat, deed)) useReward(g, seat, deed);
      else destroyToken(g, seat, deed);
    },
  }),
  more: anyway((g, { seat }) => (deedsOf(g, seat).length > 0 ? { goto: 'choose' } : undefined)),
});

function deedsOf(g: Table, seat: Seat): Deed[] {
  const deeds: Deed[] = playable(g, seat, 'turn');
  if (canClaimObjective(g, seat)) deeds.push(CLAIM);
  if (canSwap(g, seat)) deeds.push(SWAP);
  if (canTrade(g, seat)) deeds.push(CAPTAIN);
  deeds.push(...usableRewards(g, seat), ...destructibleTokens(g, seat));
  return deeds;
}

function mayHaveDeeds(g: Table, seat: Seat): boolean {
  const { tactics, objective, heroes } = g.players[seat]!;
  if (tactics.length > 0 || objective !== null) return true;
  return heroes.some(({ rewards }) => rewards.length > 0) || destructibleTokens(g, seat).length > 0;
}

/** With nothing to do the player is not asked: the order asks him anyway, so that a pause tells next to nothing. */
export function openTurnWindow(g: Table, seat: Seat): void {
  if (deedsOf(g, seat).length > 0) call(g, turnWindow, { seat });
}

const isTactic = (g: Table, seat: Seat, deed: Deed): deed is TacticId =>
  g.players[seat]!.tactics.some(({ card }) => card === deed);
const isReward = (g: Table, seat: Seat, deed: Deed): deed is RewardId =>
  g.players[seat]!.heroes.some(({ rewards }) => rewards.some(({ card }) => card === deed));

/* RW-OBJ */

/** RW-OBJ-02: without a place for a rune nothing is claimed. */
function canClaimObjective(g: Table, seat: Seat): boolean {
  const id = g.players[seat]!.objective;
  return id !== null && objective(id).holds(g, seat) && canReceiveRune(g, seat);
}

function claimObjective(g: Table, seat: Seat): void {
  const player = g.players[seat]!;
  const id = player.objective!;
  player.objective = null;
  g.objectivesClaimed.push(id);
  note(g, 'claims-objective', objective(id).rule, seat, id);
  call(g, receiveRune, receipt(seat, 'objective'));
}

const deckOf = (g: Table, seat: Seat) => g.objectiveDecks[FACTION[factionOf(g, seat)].alignment];

function canSwap(g: Table, seat: Seat): boolean {
  const id = g.players[seat]!.objective;
  if (id === null || g.turn!.used.includes(SWAP) || deckOf(g, seat).length === 0) return false;
  return objective(id).lost?.(g) === true;
}

function swapObjective(g: Table, seat: Seat): void {
  const player = g.players[seat]!;
  const deck = deckOf(g, seat);
  const old = player.objective!;
  player.objective = deck.pop()!;
  deck.push(old);
  // Sorted first, so that what comes of it does not depend on how the deck lay.
  const mixed = shuffle(g, deck.splice(0).sort(), 'objectives');
  deck.push(...mixed);
  g.turn!.used.push(SWAP);
  noteTo(g, [seat], 'swaps-objective', 'RW-OBJ-03', seat, player.objective);
}

/* The Captain of the Heroes' League */

const TRADED = 3;

function canTrade(g: Table, seat: Seat): boolean {
  if (!holdsTitle(g, seat, 'captain') || g.turn!.used.includes(CAPTAIN) || !canReceiveRune(g, seat)) return false;
  let rewards = 0;
  for (const hero of g.players[seat]!.heroes) rewards += hero.rewards.length;
  return rewards >= TRADED;
}

function trade(g: Table, seat: Seat): void {
  g.turn!.used.push(CAPTAIN);
  note(g, 'captain-trades', 'RW-ORDER-72', seat);
  call(g, captainsTrade, { seat, hero: null, left: TRADED });
}

/** Rewards of any of his heroes, one after another. */
export const captainsTrade = procedure<{ seat: Seat; hero: HeroId | null; left: number }, 'hero' | 'reward' | 'rune'>(
  'title/captain',
  {
    hero: asks({
      rule: 'RW-ORDER-72',
      who: (_, { seat }) => seat,
      options: (g, { seat }) => {
        const ids: HeroId[] = [];
        for (const { id, rewards } of g.players[seat]!.heroes) if (rewards.length > 0) ids.push(id);
        return ids;
      },
      otherwise: (g, { seat }) => g.players[seat]!.heroes.find(({ rewards }) => rewards.length > 0)!.id,
      take: (_, v, id) => {
        v.hero = id;
      },
    }),
    reward: asks({
      rule: 'RW-ORDER-72',
      who: (_, { seat }) => seat,
      pause: true,
      options: (g, { seat, hero }) => faces(heroOf(g, seat, hero!).rewards),
      otherwise: (g, { seat, hero }) => heroOf(g, seat, hero!).rewards[0]!.card,
      take: (g, v, card) => {
        discardReward(g, v.seat, heroOf(g, v.seat, v.hero!), card, 'RW-ORDER-72');
        v.left--;
        return v.left > 0 ? { goto: 'hero' } : undefined;
      },
    }),
    rune: answered((g, { seat }) => call(g, receiveRune, receipt(seat, 'captain'))),
  },
  { draft: true },
);
