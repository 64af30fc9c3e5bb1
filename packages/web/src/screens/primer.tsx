import { useSignal } from '@preact/signals';
import type { GamePrimer, PrimerWords } from '@teahouse/boardkit/contract';
import { useEffect } from 'preact/hooks';
import { primerOf, titleOf } from '../games.ts';
import { Icon } from '../parts/icon.tsx';
import { SpriteIcon } from '../parts/sprite-icon.tsx';
import { Laying } from '../parts/states.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { addressOf, type Route } from '../router.ts';
import { language, t } from '../words.ts';
import { LearnTabs } from './learn-tabs.tsx';
import { Lost } from './trouble.tsx';

/** How to play in three minutes: a few pictures of a sentence or two, then one can sit down. */
export default function Primer({ route: { game } }: { route: Extract<Route, { screen: 'primer' }> }) {
  const loaded = useSignal<{ primer: GamePrimer; words: PrimerWords } | 'none' | null>(null);
  const spoken = language.value;
  useEffect(() => {
    void primerOf(game).then(async primer => {
      loaded.value = primer === null ? 'none' : { primer, words: await primer.words[spoken]() };
    });
  }, [game, spoken, loaded]);
  if (loaded.value === 'none') return <Lost />;
  return (
    <div class="shell">
      <TopBar>
        <LearnTabs game={game} here="primer" />
      </TopBar>
      <main id="main" class="primer">
        {loaded.value === null ? <Laying /> : <Pictures game={game} {...loaded.value} />}
      </main>
    </div>
  );
}

function Pictures({ game, primer, words }: { game: string; primer: GamePrimer; words: PrimerWords }) {
  const { learn } = t();
  return (
    <>
      <h1>{learn.inThree(titleOf(game, language.value))}</h1>
      <p class="lead">{words.lead}</p>
      <ol class="steps">
        {words.steps.map(({ title, text }, i) => (
          <li key={title} class="panel">
            <span class="pic p-jade" aria-hidden="true">
              <i>{i + 1}</i>
              {primer.pictures[i]?.map((id, at) => (
                <SpriteIcon key={`${id} ${at}`} id={id} sprite={primer.sprite} class="art" />
              ))}
            </span>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
        <li class="panel last">
          <h2>{learn.enough}</h2>
          <p>{words.overlooked}</p>
          <a class="btn primary" href={addressOf({ screen: 'new', game })}>
            <Icon name="ui-play" />
            {t().home.newTable}
          </a>
          <a class="btn" href={addressOf({ screen: 'rules', game, rule: null })}>
            <Icon name="ui-rules" />
            {learn.book}
          </a>
        </li>
      </ol>
    </>
  );
}
