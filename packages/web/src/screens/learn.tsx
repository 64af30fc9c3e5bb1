import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type LoadedLesson, lessonsOf, onShelf, titleOf } from '../games.ts';
import { Icon } from '../parts/icon.tsx';
import { Laying } from '../parts/states.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { beginAgain, Guide, progressOf } from '../practice/lessons.ts';
import { addressOf, go, type Route } from '../router.ts';
import { practiceSource } from '../table/practice-source.ts';
import { TableShell } from '../table/shell.tsx';
import { useGame } from '../use-game.ts';
import { language, t } from '../words.ts';
import { Lost, NoTable } from './trouble.tsx';

/** The lessons of a game, or one of them. */
export default function Learn({ route: { game, lesson } }: { route: Extract<Route, { screen: 'learn' }> }) {
  const lessons = useSignal<readonly LoadedLesson[] | null>(null);
  const spoken = language.value;
  useEffect(() => {
    void lessonsOf(game, spoken).then(found => {
      lessons.value = found;
    });
  }, [game, spoken, lessons]);
  if (lessons.value === null) return <Waiting />;
  if (onShelf(game) === undefined || lessons.value.length === 0) return <Lost />;
  if (lesson === null) return <Lessons key={game} game={game} lessons={lessons.value} />;
  const wanted = lessons.value.find(({ id }) => id === lesson);
  return wanted === undefined ? <Lost /> : <Guided key={lesson} game={game} lesson={wanted} />;
}

function Lessons({ game, lessons }: { game: string; lessons: readonly LoadedLesson[] }) {
  // Where there is only one, and nothing of it is known, it begins at once; and does not turn into a list when it is kept.
  const begins = useSignal(lessons.length === 1 && isNew(game, lessons[0]!));
  if (begins.value) return <Guided game={game} lesson={lessons[0]!} />;
  return (
    <div class="shell">
      <TopBar />
      <main id="main" class="lessons">
        <h1>{`${t().home.learn}: ${titleOf(game, language.value)}`}</h1>
        <ul>
          {lessons.map(lesson => (
            <Offered key={lesson.id} game={game} lesson={lesson} />
          ))}
        </ul>
      </main>
    </div>
  );
}

function isNew(game: string, lesson: LoadedLesson): boolean {
  const { table, done } = progressOf(game, lesson);
  return table === null && !done;
}

function Offered({ game, lesson }: { game: string; lesson: LoadedLesson }) {
  const words = t().lesson;
  const { title, teaches } = lesson.script;
  const { table, done } = progressOf(game, lesson);
  const address = addressOf({ screen: 'learn', game, lesson: lesson.id });
  const enter = table === null ? words.begin : words.goOn;
  return (
    <li class="panel">
      <h2>{title}</h2>
      <p>{teaches}</p>
      <p class="note">
        {words.minutes(lesson.minutes)}
        {done ? (
          <span class="done">
            <Icon name="ui-check" /> {words.done}
          </span>
        ) : null}
      </p>
      <div class="acts">
        <a class="btn primary" href={address} aria-label={`${enter}: ${title}`}>
          {enter}
        </a>
        {table === null ? null : (
          <button
            type="button"
            class="btn"
            aria-label={`${words.again}: ${title}`}
            onClick={() => {
              beginAgain(game, lesson);
              go(address);
            }}
          >
            {words.again}
          </button>
        )}
      </div>
    </li>
  );
}

/** A guided game: a practice table with a fixed shuffle, and a voice beside it. Another language is another script of it. */
function Guided({ game, lesson }: { game: string; lesson: LoadedLesson }) {
  const { id, script } = lesson;
  const { table } = script;
  const guide = useMemo(() => new Guide(game, { id, script: { table } }), [game, id, table]);
  const source = useMemo(() => practiceSource(guide.table), [guide]);
  useEffect(() => () => source.close(), [source]);
  const loaded = useGame(game);
  if (source.failure.value !== null) return <NoTable no={source.failure.value} />;
  if (loaded === null || source.state.value === null) return <Waiting />;
  return <TableShell source={source} loaded={loaded} secret={null} lesson={{ script, guide }} />;
}

function Waiting() {
  return (
    <div class="shell">
      <TopBar />
      <main id="main">
        <Laying />
      </main>
    </div>
  );
}
