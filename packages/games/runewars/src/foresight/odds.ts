import {
  type Core,
  call,
  chanceFrom,
  copy,
  type Entry,
  type Rng,
  rng,
  type Seat,
  type SeenCore,
  shuffleWith,
  withJournal,
  worldsOf,
} from '@teahouse/kernel';
import { game } from '../index.ts';
import { placeOf } from '../map.ts';
import { FATE } from '../printed/fate.ts';
import type { AreaId, Shape, UnitId } from '../printed/ids.ts';
import { UNIT } from '../printed/units.ts';
import { area, unitsIn } from '../rules/areas.ts';
import { faceOff } from '../rules/battle/arrival.ts';
import { battle } from '../rules/battle/battle.ts';
import { take } from '../rules/troops.ts';
import type { Side, Table } from '../table.ts';
import type { View } from '../view.ts';

/** How a battle will probably end, if nobody plays a card and all choose as usual. */
export interface Odds {
  /** The chance of the attacker, and how far off it may be, nineteen times out of twenty. */
  chance: number;
  error: number;
  /** Units that each side loses on the average. */
  attackerLoses: number;
  defenderLoses: number;
  /** Every course of fate was tried, not only some. */
  exact: boolean;
  /** How many battles were fought to tell it. */
  courses: number;
}

/** An army that would attack. */
export interface Attack {
  seat: Seat;
  at: AreaId;
  army: readonly { unit: UnitId; from: AreaId; n: number }[];
  /** Strength that the order gives. */
  bonus: number;
}

/** Battles that are fought to tell their odds: all of them where there are no more than so many, else some. */
const ALL = 220;
const SOME = { most: 140, least: 60 };
/** So many units fight in all of them: a large battle is fought less often, as nobody waits longer for it. */
const FIGHTERS = 1000;
/** More units than that have more courses than that. */
const FEW = 3;

type Seen = View & SeenCore;
type Chance = Core['chance'];

/** Of an attack; without one, of the battle that is under way. Fate cards are dealt from those that nobody has seen. */
export function oddsOf(seen: Seen, me: Seat | null, attack?: Attack): Odds {
  const field = muster(seen, me, attack);
  const units = unitsOf(field);
  return (units <= FEW ? everyCourse(field) : null) ?? someCourses(field, coursesFor(units));
}

/** A table with nothing on it but the battle. */
function muster(seen: Seen, me: Seat | null, attack: Attack | undefined): Table {
  const [world] = worldsOf(game, seen, me, 1) as [Table];
  bare(world);
  if (attack === undefined) {
    if (world.battle === null) throw new Error('there is no battle to tell the odds of');
    const first = world.stack.findIndex(({ proc }) => proc === battle.name);
    world.stack = first < 0 ? [] : world.stack.slice(first);
    if (first < 0) call(world, battle, {});
  } else {
    world.stack = [];
    const { seat, at, army, bonus } = attack;
    for (const { unit, from, n } of army) take(area(world, from), unit, n, 0);
    const troops = army.map(({ unit, n }) => ({ unit, standing: n, routed: 0 }));
    faceOff(world, seat, at, troops, bonus);
    call(world, battle, {});
  }
  for (const side of [world.battle!.attacker, world.battle!.defender]) settleAll(side);
  // What is said of the table is said of the battle only.
  world.over = false;
  return world;
}

/** Nobody plays cards, and losses are taken in the usual order. */
function settleAll(side: Side): void {
  side.passes = true;
  side.asUsual = true;
}

/** A table of its own for one course of the battle; what no battle changes is shared. */
function tableFor(field: Table): Table {
  const { battle: fought, supply, stack, shuffled, fateDiscard, fateOpen, fateDeck, turn } = field;
  const near = placeOf(field, fought!.area).ways;
  return {
    ...field,
    areas: field.areas.map(here =>
      here.id === fought!.area || near.some(({ to }) => to === here.id) ? copy(here) : here,
    ),
    players: field.players.map(player => ({ ...player, tactics: [], heroes: copy(player.heroes) })),
    battle: copy(fought),
    supply: { ...supply },
    stack: copy(stack),
    shuffled: { ...shuffled },
    fateDiscard: fateDiscard.slice(),
    fateOpen: fateOpen.slice(),
    fateDeck: fateDeck.slice(),
    turn: turn === null ? null : { ...turn },
  };
}

/** What has no part in a battle; hidden things are among it, so that nothing can come of them. */
function bare(world: Table): void {
  // As in the set-up, nothing follows by itself: nobody can win the game here, nor see a rune.
  world.year = 0;
  for (const player of world.players) {
    player.tactics = [];
    player.quests = [];
    player.objective = null;
    for (const hero of player.heroes) hero.rewards = [];
  }
  world.tacticDeck = [];
  world.tacticDiscard = [];
  world.rewardDeck = [];
  world.questDeck = [];
  world.heroDeck = [];
  for (const here of world.areas) {
    here.fallen = [];
    here.rune = null;
    here.exploration = null;
  }
}

interface Outcome {
  won: boolean;
  attackerLost: number;
  defenderLost: number;
}

/** Fights it to the end on the table, which is used up. */
function fight(g: Table): Outcome {
  const { attacker, defender } = g.battle!;
  const [mine, theirs] = [attacker.seat, defender.seat];
  const outcome: Outcome = { won: false, attackerLost: 0, defenderLost: 0 };
  const entries: Entry[] = [];
  withJournal(g, entries, () => {
    for (let q = game.machine.run(g); q !== null; ) {
      const usual = game.machine.otherwise(g, q.seat)?.[0];
      q = game.machine.play(g, q, usual ?? q.options[0]!);
    }
  });
  for (const { kind, seat, n } of entries) {
    if (kind === 'wins-battle') outcome.won = seat === mine;
    else if (kind !== 'destroyed') continue;
    else if (seat === mine) outcome.attackerLost += n;
    else if (seat === theirs) outcome.defenderLost += n;
  }
  return outcome;
}

/** Cards that do the same for every shape that fights are one. */
interface Kind {
  cards: number[];
  /** How many of them have not come. */
  left: number;
}

function kindsOf({ fateDeck, battle: fought, areas, supply }: Table): Kind[] {
  const shapes: Shape[] = [];
  const meet = (unit: UnitId): void => {
    if (!shapes.includes(UNIT[unit].shape)) shapes.push(UNIT[unit].shape);
  };
  for (const side of [fought!.attacker, fought!.defender]) for (const { unit } of side.fighters) meet(unit);
  for (const { unit } of areas.find(({ id }) => id === fought!.area)!.troops) meet(unit);
  // Those who may be raised in the middle of it.
  if (supply.reanimate > 0) meet('reanimate');
  const kinds = new Map<string, Kind>();
  for (const card of fateDeck) {
    const does = JSON.stringify(shapes.map(shape => FATE[card]![shape]));
    const kind = kinds.get(does) ?? { cards: [], left: 0 };
    kind.cards.push(card);
    kind.left++;
    kinds.set(does, kind);
  }
  return [...kinds.values()];
}

/** Of both sides, also those who have not yet drawn up. */
function unitsOf({ battle: fought, areas }: Table): number {
  const units = fought!.attacker.fighters.length + fought!.defender.fighters.length;
  const isDrawnUp = fought!.defender.fighters.length > 0;
  return isDrawnUp ? units : units + unitsIn(areas.find(({ id }) => id === fought!.area)!);
}

/** Tries every order in which fate cards may come, as far as they are drawn; null where there are too many. */
function everyCourse(field: Table): Odds | null {
  const deck = field.fateDeck;
  const kinds = kindsOf(field);
  const sum = { chance: 0, attackerLoses: 0, defenderLoses: 0 };
  let fought = 0;
  /** With these cards on top; whether all that may follow was tried. */
  const follow = (top: readonly number[], share: number): boolean => {
    if (++fought > ALL) return false;
    const g = tableFor(field);
    g.fateDeck = [...deck.filter(card => !top.includes(card)), ...top.toReversed()];
    const { won, attackerLost, defenderLost } = fight(g);
    // Once the deck is shuffled again, what is left in it does not tell what came.
    if (g.shuffled.fate !== field.shuffled.fate) return false;
    if (deck.length - g.fateDeck.length <= top.length) {
      if (won) sum.chance += share;
      sum.attackerLoses += share * attackerLost;
      sum.defenderLoses += share * defenderLost;
      return true;
    }
    const left = deck.length - top.length;
    for (const kind of kinds) {
      if (kind.left === 0) continue;
      const likely = (share * kind.left) / left;
      const card = kind.cards[kind.cards.length - kind.left]!;
      kind.left--;
      const isDone = follow([...top, card], likely);
      kind.left++;
      if (!isDone) return false;
    }
    return true;
  };
  return follow([], 1) ? { ...sum, error: 0, exact: true, courses: fought } : null;
}

const coursesFor = (units: number): number => Math.max(SOME.least, Math.min(SOME.most, Math.floor(FIGHTERS / units)));

/** The luck of each course beside its fate cards; the same for every battle. */
const CHANCES: Chance[] = [];
function chanceOf(course: number): Chance {
  CHANCES[course] ??= chanceFrom(`odds ${course}`);
  return copy(CHANCES[course]!);
}

/** Tries some, the same for the same table. */
function someCourses(field: Table, courses: number): Odds {
  const luck: Rng = rng('odds');
  let [wins, mine, theirs] = [0, 0, 0];
  for (let i = 0; i < courses; i++) {
    const g = tableFor(field);
    g.chance = chanceOf(i);
    shuffleWith(luck, g.fateDeck);
    const { won, attackerLost, defenderLost } = fight(g);
    if (won) wins++;
    mine += attackerLost;
    theirs += defenderLost;
  }
  return {
    chance: wins / courses,
    error: errorOf(wins, courses),
    attackerLoses: mine / courses,
    defenderLoses: theirs / courses,
    exact: false,
    courses,
  };
}

/** After Agresti and Coull, so that what always came out the same is not taken for sure. */
function errorOf(wins: number, n: number): number {
  const mean = (wins + 2) / (n + 4);
  return Math.abs(mean - wins / n) + 1.96 * Math.sqrt((mean * (1 - mean)) / (n + 4));
}
