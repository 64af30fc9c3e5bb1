import '../styles/house.css';
import { useSignal } from '@preact/signals';
import type { Channel, ListedChannel, Scope, Token } from '@teahouse/protocol';
import { useEffect } from 'preact/hooks';
import { SCOPES } from '../agreed.ts';
import { call } from '../api.ts';
import { ago, day } from '../format.ts';
import { Field, Seg, Toggle } from '../parts/controls.tsx';
import { CopyButton } from '../parts/copy.tsx';
import { Icon } from '../parts/icon.tsx';
import { withProof } from '../parts/prove.tsx';
import { sentence } from '../refused.ts';
import { language, t } from '../words.ts';

/** Where I am told that it is my turn. */
export function Channels() {
  const words = t().me;
  const known = useSignal<{ channels: ListedChannel[]; pushKey: string; email: boolean } | null>(null);
  const email = useSignal('');
  const webhook = useSignal('');
  const refused = useSignal<string | null>(null);
  const attempt = async (does: () => Promise<unknown>): Promise<boolean> => {
    refused.value = null;
    try {
      await does();
      known.value = await call('channels.list', {});
      return true;
    } catch (error) {
      refused.value = sentence(error, t());
      return false;
    }
  };
  useEffect(() => {
    void attempt(async () => {});
  }, []);
  const add = (channel: Channel) => attempt(() => withProof(() => call('channels.add', { channel })));
  const push = async (): Promise<void> => {
    const subscription = await subscribe(known.value?.pushKey ?? '');
    if (subscription === null) refused.value = words.pushNo;
    else await add({ kind: 'push', subscription });
  };
  return (
    <section class="panel" aria-labelledby="notices" aria-busy={known.value === null && refused.value === null}>
      <div class="panel-h">
        <h2 id="notices">{words.notices}</h2>
        <Icon name="ui-bell" />
      </div>
      <ul class="toks">
        {known.value?.channels.map(channel => (
          <Listed
            key={channel.id}
            channel={channel}
            onAsk={() => attempt(() => call('channels.ask', { channel: channel.id }))}
            onRemove={() => void attempt(() => withProof(() => call('channels.remove', { channel: channel.id })))}
          />
        ))}
      </ul>
      <div class="pad channels">
        <p class="note">{words.pushHelp}</p>
        <button type="button" class="btn" onClick={() => void push()}>
          <Icon name="ui-bell" />
          {words.push}
        </button>
        {known.value?.email ? (
          <Adder label={words.email} keys="email" value={email} onAdd={address => add({ kind: 'email', address })} />
        ) : null}
        <Adder label={words.webhook} keys="url" value={webhook} onAdd={url => add({ kind: 'webhook', url })} />
        <p class="refused" role="status">
          {refused.value}
        </p>
      </div>
    </section>
  );
}

const ICONS = { push: 'ui-bell', webhook: 'ui-link', email: 'ui-mail' } as const;

interface ListedProps {
  channel: ListedChannel;
  onAsk(): Promise<boolean>;
  onRemove(): void;
}

function Listed({ channel: { kind, to, failures, confirmed, linkUntil }, onAsk, onRemove }: ListedProps) {
  const words = t().me;
  const link = useSignal<'sending' | 'sent' | null>(null);
  const ask = async (): Promise<void> => {
    link.value = 'sending';
    link.value = (await onAsk()) ? 'sent' : null;
  };
  const asked = link.value === 'sent' ? words.linkSentAgain(to) : words.linkSent(to);
  return (
    <li>
      <Icon name={ICONS[kind]} />
      <div>
        <b>{words.channels[kind]}</b>
        {confirmed ? (
          <small>
            {to}
            {failures === 0 ? '' : ` · ${words.failures(failures)}`}
          </small>
        ) : (
          <>
            <small role="status">{linkUntil === null ? words.unconfirmed(to) : asked}</small>
            <button type="button" class="btn" disabled={link.value === 'sending'} onClick={() => void ask()}>
              {linkUntil === null ? words.sendLink : words.sendAgain}
            </button>
          </>
        )}
      </div>
      <button type="button" class="btn quiet icon" aria-label={words.remove(to)} onClick={onRemove}>
        <Icon name="ui-trash" />
      </button>
    </li>
  );
}

interface AdderProps {
  label: string;
  keys: 'email' | 'url' | 'text';
  value: { value: string };
  /** Whether it was taken; what was not can be mended. */
  onAdd(value: string): Promise<boolean>;
}

function Adder({ label, keys, value, onAdd }: AdderProps) {
  const add = async (): Promise<void> => {
    const wanted = value.value.trim();
    if (wanted !== '' && (await onAdd(wanted))) value.value = '';
  };
  return (
    <form
      class="adder"
      onSubmit={event => {
        event.preventDefault();
        void add();
      }}
    >
      <Field
        label={label}
        keys={keys}
        value={value.value}
        onInput={text => {
          value.value = text;
        }}
      />
      <button type="submit" class="btn" aria-label={`${t().me.add}: ${label}`}>
        {t().me.add}
      </button>
    </form>
  );
}

const TOKEN_DAYS = [7, 30, 90, 365] as const;

/** Access for my own programs. */
export function Tokens() {
  const words = t().me;
  const tokens = useSignal<readonly Token[]>([]);
  const scopes = useSignal<readonly Scope[]>(SCOPES);
  const days = useSignal(90);
  const secret = useSignal<string | null>(null);
  const name = useSignal('');
  const refused = useSignal<string | null>(null);
  const attempt = async (does: () => Promise<unknown>): Promise<boolean> => {
    refused.value = null;
    try {
      await does();
      tokens.value = (await call('tokens.list', {})).tokens;
      return true;
    } catch (error) {
      refused.value = sentence(error, t());
      return false;
    }
  };
  useEffect(() => {
    void attempt(async () => {});
  }, []);
  const create = (wanted: string) =>
    attempt(async () => {
      const input = { name: wanted, scopes: [...scopes.value], days: days.value };
      secret.value = (await withProof(() => call('tokens.create', input))).secret;
    });
  return (
    <section class="panel" aria-labelledby="tokens">
      <div class="panel-h">
        <h2 id="tokens">{words.tokens}</h2>
        <span class="note">{words.tokensHelp}</span>
      </div>
      <ul class="toks">
        {tokens.value.map(({ id, name: what, usedAt, scopes: may, until }) => (
          <li key={id}>
            <Icon name="ui-bot" />
            <div>
              <b>{what}</b>
              <small>
                {[
                  may.map(scope => t().house.token.scopes[scope]).join(', '),
                  ...(until === null ? [] : [t().house.token.until(day(until, language.value))]),
                  usedAt === null ? words.never : words.used(ago(usedAt, Date.now(), language.value)),
                ].join(' · ')}
              </small>
            </div>
            <button
              type="button"
              class="btn quiet icon"
              aria-label={words.remove(what)}
              onClick={() => void attempt(() => call('tokens.revoke', { token: id }))}
            >
              <Icon name="ui-trash" />
            </button>
          </li>
        ))}
      </ul>
      <div class="pad channels">
        {secret.value === null ? null : (
          <div class="secret">
            <p>
              <b>{words.tokenOnce}</b>
            </p>
            <code>{secret.value}</code>
            <CopyButton text={secret.value} label={t().common.copy} />
          </div>
        )}
        <fieldset class="scopes">
          <legend class="note">{t().house.token.for}</legend>
          {SCOPES.map(scope => (
            <Toggle
              key={scope}
              label={t().house.token.scopes[scope]}
              on={scopes.value.includes(scope)}
              onChange={on => {
                scopes.value = SCOPES.filter(one => (one === scope ? on : scopes.value.includes(one)));
              }}
            />
          ))}
        </fieldset>
        <Seg
          label={t().house.token.lasts}
          value={days.value}
          choices={TOKEN_DAYS.map(value => ({ value: value as number, name: t().house.token.days(value) }))}
          onChange={value => {
            days.value = value;
          }}
        />
        <Adder label={words.tokenName} keys="text" value={name} onAdd={create} />
        <p class="refused" role="status">
          {refused.value}
        </p>
      </div>
    </section>
  );
}

/** Null where the browser cannot or the person does not want to. */
async function subscribe(key: string): Promise<Extract<Channel, { kind: 'push' }>['subscription'] | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker === undefined) return null;
  const { endpoint, keys = {} } = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .then(subscription => subscription.toJSON(), withoutService);
  const { p256dh, auth } = keys;
  return endpoint === undefined || p256dh === undefined || auth === undefined
    ? null
    : { endpoint, keys: { p256dh, auth } };
}

/** A browser may know notifications and have nobody who brings them. */
function withoutService(error: unknown): PushSubscriptionJSON {
  if (!(error instanceof DOMException)) throw error;
  console.info(`No push service: ${error.message}`);
  return {};
}
