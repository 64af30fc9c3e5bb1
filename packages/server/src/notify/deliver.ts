import type { NoticeKind, PushMessage } from '@teahouse/protocol';
import webPush from 'web-push';
import type { VapidKeys } from '../people/secrets.ts';
import type { AddressRules } from './addresses.ts';
import type { ChannelRow } from './channels.ts';
import type { MailLinks } from './consent.ts';
import type { Mailer } from './mail.ts';
import { post } from './post.ts';
import type { NoticeWords } from './words.ts';

/** How long a push service keeps what a sleeping browser has not fetched. */
const PUSH_KEPT_S = 24 * 60 * 60;

/** A notice, ready to be read. */
export interface Message {
  /** The notice's. */
  readonly id: string;
  readonly kind: NoticeKind;
  readonly table: string;
  readonly game: string;
  readonly at: number;
  /** Of the table. */
  readonly url: string;
  /** Of the game, in the person's language. */
  readonly title: string;
  readonly words: NoticeWords;
}

/** `gone`: there is nobody at this address any more. Anything else that is wrong is thrown. */
type DeliveryResult = 'sent' | 'gone';
export type Deliver = (channel: ChannelRow, message: Message) => Promise<DeliveryResult>;

interface DeliveryDeps {
  readonly vapid: VapidKeys;
  /** Whom a push service writes to when we annoy it: `mailto:` or `https:`. */
  readonly contact: string;
  readonly addresses: AddressRules;
  /** Null where the house sends no e-mail. */
  readonly mailer: Mailer | null;
  readonly links: MailLinks;
}

export const delivery =
  (deps: DeliveryDeps): Deliver =>
  (channel, message) => {
    switch (channel.kind) {
      case 'push':
        return push(channel.target, message, deps);
      case 'webhook':
        return callWebhook(channel.target, message, deps);
      case 'email':
        return mail(channel, message, deps);
    }
  };

async function push(
  target: string,
  message: Message,
  { vapid, contact, addresses }: DeliveryDeps,
): Promise<DeliveryResult> {
  const { kind, table, title, words, url } = message;
  const shown: PushMessage = { title, body: words.says[kind], path: new URL(url).pathname, tag: table };
  const { endpoint, headers, body } = webPush.generateRequestDetails(JSON.parse(target), JSON.stringify(shown), {
    vapidDetails: { subject: contact, ...vapid },
    TTL: PUSH_KEPT_S,
    urgency: kind === 'over' ? 'normal' : 'high',
    // While the browser sleeps, what is new at a table takes the place of what was.
    topic: table.slice(0, 32),
  });
  const status = await post(new URL(endpoint), body, headers, addresses);
  if (status === 404 || status === 410) return 'gone';
  return sentIf(status);
}

async function callWebhook(target: string, message: Message, { addresses }: DeliveryDeps): Promise<DeliveryResult> {
  const { id, kind, table, game, url, at } = message;
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': id, 'User-Agent': 'Teahouse' };
  return sentIf(await post(new URL(target), JSON.stringify({ kind, table, game, url, at }), headers, addresses));
}

async function mail(
  { id: channel, target }: ChannelRow,
  message: Message,
  deps: DeliveryDeps,
): Promise<DeliveryResult> {
  const { mailer, links } = deps;
  if (mailer === null) throw new Error('this house sends no e-mail any more');
  const { id, kind, title, url, words } = message;
  const stop = links.stop(links.stopSecret(channel));
  await mailer({
    to: target,
    subject: `${title}: ${words.says[kind]}`,
    text: `${words.says[kind]}\n\n${words.toTable} ${url}\n\n--\n${words.whyMail}\n${words.noMore} ${stop}\n`,
    id,
    stop,
  });
  return 'sent';
}

function sentIf(status: number): DeliveryResult {
  if (status < 200 || status > 299) throw new Error(`answered with ${status}`);
  return 'sent';
}
