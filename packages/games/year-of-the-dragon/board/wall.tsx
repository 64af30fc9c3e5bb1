import { WALL_LENGTH, type WallTile } from '../src/cards/actions.ts';
import { foreseeTile } from '../src/foresight/answer.ts';
import { foreseeWall, wallDue } from '../src/foresight/events.ts';
import { ChangeIcons, Emblem } from './art.tsx';
import { at } from './flight.ts';
import { Pick } from './pick.tsx';
import { useTable } from './table.tsx';

/** The Great Wall from January on, who built it, and how long it must be when the Mongols come. */
export function Wall() {
  const { seen, me, words, foresight, nameOf, colourOf } = useTable();
  const due = wallDue(seen);
  const places = Array.from({ length: WALL_LENGTH }, (_, i) => i + 1);
  return (
    <section class="panel wall" data-pane="table" aria-label={words.wall}>
      <div class="panel-h">
        <h2>{words.wall}</h2>
        <span class="note">
          {words.wallNeeds(due.length, due.month)}
          {me !== null && <ChangeIcons change={foreseeWall(foresight?.seen ?? seen, me, due.length)} />}
        </span>
      </div>
      <ol class="stones">
        {places.map(n => {
          const owner = seen.wall[n - 1];
          const name = n === due.length ? 'stone due' : 'stone';
          return owner === undefined ? (
            <li key={n} class={name} data-at={at.wall(n)} aria-hidden="true">
              <i>{n}</i>
            </li>
          ) : (
            <li key={n} class={`${name} built p-${colourOf(owner)}`} data-at={at.wall(n)} title={nameOf(owner)}>
              <Emblem seat={owner} />
              <span class="vh">{nameOf(owner)}</span>
            </li>
          );
        })}
      </ol>
      {me !== null && seen.rulers[me]!.wall.length > 0 && (
        <div class="mytiles">
          <span class="note">{words.wallMine}</span>
          {seen.rulers[me]!.wall.map(tile => (
            <Tile key={tile} tile={tile} me={me} />
          ))}
        </div>
      )}
    </section>
  );
}

function Tile({ tile, me }: { tile: WallTile; me: number }) {
  const { seen, text } = useTable();
  return (
    <Pick answer={tile} asks={['wall/build.choose']} class="tile" title={text.answer(tile)}>
      <ChangeIcons change={foreseeTile(seen, me, tile)} />
    </Pick>
  );
}
