import '../../styles/puzzle.css';
import { useSignal } from '@preact/signals';
import type { Slots } from '@teahouse/boardkit';
import { asked } from '@teahouse/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import { puzzlesOf, shelf } from '../../games.ts';
import { Laying } from '../../parts/states.tsx';
import { TopBar } from '../../parts/top-bar.tsx';
import { type Day, dailyOf, dayOf, type Guess, guess, guesses } from '../../puzzle.ts';
import type { Route } from '../../router.ts';
import { textBoard } from '../../settings.ts';
import { drawsSlots } from '../../table/board.tsx';
import { useGame } from '../../use-game.ts';
import { t } from '../../words.ts';
import { Earlier, Week } from './days.tsx';
import { FuturesPanel } from './futures-panel.tsx';
import { GuessPanel } from './guess-panel.tsx';
import { type PuzzlePosition, positionOf } from './position.ts';
import { usePuzzleWords } from './use-puzzle-words.ts';

/** "Your move": one position a day. Guess first, then see what becomes of every answer. */
export default function PuzzleScreen({ route }: { route: Extract<Route, { screen: 'puzzle' }> }) {
  const today = dayOf(new Date());
  const day = route.day ?? today;
  const words = usePuzzleWords();
  const daily = dailyOf(day, today, shelf);
  useEffect(() => {
    if (words !== null) document.title = `${words.title} · Teahouse`;
  }, [words]);
  const position = usePosition(daily?.game ?? null, daily?.n ?? 0);
  // Read again for every day, and after a guess.
  const given = useSignal<{ day: Day; guess: Guess } | null>(null);
  const known = given.value?.day === day ? given.value.guess : (guesses()[day] ?? null);
  return (
    <div class="shell">
      <TopBar right={words === null ? null : <Week day={today} words={words} />}>
        <h1 class="page-title">{words?.title}</h1>
      </TopBar>
      <main id="main">
        {words !== null && daily === null ? <p class="panel note pad">{words.none}</p> : null}
        {words === null || position === null ? (
          daily === null ? null : (
            <Laying />
          )
        ) : (
          <div class={`pz${drawsSlots(position.loaded) ? ' whole' : ''}`}>
            <Stage position={position} guessed={known}>
              {selected =>
                known === null ? (
                  <GuessPanel
                    position={position}
                    words={words}
                    selected={selected}
                    give={answer => {
                      const place = position.puzzle.futures.findIndex(each => each.answer === answer);
                      guess(day, { answer, place });
                      given.value = { day, guess: guesses()[day]! };
                    }}
                  />
                ) : (
                  <FuturesPanel position={position} words={words} guess={known} day={day} />
                )
              }
            </Stage>
            <Earlier day={today} words={words} />
          </div>
        )}
      </main>
    </div>
  );
}

/** The position, once its game and its file are here. */
function usePosition(game: string | null, n: number): PuzzlePosition | null {
  const loaded = useGame(game);
  const puzzles = useSignal<{ game: string; all: Awaited<ReturnType<typeof puzzlesOf>> } | null>(null);
  const failure = useSignal<unknown>(null);
  useEffect(() => {
    if (game === null) return;
    puzzlesOf(game).then(
      all => {
        puzzles.value = { game, all };
      },
      (error: unknown) => {
        failure.value = error;
      },
    );
  }, [game, puzzles, failure]);
  if (failure.value !== null) throw failure.value;
  const puzzle = puzzles.value !== null && puzzles.value.game === game ? puzzles.value.all[n] : undefined;
  return useMemo(
    () => (loaded === null || puzzle === undefined ? null : positionOf(loaded, puzzle, t())),
    [loaded, puzzle],
  );
}

interface StageProps {
  position: PuzzlePosition;
  guessed: Guess | null;
  children(selected: { answer: string | null; choose(answer: string): void }): preact.ComponentChildren;
}

/** The board of the moment, on which one can point as well, and what is said beside it. */
function Stage({ position, guessed, children }: StageProps) {
  const { loaded, seen, question, players, puzzle } = position;
  const { board, text, common, language } = loaded;
  const chosen = useSignal<string | null>(null);
  const aimed = useSignal<string | null>(null);
  const opened = useSignal<number | null>(null);
  useEffect(() => {
    chosen.value = null;
  }, [position, chosen]);
  const choose = (answer: string): void => {
    if (guessed === null) chosen.value = answer;
  };
  const Board = textBoard.value ? board.TextBoard : board.Board;
  const slots: Slots = {
    question: (
      <section class="now-told" aria-label={t().table.question}>
        <p class="told-now">
          <b>{position.when}</b> {asked(text, puzzle.ask, seen)}
        </p>
      </section>
    ),
    lesson: null,
    log: null,
    seat: () => null,
  };
  return (
    <>
      {children({ answer: chosen.value, choose })}
      <div class="panel thumbwrap">
        <h2 class="vh">{t().table.board}</h2>
        {drawsSlots(loaded) ? null : slots.question}
        <div class="board replayed" data-game={loaded.id}>
          <Board
            seen={seen}
            me={puzzle.seat}
            players={players}
            text={text}
            common={common}
            language={language}
            question={guessed === null ? question : null}
            draft={null}
            journal={{ entries: position.told, opened: opened.value, open: entry => (opened.value = entry) }}
            slots={slots}
            choose={choose}
            aimed={chosen.value ?? aimed.value}
            aim={answer => {
              aimed.value = answer;
            }}
            point={null}
            lies={() => () => {}}
          />
        </div>
      </div>
    </>
  );
}
