import { useComputed, useSignal } from '@preact/signals';
import { type Slots, type TablePlayer, useKeys } from '@teahouse/boardkit';
import type { Heard, Seat } from '@teahouse/kernel';
import type { Moment, Table } from '@teahouse/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { LoadedGame } from '../games.ts';
import { me } from '../me.ts';
import { Seg } from '../parts/controls.tsx';
import { CopyButton } from '../parts/copy.tsx';
import { Icon } from '../parts/icon.tsx';
import { useScroller } from '../parts/scroller.ts';
import { Laying } from '../parts/states.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { playersOf } from '../players.ts';
import { sentence } from '../refused.ts';
import { chancesIn, type Mistake, marksIn, mistakesIn } from '../review.ts';
import { addressOf, go, type Route, toTable } from '../router.ts';
import { textBoard } from '../settings.ts';
import { drawsSlots, stillBoard } from '../table/board.tsx';
import { type SpanAt, spanAt, spansOf, toldAt } from '../table/course.ts';
import { decisionsIn, toldIn } from '../table/history.ts';
import type { ReplayModel } from '../table/replay-model.ts';
import { useGame } from '../use-game.ts';
import { t } from '../words.ts';
import { ReviewPanel, ReviewStart, saidOf } from './review-panel.tsx';
import { Timeline } from './timeline.tsx';
import { NoTable } from './trouble.tsx';
import { useReplay } from './use-replay.ts';

type ReplayRoute = Extract<Route, { screen: 'replay' }>;

export default function ReplayScreen({ route }: { route: ReplayRoute }) {
  const model = useReplay(route.venue, route.id, route.secret, route.n, route.viewer);
  const table = model.table.value;
  const loaded = useGame(table?.game ?? null);
  if (model.failure.value !== null) return <NoTable no={model.failure.value} />;
  return (
    <div class="shell">
      <TopBar>
        <h1 class="page-title">
          {t().replay.title}
          {loaded === null ? '' : ` · ${loaded.text.title}`}
        </h1>
      </TopBar>
      <main id="main" class="rp-page">
        {table === null || loaded === null ? (
          <Laying />
        ) : (
          <Replay key={table.id} model={model} table={table} loaded={loaded} route={route} />
        )}
      </main>
    </div>
  );
}

export interface ReplayProps {
  model: ReplayModel;
  table: Table;
  loaded: LoadedGame;
  players: readonly TablePlayer[];
}

function Replay({ model, table, loaded, route }: Omit<ReplayProps, 'players'> & { route: ReplayRoute }) {
  const players = playersOf(table, t(), me.value);
  const { board, text } = loaded;
  const Board = textBoard.value ? board.TextBoard : board.Board;
  const viewer = model.viewer.value;
  const n = model.n.value;
  // While a moment is on its way the last one stays, through the eyes that saw it: the page keeps its shape.
  const shown = useRef<{ moment: Moment; viewer: Seat | null } | null>(null);
  if (model.moment.value !== null) shown.current = { moment: model.moment.value, viewer };
  const here = addressOf({ screen: 'replay', venue: route.venue, id: route.id, secret: route.secret, n, viewer });
  // The address follows at once, without a new entry in the browser's history for every step.
  useLayoutEffect(() => history.replaceState(null, '', here), [here, route]);
  const ready = model.table.value !== null;
  useEffect(() => {
    if (ready) void model.readAll();
  }, [ready, viewer, model]);
  const refused = useSignal<string | null>(null);
  const branch = async (from: number, seat: number): Promise<void> => {
    try {
      go(await model.source.branch(from, seat));
    } catch (error) {
      refused.value = sentence(error, t());
    }
  };
  const { lines, spans, marks, curve, mistakes, isShared } = useCourse(model, table, loaded);
  const mistake = mistakes.find(each => each.n === n) ?? null;
  const retry = ({ n: from, seat }: Mistake): void => void branch(from, seat);
  const main = useRef<HTMLDivElement>(null);
  const show = ({ n: at }: Mistake): void => {
    model.playing.value = false;
    model.go(at);
    // Where the list lies below them, board and chart come into sight.
    main.current?.scrollIntoView();
  };
  useReplayKeys(model, spans, mistakes, retry);
  const entries = toldIn(lines.filter(line => line.n <= n));
  const opened = useSignal<number | null>(null);
  const told = (heard: readonly Heard[]): string =>
    heard.map(entry => text.notes[entry.kind]?.(entry, seat => players[seat]?.name ?? '') ?? '').join(' ');
  const slots: Slots = {
    question: <Now model={model} players={players} told={told} spans={spans} mistake={mistake} retry={retry} />,
    lesson: null,
    log: <Chronicle model={model} told={told} spans={spans} />,
    seat: () => null,
  };
  if (shown.current === null) return <Laying />;
  const { moment } = shown.current;
  const isWhole = drawsSlots(loaded);
  return (
    <div class={`rp${isWhole ? ' whole' : ''}${curve.length > 1 ? ' judged' : ''}`}>
      <div class="rp-main" ref={main}>
        <div class="panel thumbwrap">
          <h2 class="vh">{t().table.board}</h2>
          {isWhole ? null : slots.question}
          <div class="board replayed" data-game={table.game} aria-busy={moment.n !== n}>
            <Board
              {...stillBoard(loaded, moment.view, shown.current.viewer, players)}
              journal={{ entries, opened: opened.value, open: entry => (opened.value = entry) }}
              slots={slots}
            />
          </div>
        </div>
        <Player
          model={model}
          table={table}
          route={route}
          here={here}
          branch={() => void branch(n, model.viewer.value ?? table.mySeat ?? 0)}
          refused={refused.value}
        >
          <Timeline
            n={n}
            last={model.last.value}
            spans={spans}
            marks={marks}
            curve={curve}
            mistakes={mistakes}
            players={players}
            isShared={isShared}
            go={to => {
              model.playing.value = false;
              model.go(to);
            }}
          />
        </Player>
      </div>
      <div class="rp-side">
        <ReviewPanel
          model={model}
          table={table}
          loaded={loaded}
          players={players}
          mistakes={mistakes}
          show={show}
          retry={retry}
        />
        {isWhole ? null : slots.log}
      </div>
    </div>
  );
}

/** The game as a whole: its parts, what marks the way, and what a master thinks of it. */
function useCourse(model: ReplayModel, table: Table, loaded: LoadedGame) {
  const moments = model.moments.value;
  const review = model.review.value;
  const last = model.last.value;
  const viewer = model.viewer.value;
  return useMemo(() => {
    const lines = moments.flatMap(({ line }) => (line === null ? [] : [line]));
    const told = toldAt(lines);
    const spans = spansOf(told, loaded);
    const marks = marksIn(told, loaded);
    const isShared = table.outcome?.kind === 'together';
    if (review === null) return { lines, spans, marks, curve: [], mistakes: [], isShared };
    const at = decisionsIn(lines);
    const curve = chancesIn(review, at, last);
    const seat = viewer ?? table.mySeat ?? 0;
    const mistakes = mistakesIn({ review, at, moments, spans, loaded }, seat, isShared);
    return { lines, spans, marks, curve, mistakes, isShared };
  }, [moments, review, last, viewer, table, loaded]);
}

/** Arrows go through the game wherever the focus is; with Shift from part to part; numbers to the costly decisions. */
function useReplayKeys(
  model: ReplayModel,
  spans: readonly SpanAt[],
  mistakes: readonly Mistake[],
  retry: (mistake: Mistake) => void,
): void {
  const n = model.n.value;
  const to = (there: number) => () => {
    model.playing.value = false;
    model.go(there);
  };
  const here = mistakes.find(each => each.n === n);
  useKeys({
    ArrowLeft: to(n - 1),
    ArrowRight: to(n + 1),
    'Shift+ArrowLeft': to(spans.findLast(span => span.n < n)?.n ?? 1),
    'Shift+ArrowRight': to(spans.find(span => span.n > n)?.n ?? model.last.value),
    Home: to(1),
    End: to(model.last.value),
    ...Object.fromEntries(mistakes.map(({ no, n: at }) => [String(no), to(at)])),
    ...(here === undefined ? {} : { r: () => retry(here) }),
  });
}

type Tell = (heard: readonly Heard[]) => string;

interface NowProps {
  model: ReplayModel;
  players: readonly TablePlayer[];
  told: Tell;
  spans: readonly SpanAt[];
  /** What was decided badly here. */
  mistake: Mistake | null;
  retry(mistake: Mistake): void;
}

/** What happened at this moment, and whose eyes see it. Where somebody could have done better, that. */
function Now({ model, players, told, spans, mistake, retry }: NowProps) {
  const words = told(model.moment.value?.line?.heard ?? []);
  return (
    <section class="now-told" aria-label={t().replay.moment}>
      {mistake === null ? (
        <p class="told-now" aria-live="polite" title={words}>
          <b>{spanAt(spans, model.n.value)?.name}</b> {words}
        </p>
      ) : (
        <div class="told-now better" aria-live="polite">
          <p title={saidOf(mistake)}>
            <i>{mistake.no}</i> {saidOf(mistake)}
          </p>
          <button
            type="button"
            class="btn primary"
            title={`${t().replay.branchHelp} (R)`}
            onClick={() => retry(mistake)}
          >
            <Icon name="ui-again" />
            {t().review.retry}
          </button>
        </div>
      )}
      {model.finished.value ? (
        <Seg
          label={t().replay.viewer}
          value={model.viewer.value ?? -1}
          choices={[
            ...players.map(({ seat, name }) => ({ value: seat, name })),
            { value: -1, name: t().replay.everyone },
          ]}
          onChange={seat => model.look(seat < 0 ? null : seat)}
        />
      ) : null}
    </section>
  );
}

/** What happened up to this moment; a click on a line leads back to it. */
function Chronicle({ model, told, spans }: { model: ReplayModel; told: Tell; spans: readonly SpanAt[] }) {
  const n = model.n.value;
  const box = useScroller(n);
  const begins = new Map(spans.map(span => [span.n, span.name]));
  const lines = model.moments.value.filter(moment => moment.n <= n && (moment.line?.heard.length ?? 0) > 0);
  return (
    <section class="panel recalled" aria-label={t().table.log}>
      <h2>{t().table.log}</h2>
      <ol class="scroll" ref={box}>
        {lines.map(({ n: at, line }) => (
          <li key={at} aria-current={at === n ? 'step' : undefined} data-part={begins.get(at)}>
            <button type="button" onClick={() => model.go(at)}>
              {told(line!.heard)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

const SPEEDS = [0.5, 1, 2, 4] as const;

interface PlayerProps {
  model: ReplayModel;
  table: Table;
  route: ReplayRoute;
  /** The address of this moment. */
  here: string;
  branch(): void;
  refused: string | null;
  /** The way through the game. */
  children: ComponentChildren;
}

/** Scrubber, steps, autoplay. */
function Player({ model, table, route, here, branch, refused, children }: PlayerProps) {
  const words = t().replay;
  const speed = useSignal<number>(1);
  const n = model.n.value;
  const last = model.last.value;
  const playing = useComputed(() => model.playing.value && model.n.value < model.last.value).value;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => model.go(n + 1), 1000 / speed.value);
    return () => clearTimeout(timer);
  }, [playing, n, speed.value, model]);
  const step = (to: number) => () => {
    model.playing.value = false;
    model.go(to);
  };
  const buttons: readonly [string, string, () => void][] = [
    ['ui-first', words.first, step(1)],
    ['ui-prev', words.previous, step(n - 1)],
    [
      playing ? 'ui-pause' : 'ui-play',
      playing ? words.pause : words.play,
      () => {
        if (n >= last) model.go(1);
        model.playing.value = !playing;
      },
    ],
    ['ui-next', words.next, step(n + 1)],
    ['ui-last', words.last, step(last)],
  ];
  return (
    <div class="panel player">
      {children}
      <div class="ctl">
        <span class="grp">
          {buttons.map(([icon, name, does]) => (
            <button type="button" key={icon} class="btn icon" title={name} aria-label={name} onClick={does}>
              <Icon name={icon} />
            </button>
          ))}
        </span>
        <Seg
          label={words.speed}
          value={speed.value}
          choices={SPEEDS.map(value => ({ value, name: value === 0.5 ? '½×' : `${value}×` }))}
          onChange={value => {
            speed.value = value;
          }}
        />
        <span class="when">{words.step(n, last)}</span>
        {table.outcome === null ? null : <ReviewStart model={model} />}
        {route.venue === 'table' ? (
          <CopyButton class="btn link" text={location.origin + here} label={words.link} icon="ui-link" />
        ) : null}
        {table.outcome === null ? (
          <a class="btn" href={toTable(route.venue, route.id, route.secret)}>
            {t().score.backToTable}
          </a>
        ) : (
          <button type="button" class="btn" title={words.branchHelp} onClick={branch}>
            <Icon name="ui-bot" />
            {words.branch}
          </button>
        )}
      </div>
      {refused === null ? null : <p class="refused">{refused}</p>}
    </div>
  );
}
