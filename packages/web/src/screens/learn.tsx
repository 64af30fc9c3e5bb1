import { useSignal } from '@preact/signals';
import type { LessonScript } from '@teahouse/boardkit';
import { useEffect, useMemo } from 'preact/hooks';
import { lessonOf, onShelf } from '../games.ts';
import { Laying } from '../parts/states.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { layPractice } from '../practice/store.ts';
import type { Route } from '../router.ts';
import { practiceSource } from '../table/practice-source.ts';
import { TableShell } from '../table/shell.tsx';
import { useGame } from '../use-game.ts';
import { language } from '../words.ts';
import { Lost, NoTable } from './trouble.tsx';

/** A guided first game: a practice table with a fixed shuffle, and a voice beside it. */
export default function Learn({ route }: { route: Extract<Route, { screen: 'learn' }> }) {
  const script = useSignal<LessonScript | null | 'none'>(null);
  const spoken = language.value;
  useEffect(() => {
    void lessonOf(route.game, spoken).then(found => {
      script.value = found ?? 'none';
    });
  }, [route.game, spoken, script]);
  if (script.value === 'none' || onShelf(route.game) === undefined) return <Lost />;
  if (script.value === null) return <Waiting />;
  return <Lesson game={route.game} script={script.value} />;
}

function Lesson({ game, script }: { game: string; script: LessonScript }) {
  const { seed, seats } = script;
  const source = useMemo(() => {
    const levels = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : ('beginner' as const)));
    return practiceSource(layPractice(game, {}, levels, { seed, log: [] }));
  }, [game, seed, seats]);
  useEffect(() => () => source.close(), [source]);
  const loaded = useGame(game);
  if (source.failure.value !== null) return <NoTable no={source.failure.value} />;
  if (loaded === null || source.state.value === null) return <Waiting />;
  return <TableShell source={source} loaded={loaded} secret={null} lesson={script} />;
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
