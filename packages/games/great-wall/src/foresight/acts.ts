import { cloneOf, current, type Entry, type Procedure, type Seat, trace, withJournal } from '@teahouse/kernel';
import { COMMAND } from '../cards/commands.ts';
import { DONE, PASS, type Resource, TROOPS, type Troop, WALL } from '../ids.ts';
import { game } from '../index.ts';
import { type LocationId, BARRICADE as MADE, WALLS } from '../printed/board.ts';
import type { CommandId, OrderId } from '../printed/ids.ts';
import { offerAttacks } from '../rules/attack.ts';
import { woundable } from '../rules/battle.ts';
import { moveClerks } from '../rules/clerks.ts';
import { advance, betray, copyable, either, everybody, take } from '../rules/command-boxes.ts';
import { chooseGoods } from '../rules/goods.ts';
import { build, ownCost } from '../rules/locations/builders-camp.ts';
import { recruit } from '../rules/recruit.ts';
import { gathering } from '../rules/reed.ts';
import { drawTactics } from '../rules/tactics.ts';
import { archersOn, bonus, restOf, sectionsOf } from '../rules/vocabulary.ts';
import { type Clan, isAutomaton, type Table } from '../table.ts';
import { type Price, pricesIn } from './offers.ts';

/** What one box of a command lets a clan do, in the numbers of this moment. */
export type Act =
  | Move
  | { act: 'gain'; resource: Resource; n: number }
  /** Resources of one's choice; `apart`: each another one. */
  | { act: 'take'; n: number; among: Resource[]; apart: boolean }
  | { act: 'advance'; at: LocationId[] }
  | { act: 'either'; n: number; ready: Ready[] }
  | { act: 'attack'; ready: Ready[] }
  | { act: 'build'; rebate: number; offers: Build[] | null }
  | { act: 'recruit'; n: number; waiver: number; prices: Price[] | null }
  | { act: 'draw'; n: number }
  | { act: 'copy'; of: { command: CommandId; acts: Act[] }[]; n: number }
  | { act: 'gather' };

interface Move {
  act: 'move';
  n: number;
  /** All to different locations. */
  spread: boolean;
  /** The only destinations allowed; none: all. */
  within: LocationId[];
  /** Clerks in the reserve, and where one could go now. */
  idle: number;
  to: LocationId[];
}

/** Soldiers at the wall with something to attack. */
export interface Ready {
  section: number;
  troop: Troop;
  n: number;
}

/** A building that can be paid, and what it costs of one's own goods. */
export interface Build {
  answer: string;
  own: number;
}

/** Carries the boxes of a card out as far as to the first question of each. Uses the table up. */
export function actsOf(g: Table, command: OrderId, clan: Clan, whose: 'owner' | 'others', me: Seat | null): Act[] {
  const out: Act[] = [];
  for (const box of COMMAND[command].boxes) {
    if (box.for !== whose) continue;
    const journal: Entry[] = [];
    withJournal(g, journal, () => box.does(g, clan));
    for (const { kind, what, n } of journal)
      if (kind === 'gains') out.push({ act: 'gain', resource: what as Resource, n });
    if (g.stack.length > 0) out.push(calledBy(g, clan, clan === me));
    g.stack = [];
  }
  return out;
}

/** What a called procedure is about to ask. `sure`: the goods are known. */
type Reader = (g: Table, clan: Clan, sure: boolean) => Act | null;

function reader<V extends object>(
  procedure: Procedure<Table, V>,
  read: (v: V, g: Table, clan: Clan, sure: boolean) => Act,
): Reader {
  return (g, clan, sure) => {
    const v = current(g, procedure);
    return v === null ? null : read(v, g, clan, sure);
  };
}

const READERS: readonly Reader[] = [
  reader(moveClerks, ({ left, spread, within }, g, clan) => {
    const idle = isAutomaton(g, clan) ? 0 : g.players[clan]!.idle;
    return { act: 'move', n: left, spread, within, idle, to: asked(g).filter(id => id !== DONE) as LocationId[] };
  }),
  reader(take, ({ left, among }) => ({ act: 'take', n: left, among, apart: true })),
  reader(chooseGoods, ({ left, among }) => ({ act: 'take', n: left, among, apart: false })),
  reader(advance, (_, g) => ({ act: 'advance', at: asked(g).filter(id => id !== PASS) as LocationId[] })),
  reader(either, ({ moves, extra }, g, seat, sure) => ({
    act: 'either',
    n: moves + extra,
    ready: readyOf(g, seat, sure),
  })),
  reader(everybody, (_, g, seat, sure) => ({ act: 'attack', ready: readyOf(g, seat, sure) })),
  reader(build, ({ rebate }, g, seat, sure) => {
    const offered = asked(g).filter(id => id !== PASS);
    return { act: 'build', rebate, offers: sure ? offered.map(id => buildOf(g, seat, id, rebate)) : null };
  }),
  reader(recruit, ({ left, waiver }, g, _, sure) => ({
    act: 'recruit',
    n: left,
    waiver,
    prices: sure ? pricesIn(asked(g)) : null,
  })),
  reader(drawTactics, ({ n }) => ({ act: 'draw', n })),
  reader(betray, (_, g, seat, sure) => {
    const of = copyable(g, seat).map(command => ({
      command,
      acts: actsOf(cloneOf(game, { ...g, stack: [] }), command, seat, 'owner', sure ? seat : null),
    }));
    return { act: 'copy', of, n: 2 + bonus(g, seat, 'ownMoves') };
  }),
  reader(gathering, () => ({ act: 'gather' })),
];

function calledBy(g: Table, clan: Clan, sure: boolean): Act {
  for (const read of READERS) {
    const act = read(g, clan, sure);
    if (act !== null) return act;
  }
  throw new Error(`a box of a command calls ${trace(g)}, and nobody has said what that does`);
}

/** The answers of the question that is then open; none where it is not asked. */
const asked = (g: Table): readonly string[] => game.machine.open(g)[0]?.options ?? [];

/** Chi of somebody else may be enough for anything. */
function readyOf(g: Table, seat: Seat, sure: boolean): Ready[] {
  const chi = sure ? g.players[seat]!.goods.chi : Number.POSITIVE_INFINITY;
  const out: Ready[] = [];
  for (const section of sectionsOf(g)) {
    for (const troop of TROOPS) {
      const attacks: string[] = [];
      const rest = restOf(g, section, seat)[troop];
      if (rest > 0) offerAttacks(g, section, troop, chi, bonus(g, seat, 'secondRow'), attacks);
      const shots = troop === 'archer' && woundable(g.sections[section]!).length > 0 ? archersOn(g, section, seat) : 0;
      const n = (attacks.length > 0 ? rest : 0) + shots;
      if (n > 0) out.push({ section, troop, n });
    }
  }
  return out;
}

function buildOf(g: Table, seat: Seat, answer: string, rebate: number): Build {
  const wall = (WALL as readonly string[]).indexOf(answer);
  if (wall < 0) return { answer, own: ownCost(g, seat, 'barricade', MADE.cost, rebate) };
  return { answer, own: ownCost(g, seat, 'wall', WALLS[g.sections[wall]!.wall + 1]!.cost, rebate) };
}
