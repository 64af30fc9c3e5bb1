import { cloneOf, type Seat, type SeenCore, worldsOf } from '@teahouse/kernel';
import { COMMAND } from '../cards/commands.ts';
import { game } from '../index.ts';
import type { CommandId, OrderId } from '../printed/ids.ts';
import { othersBox } from '../rules/autumn.ts';
import { sharedIn } from '../rules/clerks.ts';
import { bonus as bonusIn } from '../rules/vocabulary.ts';
import { type Clan, clanOf, isAutomaton, isQin, type Order, qinIn, type Table } from '../table.ts';
import type { View } from '../view.ts';
import { type Act, actsOf } from './acts.ts';

/** What a command card would do if it were resolved now, with everybody where they stand. */
interface CommandForesight {
  /** For its owner, box by box; with the bonus where it is sure. */
  own: Act[];
  /** For the others: for me, or for each of them where the card is mine. */
  others: { clan: Clan; acts: Act[] }[];
  /** Null for a card that no other one helps. */
  bonus: Bonus | null;
}

/** GW-CMD-06: what another player's card on the track adds. */
export interface Bonus {
  by: CommandId;
  /** Who has laid or turned up that card; while all lie face down, who may. */
  from: Seat[];
  /** Everybody has turned up a card, so that it is known. */
  known: boolean;
  /** The boxes as they are with it, where they differ. */
  acts: Act[];
}

type Seen = View & SeenCore;

export function foreseeCommand(seen: Seen, me: Seat | null, clan: Clan, command: OrderId): CommandForesight {
  const world = layOut(seen, me, clan, command);
  const bonus = bonusOf(seen, world, me, clan, command);
  const others: CommandForesight['others'] = [];
  for (const other of seen.tea) {
    if (other === clan || (me !== null && clan !== me && other !== me)) continue;
    const acts = actsOf(copyOf(world), command, other, 'others', me);
    const shared = isAutomaton(seen, clan) || isAutomaton(seen, other) ? 0 : sharedBy(seen, clan);
    others.push({ clan: other, acts: acts.map(act => withMore(act, shared)) });
  }
  return { own: actsOf(world, command, clan, 'owner', me), others, bonus };
}

const withMore = (act: Act, n: number): Act =>
  act.act === 'move' || act.act === 'either' ? { ...act, n: act.n + n } : act;

/** Clerks that the others share in a box of this clan's command: as many as are left, while it is carried out. */
const sharedBy = (seen: Seen, clan: Seat): number =>
  seen.active === clan && seen.stack.some(({ proc }) => proc === othersBox.name)
    ? sharedIn(seen)
    : bonusIn(seen, clan, 'sharedMoves');

/** The table when this card's turn comes: all that is turned up lies on the track. */
function layOut(seen: Seen, me: Seat | null, clan: Clan, command: OrderId): Table {
  const [world] = worldsOf(game, seen, me, 1) as [Table];
  world.stack = [];
  world.over = false;
  world.active = clan;
  const laid = world.season === 'autumn' ? world.track.filter(order => order !== null) : [];
  for (const [seat, { revealed }] of world.players.entries()) {
    if (revealed !== null) laid.push({ clan: seat, command: revealed });
  }
  const qins = qinIn(world)?.revealed ?? null;
  if (qins !== null) laid.push({ clan: clanOf(world, 'qin'), command: qins });
  if (!laid.some(order => order.clan === clan)) laid.push({ clan, command });
  world.track = laid;
  return world;
}

/** Each look needs a table of its own, as boxes change it. */
const copyOf = (world: Table): Table => cloneOf(game, world);

function bonusOf(seen: Seen, world: Table, me: Seat | null, clan: Clan, command: OrderId): Bonus | null {
  const { helpedBy } = COMMAND[command];
  if (helpedBy === null) return null;
  const helpers = world.track.filter((order): order is Order => order?.command === helpedBy && order.clan !== clan);
  const known = isTurnedUp(seen);
  const from = known ? helpers.map(order => order.clan) : holdersOf(seen, helpedBy, clan);
  const [without, withIt] = [copyOf(world), copyOf(world)];
  without.track = world.track.filter(order => !helpers.includes(order!));
  withIt.track = [...without.track, { clan: clan === 0 ? 1 : 0, command: helpedBy }];
  const plain = new Set<string>();
  for (const act of actsOf(without, command, clan, 'owner', me)) plain.add(JSON.stringify(act));
  const acts = actsOf(withIt, command, clan, 'owner', me).filter(act => !plain.has(JSON.stringify(act)));
  return { by: helpedBy, from, known, acts };
}

/** Whether this autumn's commands are no longer a secret. */
const isTurnedUp = ({ season, track, players }: Seen): boolean =>
  season === 'autumn' && (track.some(order => order !== null) || players.some(({ revealed }) => revealed !== null));

const holdersOf = (seen: Seen, command: CommandId, clan: Clan): Seat[] =>
  seen.tea.filter(other => {
    if (other === clan) return false;
    if (!isAutomaton(seen, other)) return seen.players[other]!.hand.includes(command);
    return isQin(seen, other) && !qinIn(seen)!.pile.includes(command);
  });
