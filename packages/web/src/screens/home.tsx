import { useSignal } from '@preact/signals';
import { lazy } from '@teahouse/boardkit';
import type { Options } from '@teahouse/kernel';
import { call } from '../api.ts';
import { coverOf, hasLessons, hasPrimer, loadFolder, type ShelfGame, shelf } from '../games.ts';
import { enter, me, reachable } from '../me.ts';
import { Banner } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { Refused } from '../refused.ts';
import { addressOf, go, type Route, toTable } from '../router.ts';
import { LANGUAGES, language, NAMES, speak, t } from '../words.ts';
import { MyTables, OpenTables } from './tables.tsx';

const LiveTables = lazy(async () => (await import('./live-tables.tsx')).default);
const NewTable = lazy(async () => (await import('./new-table/index.tsx')).default);

/** How many sit down, and how strong the others are, when nobody was asked. */
const PLAY_NOW = { seats: 4, together: 3, level: 'apprentice' } as const;

export default function Home({ route }: { route: Extract<Route, { screen: 'home' | 'new' }> }) {
  const words = t().home;
  return (
    <div class="home">
      <TopBar right={<Languages />} />
      <main id="main">
        <section class="hero">
          <i class="sun" aria-hidden="true" />
          <i class="hills" aria-hidden="true" />
          <div>
            <h1>{words.title}</h1>
            <p>{words.lead}</p>
            <a class="btn" href="/puzzle">
              <Icon name="ui-hint" />
              {words.daily}
            </a>
          </div>
        </section>
        {reachable.value ? null : <Banner kind="warn" icon={<Icon name="ui-offline" />} title={words.offline} />}
        <section class="games" aria-label={words.games}>
          {shelf.map(game => (
            <GameCard key={game.id} game={game} />
          ))}
        </section>
        <div class="two">
          <MyTables />
          <OpenTables />
          <LiveTables />
        </div>
      </main>
      <footer class="foot">
        <a href="/bots">{words.api}</a>
        <a href="/import">{t().importing.title}</a>
        <span class="note">{words.owners}</span>
      </footer>
      {route.screen === 'new' ? <NewTable game={route.game} onClose={() => go('/', { replace: true })} /> : null}
    </div>
  );
}

/** On wide screens the languages stand side by side; elsewhere the bar's own choice does. */
function Languages() {
  return (
    <nav class="langs" aria-label={t().common.chooseLanguage}>
      {LANGUAGES.map(each => (
        <button
          type="button"
          key={each}
          lang={each}
          aria-pressed={language.value === each}
          onClick={() => void speak(each)}
        >
          {NAMES[each]}
        </button>
      ))}
    </nav>
  );
}

function GameCard({ game }: { game: ShelfGame }) {
  const words = t().home;
  const { title, tagline, cover } = game.words[language.value];
  const laying = useSignal(false);
  const play = async (seats: number, isTogether = false): Promise<void> => {
    laying.value = true;
    go(await playNow(game, seats, isTogether));
  };
  return (
    <article class="game panel">
      <span class="cover">
        <img src={coverOf(game.id)} alt={cover} width="360" height="222" />
        <span class="seal han" aria-hidden="true">
          {game.seal}
        </span>
      </span>
      <div class="gt">
        <h2>{title}</h2>
        <p>{tagline}</p>
        <small class="box">
          {t().common.players(game.seats.min, game.seats.max)} · {t().box.minutes(game.box.minutes)} ·{' '}
          {t().box.weights[game.box.weight]} · {t().box.age(game.box.age)}
        </small>
        <small>
          {hasPrimer(game.id) ? (
            <>
              <a href={addressOf({ screen: 'primer', game: game.id })} aria-label={`${t().learn.three}: ${title}`}>
                {t().learn.three}
              </a>{' '}
              ·{' '}
            </>
          ) : null}
          <a href={addressOf({ screen: 'rules', game: game.id, rule: null })} aria-label={`${words.rules}: ${title}`}>
            {words.rules}
          </a>
        </small>
        <div class="gb">
          <button
            type="button"
            class="btn primary"
            aria-label={words.playHint(title)}
            disabled={laying.value}
            onClick={() => void play(Math.min(PLAY_NOW.seats, game.seats.max))}
          >
            <Icon name="ui-play" />
            {words.play}
          </button>
          {game.seats.min === 1 ? (
            <button
              type="button"
              class="btn"
              aria-label={words.aloneHint(title)}
              disabled={laying.value}
              onClick={() => void play(1)}
            >
              {words.alone}
            </button>
          ) : null}
          {game.together ? (
            <button
              type="button"
              class="btn"
              aria-label={words.togetherHint(title)}
              disabled={laying.value}
              onClick={() => void play(PLAY_NOW.together, true)}
            >
              {words.together}
            </button>
          ) : null}
          {hasLessons(game.id) ? (
            <a
              class="btn"
              href={addressOf({ screen: 'learn', game: game.id, lesson: null })}
              aria-label={`${words.learn}: ${title}`}
            >
              {words.learn}
            </a>
          ) : null}
          <a class="btn" href={addressOf({ screen: 'new', game: game.id })} aria-label={`${words.newTable}: ${title}`}>
            {words.newTable}
          </a>
        </div>
      </div>
    </article>
  );
}

/** A table against bots, alone, or together with bots: at the teahouse, or in this browser when it cannot be reached. Gives its address. */
async function playNow({ id }: ShelfGame, seats: number, isTogether: boolean): Promise<string> {
  const others = seats - 1;
  const { level } = PLAY_NOW;
  const options = await optionsOf(id, seats, isTogether);
  if ((me.peek() ?? (await enter())) !== null) {
    try {
      const bots = Array.from({ length: others }, () => ({ kind: 'bot' as const, level }));
      const table = await call('tables.create', { game: id, seats: [{ kind: 'me' }, ...bots], options });
      return toTable('table', table.id);
    } catch (error) {
      if (!(error instanceof Refused) || error.no.reason !== 'unreachable') throw error;
    }
  }
  const { layPractice } = await import('../practice/store.ts');
  return toTable('practice', layPractice(id, options, [null, ...Array.from({ length: others }, () => level)]));
}

/** Most tables need no option; the rules are only read where one does. */
async function optionsOf(id: string, seats: number, isTogether: boolean): Promise<Options> {
  if (seats > 1 && !isTogether) return {};
  const [{ game }, { optionsFor, optionsTogether }] = await Promise.all([
    loadFolder(id),
    import('./new-table/plan.ts'),
  ]);
  return (isTogether ? optionsTogether(game, seats) : optionsFor(game, seats)) ?? {};
}
