import { call, NOBODY, type Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { inJournal, note } from '../journal.ts';
import type { LocationId } from '../printed/board.ts';
import type { CommandId, OrderId } from '../printed/ids.ts';
import { automatonOf, type Clan, isAutomaton, type Order, qinIn, type Table } from '../table.ts';
import { nextOfQin } from './alone/activation.ts';
import { drawCommand } from './alone/command.ts';
import { anyway, asks, atOnce, does, each, procedure } from './book.ts';
import { orderCard } from './cards.ts';
import { defeats } from './defeat.ts';
import { activate, qualifying } from './locations/activate.ts';
import { happens } from './moments.ts';
import { agreedOrder, agreeOrder, trackOrder } from './together/order.ts';
import { bonus, deciderOf } from './vocabulary.ts';

/** Chapter 10. */
export const autumn = procedure('autumn', {
  begin: does(g => {
    g.season = 'autumn';
    note(g, 'season', 'GW-GEN-01', NOBODY, 'autumn');
  }),
  chooseCommands: atOnce({
    rule: 'GW-AUTUMN-01',
    all: g => g.players.map((_, seat) => seat).filter(seat => g.players[seat]!.hand.length > 0),
    options: (g, _, seat): readonly CommandId[] => g.players[seat]!.hand,
    otherwise: (g, _, seat) => g.players[seat]!.hand[0]!,
    take: (g, _, command, seat) => {
      const player = g.players[seat]!;
      player.hand.splice(player.hand.indexOf(command), 1);
      player.revealed = command;
      note(g, 'reveals', 'GW-AUTUMN-02', seat, command);
    },
  }),
  drawForQin: does(g => {
    if (qinIn(g) !== undefined) drawCommand(g);
  }),
  placeCommands: each(
    g => (g.together === null ? commanders(g) : []),
    (g, clan) => call(g, place, { clan }),
  ),
  placeTogether: does(g => {
    if (g.together !== null) call(g, placeTogether, { got: null });
  }),
  turns: each(
    g => g.track.map((_, space) => space).filter(space => g.track[space] !== null),
    (g, space) => call(g, turn, { clan: g.track[space]!.clan, space, done: [] }),
  ),
  end: does(g => {
    g.active = NOBODY;
  }),
});

/** The clans with a command for this year, in tea order. */
const commanders = (g: Table): Clan[] =>
  g.tea.filter(clan => isAutomaton(g, clan) || g.players[clan]!.revealed !== null);

/** GW-COOP-28: the players agree on the order of their commands; that of an automaton lies where tea order puts it. */
const placeTogether = procedure<{ got: string | null }>('together/place', {
  agree: does((g, v) => agreeOrder(g, v, 'commands', '', commanders(g))),
  place: does((g, { got }) => {
    for (const [space, clan] of agreedOrder(g, commanders(g), got).entries()) layOwn(g, clan, space);
  }),
});

/** The spaces of the track as answers, counted from 1. */
const SPACES = ['space-1', 'space-2', 'space-3', 'space-4'] as const;

/** GW-AUTUMN-03; automata always take the first free space (GW-2P-27, GW-SOLO-40). */
const place = procedure<{ clan: Clan }>('autumn/place', {
  choose: asks({
    rule: 'GW-AUTUMN-03',
    who: (g, { clan }) => (isAutomaton(g, clan) ? NOBODY : clan),
    options: freeSpaces,
    otherwise: g => freeSpaces(g)[0]!,
    take: (g, _, answer, seat) => {
      layOwn(g, seat, SPACES.indexOf(answer));
    },
  }),
  automaton: anyway((g, { clan }) => {
    if (isAutomaton(g, clan)) layOwn(g, clan, g.track.indexOf(null));
  }),
});

function freeSpaces(g: Table): (typeof SPACES)[number][] {
  return SPACES.filter((_, space) => g.track[space] === null);
}

/** The command a clan has revealed goes on a space. */
function layOwn(g: Table, clan: Clan, space: number): void {
  if (!isAutomaton(g, clan)) {
    const player = g.players[clan]!;
    lay(g, clan, player.revealed!, space, 'GW-AUTUMN-03');
    player.revealed = null;
    return;
  }
  const automaton = automatonOf(g, clan);
  if (automaton.name === 'reed') lay(g, clan, 'reed', space, 'GW-2P-27');
  else {
    lay(g, clan, automaton.revealed!, space, 'GW-SOLO-40');
    automaton.revealed = null;
  }
}

function lay(g: Table, clan: Clan, command: OrderId, space: number, rule: Rule): void {
  g.track[space] = { clan, command };
  note(g, 'orders', rule, inJournal(g, clan), command, space + 1);
}

/** GW-AUTUMN-07: card, activation, defeated hordes. `done`: locations that were activated in this step (AMB-07). */
interface Turn {
  clan: Clan;
  space: number;
  done: LocationId[];
}
type Steps =
  | 'begin'
  | 'boxes'
  | 'ordered'
  | 'beginActivation'
  | 'activateForQin'
  | 'activate'
  | 'endActivation'
  | 'checkDefeats';
export const turn = procedure<Turn, Steps>('autumn/turn', {
  begin: does((g, { clan, space }) => {
    g.active = clan;
    const { command } = g.track[space]!;
    note(g, 'turn', 'GW-AUTUMN-06', inJournal(g, clan), command);
    happens(g, 'turn', clan, command);
  }),
  boxes: each(
    (g, { space }) => orderCard(g, g.track[space]!).boxes.map((_, i) => i),
    (g, i, { clan, space }) => {
      const { command } = g.track[space]!;
      const box = orderCard(g, g.track[space]!).boxes[i]!;
      if (box.for === 'owner') box.does(g, clan);
      else {
        const pool = isAutomaton(g, clan) ? 0 : bonus(g, clan, 'sharedMoves');
        call(g, othersBox, { clan, command, box: i, pool });
      }
    },
  ),
  ordered: does((g, { clan }) => happens(g, 'ordered', clan)),
  beginActivation: does((g, { clan }) => happens(g, 'activation', clan)),
  /** GW-SOLO-49: he does not ask; the player orders what is left (GW-SOLO-50). */
  activateForQin: does((g, v) => {
    const location = nextOfQin(g, v.clan, v.done, qualifying);
    if (location === null) return;
    v.done.push(location);
    call(g, activate, { location, advanced: false, busy: [] });
    return 'again';
  }),
  activate: asks({
    rule: 'GW-AUTUMN-11',
    who: (g, { clan }) => deciderOf(g, clan),
    options: (g, { done }) => qualifying(g, done),
    why: (_, { done }, answer) => (done.includes(answer as LocationId) ? 'GW-AUTUMN-11' : 'GW-AUTUMN-10'),
    mayBeEmpty: true,
    otherwise: (g, { done }) => qualifying(g, done)[0]!,
    take: (g, v, location) => {
      v.done.push(location);
      call(g, activate, { location, advanced: false, busy: [] });
      return { goto: 'activateForQin' };
    },
  }),
  endActivation: anyway((g, { clan }) => happens(g, 'activation-over', clan)),
  checkDefeats: does(g => call(g, defeats, { hunters: [] })),
});

/** GW-CMD-03: every other clan, in tea order; where all play together, as their commands lie (GW-COOP-29). */
export const othersBox = procedure<Order & { box: number; pool: number }>('autumn/others', {
  inTurn: each(
    (g, { clan }) => trackOrder(g).filter(other => other !== clan),
    (g, other, { clan, command, box }) => orderCard(g, { clan, command }).boxes[box]!.does(g, other as Seat),
  ),
});
