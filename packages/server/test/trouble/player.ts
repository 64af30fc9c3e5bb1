import { type Patch, patched, type Question, type Rng, type Seat } from '@teahouse/kernel';
import type { Input, News, No, Output, TableView } from '@teahouse/protocol';
import { WebSocket } from 'ws';
import { Guest, newCommandId } from '../guest.ts';
import { until } from './until.ts';

/** An answer that the server has acknowledged, and the place in the history that it named. */
export interface Kept {
  readonly table: string;
  readonly n: number;
  readonly seat: Seat;
  readonly ask: string;
  readonly answer: string;
  readonly commandId: string;
}

/** An answer that is sent and not acknowledged; `asked` is the `n` it answers. */
type Sent = Omit<Kept, 'n'> & { readonly asked: number };

/** A table as its player knows it. */
export interface Mirror {
  n: number;
  seat: Seat | null;
  view: unknown;
  questions: readonly Question[];
  asked: readonly Seat[];
  status: TableView['table']['status'];
  /** Only watched: whatever is asked stays unanswered. */
  readonly idle: boolean;
  sent: Sent | null;
  catchingUp: boolean;
}

type Reply = { readonly ok: unknown } | { readonly no: No };

const OVERTAKEN = ['stale', 'question-closed', 'not-now'];
const AGAIN_MS = 20;

/**
 * Somebody who answers whatever is asked, at all tables at once, as fast as the server can take it. Writes down what was
 * acknowledged; when the line breaks, waits to be connected again, goes on from the last entry known and sends again
 * what was never acknowledged.
 */
export class Player {
  readonly tables = new Map<string, Mirror>();
  readonly kept: Kept[] = [];
  /** Answers that had been kept although their acknowledgement was lost. */
  readonly foundKept: Kept[] = [];
  /** News that did not follow the last: allowed where several processes serve one table, and mended by asking again. */
  gaps = 0;
  /** What was answered when the store was full. */
  readonly cannotKeep: No[] = [];
  /** While false nothing is answered; what was sent before may still be acknowledged. */
  playing = true;
  /** Where the next answer goes, over HTTP; by default along the line. */
  elsewhere: (() => string) | null = null;
  readonly #luck: Rng;
  #cookie: string;
  #address: string;
  #ws: WebSocket | null = null;
  readonly #waiting = new Map<string, (reply: Reply) => void>();
  #lastId = 0;

  static async enter(address: string, luck: Rng): Promise<Player> {
    const { cookie } = await Guest.enter(address);
    const player = new Player(address, cookie, luck);
    await player.connect(address);
    return player;
  }

  private constructor(address: string, cookie: string, luck: Rng) {
    this.#address = address;
    this.#cookie = cookie;
    this.#luck = luck;
  }

  /** The same person over HTTP, at the server they are connected to, or at another one. */
  guest(address = this.#address): Guest {
    const guest = new Guest(address);
    guest.cookie = this.#cookie;
    return guest;
  }

  get connected(): boolean {
    return this.#ws !== null;
  }

  /** Connects, and goes on at every table where it was. */
  async connect(address: string): Promise<void> {
    const ws = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie: this.#cookie } });
    await new Promise<void>((done, failed) => ws.once('open', () => done()).once('error', failed));
    ws.on('message', data => this.#hear(data.toString()));
    ws.on('error', () => {});
    ws.on('close', () => {
      if (this.#ws === ws) this.#ws = null;
    });
    this.#address = address;
    this.#ws = ws;
    this.#waiting.clear();
    await Promise.all([...this.tables.keys()].map(table => this.#catchUp(table)));
  }

  close(): void {
    this.#ws?.close();
    this.#ws = null;
  }

  async watch(table: string, { idle = false } = {}): Promise<Mirror> {
    const mirror: Mirror = {
      n: 0,
      seat: null,
      view: null,
      questions: [],
      asked: [],
      status: 'open',
      idle,
      sent: null,
      catchingUp: false,
    };
    this.tables.set(table, mirror);
    await this.#catchUp(table);
    return mirror;
  }

  /** Goes on answering. */
  play(): void {
    this.playing = true;
    for (const table of this.tables.keys()) this.#answer(table);
  }

  /** Stops answering, and waits for what was sent. */
  async pause(): Promise<void> {
    this.playing = false;
    await until(() => [...this.tables.values()].every(({ sent }) => sent === null), 'the last acknowledgement');
  }

  /** Sends an answer that was acknowledged once more; gives the entry that the server names. */
  async again({ table, n, ask, answer, commandId }: Kept): Promise<number> {
    const reply = await new Promise<Reply>(done =>
      this.#send('play.answer', { table, n: n - 1, ask, answers: [answer], commandId }, done),
    );
    if ('no' in reply) throw new Error(`${reply.no.reason}: ${reply.no.message}`);
    return (reply.ok as Output<'play.answer'>).n;
  }

  #send(name: string, input: object, heard: (reply: Reply) => void): void {
    const id = String(++this.#lastId);
    this.#waiting.set(id, heard);
    this.#ws?.send(JSON.stringify({ id, do: name, with: input }));
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as News | ({ id: string } & Reply);
    if ('news' in message) {
      this.#news(message);
      return;
    }
    const heard = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    heard?.(message);
  }

  #news(news: News): void {
    if (news.news === 'moved') this.#moved(news);
    if (news.news === 'table') this.#told(news.table);
  }

  #moved({ table, n, patch, questions, asked }: News & { news: 'moved' }): void {
    const mirror = this.tables.get(table);
    if (mirror === undefined || mirror.catchingUp || n <= mirror.n) return;
    if (n > mirror.n + 1) {
      this.#gap(table);
      return;
    }
    mirror.view = patched(mirror.view, patch as Patch);
    Object.assign(mirror, { n, questions, asked });
    this.#answer(table);
  }

  #told({ id, n, status, asked }: TableView['table']): void {
    const mirror = this.tables.get(id);
    if (mirror === undefined || mirror.catchingUp || n < mirror.n) return;
    if (n > mirror.n) {
      this.#gap(id);
      return;
    }
    Object.assign(mirror, { status, asked });
    this.#answer(id);
  }

  #gap(table: string): void {
    this.gaps++;
    void this.#catchUp(table);
  }

  /** Asks for what happened since the last entry known; then sends again what was not acknowledged. */
  #catchUp(table: string): Promise<void> {
    const mirror = this.tables.get(table)!;
    const { n: since } = mirror;
    mirror.catchingUp = true;
    return new Promise((done, failed) => {
      this.#send('play.watch', since === 0 ? { table } : { table, since }, reply => {
        mirror.catchingUp = false;
        if ('no' in reply) {
          if (reply.no.reason === 'cannot-keep') this.#soon(() => this.#catchUp(table).then(done, failed));
          else failed(new Error(`${table} cannot be watched: ${reply.no.message}`));
          return;
        }
        const { table: now, view, questions, lines } = reply.ok as TableView;
        const missed = lines.map(({ n }) => n).join();
        const expected = Array.from({ length: now.n - since }, (_, i) => since + 1 + i).join();
        if (missed !== expected) failed(new Error(`after ${since} the server told ${missed}, and is at ${now.n}`));
        if (view !== null) mirror.view = view;
        Object.assign(mirror, { n: now.n, seat: now.mySeat, questions, asked: now.asked, status: now.status });
        if (mirror.sent !== null) this.#sendAnswer(mirror.sent);
        else this.#answer(table);
        done();
      });
    });
  }

  #answer(table: string): void {
    const mirror = this.tables.get(table)!;
    const { n, seat, questions, asked, status, idle, sent, catchingUp } = mirror;
    if (!this.playing || idle || sent !== null || catchingUp || status !== 'playing') return;
    if (seat === null || !asked.includes(seat)) return;
    const { ask, options } = questions.find(q => q.seat === seat)!;
    const answer = options[this.#luck(options.length)]!;
    mirror.sent = { table, asked: n, seat, ask, answer, commandId: newCommandId() };
    this.#sendAnswer(mirror.sent);
  }

  /** Somebody else was faster, which is nobody's fault: the news of it is on its way, or has to be asked for. */
  #overtaken(table: string, no: No): void {
    // Thrown where nobody catches it, so that the test ends here and now.
    if (!OVERTAKEN.includes(no.reason)) throw new Error(`an honest answer is refused: ${no.reason}, ${no.message}`);
    const mirror = this.tables.get(table)!;
    mirror.sent = null;
    if (Number(no.details.n) > mirror.n) this.#gap(table);
    else this.#soon(() => this.#answer(table));
  }

  #soon(act: () => void): void {
    setTimeout(act, AGAIN_MS).unref();
  }

  #sendAnswer(sent: Sent): void {
    const { table, asked, seat, ask, answer, commandId } = sent;
    const mirror = this.tables.get(table)!;
    const known = mirror.n;
    this.#deliver({ table, n: asked, ask, answers: [answer], commandId }, reply => {
      if (mirror.sent !== sent) return;
      if (reply === null) {
        this.#soon(() => mirror.sent === sent && this.#sendAnswer(sent));
        return;
      }
      if ('ok' in reply) {
        const { n } = reply.ok as Output<'play.answer'>;
        const kept = { table, n, seat, ask, answer, commandId };
        this.kept.push(kept);
        if (n <= known) this.foundKept.push(kept);
        mirror.sent = null;
        // Otherwise the news of it is on its way.
        if (mirror.n >= n) this.#answer(table);
      } else if (reply.no.reason === 'cannot-keep') {
        this.cannotKeep.push(reply.no);
        this.#soon(() => mirror.sent === sent && this.#sendAnswer(sent));
      } else this.#overtaken(table, reply.no);
    });
  }

  /** Null is heard where nobody is at home, or the line breaks before the reply. */
  #deliver(input: Input<'play.answer'>, heard: (reply: Reply | null) => void): void {
    if (this.elsewhere === null) {
      this.#send('play.answer', input, heard);
      return;
    }
    this.guest(this.elsewhere())
      .ask('play.answer', { ...input })
      .then(
        ({ ok, no }) => heard(no === undefined ? { ok } : { no }),
        () => heard(null),
      );
  }
}
