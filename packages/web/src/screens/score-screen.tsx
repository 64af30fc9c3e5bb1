import { useSignal } from '@preact/signals';
import type { TablePlayer } from '@teahouse/boardkit';
import { commitment } from '@teahouse/kernel';
import type { Table } from '@teahouse/protocol';
import { useEffect } from 'preact/hooks';
import type { LoadedGame } from '../games.ts';
import { me } from '../me.ts';
import { headlineOf, placesAt, reasonOf, winnersAt } from '../outcome.ts';
import { CopyButton } from '../parts/copy.tsx';
import { Curve, CurveKey } from '../parts/curve.tsx';
import { Emblem, Icon } from '../parts/icon.tsx';
import { Laying } from '../parts/states.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { playersOf } from '../players.ts';
import { sentence } from '../refused.ts';
import { addressOf, go, type Route, toTable } from '../router.ts';
import type { ReplayModel } from '../table/replay-model.ts';
import { useGame } from '../use-game.ts';
import { t } from '../words.ts';
import { saveFile } from './save-file.ts';
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
  const totals = sheet.rows.at(-1)?.points ?? [];
  const automata = sheet.automata ?? [];
  const order = players.toSorted((a, b) => placeOf(table, totals, a.seat) - placeOf(table, totals, b.seat));
  // Those who win or lose together are not ranked.
  const best = table.outcome?.kind === 'together' ? null : order[0]!.seat;
  return (
    <>
      <Winner table={table} order={order} totals={totals} model={model} route={route} loaded={loaded} />
      <div class="sc-grid">
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
          <div class="tw">
            <table class="sheet">
              <caption class="vh">{t().score.title}</caption>
              <thead>
                <tr>
                  <th scope="col">{t().score.source}</th>
                  {order.map(({ seat, name, colour }) => (
                    <th scope="col" key={seat} class={seat === best ? 'w' : ''}>
                      <Emblem colour={colour} />
                      <span>{name}</span>
                    </th>
                  ))}
                  {automata.map(name => (
                    <th scope="col" key={name}>
                      <span>{name}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sheet.rows.slice(0, -1).map(({ name, points }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {order.map(({ seat }) => (
                      <td key={seat} class={cellClass(points, seat, best)}>
                        {points[seat] === 0 ? '–' : points[seat]}
                      </td>
                    ))}
                    {automata.map((rival, i) => (
                      <td key={rival}>{points[players.length + i] || '–'}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{sheet.rows.at(-1)?.name ?? t().score.total}</th>
                  {order.map(({ seat }) => (
                    <td key={seat} class={seat === best ? 'w' : ''}>
                      {totals[seat]}
                    </td>
                  ))}
                  {automata.map((rival, i) => (
                    <td key={rival}>{totals[players.length + i]}</td>
                  ))}
                </tr>
                {placesAt(table) === null ? null : (
                  <tr class="rk">
                    <th scope="row">{t().score.place}</th>
                    {order.map(({ seat }) => (
                      <td key={seat} class={seat === best ? 'w' : ''}>
                        {placesAt(table)?.[seat]}.
                      </td>
                    ))}
                  </tr>
                )}
              </tfoot>
            </table>
          </div>
        </div>
        <div class="panel ch">
          <div class="panel-h">
            <h2>{t().score.over}</h2>
          </div>
          <PointsChart model={model} players={players} loaded={loaded} />
          <Verify table={table} />
        </div>
      </div>
    </>
  );
}

const placeOf = (table: Table, totals: readonly number[], seat: number): number =>
  placesAt(table)?.[seat] ?? -(totals[seat] ?? 0);

/** The best of a row is underlined, not coloured. */
function cellClass(points: readonly number[], seat: number, best: number | null): string {
  const most = Math.max(...points);
  const value = points[seat]!;
  return `${value === most && value > 0 ? 'best' : ''}${value === 0 ? ' zero' : ''}${seat === best ? ' w' : ''}`;
}

function Winner({
  table,
  order,
  totals,
  model,
  route,
  loaded,
}: Props & { order: readonly TablePlayer[]; totals: readonly number[] }) {
  const words = t().score;
  const refused = useSignal<string | null>(null);
  const attempt = async (does: () => Promise<void>): Promise<void> => {
    try {
      await does();
    } catch (error) {
      refused.value = sentence(error, t());
    }
  };
  const [first, second] = order;
  const leads = (next: TablePlayer | undefined, by: number): string =>
    next === undefined ? '' : by > 0 ? words.ahead(by, next.name) : words.level(next.name);
  const lead = (totals[first!.seat] ?? 0) - (second === undefined ? 0 : (totals[second.seat] ?? 0));
  const at = { venue: route.venue, id: route.id, secret: route.secret };
  const { outcome } = table;
  const over = outcome !== null;
  const isShared = outcome?.kind === 'together';
  const winners = winnersAt(table, order);
  const alone = outcome?.kind === 'places' && winners.length === 1;
  return (
    <div class={`sc-top panel p-${isShared ? 'soot' : first!.colour}`}>
      <div class="ribbon" />
      <div class="win">
        <span class="lr">
          <Icon name="ui-laurel" class="laurel" box="0 0 48 48" />
          {isShared ? null : <Emblem colour={first!.colour} />}
        </span>
        <div>
          <h2>
            {outcome === null
              ? words.running
              : alone
                ? words.winsWith(first!.name, totals[first!.seat] ?? 0)
                : headlineOf(outcome, winners, t())}
          </h2>
          <p>{outcome !== null && outcome.kind !== 'places' ? reasonOf(outcome, loaded.text) : leads(second, lead)}</p>
          {refused.value === null ? null : <p class="refused">{refused.value}</p>}
        </div>
        <div class="acts">
          {over ? (
            <button
              type="button"
              class="btn primary"
              onClick={() => void attempt(async () => go(await model.source.rematch()))}
            >
              <Icon name="ui-again" />
              {words.rematch}
            </button>
          ) : (
            <a class="btn primary" href={toTable(route.venue, route.id, route.secret)}>
              {words.backToTable}
            </a>
          )}
          <a class="btn" href={addressOf({ screen: 'replay', ...at, n: null, viewer: null })}>
            <Icon name="ui-play" />
            {words.replay}
          </a>
          {over ? (
            <button
              type="button"
              class="btn"
              onClick={() =>
                void attempt(async () => saveFile(`${table.game}-${table.id}.json`, await model.source.file()))
              }
            >
              <Icon name="ui-down" />
              {words.export}
            </button>
          ) : null}
          {route.venue === 'table' ? <CopyButton text={location.href} label={words.share} icon="ui-share" /> : null}
        </div>
      </div>
    </div>
  );
}

/** Points after every entry of the history. */
function PointsChart({
  model,
  players,
  loaded,
}: {
  model: ReplayModel;
  players: readonly TablePlayer[];
  loaded: LoadedGame;
}) {
  const { board, text, language } = loaded;
  const totals = model.moments.value.map(({ view }) => board.scores(view, text, language).rows.at(-1)?.points ?? []);
  if (totals.length < 2) return <p class="note pad">{t().common.loading}</p>;
  const lines = players.map(({ seat }) => totals.map(points => points[seat] ?? 0));
  const max = Math.max(1, ...lines.flat());
  return (
    <>
      <Curve players={players} lines={lines} max={max} label={t().score.over} height={330} />
      <CurveKey players={players} />
    </>
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
