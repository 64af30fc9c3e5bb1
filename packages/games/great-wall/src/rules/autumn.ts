import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { inJournal, note } from '../journal.ts';
import type { LocationId } from '../printed/board.ts';
import type { CommandId } from '../printed/ids.ts';
import { type Clan, isAutomaton, type Table } from '../table.ts';
import { asks, atOnce, does, each, procedure } from './book.ts';
import { command as commandCard } from './cards.ts';
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

/** GW-AUTUMN-03; the Reed Clan always takes the first free space (GW-2P-27). */
const place = procedure<{ clan: Clan }>('autumn/place', {
  choose: asks({
    rule: 'GW-AUTUMN-03',
    who: (g, { clan }) => (isAutomaton(g, clan) ? NOBODY : clan),
    options: freeSpaces,
    otherwise: g => freeSpaces(g)[0]!,
    take: (g, _, answer, seat) => {
      const player = g.players[seat]!;
      lay(g, seat, player.revealed!, SPACES.indexOf(answer));
      player.revealed = null;
    },
  }),
  reed: does((g, { clan }) => {
    if (isAutomaton(g, clan)) lay(g, clan, 'reed', g.track.indexOf(null));
  }),
});

function freeSpaces(g: Table): (typeof SPACES)[number][] {
  return SPACES.filter((_, space) => g.track[space] === null);
}

function lay(g: Table, clan: Clan, command: CommandId | 'reed', space: number): void {
  g.track[space] = { clan, command };
  note(g, 'orders', isAutomaton(g, clan) ? 'GW-2P-27' : 'GW-AUTUMN-03', inJournal(g, clan), command, space + 1);
}

/** GW-AUTUMN-07: card, activation, defeated hordes. `done`: locations that were activated in this step (AMB-07). */
export const turn = procedure<{ clan: Clan; space: number; done: LocationId[] }>('autumn/turn', {
  begin: does((g, { clan, space }) => {
    g.active = clan;
    const { command } = g.track[space]!;
    note(g, 'turn', 'GW-AUTUMN-06', inJournal(g, clan), command);
    happens(g, 'turn', clan, command);
  }),
  boxes: each(
    (g, { space }) => commandCard(g.track[space]!.command).boxes.map((_, i) => i),
    (g, i, { clan, space }) => {
      const { command } = g.track[space]!;
      const box = commandCard(command).boxes[i]!;
      if (box.for === 'owner') box.does(g, clan);
      else call(g, othersBox, { clan, command, box: i });
    },
  ),
  ordered: does((g, { clan }) => happens(g, 'ordered', clan)),
  beginActivation: does((g, { clan }) => happens(g, 'activation', clan)),
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
      return 'again';
    },
  }),
  endActivation: does((g, { clan }) => happens(g, 'activation-over', clan)),
  checkDefeats: does(g => call(g, defeats, { hunters: [] })),
});

/** GW-CMD-03: every other clan, in tea order. */
const othersBox = procedure<{ clan: Clan; command: CommandId | 'reed'; box: number }>('autumn/others', {
  inTurn: each(
    (g, { clan }) => g.tea.filter(other => other !== clan),
    (g, other, { command, box }) => commandCard(command).boxes[box]!.does(g, other as Seat),
  ),
});
