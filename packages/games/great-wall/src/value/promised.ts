import { current, locals, type Procedure, type Seat } from '@teahouse/kernel';
import { COMMAND } from '../cards/commands.ts';
import { RESOURCES } from '../ids.ts';
import { BARRICADE, SOURCE_OF, WALLS } from '../printed/board.ts';
import type { CommandId } from '../printed/ids.ts';
import { bolstering, choosing, retreating, sally, upgrading, volleying } from '../rules/abilities.ts';
import { sortie } from '../rules/attack.ts';
import { moveClerks } from '../rules/clerks.ts';
import { take } from '../rules/command-boxes.ts';
import { chooseGoods, settle } from '../rules/goods.ts';
import { build, fortify } from '../rules/locations/builders-camp.ts';
import { hire } from '../rules/locations/embassy.ts';
import { recruit } from '../rules/recruit.ts';
import { lifts } from '../rules/shame.ts';
import { playing } from '../rules/tactics.ts';
import { archersOn, isResting, materials, sectionsOf } from '../rules/vocabulary.ts';
import type { Clan, Table } from '../table.ts';
import { builds, fortified, hires, recruitsFor } from './clerks.ts';
import { appointed, type Prices } from './court.ts';
import type { Horizon } from './horizon.ts';

/** What one of these is worth before it is known what it will be. */
const RECRUIT = 1.2;
const MOVE = 0.5;
const STRIKE = 1.2;
const WOUND = 0.6;
const UPGRADE = 1.5;
const TOKEN = 4.5;
const TACTIC = 2;
const EFFECT = 1.5;

/** A position, and who weighs it. */
interface Weighing {
  g: Table;
  seat: Seat;
  horizon: Horizon;
  prices: Prices;
}

/** What is begun and not yet done: the honor of a wall that is about to be paid, gains that are still to be chosen. */
export function underWay(g: Table, seat: Seat, horizon: Horizon, prices: Prices): number {
  const weighing: Weighing = { g, seat, horizon, prices };
  let sum = 0;
  for (const { proc } of g.stack) sum += BEGUN.get(proc)?.(weighing) ?? 0;
  return sum;
}

/** What a procedure under way promises the seat whose doing it is. */
function begun<V extends { seat: Seat } | { clan: Clan }>(
  procedure: Procedure<Table, V>,
  worth: (v: V, weighing: Weighing) => number,
): [name: string, worth: (weighing: Weighing) => number] {
  const own = (weighing: Weighing): number => {
    const v = locals(weighing.g, procedure)!;
    const doer = 'seat' in v ? v.seat : v.clan;
    return doer === weighing.seat ? worth(v, weighing) : 0;
  };
  return [procedure.name, own];
}

const BEGUN: ReadonlyMap<string, (weighing: Weighing) => number> = new Map([
  begun(settle, ({ owed }, { horizon }) => -horizon.material * owed),
  begun(chooseGoods, ({ left }, { horizon }) => horizon.material * left),
  begun(take, ({ left }, { horizon }) => horizon.material * left),
  begun(lifts, ({ left }) => TOKEN * left),
  begun(moveClerks, ({ left }) => MOVE * Math.min(3, left)),
  begun(sortie, ({ left }) => STRIKE * Math.min(left, 1)),
  begun(recruit, ({ left }, { g, seat }) => RECRUIT * Math.min(left, recruitsFor(g.players[seat]!))),
  begun(volleying, ({ left }) => WOUND * left),
  begun(upgrading, ({ left, resource }) => UPGRADE * (left + (resource === null ? 0 : 1))),
  begun(sally, () => EFFECT),
  begun(choosing, () => EFFECT),
  begun(bolstering, () => EFFECT),
  begun(retreating, () => EFFECT),
  begun(fortify, ({ left }) => BARRICADE.honor * left + EFFECT),
  /** A build that is chosen counts as built; its price is counted when it is owed, before that the builder's share of it. */
  begun(build, ({ what, section, left, owed }, { g, seat, horizon }) => {
    if (what === '') return builds(g, seat, left, materials(g.warehouse), horizon);
    const honor = what === 'wall' ? WALLS[g.sections[section]!.wall + 1]!.cost : BARRICADE.honor;
    const isSettled = current(g, build) === null;
    const price = isSettled ? 0 : horizon.material * Math.max(0, owed - materials(g.warehouse));
    return honor + fortified(g, seat, section, what, horizon) - price;
  }),
  begun(hire, ({ left, advisor }, { g, seat, horizon, prices }) => {
    const hoped = hires(g.players[seat]!, left, horizon.material + horizon.gold, prices);
    return hoped + (advisor === null ? 0 : appointed(g, advisor, prices, horizon));
  }),
  begun(playing, (_, { g }) => (current(g, playing) === null ? 0 : TACTIC)),
]);

/** What the command of a seat that is still to be resolved will probably do for it. */
export function plan(g: Table, seat: Seat, horizon: Horizon): number {
  const player = g.players[seat]!;
  if (player.revealed !== null) return commandWorth(g, seat, player.revealed, horizon);
  if (g.season !== 'autumn') return 0;
  const now = g.track.findIndex(order => order !== null && order.clan === g.active);
  for (let space = now + 1; space < g.track.length; space++) {
    const order = g.track[space];
    if (order?.clan === seat) return commandWorth(g, seat, order.command as CommandId, horizon);
  }
  return 0;
}

const isOnTrack = (g: Table, seat: Seat, command: CommandId | null): boolean =>
  g.track.some(order => order !== null && order.clan !== seat && order.command === command) ||
  g.players.some((player, other) => other !== seat && player.revealed === command && command !== null);

function commandWorth(g: Table, seat: Seat, command: CommandId, horizon: Horizon): number {
  const player = g.players[seat]!;
  const helped = isOnTrack(g, seat, COMMAND[command].helpedBy) ? 1 : 0;
  switch (command) {
    case 'economy':
      return 2 + horizon.material * Math.min(3, 1 + productive(g, seat)) + 0.7 * helped;
    case 'despotism':
      return 2.2 + helped;
    case 'attack-order':
      return 1 + 1.8 * attackers(g, seat) + 1.2 * helped;
    case 'work-harder':
      return 1.3 + builds(g, seat, 1, materials(g.warehouse), horizon) + 0.5 * helped;
    case 'levy':
      return 2 + (recruitsFor(player) > 0 ? 2 : 0) + 0.7 * helped;
    case 'betrayal':
      return horizon.autumns === 0 ? 2 : 1;
  }
}

/** Production locations where a seat has clerks. */
function productive(g: Table, seat: Seat): number {
  let n = 0;
  for (const resource of RESOURCES) if (g.players[seat]!.clerks[SOURCE_OF[resource]] > 0) n++;
  return n;
}

/** Soldiers who could attack from where they are. */
function attackers(g: Table, seat: Seat): number {
  let n = 0;
  for (const section of sectionsOf(g)) {
    if (g.sections[section]!.hordes.length === 0) continue;
    n += 0.5 * archersOn(g, section, seat);
    if (!isResting(g, section, seat)) continue;
    const { spearman, archer, horseman } = g.sections[section]!.rest[seat]!;
    n += spearman + 0.7 * archer + 1.5 * horseman;
  }
  return n;
}
