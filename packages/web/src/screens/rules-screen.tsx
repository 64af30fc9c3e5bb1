import { onShelf, titleOf } from '../games.ts';
import { Laying } from '../parts/states.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import type { Route } from '../router.ts';
import { RulesList } from '../table/rules-drawer.tsx';
import { useGame } from '../use-game.ts';
import { language, t } from '../words.ts';
import { LearnTabs } from './learn-tabs.tsx';
import { Lost } from './trouble.tsx';

/** The rules of a game at an address of their own: a rule can be sent to somebody. */
export default function RulesScreen({ route }: { route: Extract<Route, { screen: 'rules' }> }) {
  const known = onShelf(route.game) !== undefined;
  const loaded = useGame(known ? route.game : null);
  if (!known) return <Lost />;
  return (
    <div class="shell">
      <TopBar>
        <LearnTabs game={route.game} here="rules" />
      </TopBar>
      <main id="main" class="rules-page">
        {loaded === null ? (
          <Laying />
        ) : (
          <>
            <h1>
              {t().rules.title} · {titleOf(route.game, language.value)}
            </h1>
            <div class="panel rules-panel">
              <h2 class="vh">{t().rules.all}</h2>
              <RulesList loaded={loaded} rule={route.rule ?? ''} now="" hasRoom />
            </div>
          </>
        )}
      </main>
    </div>
  );
}
