import '../styles/people.css';
import type { GameStatistics } from '@teahouse/protocol';
import type { PeopleText } from '../../text/people/en.ts';
import { coverOf, titleOf } from '../games.ts';
import { Empty } from '../parts/states.tsx';
import { language } from '../words.ts';

interface Props {
  words: PeopleText;
  games: readonly GameStatistics[];
}

/** How often somebody played what, and, where it may be seen, on which places they ended. */
export function Statistics({ words, games }: Props) {
  if (games.length === 0) {
    return (
      <Empty title={words.statistics}>
        <p>{words.none}</p>
      </Empty>
    );
  }
  return (
    <ul class="hist stats">
      {games.map(({ game, played, results }) => (
        <li key={game}>
          <img class="thumb" src={coverOf(game)} alt="" width="64" height="40" />
          <div>
            <b>{titleOf(game, language.value)}</b>
            <small>
              {words.played(played)}
              {results === null ? '' : ` · ${words.won(results.won)}`}
            </small>
          </div>
          {results === null || results.places.length === 0 ? null : <Places words={words} places={results.places} />}
        </li>
      ))}
    </ul>
  );
}

/** A bar for each place, the first at the left. */
function Places({ words, places }: { words: PeopleText; places: readonly number[] }) {
  const most = Math.max(...places);
  return (
    <ol class="places">
      {[...places.entries()].map(([i, n]) => (
        <li key={i} title={words.place(i + 1, n)}>
          <i style={{ height: `${Math.round((n / most) * 100)}%` }} />
          <span aria-hidden="true">{i + 1}</span>
          <span class="vh">{words.place(i + 1, n)}</span>
        </li>
      ))}
    </ol>
  );
}
