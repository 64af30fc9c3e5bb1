import { call, NOBODY, type Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { inJournal, note } from '../journal.ts';
import type { LocationId } from '../printed/board.ts';
import type { CommandId, OrderId } from '../printed/ids.ts';
import { automatonOf, type Clan, isAutomaton, type Order, qinIn, type Table } from '../table.ts';
import { nextOfQin } from './alone/activation.ts';
import { drawCommand } from './alone/command.ts';
import { asks, atOnce, does, each, procedure } from './book.ts';
import { orderCard } from './cards.ts';
import { defeats } from './defeat.ts';
import { activate, qualifying } from './locations/activate.ts';
import { happens } from './moments.ts';
import { deciderOf } from './vocabulary.ts';

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
    g => g.tea.filter(clan => isAutomaton(g, clan) || g.players[clan]!.revealed !== null),
    (g, clan) => call(g, place, { clan }),
  ),
  turns: each(
    g => g.track.map((_, space) => space).filter(space => g.track[space] !== null),
    (g, space) => call(g, turn, { clan: g.track[space]!.clan, space, done: [] }),
  ),
  end: does(g => {
    g.active = NOBODY;
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
      const player = g.players[seat]!;
      lay(g, seat, player.revealed!, SPACES.indexOf(answer), 'GW-AUTUMN-03');
      player.revealed = null;
    },
  }),
  automaton: does((g, { clan }) => {
    if (!isAutomaton(g, clan)) return;
    const automaton = automatonOf(g, clan);
    const free = g.track.indexOf(null);
    if (automaton.name === 'reed') lay(g, clan, 'reed', free, 'GW-2P-27');
    else {
      lay(g, clan, automaton.revealed!, free, 'GW-SOLO-40');
      automaton.revealed = null;
    }
  }),
});

function freeSpaces(g: Table): (typeof SPACES)[number][] {
  return SPACES.filter((_, space) => g.track[space] === null);
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
      else call(g, othersBox, { clan, command, box: i });
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
  endActivation: does((g, { clan }) => happens(g, 'activation-over', clan)),
  checkDefeats: does(g => call(g, defeats, { hunters: [] })),
});

/** GW-CMD-03: every other clan, in tea order. */
const othersBox = procedure<Order & { box: number }>('autumn/others', {
  inTurn: each(
    (g, { clan }) => g.tea.filter(other => other !== clan),
    (g, other, { clan, command, box }) => orderCard(g, { clan, command }).boxes[box]!.does(g, other as Seat),
  ),
});
