import { type SeenCore, worldsOf } from '@teahouse/kernel';
import { game } from '../index.ts';
import { type LocationId, PLACE, TOP_LEVEL } from '../printed/board.ts';
import { HORDE } from '../printed/hordes.ts';
import { COMMANDS, type CommandId } from '../printed/ids.ts';
import { qinSends } from '../rules/alone/clerks.ts';
import { QIN_ARTIFACT_HONOR } from '../rules/alone/end.ts';
import { sectionsForQin, spearSpot } from '../rules/alone/soldiers.ts';
import { clerksAt } from '../rules/vocabulary.ts';
import { clanOf, qinIn, type Table } from '../table.ts';
import type { SeenQin, View } from '../view.ts';

/** What Qin Jiushao would do now, as far as everybody can know it. */
export interface QinForesight {
  /** Where two clerks of his would go in somebody else's turn, the lowest first. */
  goes: LocationId[];
  /** The vital point that the next spearman of his covers; null if he can attack nowhere. */
  strikes: string | null;
  /** The section of the next wall level of his; null if all are complete. */
  builds: number | null;
  /** What he would gain if a place of production were activated now, by place. */
  gains: Partial<Record<LocationId, number>>;
  /** Honor that is sure at the end: artifacts, and the hordes he has claimed. */
  atEnd: number;
  /** His commands that are still to come, one of them in the next autumn. */
  toCome: CommandId[];
}

type Seen = View & SeenCore;

export function foreseeQin(seen: Seen, qin: SeenQin): QinForesight {
  // What he does is fixed by what lies open: any table that fits the view will do.
  const [world] = worldsOf(game, seen, null, 1) as [Table];
  const clan = clanOf(seen, 'qin');
  world.active = 0;
  const gains: QinForesight['gains'] = {};
  for (const location of new Set(qin.clerks)) {
    const { gives } = PLACE[location];
    if (gives !== null) gains[location] = qin.overseers[gives].level * clerksAt(seen, clan, location);
  }
  const [strikes, builds] = [spearSpot(world), sectionsForQin(world).find(at => world.sections[at]!.wall < TOP_LEVEL)];
  let atEnd = QIN_ARTIFACT_HONOR * seen.artifacts.length;
  for (const horde of qin.claimed) atEnd += HORDE[horde].honor;
  return {
    goes: destinations(world, clan),
    strikes,
    builds: builds ?? null,
    gains,
    atEnd,
    toCome: cardsToCome(seen, qin),
  };
}

function destinations(world: Table, clan: number): LocationId[] {
  const lowestFirst = qinIn(world)!.ranking.toReversed();
  const before = lowestFirst.map(location => clerksAt(world, clan, location));
  qinSends(world, clan, 0);
  return lowestFirst.filter((location, i) => clerksAt(world, clan, location) > before[i]!);
}

const cardsToCome = ({ seats, track }: Seen, { revealed, pile }: SeenQin): CommandId[] =>
  COMMANDS.filter(
    id => id !== revealed && !pile.includes(id) && !track.some(order => order?.clan === seats && order.command === id),
  );
