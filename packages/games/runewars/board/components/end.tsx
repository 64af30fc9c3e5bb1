import { TOOLS } from '../model/fit.ts';
import { withTable } from '../table.ts';
import { GameMap } from './map/map.tsx';
import { Reading } from './reading.tsx';

/** The map as it lay at the end, with all runes turned over: to look around on, and to read area by area. */
export const EndBoard = withTable(() => (
  <div class="kit rw ended">
    <GameMap corners={TOOLS} />
    <Reading />
  </div>
));
