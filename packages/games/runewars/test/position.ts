import { Machine, Match, NOBODY, rulebook, type Seat } from '@teahouse/kernel';
import { type Position, Scenario, scenariosFrom } from '@teahouse/testkit';
import { game, type Table, type TableOptions } from '../src/index.ts';
import { FACTION } from '../src/printed/factions.ts';
import type { AreaId, FactionId, HeroId, OrderId, RewardId, TacticId, UnitId } from '../src/printed/ids.ts';
import { QUICK_MAPS } from '../src/printed/quick-maps.ts';
import { area, clockwiseFrom, homeOf } from '../src/rules/areas.ts';
import { procedures } from '../src/rules/book.ts';
import { consequences } from '../src/rules/consequences.ts';
import { layRunes } from '../src/rules/runes.ts';
import { quickArmy } from '../src/rules/setup/armies.ts';
import { dealCards, layCities, layMap, newHero, placeGuards, takeHoldings } from '../src/rules/setup/deal.ts';
import { stir } from '../src/rules/stir.ts';
import { place } from '../src/rules/troops.ts';
import { setup } from '../src/setup.ts';
import type { Turn } from '../src/table.ts';

/** A test that plays this game from a position. */
export const scenario = scenariosFrom((at: Position<Table, TableOptions>) => new Scenario(game, at));

interface Wanted {
  factions: FactionId[];
  /** Which of the six quick maps; q2-2 of the worked examples is 1. */
  map?: number;
  options?: Partial<TableOptions>;
  given?: (g: Table) => void;
}

/** A quick start in the first spring: seat 0 has the first place of the map, and the false rune lies in area A. */
export function position({ factions, map = 1, options, given }: Wanted): Position<Table, TableOptions> {
  const seats = factions.length;
  return {
    seats,
    ...(options === undefined ? {} : { options }),
    given: g => {
      const { seats: n, chance } = g;
      Object.assign(g, setup({ seats: n, stack: [], chance, over: false }, g.house));
      g.players.forEach((player, seat) => {
        player.faction = factions[seat]!;
      });
      g.first = 0;
      layMap(
        g,
        QUICK_MAPS[seats as 2 | 3 | 4][map]!,
        factions.map((_, i) => i),
      );
      layCities(g);
      placeGuards(g);
      for (const seat of clockwiseFrom(g, 0)) takeHoldings(g, seat);
      for (const seat of clockwiseFrom(g, 0)) quickArmy(g, seat);
      dealCards(g);
      // Two quests each, also where Old Brannoch came along.
      for (const { quests } of g.players) g.questDeck.push(...quests.splice(2).map(({ card }) => card));
      for (const seat of clockwiseFrom(g, 0))
        layRunes(g, seat, homeOf(g, seat), homeOf(g, seat).slice(1), 'start', 'RW-SETUP-25');
      for (const { tactics } of g.players) for (const held of tactics) held.fresh = false;
      g.order = clockwiseFrom(g, 0);
      g.year = 1;
      given?.(g);
      stir();
      consequences(g);
      stir();
    },
  };
}

/** Daqan against Uthuk on the map of the worked examples. */
export const daqanUthuk = (given?: (g: Table) => void): Position<Table, TableOptions> =>
  position({ factions: ['daqan', 'uthuk'], ...(given === undefined ? {} : { given }) });

/** A whole match of Daqan against Uthuk that begins in the middle of something: `under` is the last thing a step does. */
export function matchFrom(given: (g: Table) => void, under: (g: Table) => void) {
  const { procedures: own, procedure, does } = rulebook<Table>();
  const main = procedure('test', { begin: does(under) });
  const machine = new Machine<Table>([...procedures, ...own], { consequences });
  const setup: typeof game.setup = (core, options) => {
    const g = game.setup(core, options);
    daqanUthuk(given).given!(g);
    return g;
  };
  return Match.begin({ ...game, main, machine, setup }, { seats: 2, seed: 'match' });
}

type Army = Partial<Record<UnitId, number>>;

/** Exactly these units in an area, standing and routed; what was there goes to the supply. */
export function army(g: Table, at: AreaId, holder: Seat, standing: Army, routed: Army = {}): void {
  const here = area(g, at);
  for (const troop of here.troops.splice(0)) g.supply[troop.unit] += troop.standing + troop.routed;
  here.holder = NOBODY;
  for (const [unit, n] of Object.entries(standing)) place(g, here, holder, unit as UnitId, n);
  for (const [unit, n] of Object.entries(routed)) {
    place(g, here, holder, unit as UnitId, n);
    const troop = here.troops.find(one => one.unit === unit)!;
    troop.standing -= n;
    troop.routed += n;
  }
}

const take = <T>(deck: T[], card: T): T => {
  const at = deck.indexOf(card);
  if (at < 0) throw new Error(`${card} is not in its deck`);
  return deck.splice(at, 1)[0]!;
};

/** Exactly these tactics in hand, drawn long ago. */
export function hand(g: Table, seat: Seat, ...cards: TacticId[]): void {
  const player = g.players[seat]!;
  g.tacticDeck.push(...player.tactics.splice(0).map(({ card }) => card));
  for (const card of cards) {
    // Another hand may have been dealt it.
    const other = g.tacticDeck.includes(card)
      ? null
      : g.players.find(p => p !== player && p.tactics.some(t => t.card === card));
    if (other) {
      other.tactics.splice(
        other.tactics.findIndex(held => held.card === card),
        1,
      );
    } else take(g.tacticDeck, card);
    player.tactics.push({ card, known: 0, fresh: false });
  }
}

/** The next fate cards, the first to be drawn first. */
export function fate(g: Table, ...cards: number[]): void {
  for (const card of cards) take(g.fateDeck, card);
  g.fateDeck.push(...cards.reverse());
}

/** A hero of a seat, with rewards; whoever has it otherwise loses it. */
export function hero(g: Table, seat: Seat, id: HeroId, at: AreaId, ...rewards: RewardId[]): void {
  for (const { heroes } of g.players) {
    const i = heroes.findIndex(one => one.id === id);
    if (i >= 0) g.heroDeck.push(heroes.splice(i, 1)[0]!.id);
  }
  take(g.heroDeck, id);
  const made = newHero(id, at);
  for (const card of rewards) made.rewards.push({ card: take(g.rewardDeck, card), known: 0 });
  g.players[seat]!.heroes.push(made);
  stir();
}

/** The order of a seat for this season lies open, with its bonus or without; an earlier turn may have seen it. */
export function orders(g: Table, seat: Seat, order: OrderId, supreme = false): void {
  const player = g.players[seat]!;
  player.hand = player.hand.filter(id => id !== order);
  player.played.push(order);
  player.supreme = supreme;
}

/** Nobody has anything to do beside his order: no tactics, no objective. */
export function quiet(g: Table): void {
  g.players.forEach((player, seat) => {
    hand(g, seat);
    if (player.objective !== null) g.objectiveDecks[FACTION[player.faction!].alignment].push(player.objective);
    player.objective = null;
  });
}

/** The turn of a seat, before its order does anything. */
export function turn(g: Table, seat: Seat, order: OrderId = 'harvest', changes: Partial<Turn> = {}): void {
  const start = { begun: 0, march: 0, pass: false, frost: false, battles: 0, used: [], besieged: [], toll: 0 };
  g.turn = { seat, order, ...start, ...changes };
  const player = g.players[seat]!;
  player.hand = player.hand.filter(id => id !== order);
  player.played = [...player.played.filter(id => id !== order), order];
}
