import type { TestContext } from 'node:test';
import type { Language } from '@teahouse/kernel';
import type { Notice } from '@teahouse/protocol';
import { mailLinks } from '../../src/notify/consent.ts';
import { type Deliver, delivery } from '../../src/notify/deliver.ts';
import type { Mailer } from '../../src/notify/mail.ts';
import { noticeStatements } from '../../src/notify/notices.ts';
import { Sender, type SenderDeps } from '../../src/notify/sender.ts';
import { People } from '../../src/people/people.ts';
import { houseSecrets } from '../../src/people/secrets.ts';
import { statement } from '../../src/store/db.ts';
import { Clock, emptyStore } from '../people/support.ts';
import { until } from './support.ts';

export const TABLE = 'table-0123456789';

/** A house with one person, and a sender that delivers as the house does, to this machine too. */
export async function sending(t: TestContext, { language = 'en' as Language, mailer = null as Mailer | null } = {}) {
  const senders: Sender[] = [];
  // Registered first: nothing is sent any more when the store goes.
  t.after(() => Promise.all(senders.map(sender => sender.stop())));
  const db = await emptyStore(t);
  const clock = new Clock();
  const { vapid, mailKey } = await houseSecrets(db);
  const links = mailLinks(new URL('https://tea.example'), mailKey);
  await db.write([
    statement(
      "INSERT INTO people (id, name, colour, language, time_zone, since) VALUES ('mei', 'Mei', 'jade', $1, 'UTC', 0)",
      [language],
    ),
  ]);
  const reports: string[] = [];
  const shown: [person: string, notice: Notice][] = [];
  const real = delivery({
    vapid,
    contact: 'mailto:house@tea.example',
    addresses: { allowPrivate: true },
    mailer,
    links,
  });
  const deps: SenderDeps = {
    db,
    now: clock.now,
    people: new People(db, clock.now),
    deliver: real,
    onPage: async (person, notice) => void shown.push([person, notice]),
    tableUrl: table => `https://tea.example/tables/${table}`,
    titleOf: async (_game, language) => `Tea (${language})`,
    report: (message, details) => void reports.push(`${message} ${JSON.stringify(details)}`),
  };
  const make = (deliver: Deliver = real) => {
    const sender = new Sender({ ...deps, deliver });
    senders.push(sender);
    return sender;
  };
  let channels = 0;
  return {
    db,
    clock,
    vapid,
    reports,
    shown,
    make,
    add: (kind: string, target: string) =>
      db.write([
        statement(
          "INSERT INTO channels (id, person, kind, target, failures, confirmed) VALUES ($1, 'mei', $2, $3, 0, 1)",
          [`channel-${channels++}`, kind, target],
        ),
      ]),
    put: (key: string) => db.write(noticeStatements('mei', 'your-turn', TABLE, 'tea', key, clock.now())),
    failures: async () =>
      Object.fromEntries((await db.rows('SELECT id, failures FROM channels')).map(row => [row.id, row.failures])),
    /** Waits until everything that is due is done. */
    quiet: () =>
      until(async () => {
        const held = await db.rows('SELECT key FROM work WHERE due <= $1 OR lease > $1', [clock.ms]);
        return held.length === 0;
      }, 'the sender is done'),
  };
}
