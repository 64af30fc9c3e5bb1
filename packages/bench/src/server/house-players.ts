import type { Question, Seat } from '@teahouse/kernel';
import type { CommandName, Input, News, Output, Reply } from '@teahouse/protocol';
import { WebSocket } from 'ws';
import type { Hears, Played } from './load.ts';

type Moved = Extract<News, { news: 'moved' }>;

/** Two new guests at a table of our house. */
export async function sitInHouse([one, other]: readonly [string, string], hears: Hears): Promise<Played> {
  const people = [await Person.enter(one, hears), await Person.enter(other, hears)] as const;
  const table = new HouseTable(people, hears);
  await table.begin();
  return table;
}

class HouseTable implements Played {
  readonly #people: readonly [Person, Person];
  #table = '';
  /** As each of the two knows it. */
  readonly #n = [0, 0];
  readonly #questions: Question[][] = [[], []];
  #asked: Seat | null = null;
  #dealt: () => void = () => {};
  #commands = 0;

  constructor(people: readonly [Person, Person], hears: Hears) {
    this.#people = people;
    for (const [seat, person] of people.entries()) {
      person.onMoved = news => {
        if (news.table !== this.#table) return;
        if (news.n !== this.#n[seat]! + 1) hears.failed(new Error(`entry ${news.n} came after ${this.#n[seat]}`));
        this.#n[seat] = news.n;
        this.#questions[seat] = news.questions;
        this.#asked = news.asked[0] ?? null;
        if (news.n === 1) this.#dealt();
        else hears.moved(seat);
      };
    }
  }

  /** As people do it: the host looks at the new table, the other one sits down, and the host is told of the deal. */
  async begin(): Promise<void> {
    const [host, guest] = this.#people;
    const { id } = await host.do('tables.create', { game: 'dragon-lite', seats: [{ kind: 'me' }, { kind: 'open' }] });
    this.#table = id;
    this.#n.fill(0);
    await host.do('play.watch', { table: id });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#dealt = resolve;
    await guest.do('tables.join', { table: id });
    const { table, questions } = await guest.do('play.watch', { table: id });
    this.#n[1] = table.n;
    this.#questions[1] = questions;
    await promise;
  }

  asked(): Seat | null {
    return this.#asked;
  }

  move(luck: number): void {
    const seat = this.#asked!;
    const { ask, options } = this.#questions[seat]!.find(question => question.seat === seat)!;
    const answer = options[luck % options.length]!;
    const commandId = `${this.#table}-${++this.#commands}`;
    this.#people[seat]!.answer({ table: this.#table, n: this.#n[seat]!, ask, answers: [answer], commandId });
  }

  async again(): Promise<void> {
    await Promise.all(this.#people.map(person => person.do('play.unwatch', { table: this.#table })));
    await this.begin();
  }

  close(): void {
    for (const person of this.#people) person.close();
  }
}

/** A guest with a cookie and a socket, who keeps no more of what was heard than the next move needs. */
class Person {
  onMoved: (news: Moved) => void = () => {};
  readonly #ws: WebSocket;
  readonly #hears: Hears;
  readonly #waiting = new Map<string, { resolve(ok: unknown): void; reject(error: Error): void }>();
  #last = 0;
  #closed = false;

  static async enter(address: string, hears: Hears): Promise<Person> {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${address}/api/me`, { method: 'POST', headers, body: '{}' });
    if (!response.ok) throw new Error(`nobody may enter: ${await response.text()}`);
    await response.arrayBuffer();
    const cookie = response.headers.getSetCookie().map(one => one.split(';')[0]!);
    const ws = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: cookie.join('; ') },
      perMessageDeflate: false,
    });
    const person = new Person(ws, hears);
    await new Promise<void>((done, failed) => {
      ws.once('open', done);
      ws.once('error', failed);
    });
    return person;
  }

  private constructor(ws: WebSocket, hears: Hears) {
    this.#ws = ws;
    this.#hears = hears;
    ws.on('message', data => this.#hear(String(data)));
    ws.on('error', error => hears.failed(error));
    ws.on('close', () => {
      if (this.#closed) return;
      const error = new Error('the house closed a socket');
      for (const { reject } of this.#waiting.values()) reject(error);
      hears.failed(error);
    });
  }

  do<K extends CommandName>(name: K, input: Input<K>): Promise<Output<K>> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting.set(this.#send(name, input), { resolve, reject });
    return promise as Promise<Output<K>>;
  }

  /** The news of it is waited for elsewhere; only a refusal is looked at. */
  answer(input: Input<'play.answer'>): void {
    this.#send('play.answer', input);
  }

  close(): void {
    this.#closed = true;
    this.#ws.close();
  }

  #send(name: CommandName, input: unknown): string {
    const id = String(++this.#last);
    this.#ws.send(JSON.stringify({ id, do: name, with: input }));
    return id;
  }

  #hear(text: string): void {
    this.#hears.received(text.length);
    const message = JSON.parse(text) as News | Reply;
    if ('news' in message) {
      if (message.news === 'moved') this.onMoved(message);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('ok' in message) {
      waiting?.resolve(message.ok);
      return;
    }
    const refused = new Error(`refused: ${message.no.reason}: ${message.no.message}`);
    if (waiting === undefined) this.#hears.failed(refused);
    else waiting.reject(refused);
  }
}
