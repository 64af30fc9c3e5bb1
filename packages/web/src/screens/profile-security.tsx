import { useSignal } from '@preact/signals';
import type { AccountEvent, Output } from '@teahouse/protocol';
import { useEffect } from 'preact/hooks';
import { call } from '../api.ts';
import { ago } from '../format.ts';
import { Icon } from '../parts/icon.tsx';
import { sentence } from '../refused.ts';
import { language, t } from '../words.ts';
import { saveFile } from './save-file.ts';

/** Where I am logged in, what happened to my account, and all that is kept of me. */
export function Security() {
  const words = t().house;
  const sessions = useSignal<Output<'sessions.list'>['sessions']>([]);
  const log = useSignal<readonly AccountEvent[]>([]);
  const refused = useSignal<string | null>(null);
  const attempt = async (does: () => Promise<unknown>): Promise<void> => {
    refused.value = null;
    try {
      await does();
      sessions.value = (await call('sessions.list', {})).sessions;
      log.value = (await call('me.log', {})).log;
    } catch (error) {
      refused.value = sentence(error, t());
    }
  };
  useEffect(() => {
    void attempt(async () => {});
  }, []);
  const data = () => attempt(async () => saveFile('teahouse-my-data.json', await call('me.data', {})));
  return (
    <section class="panel" aria-labelledby="sessions" aria-busy={sessions.value.length === 0 && refused.value === null}>
      <div class="panel-h">
        <h2 id="sessions">{words.sessions.title}</h2>
        <Icon name="ui-key" />
      </div>
      <ul class="toks">
        {sessions.value.map(({ id, agent, usedAt, isThis }) => {
          const name = browserIn(agent) ?? words.sessions.unknown;
          return (
            <li key={id}>
              <Icon name="ui-globe" />
              <div>
                <b>{name}</b>
                <small>
                  {isThis ? words.sessions.here : words.sessions.seen(ago(usedAt, Date.now(), language.value))}
                </small>
              </div>
              {isThis ? null : (
                <button
                  type="button"
                  class="btn quiet icon"
                  aria-label={words.sessions.end(name)}
                  onClick={() => void attempt(() => call('sessions.end', { session: id }))}
                >
                  <Icon name="ui-trash" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <div class="pad acts">
        {sessions.value.length < 2 ? null : (
          <button type="button" class="btn" onClick={() => void attempt(() => call('sessions.endOthers', {}))}>
            {words.sessions.endOthers}
          </button>
        )}
        <button type="button" class="btn" onClick={() => void data()}>
          {words.data}
        </button>
      </div>
      <p class="refused pad" role="status">
        {refused.value}
      </p>
      <details class="pad">
        <summary>{words.log.title}</summary>
        {log.value.length === 0 ? <p class="note">{words.log.empty}</p> : null}
        <ul class="toks">
          {log.value.map(({ at, what, detail, address }) => (
            <li key={`${at} ${what} ${address}`}>
              <div>
                <b>{words.log.what[what]}</b>
                <small>
                  {[detail, address, ago(at, Date.now(), language.value)].filter(part => part !== '').join(' · ')}
                </small>
              </div>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const BROWSERS = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'] as const;
const NAMES: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera' };
const SYSTEMS = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac OS', 'Linux'] as const;

/** What a browser calls itself, short; null if it is none we know. */
function browserIn(agent: string): string | null {
  const browser = BROWSERS.find(name => agent.includes(`${name}/`));
  if (browser === undefined) return null;
  const system = SYSTEMS.find(name => agent.includes(name));
  return [NAMES[browser] ?? browser, system].filter(part => part !== undefined).join(' · ');
}
