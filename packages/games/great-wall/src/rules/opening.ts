import { NOBODY } from '@teahouse/kernel';
import { RESOURCES } from '../ids.ts';
import { note, noteTo } from '../journal.ts';
import { isAutomaton, type Table } from '../table.ts';
import { atOnce, does, procedure } from './book.ts';
import { general } from './cards.ts';
import { refillQueue } from './locations/embassy.ts';
import { drawTactic } from './tactics.ts';
import { gain } from './vocabulary.ts';

/** GW-SETUP-20 to GW-SETUP-31: what is chosen when the table is set up, in two secret rounds (AMB-01). */
export const opening = procedure('opening', {
  chooseGeneral: atOnce({
    rule: 'GW-SETUP-20',
    all: everybody,
    options: (g, _, seat) => g.players[seat]!.dealtGenerals,
    otherwise: (g, _, seat) => g.players[seat]!.dealtGenerals[0]!,
    take: (g, _, id, seat) => {
      const player = g.players[seat]!;
      player.general = id;
      player.dealtGenerals = [];
      note(g, 'chooses-general', 'GW-SETUP-20', seat, id);
    },
  }),
  appoint: atOnce({
    rule: 'GW-SETUP-21',
    all: everybody,
    options: (g, _, seat) => g.players[seat]!.dealtAdvisors,
    otherwise: (g, _, seat) => g.players[seat]!.dealtAdvisors[0]!,
    take: (g, _, id, seat) => {
      const player = g.players[seat]!;
      const other = player.dealtAdvisors.find(advisor => advisor !== id)!;
      player.active.push(id);
      player.supporters.push(other);
      player.dealtAdvisors = [];
      note(g, 'appoints', 'GW-SETUP-21', seat, id, 0, 'active');
      noteTo(g, [seat], 'appoints', 'GW-SETUP-22', seat, other, 0, 'supporting');
    },
  }),
  equip: does(g => {
    for (let seat = 0; seat < g.seats; seat++) {
      const { start, tactics } = general(g.players[seat]!.general!);
      for (const resource of RESOURCES) gain(g, seat, resource, start[resource], 'GW-SETUP-26');
      for (let i = 0; i < tactics; i++) drawTactic(g, seat, 'GW-SETUP-27');
    }
    g.tea = teaStack(g);
    refillQueue(g);
    note(g, 'year', 'GW-SETUP-34', NOBODY, '', g.year);
  }),
});

function everybody(g: Table): number[] {
  return g.players.map((_, seat) => seat);
}

/** GW-SETUP-31, GW-2P-15: the highest value on top, the Reed Clan at the bottom; alone it is set (GW-SOLO-20). */
function teaStack(g: Table): number[] {
  if (g.house.mode === 'alone') return g.tea;
  const value = (clan: number): number => (isAutomaton(g, clan) ? 0 : general(g.players[clan]!.general!).tea);
  return g.tea.toSorted((a, b) => value(b) - value(a));
}
