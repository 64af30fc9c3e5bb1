import { withTable } from '../table.ts';
import { GameMap } from './map/map.tsx';
import { Reading } from './reading.tsx';

const FREE = { width: 0, height: 0 };
/** Only its tools lie over the map: css/end.css. */
const CORNERS = { topLeft: FREE, topRight: FREE, bottomLeft: FREE, bottomRight: { width: 160, height: 60 } };

/** The map as it lay at the end, with all runes turned over: to look around on, and to read area by area. */
export const EndBoard = withTable(() => (
  <div class="kit rw ended">
    <GameMap corners={CORNERS} />
    <Reading />
  </div>
));
