import type { Seat } from '@teahouse/kernel';
import { BARRICADE, SOURCE_OF, WALLS } from '../cards/board.ts';
import { COMMAND } from '../cards/commands.ts';
import type { AdvisorId, CommandId } from '../cards/ids.ts';
import { RESOURCES } from '../ids.ts';
import { archersOn, isResting, materials, sectionsOf } from '../rules/vocabulary.ts';
import type { Table } from '../table.ts';
import { builds, fortified, hires, recruitsFor } from './clerks.ts';
import { appointed, type Prices } from './court.ts';
import type { Horizon } from './horizon.ts';

/** The values of a procedure under way, as far as they are looked at here. */
interface Locals {
  seat?: Seat;
  clan?: number;
  left?: number;
  owed?: number;
  what?: 'wall' | 'barricade' | '';
  section?: number;
  advisor?: AdvisorId | null;
  resource?: string | null;
}

/** What one of these is worth before it is known what it will be. */
const RECRUIT = 1.2;
const MOVE = 0.5;
const STRIKE = 1.2;
const WOUND = 0.6;
const UPGRADE = 1.5;
const TOKEN = 4.5;
const TACTIC = 2;
const EFFECT = 1.5;

/** What is begun and not yet done: the honor of a wall that is about to be paid, gains that are still to be chosen. */
export function underWay(g: Table, seat: Seat, horizon: Horizon, prices: Prices): number {
  let sum = 0;
  for (const { proc, v } of g.stack) {
    const locals = v as Locals;
    if ((locals.seat ?? locals.clan) === seat) sum += pending(g, seat, proc, locals, horizon, prices);
  }
  return sum;
}

function pending(g: Table, seat: Seat, proc: string, v: Locals, horizon: Horizon, prices: Prices): number {
  const left = v.left ?? 0;
  switch (proc) {
    case 'goods/settle':
      return -horizon.material * v.owed!;
    case 'goods/choose':
    case 'command/take':
      return horizon.material * left;
    case 'shame/lift':
      return TOKEN * left;
    case 'clerks/move':
      return MOVE * Math.min(3, left);
    case 'attack/sortie':
      return STRIKE * Math.min(left, 1);
    case 'recruit':
      return RECRUIT * Math.min(left, recruitsFor(g.players[seat]!));
    case 'card/volley':
      return WOUND * left;
    case 'card/upgrade':
      return UPGRADE * (left + (v.resource === null ? 0 : 1));
    case 'card/sally':
    case 'card/strike-or-study':
    case 'card/bolster':
    case 'card/retreat':
      return EFFECT;
    case 'location/fortify':
      return BARRICADE.honor * left + EFFECT;
    case 'location/build':
      return building(g, seat, v, horizon);
    case 'location/hire':
      return (
        hires(g.players[seat]!, left, horizon.material + horizon.gold, prices) +
        (v.advisor == null ? 0 : appointed(g, v.advisor, prices, horizon))
      );
    case 'tactics/play':
      return g.stack[g.stack.length - 1]!.v === v ? TACTIC : 0;
    default:
      return 0;
  }
}

/** A build that is chosen counts as built; its price is counted when it is owed, before that the builder's share of it. */
function building(g: Table, seat: Seat, { what, section, left, owed }: Locals, horizon: Horizon): number {
  if (what === '' || what === undefined) return builds(g, seat, left!, materials(g.warehouse), horizon);
  const honor = what === 'wall' ? WALLS[g.sections[section!]!.wall + 1]!.cost : BARRICADE.honor;
  const settled = g.stack[g.stack.length - 1]!.proc !== 'location/build';
  const price = settled ? 0 : horizon.material * Math.max(0, owed! - materials(g.warehouse));
  return honor + fortified(g, seat, section!, what, horizon) - price;
}

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
