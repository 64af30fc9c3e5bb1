import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { MATERIALS, type Material } from '../ids.ts';
import { inJournal, note } from '../journal.ts';
import { type LocationId, PLACE } from '../printed/board.ts';
import { HORDE, target } from '../printed/hordes.ts';
import type { AdvisorId } from '../printed/ids.ts';
import { isAutomaton, type Table } from '../table.ts';
import { gatheredFor, reedObeysQin } from './alone/reed.ts';
import { findHorde, isVacant } from './battle.ts';
import { asks, procedure } from './book.ts';
import { reedGeneral } from './cards.ts';
import { roomForBarricades } from './locations/builders-camp.ts';
import { dismiss, refillQueue } from './locations/embassy.ts';
import { visitTeaHouse } from './locations/tea-house.ts';
import { reedBuilds, reedClan, reedOf, store } from './reed-acts.ts';
import { burdens, liftShame } from './shame.ts';
import { deciderOf, qinDecides, score, sectionsOf } from './vocabulary.ts';

/** Chapter 27: what a clerk of the Reed Clan does at a location; its supreme commander decides. */
export function reedVisits(g: Table, location: LocationId): void {
  if (qinDecides(g, reedClan(g))) {
    reedObeysQin(g, location);
    return;
  }
  const commander = deciderOf(g, reedClan(g));
  const general = reedGeneral(reedOf(g).general);
  switch (location) {
    case 'temple':
      if (!isAutomaton(g, g.active) && burdens(g.players[g.active]!).length > 0) liftShame(g, g.active, 1, 'GW-2P-34');
      return;
    case 'embassy':
      call(g, dismissing, { commander });
      return;
    case 'builders-camp':
      call(g, barricading, { commander });
      return;
    case 'barracks':
      call(g, recruiting, { commander });
      return;
    case 'tea-house':
      visitTeaHouse(g, reedClan(g));
      return;
    case 'war-academy':
    case 'logistics-center':
      return;
    default:
      store(g, PLACE[location].gives as Material);
      score(g, commander, 'cards', general.donationHonor, general.rule);
  }
}

const dismissing = procedure<{ commander: Seat }>('reed/dismiss', {
  choose: asks({
    rule: 'GW-2P-35',
    who: (_, { commander }) => commander,
    options: g => g.queue,
    mayBeEmpty: true,
    otherwise: g => g.queue[0]!,
    take: (g, _, id) => {
      dismiss(g, id as AdvisorId);
      refillQueue(g);
    },
  }),
});

const barricading = procedure<{ commander: Seat }>('reed/barricade', {
  choose: asks({
    rule: 'GW-2P-36',
    who: (_, { commander }) => commander,
    options: roomForBarricades,
    mayBeEmpty: true,
    otherwise: g => roomForBarricades(g)[0]!,
    take: (g, _, answer) => reedBuilds(g, answer, 'GW-2P-36'),
  }),
});

/** GW-2P-37: any legal vital point of a first horde; the reward is ignored. */
const recruiting = procedure<{ commander: Seat }>('reed/recruit', {
  choose: asks({
    rule: 'GW-2P-37',
    who: (g, { commander }) => (reedOf(g).spearmen > 0 && reedSpots(g).length > 0 ? commander : NOBODY),
    options: reedSpots,
    otherwise: g => reedSpots(g)[0]!,
    take: (g, _, spot) => {
      const { horde, at } = target(spot);
      reedOf(g).spearmen--;
      findHorde(g, horde).horde.soldiers.push({ clan: reedClan(g), troop: 'spearman', at: at.slice() });
      note(g, 'attacks', 'GW-2P-37', inJournal(g, reedClan(g)), 'spearman', 0, spot);
      return 'leave';
    },
  }),
  /** GW-2P-38; a general may build instead. */
  orElse: asks({
    rule: 'GW-2P-11',
    who: (g, { commander }) =>
      reedOf(g).spearmen > 0 && reedGeneral(reedOf(g).general).buildsInstead ? commander : NOBODY,
    options: roomForBarricades,
    mayBeEmpty: true,
    otherwise: g => roomForBarricades(g)[0]!,
    take: (g, _, answer) => reedBuilds(g, answer, 'GW-2P-11'),
  }),
});

function reedSpots(g: Table): string[] {
  const out: string[] = [];
  for (const section of sectionsOf(g)) {
    const horde = g.sections[section]!.hordes[0];
    if (horde === undefined) continue;
    const { spots, spotIds } = HORDE[horde.id];
    for (let spot = 0; spot < spots.length; spot++) if (isVacant(horde, spot)) out.push(spotIds[spot]!);
  }
  return out;
}

/** The last box of the Reed command: a material of the commander's choice. */
export const gathering = procedure<{ commander: Seat }>('reed/gather', {
  choose: asks({
    rule: 'GW-2P-26',
    who: (_, { commander }) => commander,
    options: () => MATERIALS,
    otherwise: () => MATERIALS[0],
    take: (g, _, material) => store(g, material),
  }),
});
export function reedGathers(g: Table): void {
  if (qinDecides(g, reedClan(g))) store(g, gatheredFor(g));
  else call(g, gathering, { commander: deciderOf(g, reedClan(g)) });
}
