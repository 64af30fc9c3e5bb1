import { type Signal, useSignal } from '@preact/signals';
import { Flights, spotsIn } from '@teahouse/boardkit';
import type { RefObject } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { LoadedGame } from '../games.ts';
import { moves, speed } from '../settings.ts';
import { TableModel } from './model.ts';
import type { Move, TableSource } from './source.ts';
import { Stage } from './stage.ts';

/** Whoever wants to follow gets three times as long, and sees every move. */
const slowness = (): number => (speed.peek() === 'slow' ? 3 : 1);
/** And a moment to read what others did. */
const PAUSE = 900;

/** What is on the screen of a table, moving, and what is about to be done there. */
export function useStage(
  source: TableSource,
  loaded: LoadedGame,
  board: RefObject<HTMLElement | null>,
): { stage: Stage; model: TableModel } {
  const game = useSignal(loaded);
  game.value = loaded;
  const flights = useMemo(() => new Flights(() => moves.peek(), slowness), []);
  const { stage, model } = useMemo(() => {
    const stage = new Stage(
      source,
      move => perform(move),
      () => slowness() ** 2,
    );
    const model = new TableModel(source, stage, game);
    const perform = performing(flights, game, board, model);
    return { stage, model };
  }, [source, flights, game, board]);
  useEffect(
    () => () => {
      stage.close();
      model.close();
    },
    [stage, model],
  );
  useEffect(() => {
    // Any key and any press, wherever the focus is: what still moves is brought to its end at once.
    const press = (event: Event): void => {
      model.pressed(event instanceof PointerEvent ? event.pointerType : '');
      if (!stage.busy.peek()) return;
      stage.skip();
      flights.stop();
    };
    addEventListener('pointerdown', press, true);
    addEventListener('keydown', press, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('keydown', press, true);
    };
  }, [model, stage, flights]);
  return { stage, model };
}

/** Lets fly what a move sends from place to place, on the board and beside it. What I composed lies there already. */
function performing(
  flights: Flights,
  game: Signal<LoadedGame>,
  board: RefObject<HTMLElement | null>,
  model: TableModel,
): (move: Move) => Promise<void> {
  return async ({ line }) => {
    const root = board.current?.parentElement;
    if (!moves.peek() || root == null) return;
    const { flight, sprite } = game.peek().board;
    const planned = line.heard
      .slice(model.performed(line))
      .map(flight)
      .filter(each => each !== null);
    const before = spotsIn(
      root,
      planned.flatMap(({ from, to }) => [from, to]),
    );
    // The board is drawn after the view changes; only then is it known where things lie.
    await new Promise(requestAnimationFrame);
    await flights.play(root, planned, before, sprite);
    const isMine = line.seat === model.shown.peek()?.table.mySeat;
    if (speed.peek() === 'slow' && !isMine && line.heard.length > 0) await pause(PAUSE);
  };
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
