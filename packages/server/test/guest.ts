import assert from 'node:assert/strict';
import { type Patch, patched, type Question, type Seat } from '@teahouse/kernel';
import {
  type CommandName,
  commands,
  type Input,
  type News,
  type No,
  type Output,
  type TableView,
} from '@teahouse/protocol';
import { WebSocket } from 'ws';

/** Somebody who uses the house from outside: over HTTP and sockets, with a cookie or a token. */
export class Guest {
  readonly address: string;
  cookie = '';
  token = '';

  constructor(address: string) {
    this.address = address;
  }

  /** A new guest, with a cookie. */
  static async enter(address: string): Promise<Guest> {
    const guest = new Guest(address);
    await guest.do('me.enter', {});
    return guest;
  }

  get headers(): Record<string, string> {
    return {
      ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
    };
  }

  /** Asks over HTTP; a refusal is thrown. */
  async do<K extends CommandName>(name: K, input: Input<K>): Promise<Output<K>> {
    const answer = await this.ask(name, input as Record<string, unknown>);
    if (answer.no !== undefined) throw new Denied(answer.no, answer.status);
    return answer.ok as Output<K>;
  }

  /** Asks over HTTP, whatever the input. */
  async ask(name: CommandName, input: Record<string, unknown>): Promise<{ status: number; ok?: unknown; no?: No }> {
    const { method, path } = commands[name];
    const rest = { ...input };
    const filled = path.replace(/:(\w+)/g, (_, field: string) => {
      const value = rest[field];
      delete rest[field];
      return encodeURIComponent(String(value));
    });
    const query =
      method === 'GET'
        ? `?${new URLSearchParams(Object.entries(rest).map(([k, x]): [string, string] => [k, String(x)]))}`
        : '';
    const response = await fetch(`${this.address}${filled}${query}`, {
      method,
      headers: { ...this.headers, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      ...(method === 'GET' ? {} : { body: JSON.stringify(rest) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.cookie = cookie.split(';')[0]!;
    const body = (await response.json()) as { no?: No };
    return response.ok ? { status: response.status, ok: body } : { status: response.status, no: body.no! };
  }

  async refused<K extends CommandName>(name: K, input: Input<K>): Promise<No> {
    try {
      await this.do(name, input);
    } catch (error) {
      if (error instanceof Denied) return error.no;
      throw error;
    }
    assert.fail(`${name} was carried out`);
  }

  socket(): Promise<Line> {
    return Line.open(this);
  }
}

class Denied extends Error {
  readonly no: No;
  readonly status: number;
  constructor(no: No, status = 0) {
    super(`${no.reason}: ${no.message}`);
    this.no = no;
    this.status = status;
  }
}

/** A table as a client keeps it: the view it was sent, and what was added since. */
interface Watched {
  n: number;
  seat: Seat | null;
  view: Record<string, unknown>;
  questions: Question[];
  asked: Seat[];
  lines: TableView['lines'];
  status: TableView['table']['status'];
}

/** A socket, with the tables that are watched through it. */
export class Line {
  readonly ws: WebSocket;
  /** Everything that was received, as it came. */
  readonly heard: string[] = [];
  readonly news: News[] = [];
  readonly tables = new Map<string, Watched>();
  readonly #waiting = new Map<string, { resolve(x: unknown): void; reject(e: unknown): void }>();
  readonly #watchers = new Set<() => void>();
  #last = 0;

  static async open(guest: Guest): Promise<Line> {
    const url = `${guest.address.replace('http', 'ws')}/api/socket`;
    const ws = new WebSocket(url, { headers: guest.headers });
    const line = new Line(ws);
    await new Promise<void>((done, failed) => {
      ws.once('open', () => done());
      ws.once('error', failed);
    });
    return line;
  }

  private constructor(ws: WebSocket) {
    this.ws = ws;
    ws.on('message', data => this.#hear(data.toString()));
    ws.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the line is broken'));
      this.#waiting.clear();
      for (const watcher of this.#watchers) watcher();
    });
    ws.on('error', () => {});
  }

  do<K extends CommandName>(name: K, input: Input<K>): Promise<Output<K>> {
    return this.send(name, input) as Promise<Output<K>>;
  }

  send(name: string, input: unknown): Promise<unknown> {
    return this.#ask(name, input, ok => ok);
  }

  /** `heard`: what to make of the answer, before anything else is heard. News may have come together with it. */
  #ask<T>(name: string, input: unknown, heard: (ok: unknown) => T): Promise<T> {
    const id = String(++this.#last);
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    if (this.ws.readyState !== WebSocket.OPEN) return Promise.reject(new Error('the line is broken'));
    this.#waiting.set(id, { resolve: ok => resolve(heard(ok)), reject });
    this.ws.send(JSON.stringify({ id, do: name, with: input }));
    return promise;
  }

  watch(table: string, since?: number): Promise<Watched> {
    const input: Input<'play.watch'> = since === undefined ? { table } : { table, since };
    return this.#ask('play.watch', input, seen => this.#see(table, seen as Output<'play.watch'>));
  }

  #see(table: string, seen: Output<'play.watch'>): Watched {
    const before = this.tables.get(table);
    const watched: Watched = {
      n: seen.table.n,
      seat: seen.table.mySeat,
      view: seen.view ?? before?.view ?? {},
      questions: seen.questions,
      asked: seen.table.asked,
      lines: [...(before?.lines ?? []), ...seen.lines],
      status: seen.table.status,
    };
    this.tables.set(table, watched);
    return watched;
  }

  /** Waits until something holds; every message, also on the other lines, is a chance. */
  async until<T>(
    holds: () => T | undefined | false,
    what = 'what was waited for',
    ms = 10_000,
    others: readonly Line[] = [],
  ): Promise<T> {
    const lines = [this, ...others];
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const check = (): void => {
      const found = holds();
      if (found !== undefined && found !== false) resolve(found);
      else if (this.ws.readyState !== WebSocket.OPEN) reject(new Error('the line is broken'));
    };
    const timer = setTimeout(() => reject(new Error(`no sign of ${what} within ${ms} ms`)), ms);
    for (const line of lines) line.#watchers.add(check);
    check();
    return promise.finally(() => {
      clearTimeout(timer);
      for (const line of lines) line.#watchers.delete(check);
    });
  }

  close(): void {
    this.ws.close();
  }

  #hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as News | { id: string; ok?: unknown; no?: No };
    if ('news' in message) {
      this.news.push(message);
      this.#keep(message);
    } else {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.no === undefined) waiting?.resolve(message.ok);
      else waiting?.reject(new Denied(message.no));
    }
    for (const watcher of this.#watchers) watcher();
  }

  #keep(news: News): void {
    if (news.news === 'moved') {
      const table = this.tables.get(news.table);
      if (table === undefined) return;
      assert.equal(news.n, table.n + 1, 'no entry is missed, none comes twice');
      table.n = news.n;
      table.view = patched(table.view, news.patch as Patch);
      table.questions = news.questions;
      table.asked = news.asked;
      table.lines.push(news.line);
    } else if (news.news === 'table') {
      const table = this.tables.get(news.table.id);
      if (table === undefined) return;
      table.status = news.table.status;
      table.asked = news.table.asked;
    }
  }
}

let commandIds = 0;
export const newCommandId = (): string => `command-${process.pid}-${++commandIds}`;

/** Plays a table to its end through sockets: every seat answers with one of its options. */
export async function playOn(lines: readonly Line[], table: string, most = Number.POSITIVE_INFINITY): Promise<number> {
  let answers = 0;
  while (answers < most) {
    const asking = await lines[0]!.until(
      () => {
        const first = lines[0]!.tables.get(table)!;
        if (first.status !== 'playing') return 'over' as const;
        return lines.find(line => {
          const mine = line.tables.get(table)!;
          return mine.n === first.n && mine.seat !== null && mine.asked.includes(mine.seat);
        });
      },
      `a question at ${table}`,
      30_000,
      lines,
    );
    if (asking === 'over') break;
    const { n, questions, seat } = asking.tables.get(table)!;
    const { ask, options } = questions.find(q => q.seat === seat)!;
    await asking.do('play.answer', {
      table,
      n,
      ask,
      answers: [options[answers % options.length]!],
      commandId: newCommandId(),
    });
    answers++;
    await Promise.all(lines.map(line => line.until(() => line.tables.get(table)!.n > n, 'the answer')));
  }
  return answers;
}
