import { useSignal } from '@preact/signals';
import { Component, type ComponentChildren, type ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { fault } from './faults.ts';
import { titleOf } from './games.ts';
import { NoticeToast } from './parts/notice-toast.tsx';
import { Standing } from './parts/standing.tsx';
import { Laying } from './parts/states.tsx';
import { TopBar } from './parts/top-bar.tsx';
import { type Route, route } from './router.ts';
import Home from './screens/home.tsx';
import { Broken, Lost } from './screens/trouble.tsx';
import { language, t } from './words.ts';

type Screen = ComponentType<{ route: never }>;
type Name = Route['screen'];

/** The first page is here; every other screen comes when somebody goes there. */
const screens: Readonly<Record<Exclude<Name, 'home' | 'new' | 'lost'>, () => Promise<{ default: Screen }>>> = {
  table: () => import('./screens/table-screen.tsx'),
  score: () => import('./screens/score-screen.tsx'),
  replay: () => import('./screens/replay-screen.tsx'),
  me: () => import('./screens/profile.tsx'),
  player: () => import('./screens/player.tsx'),
  admin: () => import('./screens/admin/admin.tsx'),
  reset: () => import('./screens/reset.tsx'),
  bots: () => import('./screens/bots.tsx'),
  import: () => import('./screens/import.tsx'),
  mail: () => import('./screens/mail.tsx'),
  rules: () => import('./screens/rules-screen.tsx'),
  primer: () => import('./screens/primer.tsx'),
  learn: () => import('./screens/learn.tsx'),
  puzzle: () => import('./screens/puzzle/puzzle-screen.tsx'),
};

export function App() {
  const here = route.value;
  const place = placeOf(here);
  const first = useRef(true);
  useEffect(() => {
    // A new screen is a new page: whoever listens or types starts at its content.
    const main = first.current ? null : document.getElementById('main');
    first.current = false;
    if (main === null || document.querySelector('dialog[open]') !== null) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }, [place]);
  const title = titleFor(here);
  useEffect(() => {
    document.title = title === '' ? 'Teahouse' : `${title} · Teahouse`;
  }, [title, place]);
  return (
    <>
      <div class="landscape" />
      <Safety key={place}>{fault.value === null ? <At here={here} /> : <Broken error={fault.value.error} />}</Safety>
      <Standing />
      <NoticeToast />
    </>
  );
}

/** A screen keeps its state while its address only changes in details: a step of a replay, a dialog over the shelf. */
const placeOf = (here: Route): string => ('id' in here ? `${here.screen} ${here.id}` : here.screen);

/** A table names itself, with whose turn it is. */
function titleFor(here: Route): string {
  const words = t();
  if (here.screen === 'mail') return words.mail[here.page].title;
  if (here.screen === 'primer') return words.learn.inThree(titleOf(here.game, language.value));
  if (here.screen === 'learn') return `${words.home.learn}: ${titleOf(here.game, language.value)}`;
  if (here.screen === 'bots') return words.home.api;
  const titles = {
    admin: words.house.admin,
    reset: words.house.forgot,
    me: words.me,
    score: words.score,
    replay: words.replay,
    rules: words.rules,
    new: words.newTable,
    import: words.importing,
  };
  return here.screen in titles ? titles[here.screen as keyof typeof titles].title : '';
}

function At({ here }: { here: Route }) {
  if (here.screen === 'home' || here.screen === 'new') return <Home route={here} />;
  if (here.screen === 'lost') return <Lost />;
  return <Later name={here.screen} route={here} />;
}

function Later({ name, route: here }: { name: keyof typeof screens; route: Route }) {
  const loaded = useSignal<{ name: Name; Screen: Screen } | null>(null);
  const failure = useSignal<unknown>(null);
  useEffect(() => {
    screens[name]().then(
      module => {
        loaded.value = { name, Screen: module.default };
      },
      (error: unknown) => {
        failure.value = error;
      },
    );
  }, [name, loaded, failure]);
  if (failure.value !== null) throw failure.value;
  if (loaded.value?.name !== name) {
    return (
      <div class="shell">
        <TopBar />
        <main id="main" aria-label={t().common.loading}>
          <Laying />
        </main>
      </div>
    );
  }
  const { Screen } = loaded.value;
  return <Screen route={here as never} />;
}

/** What breaks is said in a sentence, with a way out. */
class Safety extends Component<{ children: ComponentChildren }, { error: unknown }> {
  override state = { error: null };

  static override getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    return this.state.error === null ? this.props.children : <Broken error={this.state.error} />;
  }
}
