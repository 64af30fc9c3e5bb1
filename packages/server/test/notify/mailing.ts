import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Language } from '@teahouse/kernel';
import type { ListedChannel } from '@teahouse/protocol';
import { Limits } from '../../src/http/limits.ts';
import { channelHandlers } from '../../src/notify/channels.ts';
import { consentHandlers, mailLinks } from '../../src/notify/consent.ts';
import { delivery } from '../../src/notify/deliver.ts';
import { smtpMailer } from '../../src/notify/mail.ts';
import { noticeStatements } from '../../src/notify/notices.ts';
import { Sender } from '../../src/notify/sender.ts';
import { houseSecrets } from '../../src/people/secrets.ts';
import type { Row } from '../../src/store/db.ts';
import { asking, type Browser, openHouse } from '../people/support.ts';
import { type ReceivedMail, smtpReceiver } from './smtp.ts';
import { until } from './support.ts';

export const TABLE = 'table-0123456789';
export const MEI = 'mei@home.example';

/** A house that sends e-mail, with its limits, to a mail server of this machine. */
export async function mailing(t: TestContext) {
  const senders: Sender[] = [];
  // Registered first: nothing is sent any more when the store goes.
  t.after(() => Promise.all(senders.map(sender => sender.stop())));
  const smtp = await smtpReceiver(t);
  const house = await openHouse(t);
  const { db, clock, people } = house;
  const { vapid, mailKey } = await houseSecrets(db);
  const links = mailLinks(new URL('https://tea.example'), mailKey);
  const mailer = smtpMailer(smtp.url, 'Teahouse <house@tea.example>');
  const reports: string[] = [];
  const report = (message: string, details: object) => void reports.push(`${message} ${JSON.stringify(details)}`);
  const limits = new Limits(clock.now);
  const consent = { db, now: clock.now, people, mailer, links, limit: limits.take.bind(limits), report };
  const addresses = { allowPrivate: true };
  const sender = new Sender({
    db,
    now: clock.now,
    people,
    deliver: delivery({ vapid, contact: 'mailto:house@tea.example', addresses, mailer, links }),
    tableUrl: table => `https://tea.example/table/${table}`,
    titleOf: async (_game, language) => `Tea (${language})`,
    report,
  });
  senders.push(sender);
  const ask = asking({
    ...channelHandlers({ ...consent, account: house.account, addresses, pushKey: 'key' }),
    ...consentHandlers(consent),
  });
  let visitors = 0;
  let notices = 0;
  const enter = async (language: Language = 'en') => {
    const browser = house.browser();
    // Everybody comes from elsewhere: what is limited by that has its own test.
    browser.address = `192.0.2.${++visitors}`;
    return { browser, id: (await house.ask(browser, 'me.enter', { language })).id };
  };
  const add = (browser: Browser, address = MEI) =>
    ask(browser, 'channels.add', { channel: { kind: 'email', address } });
  const lastMail = (): ReceivedMail => smtp.mails.at(-1) ?? assert.fail('no mail was sent');
  /** A stranger's browser, as on a phone: whoever has the link may use it. */
  const open = (page: 'confirm' | 'stop', secret: string) => ask(house.browser(), `mail.${page}`, { secret });
  return {
    ...{ house, db, clock, smtp, reports, sender, ask, enter, add, lastMail, open },
    /** Mei has confirmed her address. */
    confirmed: async (browser: Browser, address = MEI): Promise<ListedChannel> => {
      const channel = await add(browser, address);
      await open('confirm', secretIn(lastMail()));
      return channel;
    },
    put: (person: string) =>
      db.write(noticeStatements(person, 'your-turn', TABLE, 'tea', String(++notices), clock.now())),
    /** Sends whatever is due. */
    send: async () => {
      sender.start();
      sender.wake();
      await until(async () => {
        const held = await db.rows('SELECT key FROM work WHERE due <= $1 OR lease > $1', [clock.ms]);
        return held.length === 0;
      }, 'the sender is done');
    },
    channels: (): Promise<Row[]> => db.rows('SELECT * FROM channels ORDER BY id'),
  };
}

/** The secret of the one link to the site that a mail has. */
export function secretIn({ text }: ReceivedMail): string {
  const found = [...text.matchAll(/https?:\/\/\S+\/mail\/(?:confirm|stop)\?secret=(\S+)/g)];
  assert.equal(found.length, 1, text);
  return found[0]![1]!;
}
