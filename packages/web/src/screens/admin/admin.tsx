import '../../styles/site/admin.css';
import { useSignal } from '@preact/signals';
import type { AdminPerson, AdminTable, LoggedAct, Output, Reported, Status } from '@teahouse/protocol';
import { useEffect } from 'preact/hooks';
import { call } from '../../api.ts';
import { me } from '../../me.ts';
import { Banner, Field, Seg } from '../../parts/controls.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Prove } from '../../parts/prove.tsx';
import { Laying } from '../../parts/states.tsx';
import { TopBar } from '../../parts/top-bar.tsx';
import { sentence } from '../../refused.ts';
import { t } from '../../words.ts';
import { ActDialog, type ProposedAct } from './act.tsx';
import { ActLog, Addresses, PeopleList, type Propose, Reports, Tables } from './lists.tsx';

type Tab = 'reports' | 'tables' | 'people' | 'log';
const TABS: readonly Tab[] = ['reports', 'tables', 'people', 'log'];
const STATUSES: readonly Status[] = ['playing', 'open', 'parked', 'over', 'abandoned'];

/** What the open tab shows. */
type Shown =
  | { tab: 'reports'; reports: readonly Reported[] }
  | { tab: 'tables'; tables: readonly AdminTable[] }
  | { tab: 'people'; people: readonly AdminPerson[] }
  | { tab: 'log'; acts: readonly LoggedAct[] };

/** For whoever runs the house. */
export default function AdminScreen() {
  const words = t().house.admin;
  const tab = useSignal<Tab>('reports');
  const find = useSignal('');
  const status = useSignal<Status | ''>('playing');
  const house = useSignal<Output<'admin.house'> | null>(null);
  const shown = useSignal<Shown | null>(null);
  const refused = useSignal<string | null>(null);
  const proposed = useSignal<{ wanted: ProposedAct; about: string } | null>(null);
  const read = async (): Promise<void> => {
    refused.value = null;
    try {
      house.value = await call('admin.house', {});
      shown.value = await readTab(tab.peek(), find.peek().trim(), status.peek());
    } catch (error) {
      refused.value = sentence(error, t());
    }
  };
  const person = me.value;
  useEffect(() => {
    if (person !== null) void read();
    // Read again when the tab or what is looked for changes; who I am is known once.
  }, [person?.id, tab.value, status.value]);
  const propose: Propose = (wanted, about) => {
    proposed.value = { wanted, about };
  };
  return (
    <div class="shell">
      <TopBar>
        <h1 class="page-title">{words.title}</h1>
      </TopBar>
      <main id="main" class="admin">
        <section class="panel" aria-label={words.title}>
          {house.value === null ? null : <Summary house={house.value} propose={propose} />}
          <div class="pad admin-find">
            <Seg
              label={words.title}
              value={tab.value}
              choices={TABS.map(value => ({ value, name: words.tabs[value] }))}
              onChange={value => {
                tab.value = value;
                find.value = '';
                shown.value = null;
              }}
            />
            {tab.value === 'tables' ? (
              <select
                aria-label={words.tabs.tables}
                value={status.value}
                onChange={event => {
                  status.value = event.currentTarget.value as Status | '';
                }}
              >
                {STATUSES.map(one => (
                  <option key={one} value={one}>
                    {words.status[one]}
                  </option>
                ))}
                <option value="">{words.all}</option>
              </select>
            ) : null}
            {tab.value === 'people' || tab.value === 'tables' ? (
              <form onSubmit={event => event.preventDefault()}>
                <Field
                  label={words.find}
                  value={find.value}
                  maxLength={64}
                  onInput={value => {
                    find.value = value;
                  }}
                  onCommit={() => void read()}
                />
              </form>
            ) : null}
          </div>
          {refused.value === null ? null : (
            <p class="refused pad" role="alert">
              {refused.value}
            </p>
          )}
          {tab.value === 'people' && house.value !== null ? (
            <Addresses addresses={house.value.addresses} propose={propose} />
          ) : null}
          {shown.value === null ? (
            refused.value === null ? (
              <Laying />
            ) : null
          ) : (
            <List shown={shown.value} propose={propose} />
          )}
        </section>
      </main>
      {proposed.value === null ? null : (
        <ActDialog
          {...proposed.value}
          onDone={did => {
            proposed.value = null;
            if (did) void read();
          }}
        />
      )}
      <Prove />
    </div>
  );
}

function Summary({ house, propose }: { house: Output<'admin.house'>; propose: Propose }) {
  const words = t().house.admin;
  const { readOnly, tables, people, guests } = house;
  const act = (what: 'read-only' | 'read-write' | 'clean-up') => (
    <button type="button" class="btn" onClick={() => propose({ what }, '')}>
      {words.acts[what]}
    </button>
  );
  return (
    <>
      <div class="panel-h">
        <span class="note">{words.counts(tables.playing ?? 0, people, guests)}</span>
        {readOnly === null ? act('read-only') : null}
        {act('clean-up')}
      </div>
      {readOnly === null ? null : (
        <div class="pad">
          <Banner
            kind="warn"
            icon={<Icon name="ui-warn" />}
            title={words.readOnly(readOnly.why)}
            action={act('read-write')}
          />
        </div>
      )}
    </>
  );
}

function List({ shown, propose }: { shown: Shown; propose: Propose }) {
  switch (shown.tab) {
    case 'reports':
      return <Reports reports={shown.reports} propose={propose} />;
    case 'tables':
      return <Tables tables={shown.tables} propose={propose} />;
    case 'people':
      return <PeopleList people={shown.people} propose={propose} />;
    case 'log':
      return <ActLog acts={shown.acts} />;
  }
}

async function readTab(tab: Tab, find: string, status: Status | ''): Promise<Shown> {
  switch (tab) {
    case 'reports':
      return { tab, ...(await call('admin.reports', {})) };
    case 'tables':
      return { tab, ...(await call('admin.tables', { find, ...(status === '' ? {} : { status }) })) };
    case 'people':
      return { tab, ...(await call('admin.people', { find })) };
    case 'log':
      return { tab, ...(await call('admin.acts', {})) };
  }
}
