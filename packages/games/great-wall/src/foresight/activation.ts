import { call, foresee, type Seat, type SeenCore } from '@teahouse/kernel';
import { game } from '../index.ts';
import { type LocationId, PLACE, slotsOf } from '../printed/board.ts';
import { lonely } from '../rules/locations/activate.ts';
import { production } from '../rules/locations/production.ts';
import { crowdAt } from '../rules/vocabulary.ts';
import type { Clan } from '../table.ts';
import type { View } from '../view.ts';
import { changeFor } from './change.ts';

/** What an activation would bring: to whom, and who would take shame for being alone. */
interface Activation {
  /** Spaces that are still free; 0 for a location that activates in the next activation step. */
  missing: number;
  /** Clerks by seat. */
  clerks: number[];
  /** For places of production: what each seat would collect. */
  collects: number[];
  /** The seat that would take shame, or NOBODY. */
  lonely: Clan;
}

export function foreseeActivation(seen: View & SeenCore, location: LocationId): Activation {
  const clerks = seen.players.map(player => player.clerks[location]);
  const isUsed = clerks.some(n => n > 0);
  return {
    missing:
      PLACE[location].slots === null ? (isUsed ? 0 : 1) : slotsOf(seen.seats, location) - crowdAt(seen, location),
    clerks,
    collects: isUsed ? collected(seen, location) : clerks,
    lonely: lonely(seen, location),
  };
}

/** Who collects how much lies open, so that one world will do, as any spectator would imagine it. */
function collected(seen: View & SeenCore, location: LocationId): number[] {
  const { gives } = PLACE[location];
  if (gives === null) return seen.players.map(() => 0);
  const { heard } = foresee(game, seen, null, [], {
    instead: g => call(g, production, { location, collected: [] }),
    worlds: 1,
  });
  return seen.players.map((_, seat: Seat) => changeFor(seat, heard)[gives] ?? 0);
}
