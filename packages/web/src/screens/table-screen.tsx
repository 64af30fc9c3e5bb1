import type { No } from '@teahouse/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { call, connection } from '../api.ts';
import { titleOf } from '../games.ts';
import { Laying } from '../parts/states.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import type { Route } from '../router.ts';
import { ConnectionBanner } from '../table/connection-banner.tsx';
import { practiceSource } from '../table/practice-source.ts';
import { serverSource } from '../table/server-source.ts';
import { TableShell } from '../table/shell.tsx';
import { isPassed, type TableSource } from '../table/source.ts';
import { useSounds } from '../table/use-sounds.ts';
import { useGame } from '../use-game.ts';
import { language, t } from '../words.ts';
import { Room } from './room.tsx';
import { NoTable } from './trouble.tsx';

const GIVEN_UP: No = {
  reason: 'given-up',
  message: 'the table was cleared away before the game began',
  rule: '',
  details: {},
};

type TableRoute = Extract<Route, { screen: 'table' }>;

/** A table at its address: a waiting room before the game, then the game itself. */
export default function TableScreen({ route }: { route: TableRoute }) {
  const { venue, id, secret } = route;
  const source = useMemo<TableSource>(
    () => (venue === 'practice' ? practiceSource(id) : serverSource({ connection, call }, id, secret)),
    [venue, id, secret],
  );
  useEffect(() => () => source.close(), [source]);
  const state = source.state.value;
  const failure = source.failure.value;
  useSounds(state);
  const loaded = useGame(state?.table.game ?? null);
  const mine = state !== null && state.table.mySeat !== null && state.table.asked.includes(state.table.mySeat);
  const title = state === null ? null : titleOf(state.table.game, language.value);
  const turn = mine && !isPassed(state) ? `● ${t().home.yourTurn} · ` : '';
  useEffect(() => {
    if (title !== null) document.title = `${turn}${title} · Teahouse`;
  }, [title, turn]);
  if (failure !== null) return <NoTable no={failure} />;
  if (state !== null && state.table.status === 'open') return <Room source={source} state={state} route={route} />;
  if (state !== null && state.view === null) return <NoTable no={GIVEN_UP} />;
  if (state === null || loaded === null) {
    return (
      <div class="shell">
        <TopBar />
        <main id="main">
          <ConnectionBanner venue={venue} />
          <Laying />
        </main>
      </div>
    );
  }
  return <TableShell source={source} loaded={loaded} secret={secret} />;
}
