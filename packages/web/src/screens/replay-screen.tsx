import { useComputed, useSignal } from '@preact/signals';
import type { Slots, TablePlayer } from '@teahouse/boardkit';
import type { Heard } from '@teahouse/kernel';
import type { Table } from '@teahouse/protocol';
import { useEffect, useLayoutEffect } from 'preact/hooks';
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
import { addressOf, go, type Route, toTable } from '../router.ts';
import { textBoard } from '../settings.ts';
import { drawsSlots } from '../table/board.tsx';
import { toldIn } from '../table/history.ts';
import type { ReplayModel } from '../table/replay-model.ts';
import { useGame } from '../use-game.ts';
import { t } from '../words.ts';
import { ReviewPanel } from './review-panel.tsx';
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
      <main id="main">
        {table === null || loaded === null ? (
          <Laying />
        ) : (
          <Replay model={model} table={table} loaded={loaded} route={route} />
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
  const { board, text, common, language } = loaded;
  const Board = textBoard.value ? board.TextBoard : board.Board;
  const moment = model.moment.value;
  const viewer = model.viewer.value;
  const n = model.n.value;
  const here = addressOf({ screen: 'replay', venue: route.venue, id: route.id, secret: route.secret, n, viewer });
  // The address follows at once, without a new entry in the browser's history for every step.
  useLayoutEffect(() => history.replaceState(null, '', here), [here, route]);
  const lines = model.moments.value
    .filter(moment => moment.n <= n)
    .flatMap(({ line }) => (line === null ? [] : [line]));
  const entries = toldIn(lines);
  const opened = useSignal<number | null>(null);
  const told = (heard: readonly Heard[]): string =>
    heard.map(entry => text.notes[entry.kind]?.(entry, seat => players[seat]?.name ?? '') ?? '').join(' ');
  const slots: Slots = {
    question: <Now model={model} players={players} told={told} />,
    lesson: null,
    log: <Chronicle model={model} told={told} />,
    seat: () => null,
  };
  // While the moment is on its way there is no board to draw them.
  const isWhole = drawsSlots(loaded) && moment !== null;
  return (
    <div class={isWhole ? 'rp whole' : 'rp'}>
      <div class="rp-main">
        <div class="panel thumbwrap">
          <h2 class="vh">{t().table.board}</h2>
          {isWhole ? null : slots.question}
          <div class="board replayed" data-game={table.game}>
            {moment === null ? (
              <Laying />
            ) : (
              <Board
                seen={moment.view}
                me={viewer}
                players={players}
                text={text}
                common={common}
                language={language}
                question={null}
                draft={null}
                journal={{ entries, opened: opened.value, open: entry => (opened.value = entry) }}
                slots={slots}
                choose={() => {}}
                aimed={null}
                aim={() => {}}
                point={null}
                lies={() => () => {}}
              />
            )}
          </div>
        </div>
        <Player model={model} table={table} route={route} here={here} />
      </div>
      <div class="rp-side">
        <ReviewPanel model={model} table={table} loaded={loaded} players={players} />
        {isWhole ? null : slots.log}
      </div>
    </div>
  );
}

type Tell = (heard: readonly Heard[]) => string;

/** What happened at this moment, and whose eyes see it. */
function Now({ model, players, told }: { model: ReplayModel; players: readonly TablePlayer[]; told: Tell }) {
  const words = told(model.moment.value?.line?.heard ?? []);
  return (
    <section class="now-told" aria-label={t().replay.moment}>
      <p class="told-now" aria-live="polite" title={words}>
        {words}
      </p>
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
function Chronicle({ model, told }: { model: ReplayModel; told: Tell }) {
  const n = model.n.value;
  const box = useScroller(n);
  const lines = model.moments.value.filter(moment => moment.n <= n && (moment.line?.heard.length ?? 0) > 0);
  return (
    <section class="panel recalled" aria-label={t().table.log}>
      <h2>{t().table.log}</h2>
      <ol class="scroll" ref={box}>
        {lines.map(({ n: at, line }) => (
          <li key={at} aria-current={at === n ? 'step' : undefined}>
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
}

/** Scrubber, steps, autoplay. */
function Player({ model, table, route, here }: PlayerProps) {
  const words = t().replay;
  const speed = useSignal<number>(1);
  const refused = useSignal<string | null>(null);
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
  const branch = async (): Promise<void> => {
    try {
      go(await model.source.branch(n, model.viewer.value ?? table.mySeat ?? 0));
    } catch (error) {
      refused.value = sentence(error, t());
    }
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
        <label class="when">
          <input
            type="range"
            class="scrubber"
            min={1}
            max={last}
            value={n}
            aria-label={words.moment}
            aria-valuetext={words.step(n, last)}
            onInput={event => step(Number(event.currentTarget.value))()}
          />
          <span>{words.step(n, last)}</span>
        </label>
        {route.venue === 'table' ? (
          <CopyButton class="btn link" text={location.origin + here} label={words.link} icon="ui-link" />
        ) : null}
        {table.outcome === null ? (
          <a class="btn" href={toTable(route.venue, route.id, route.secret)}>
            {t().score.backToTable}
          </a>
        ) : (
          <button type="button" class="btn primary" title={words.branchHelp} onClick={() => void branch()}>
            <Icon name="ui-bot" />
            {words.branch}
          </button>
        )}
      </div>
      {refused.value === null ? null : <p class="refused">{refused.value}</p>}
    </div>
  );
}
