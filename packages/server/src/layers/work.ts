import { Pool } from '@teahouse/bots';
import { knowsIdle, nodeWorkers } from '@teahouse/bots/node';
import type { Notice } from '@teahouse/protocol';
import type { AddressRules } from '../notify/addresses.ts';
import { type MailLinks, mailLinks } from '../notify/consent.ts';
import { delivery } from '../notify/deliver.ts';
import { type Mailer, smtpMailer } from '../notify/mail.ts';
import type { LogFailure } from '../notify/report.ts';
import { Sender } from '../notify/sender.ts';
import { StartError } from '../settings.ts';
import type { Db } from '../store/db.ts';
import { Bots } from '../work/bots.ts';
import { Clocks } from '../work/clocks.ts';
import { Passes } from '../work/passes.ts';
import { Reviews } from '../work/reviews.ts';
import type { Context } from './context.ts';
import type { PeopleLayer } from './people.ts';
import type { TablesLayer } from './tables.ts';

/** How notices leave the house. */
interface Post {
  readonly addresses: AddressRules;
  readonly mailer: Mailer | null;
  readonly links: MailLinks;
  readonly report: LogFailure;
}

/** What work calls for, and the layer above it does. */
interface WorkHooks {
  onPage(person: string, notice: Notice): Promise<void>;
  /** Where somebody is connected from. */
  addressOf(person: string): string | null;
}

export interface WorkLayer {
  readonly bots: Bots;
  readonly clocks: Clocks;
  readonly passes: Passes;
  readonly reviews: Reviews;
  readonly sender: Sender;
  readonly post: Post;
  readonly publicUrl: URL;
  /** Takes up what waits in the store. */
  start(): Promise<void>;
}

/** What is done without being asked: bots think, clocks ring, the house passes, games are reviewed, notices sent. */
export function workLayer(
  { settings, folders, log, closing, now, steady, event }: Context,
  db: Db,
  { people, secrets }: PeopleLayer,
  { rooms, notice }: TablesLayer,
  hooks: WorkHooks,
): WorkLayer {
  if (settings.botPriority === 'idle' && !knowsIdle())
    throw new StartError('BOT_PRIORITY=idle needs Linux and its command chrt (util-linux).');
  const pool = new Pool({
    start: nodeWorkers(settings.botPriority),
    workers: Math.max(1, settings.botWorkers),
    onReport: ({ reason, game, level, ask }) => log.error('bot-replaced', { reason, game, level, ask }),
  });
  closing.defer(() => pool.close());
  const publicUrl = settings.publicUrl ?? new URL(`http://localhost:${settings.port}`);
  const post: Post = {
    addresses: { allowPrivate: settings.privateWebhooks === 'yes' },
    mailer: settings.smtpUrl === null ? null : smtpMailer(settings.smtpUrl.href, settings.mailFrom),
    links: mailLinks(publicUrl, secrets.mailKey),
    report: (message, details) => log.error('notice', { message, ...details }),
  };
  const sender = new Sender({
    db,
    now,
    people,
    deliver: delivery({ ...post, vapid: secrets.vapid, contact: settings.contact }),
    onPage: hooks.onPage,
    tableUrl: table => new URL(`/table/${table}`, publicUrl).href,
    titleOf: async (game, language) =>
      (await folders.find(one => one.game.id === game)?.text[language]())?.title ?? game,
    report: post.report,
  });
  const bots = new Bots({
    db,
    rooms,
    pool,
    paceMs: settings.botPaceMs,
    thinkMs: settings.botThinkMs,
    now,
    steady,
    addressOf: hooks.addressOf,
    log: event,
  });
  const clocks = new Clocks({ db, rooms, now, notice, wake: () => sender.wake(), log: event });
  const passes = new Passes({ db, rooms, paceMs: settings.passPaceMs, now, log: event });
  const reviews = new Reviews({ db, rooms, pool, now, log: event });
  closing.defer(async () => {
    await Promise.all([bots.close(), clocks.close(), passes.close(), reviews.close(), sender.stop()]);
  });
  const start = async (): Promise<void> => {
    sender.start();
    clocks.wake(now());
    passes.wake();
    await bots.look();
  };
  return { bots, clocks, passes, reviews, sender, post, publicUrl, start };
}
