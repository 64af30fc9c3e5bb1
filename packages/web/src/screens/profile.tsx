import { useSignal } from '@preact/signals';
import { grammar } from '@teahouse/kernel';
import type { Me, Table } from '@teahouse/protocol';
import { useEffect } from 'preact/hooks';
import { call } from '../api.ts';
import { ago } from '../format.ts';
import { titleOf } from '../games.ts';
import { changeMe, me, reachable } from '../me.ts';
import { placesAt } from '../outcome.ts';
import { Field, Seg, Toggle } from '../parts/controls.tsx';
import { Emblem, Icon } from '../parts/icon.tsx';
import { Prove } from '../parts/prove.tsx';
import { Empty, Laying } from '../parts/states.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { usePeopleWords } from '../people-words.ts';
import { playersOf } from '../players.ts';
import { sentence } from '../refused.ts';
import { addressOf } from '../router.ts';
import { THEMES, type Theme, theme } from '../settings.ts';
import { LANGUAGES, language, NAMES, speak, t } from '../words.ts';
import { EmblemChoice } from './emblem-choice.tsx';
import { Account } from './profile-account.tsx';
import { Channels, Tokens } from './profile-channels.tsx';
import { MyStatistics, PageChoice } from './profile-page.tsx';
import { Records } from './profile-records.tsx';
import { Security } from './profile-security.tsx';
import { NoTable } from './trouble.tsx';

/** Who I am here. */
export default function Profile() {
  const person = me.value;
  const words = usePeopleWords();
  if (!reachable.value) return <NoTable no={{ reason: 'unreachable', message: '', rule: '', details: {} }} />;
  return (
    <div class="shell">
      <TopBar>
        <h1 class="page-title">{t().me.title}</h1>
        {person?.role === 'admin' ? (
          <a class="btn quiet" href={addressOf({ screen: 'admin' })}>
            {t().house.admin.title}
          </a>
        ) : null}
      </TopBar>
      <main id="main">
        {person === null || words === null ? (
          <Laying />
        ) : (
          <div class="pf">
            <Myself person={person} />
            <div class="pf-games">
              <MyStatistics />
              <Records />
              <History />
            </div>
            <div class="pf-last">
              <Security />
              <Channels />
              <Tokens />
            </div>
          </div>
        )}
      </main>
      <Prove />
    </div>
  );
}

function Myself({ person }: { person: Me }) {
  const words = t().me;
  const name = useSignal(person.name);
  const refused = useSignal<string | null>(null);
  const change = async (what: Parameters<typeof changeMe>[0]): Promise<void> => {
    refused.value = null;
    try {
      await changeMe(what);
    } catch (error) {
      refused.value = sentence(error, t());
    }
  };
  const rename = (): void => {
    const wanted = name.value.trim();
    if (wanted === '') name.value = person.name;
    else if (wanted !== person.name) void change({ name: wanted });
  };
  return (
    <section class="panel me1" aria-label={person.name}>
      <div class={`p-${person.colour}`}>
        <div class="ribbon" />
        <div class="idn">
          <Emblem colour={person.colour} class="bigem" />
          <Field
            label={words.name}
            value={name.value}
            help={words.nameHelp}
            maxLength={40}
            autocomplete="nickname"
            onInput={value => {
              name.value = value;
            }}
            onCommit={rename}
          />
        </div>
      </div>
      {refused.value === null ? null : (
        <p class="refused" role="alert">
          {refused.value}
        </p>
      )}
      <h2>
        {words.emblem} <small>{words.emblemHelp}</small>
      </h2>
      <EmblemChoice />
      <h2>{words.language}</h2>
      <Seg
        label={words.language}
        value={language.value}
        choices={LANGUAGES.map(value => ({ value, name: NAMES[value], lang: value }))}
        onChange={value => {
          void speak(value);
          void change({ language: value });
        }}
      />
      <h2>{t().common.theme}</h2>
      <Seg<Theme>
        label={t().common.theme}
        value={theme.value}
        choices={THEMES.map(value => ({ value, name: t().common.themes[value] }))}
        onChange={value => {
          theme.value = value;
        }}
      />
      <PageChoice person={person} change={change} />
      <QuietHours person={person} change={change} />
      <Account person={person} />
    </section>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const clockHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
const isQuiet = ({ from, to }: { from: number; to: number }, hour: number): boolean =>
  from < to ? hour >= from && hour < to : hour >= from || hour < to;

/** The night, drawn as 24 hours. */
function QuietHours({ person, change }: { person: Me; change(what: { quiet: Me['quiet'] }): Promise<void> }) {
  const words = t().me;
  const { quiet } = person;
  const hour = (label: string, value: number, set: (hour: number) => void) => (
    <select
      aria-label={`${words.quiet}, ${label}`}
      value={value}
      onChange={event => set(Number(event.currentTarget.value))}
    >
      {HOURS.map(each => (
        <option key={each} value={each}>
          {clockHour(each)}
        </option>
      ))}
    </select>
  );
  return (
    <>
      <Toggle
        label={words.quiet}
        help={words.quietHelp}
        on={quiet !== null}
        onChange={on => void change({ quiet: on ? { from: 22, to: 8 } : null })}
      />
      {quiet === null ? null : (
        <>
          <div class="quiet-h">
            <span>{words.from}</span>
            {hour(words.from, quiet.from, from => void change({ quiet: { ...quiet, from } }))}
            <span>{words.to}</span>
            {hour(words.to, quiet.to, to => void change({ quiet: { ...quiet, to } }))}
          </div>
          <div class="hours" aria-hidden="true">
            {HOURS.map(each => (
              <i key={each} class={isQuiet(quiet, each) ? 'q' : ''} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

function History() {
  const words = t().me;
  const games = useSignal<readonly Table[] | null>(null);
  const more = useSignal(false);
  const refused = useSignal<string | null>(null);
  const read = async (): Promise<void> => {
    try {
      const last = games.peek()?.at(-1)?.endedAt;
      const found = await call('tables.list', { which: 'finished', ...(last == null ? {} : { before: last }) });
      more.value = found.more;
      games.value = [...(games.peek() ?? []), ...found.tables];
    } catch (error) {
      refused.value = sentence(error, t());
    }
  };
  useEffect(() => {
    void read();
    // Once, when the page opens; the button reads on.
  }, []);
  return (
    <section class="panel" aria-labelledby="history" aria-busy={games.value === null && refused.value === null}>
      <div class="panel-h">
        <h2 id="history">{words.history}</h2>
      </div>
      {refused.value === null ? null : <p class="refused pad">{refused.value}</p>}
      {games.value?.length === 0 ? (
        <Empty title={words.history}>
          <p>{words.noHistory}</p>
        </Empty>
      ) : (
        <ul class="hist">
          {games.value?.map(table => (
            <Finished key={table.id} table={table} />
          ))}
        </ul>
      )}
      {more.value ? (
        <button type="button" class="btn quiet more" onClick={() => void read()}>
          {words.more}
        </button>
      ) : null}
    </section>
  );
}

function Finished({ table }: { table: Table }) {
  const words = t().me;
  const place = table.mySeat === null ? undefined : placesAt(table)?.[table.mySeat];
  const others = playersOf(table, t())
    .filter(({ seat }) => seat !== table.mySeat)
    .map(({ name }) => name);
  return (
    <li>
      <span class={`rank${place === 1 ? ' one' : ''}`}>
        {place ?? '–'}
        <small>{place === undefined ? '' : `/${table.seats.length}`}</small>
      </span>
      <div>
        <b>{titleOf(table.game, language.value)}</b>
        <small>
          {[
            table.status === 'abandoned' ? words.abandoned : '',
            grammar(language.value).and(others),
            ago(table.endedAt ?? table.createdAt, Date.now(), language.value),
          ]
            .filter(each => each !== '')
            .join(' · ')}
        </small>
      </div>
      <a
        class="btn quiet"
        href={addressOf({ screen: 'replay', venue: 'table', id: table.id, secret: null, n: null, viewer: null })}
      >
        <Icon name="ui-play" />
        {t().replay.title}
      </a>
    </li>
  );
}
