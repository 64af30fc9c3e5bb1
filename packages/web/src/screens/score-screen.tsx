import '../styles/score-end.css';
import { useSignal } from '@preact/signals';
import type { ScoreSheet, TablePlayer } from '@teahouse/boardkit';
import { commitment } from '@teahouse/kernel';
import type { Table } from '@teahouse/protocol';
import { useEffect } from 'preact/hooks';
import { headlineFor, ranked, reasonWhy, turningPoint } from '../ending.ts';
import type { LoadedGame } from '../games.ts';
import { me } from '../me.ts';
import { reasonOf, winnersAt } from '../outcome.ts';
import { CopyButton } from '../parts/copy.tsx';
import { Emblem, Icon } from '../parts/icon.tsx';
import { Laurel } from '../parts/laurel.tsx';
import { Onward } from '../parts/onward.tsx';
import { Laying } from '../parts/states.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { playersOf } from '../players.ts';
import { sentence } from '../refused.ts';
import { addressOf, go, type Route, toTable } from '../router.ts';
import { stillBoard } from '../table/board.tsx';
import type { ReplayModel } from '../table/replay-model.ts';
import { useNextTable } from '../turns.ts';
import { useGame } from '../use-game.ts';
import { t } from '../words.ts';
import { saveFile } from './save-file.ts';
import { StandingsChart } from './score-chart.tsx';
import { ScoreTable } from './score-table.tsx';
import { type Standing, useStandings } from './standings.ts';
import { NoTable } from './trouble.tsx';
import { useReplay } from './use-replay.ts';

type ScoreRoute = Extract<Route, { screen: 'score' }>;

export default function ScoreScreen({ route }: { route: ScoreRoute }) {
  const model = useReplay(route.venue, route.id, route.secret, null, null);
  const table = model.table.value;
  const loaded = useGame(table?.game ?? null);
  const ready = table !== null;
  useEffect(() => {
    if (ready) void model.readAll();
  }, [ready, model]);
  if (model.failure.value !== null) return <NoTable no={model.failure.value} />;
  return (
    <div class="shell">
      <TopBar>
        <h1 class="page-title">{t().score.title}</h1>
      </TopBar>
      <main id="main">
        {table === null || loaded === null || model.moment.value === null ? (
          <Laying />
        ) : (
          <Sheet model={model} table={table} loaded={loaded} route={route} />
        )}
      </main>
    </div>
  );
}

interface Props {
  model: ReplayModel;
  table: Table;
  loaded: LoadedGame;
  route: ScoreRoute;
}

function Sheet({ model, table, loaded, route }: Props) {
  const players = playersOf(table, t(), me.value);
  const { board, text, language } = loaded;
  const sheet = board.scores(model.moment.value!.view, text, language);
  const order = ranked(table, players, sheet);
  const standings = useStandings(model, loaded);
  const { EndBoard } = board;
  return (
    <>
      <Winner
        table={table}
        order={order}
        sheet={sheet}
        standings={standings}
        model={model}
        route={route}
        loaded={loaded}
      />
      <div class={EndBoard === undefined ? 'sc-grid' : 'sc-grid pictured'}>
        <div class="panel">
          {sheet.shared === undefined ? null : (
            <dl class="shared">
              {sheet.shared.map(({ name, n, of }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <b>{n}</b> / {of}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <ScoreTable table={table} sheet={sheet} order={order} loaded={loaded} />
        </div>
        <div class="panel ch">
          <StandingsChart standings={standings} players={players} automata={sheet.automata ?? []} />
          <Verify table={table} />
        </div>
        {EndBoard === undefined ? null : (
          <section class="panel sc-end" aria-label={t().score.endBoard}>
            <div class="panel-h">
              <h2>{t().score.endBoard}</h2>
            </div>
            <EndBoard {...stillBoard(loaded, model.moment.value!.view, model.viewer.value, players)} />
          </section>
        )}
      </div>
    </>
  );
}

interface WinnerProps extends Props {
  order: readonly TablePlayer[];
  sheet: ScoreSheet;
  standings: readonly Standing[];
}

function Winner({ table, order, sheet, standings, model, route, loaded }: WinnerProps) {
  const words = t().score;
  const refused = useSignal<string | null>(null);
  const next = useNextTable(route.id, route.venue === 'table' && table.outcome !== null);
  const attempt = async (does: () => Promise<void>): Promise<void> => {
    try {
      await does();
    } catch (error) {
      refused.value = sentence(error, t());
    }
  };
  const at = { venue: route.venue, id: route.id, secret: route.secret };
  const { outcome } = table;
  const isShared = outcome?.kind === 'together';
  const { text, language } = loaded;
  const told = { table, players: order, sheet, text: t(), rules: text.rules };
  const why = outcome !== null && outcome.kind !== 'places' ? reasonOf(outcome, text) : reasonWhy(told);
  return (
    <div class={`sc-top panel p-${isShared ? 'soot' : order[0]!.colour}`}>
      <div class="ribbon" />
      <div class="win">
        <span class="lr">
          <Laurel isWon={winnersAt(table, order).length > 0} />
          {isShared ? null : <Emblem colour={order[0]!.colour} />}
        </span>
        <div>
          <h2>
            {outcome === null ? words.running : headlineFor({ outcome, mySeat: table.mySeat }, order, t(), language)}
          </h2>
          <p>{why}</p>
          <p class="turning">{turningPoint(standings, told)}</p>
          {refused.value === null ? null : <p class="refused">{refused.value}</p>}
        </div>
        <div class="acts">
          {outcome === null ? (
            <a class="btn primary" href={toTable(route.venue, route.id, route.secret)}>
              {words.backToTable}
            </a>
          ) : (
            <button
              type="button"
              class="btn primary"
              onClick={() => void attempt(async () => go(await model.source.rematch()))}
            >
              <Icon name="ui-again" />
              {words.rematch}
            </button>
          )}
          <a class="btn" href={addressOf({ screen: 'replay', ...at, n: null, viewer: null })}>
            <Icon name="ui-play" />
            {words.replay}
          </a>
          {outcome === null ? null : (
            <button
              type="button"
              class="btn"
              onClick={() =>
                void attempt(async () => saveFile(`${table.game}-${table.id}.json`, await model.source.file()))
              }
            >
              {words.export}
            </button>
          )}
          {route.venue === 'table' ? <CopyButton text={location.href} label={words.share} icon="ui-share" /> : null}
          <Onward next={next} />
        </div>
      </div>
    </div>
  );
}

/** The hash of the seed was shown before the first card; now that the seed is known, anybody can compare. */
function Verify({ table }: { table: Table }) {
  const words = t().score;
  const fits = useSignal<boolean | null>(null);
  const { seed, commitment: shown } = table;
  if (seed === null || shown === null) return null;
  return (
    <div class="verify">
      <span>
        <Icon name="ui-verify" />
      </span>
      <div>
        <b>{words.verify}</b>
        <p role="status">{fits.value === null ? words.verifyHelp : fits.value ? words.checked : words.notChecked}</p>
        <code>{shown.slice(0, 16)}…</code>
      </div>
      <button
        type="button"
        class="btn"
        onClick={() => {
          fits.value = commitment(seed) === shown;
        }}
      >
        {words.check}
      </button>
    </div>
  );
}
