import type { Language } from '@teahouse/kernel';
import type { Notice } from '@teahouse/protocol';
import { messageOf } from '../log.ts';
import type { People } from '../people/people.ts';
import { Conflict, type Db, oneRow, type Statement, statement } from '../store/db.ts';
import { claimWork, dropWork, laterWork, nextWork, putWorkOnce, type Work } from '../store/queue.ts';
import { type ChannelRow, channelById, channelsOf } from './channels.ts';
import type { Deliver, Message } from './deliver.ts';
import { type NoticeRow, noticeOf } from './notices.ts';
import { type LogFailure, reasonOf } from './report.ts';
import { noticeWords } from './words.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

const AT_ONCE = 16;
/** Longer than any delivery takes. */
const LEASE_MS = MINUTE_MS;
/** Work put by other processes is found by looking. */
const LOOK_MS = 30 * SECOND_MS;
const TROUBLE_MS = 5 * SECOND_MS;
/** After the first try, the second, ...: six tries in all. */
const RETRY_MS = [30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS, 240 * MINUTE_MS];
const MOST_TRIES = RETRY_MS.length + 1;
const MOST_FAILURES = 5;
const KEEP_NOTICES_MS = 60 * DAY_MS;

export interface SenderDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly people: People;
  readonly deliver: Deliver;
  /** Shows a notice on the pages that the person has open. */
  onPage?(person: string, notice: Notice): Promise<void>;
  /** The address of a table's page. */
  tableUrl(table: string): string;
  titleOf(game: string, language: Language): Promise<string>;
  readonly report: LogFailure;
}

/**
 * Sends notices to where people want them. A notice is one piece of work until it is split into one for each channel; so
 * a channel that fails is tried again without the others, and none gets a notice twice.
 */
export class Sender {
  readonly #deps: SenderDeps;
  readonly #inFlight = new Set<Promise<void>>();
  #running: Promise<void> | null = null;
  #stopping = false;
  #woken = false;
  #ring = () => {};

  constructor(deps: SenderDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#stopping = false;
    this.#running ??= this.#run();
  }

  /** Begins nothing more, and waits for what is under way. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.wake();
    await this.#running;
    this.#running = null;
  }

  /** There is something to send. */
  wake(): void {
    this.#woken = true;
    this.#ring();
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      this.#woken = false;
      await this.#rest(await this.#beginWhatIsDue());
    }
    await Promise.all(this.#inFlight);
  }

  /** Says how long there is nothing to do. */
  async #beginWhatIsDue(): Promise<number> {
    const { db, now } = this.#deps;
    const limit = AT_ONCE - this.#inFlight.size;
    if (limit === 0) return LOOK_MS;
    try {
      for (const work of await claimWork(db, 'notify', { now: now(), leaseMs: LEASE_MS, limit })) {
        const done = this.#do(work).finally(() => {
          this.#inFlight.delete(done);
          this.wake();
        });
        this.#inFlight.add(done);
      }
      const next = await nextWork(db, 'notify');
      return next === null ? LOOK_MS : Math.min(Math.max(next - now(), 0), LOOK_MS);
    } catch (error) {
      this.#deps.report('notices cannot be read', { error: messageOf(error) });
      return TROUBLE_MS;
    }
  }

  async #rest(ms: number): Promise<void> {
    if (this.#woken) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    this.#ring = resolve;
    await promise;
    clearTimeout(timer);
  }

  async #do(work: Work): Promise<void> {
    const [notice, channel] = work.key.split('.');
    try {
      const statements = channel === undefined ? await this.#split(work) : await this.#send(work, notice!, channel);
      await this.#deps.db.write(statements);
    } catch (error) {
      // It took us longer than the lease, and somebody else has done it.
      if (error instanceof Conflict) return;
      // It stays where it is, and is taken again when its lease ends.
      this.#deps.report('a notice was not dealt with', { notice: notice!, error: messageOf(error) });
    }
  }

  async #split(work: Work): Promise<Statement[]> {
    const { db, now } = this.#deps;
    const notice = await this.#notice(work.key);
    const news = notice !== null && notice.seen === 0;
    if (news) await this.#deps.onPage?.(notice.person, noticeOf(notice));
    const channels = news ? await channelsOf(db, notice.person) : [];
    return [
      { ...dropWork('notify', work.key), must: 1 },
      ...channels.filter(isOpen).map(({ id }) => putWorkOnce('notify', `${work.key}.${id}`, now())),
      statement('DELETE FROM notices WHERE person = $1 AND at < $2', [notice?.person ?? '', now() - KEEP_NOTICES_MS]),
    ];
  }

  async #send(work: Work, noticeId: string, channelId: string): Promise<Statement[]> {
    const { db, now, deliver } = this.#deps;
    const done = { ...dropWork('notify', work.key), must: 1 };
    const notice = await this.#notice(noticeId);
    const channel = await channelById(db, channelId);
    // Somebody who has looked need not be called any more, and who wants no more mails gets none that waits here.
    if (notice === null || notice.seen === 1 || channel === null || !isOpen(channel)) return [done];
    // Begun so often and never ended: whatever stops us here, it is no fault of the channel.
    if (work.attempts > MOST_TRIES) return [done];
    const message = await this.#worded(notice);
    try {
      return (await deliver(channel, message)) === 'sent' ? [done, arrived(channel)] : [done, remove(channel)];
    } catch (error) {
      const { id, kind } = channel;
      this.#deps.report('a notice did not arrive', { channel: id, kind, tries: work.attempts, error: reasonOf(error) });
      const wait = RETRY_MS[work.attempts - 1];
      return wait === undefined ? [done, ...failed(channel)] : [laterWork('notify', work.key, now() + wait)];
    }
  }

  #notice(id: string): Promise<NoticeRow | null> {
    return oneRow<NoticeRow>(
      this.#deps.db,
      'SELECT id, person, kind, table_id, game, at, seen FROM notices WHERE id = $1',
      [id],
    );
  }

  async #worded({ id, person, kind, table_id, game, at }: NoticeRow): Promise<Message> {
    const language = (await this.#deps.people.profile(person))?.language ?? 'en';
    return {
      id,
      kind,
      table: table_id,
      game,
      at,
      url: this.#deps.tableUrl(table_id),
      title: await this.#deps.titleOf(game, language),
      words: noticeWords[language],
    };
  }
}

const isOpen = ({ confirmed }: ChannelRow): boolean => confirmed === 1;

const arrived = ({ id }: ChannelRow): Statement =>
  statement('UPDATE channels SET failures = 0 WHERE id = $1 AND failures > 0', [id]);

const remove = ({ id }: ChannelRow): Statement => statement('DELETE FROM channels WHERE id = $1', [id]);

/** One more notice that never arrived; after five in a row nobody seems to live there. */
const failed = ({ id }: ChannelRow): Statement[] => [
  statement('UPDATE channels SET failures = failures + 1 WHERE id = $1', [id]),
  statement(`DELETE FROM channels WHERE id = $1 AND failures >= ${MOST_FAILURES}`, [id]),
];
