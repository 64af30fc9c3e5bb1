import { current, type Question } from '@teahouse/kernel';
import {
  BARRICADE,
  POST,
  RESOURCES,
  REST,
  type Route,
  route,
  SECTIONS,
  type SectionId,
  SHOOT,
  TROOPS,
  WALL,
} from '../../src/ids.ts';
import { LOCATIONS } from '../../src/printed/board.ts';
import { HORDE, target } from '../../src/printed/hordes.ts';
import { COMMANDS, faceOf } from '../../src/printed/ids.ts';
import { march } from '../../src/rules/locations/logistics.ts';
import type { AskLabel } from '../../text/en.ts';
import { type Seen, sectionOf } from './reading.ts';

/** Where on the table an answer lies. What is not a thing of the table is laid out in the tray. */
export type Where =
  | SectionId
  | 'locations'
  | 'warehouse'
  | 'track'
  | 'tea'
  | 'queue'
  | 'goods'
  | 'clerks'
  | 'reserve'
  | 'shamed'
  | 'trophies'
  | 'people'
  | 'commands'
  | 'tactics'
  | 'council'
  | 'tray';

const BY_SECTION: readonly (readonly string[])[] = [SECTIONS, POST, SHOOT, REST, WALL, BARRICADE];

/** Soldiers are answers to many questions; these are about the ones at home. */
const OF_THE_RESERVE: readonly AskLabel[] = ['shame.place', 'location/upgrade.choose', 'card/upgrade.raise'];
const OF_THE_SHAMED: readonly AskLabel[] = ['shame/atone.choose', 'shame/lift.choose'];

/** What partners agree on lies in their council, whatever it is. */
const WISH: AskLabel = 'together/wish.choose';

const isOneOf = (ids: readonly string[], id: string): boolean => ids.includes(id);

export function whereIs(seen: Seen, { ask, seat }: Question, id: string): Where {
  if (ask === WISH) return 'council';
  for (const ids of BY_SECTION) if (ids.includes(id)) return SECTIONS[ids.indexOf(id)]!;
  const way: Route | undefined = route(id);
  if (way !== undefined) return SECTIONS[way.from]!;
  const aimed = target(id);
  if (aimed !== undefined) return sectionOf(seen, aimed.horde) ?? 'tray';
  if (isOneOf(LOCATIONS, id)) return 'locations';
  if (isOneOf(RESOURCES, id)) return ask === 'reed/gather.choose' ? 'warehouse' : 'goods';
  if (isOneOf(TROOPS, id)) return whereTroops(seen, ask as AskLabel);
  if (isOneOf(COMMANDS, id)) return ask === 'command/betray.choose' ? 'track' : 'commands';
  if (isOneOf(seen.queue, id)) return 'queue';
  if (faceOf(id) !== undefined) return 'tactics';
  if (Object.hasOwn(HORDE, id)) return 'trophies';
  if (id.startsWith('space-')) return 'track';
  if (id === 'idle') return 'clerks';
  if (id === 'rise') return 'tea';
  return isOneOf(peopleOf(seen, seat), id) ? 'people' : 'tray';
}

function whereTroops(seen: Seen, ask: AskLabel): Where {
  if (OF_THE_RESERVE.includes(ask)) return 'reserve';
  if (OF_THE_SHAMED.includes(ask)) return 'shamed';
  if (ask !== 'location/march.go') return 'tray';
  return SECTIONS[route(current(seen, march)!.route).from]!;
}

/** The general and the advisors in front of a seat, or those it chooses among. */
function peopleOf(seen: Seen, seat: number): string[] {
  const { general, active, dealtGenerals, dealtAdvisors } = seen.players[seat]!;
  const out: string[] = [...active];
  if (general !== null) out.push(general);
  for (const dealt of [dealtGenerals, dealtAdvisors]) if (typeof dealt !== 'number') out.push(...dealt);
  return out;
}

/** What the tray lays out: everything that is offered and lies nowhere else. */
export const inTray = (seen: Seen, question: Question): string[] =>
  question.options.filter(id => whereIs(seen, question, id) === 'tray');
