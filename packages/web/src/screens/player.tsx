import { useSignal } from '@preact/signals';
import type { Output } from '@teahouse/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { call } from '../api.ts';
import { Emblem } from '../parts/icon.tsx';
import { Empty, Laying } from '../parts/states.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { usePeopleWords } from '../people-words.ts';
import { Refused, sentence } from '../refused.ts';
import type { Route } from '../router.ts';
import { t } from '../words.ts';
import { Statistics } from './statistics.tsx';

/** A player as everybody may see them. */
export default function Player({ route: { person } }: { route: Extract<Route, { screen: 'player' }> }) {
  const words = usePeopleWords();
  const page = useSignal<Output<'people.page'> | null>(null);
  const refused = useSignal<unknown>(null);
  useEffect(() => {
    page.value = null;
    refused.value = null;
    call('people.page', { person }).then(
      found => {
        page.value = found;
      },
      (error: unknown) => {
        refused.value = error;
      },
    );
  }, [person, page, refused]);
  if (words === null || (page.value === null && refused.value === null)) {
    return (
      <Frame title="">
        <Laying />
      </Frame>
    );
  }
  if (page.value === null) {
    const isGone = refused.value instanceof Refused && ['not-found', 'bad-input'].includes(refused.value.no.reason);
    return (
      <Frame title={words.noPage}>
        <Empty title={words.noPage}>
          <p>{isGone ? words.noPageText : sentence(refused.value, t())}</p>
          <a class="btn" href="/">
            {t().common.back}
          </a>
        </Empty>
      </Frame>
    );
  }
  const { games, person: shown } = page.value;
  return (
    <Frame title={words.page(shown.name)}>
      <section class={`panel player-page p-${shown.colour}`} aria-label={shown.name}>
        <div class="ribbon" />
        <div class="idn">
          <Emblem colour={shown.colour} class="bigem" />
          <h2>{shown.name}</h2>
        </div>
        <h3>{words.statistics}</h3>
        <Statistics words={words} games={games} />
      </section>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="shell">
      <TopBar>
        <h1 class="page-title">{title}</h1>
      </TopBar>
      <main id="main">{children}</main>
    </div>
  );
}
