import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { News } from '@teahouse/protocol';
import { Connection, type Wire } from '../src/connection.ts';
import { Refused } from '../src/refused.ts';

/** A socket of which the test is the other end. */
class FakeWire implements Wire {
  readonly sent: { id: string; do: string; with: Record<string, unknown> }[] = [];
  closed = false;
  open: () => void = () => {};
  text: (text: string) => void = () => {};
  lose: () => void = () => {};
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  onOpen(listener: () => void): void {
    this.open = listener;
  }
  onText(listener: (text: string) => void): void {
    this.text = listener;
  }
  onClose(listener: () => void): void {
    this.lose = listener;
  }
  tell(message: object): void {
    this.text(JSON.stringify(message));
  }
}

function world() {
  const wires: FakeWire[] = [];
  const timers: { ms: number; then: () => void; off: boolean }[] = [];
  const connection = new Connection({
    connect: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    after: (ms, then) => {
      const timer = { ms, then, off: false };
      timers.push(timer);
      return () => {
        timer.off = true;
      };
    },
    random: () => 1,
    now: () => 1000,
  });
  /** The longest wait that was not called off. */
  const due = () => timers.findLast(timer => !timer.off)!;
  return { connection, wires, timers, due };
}

const table = 'aaaaaaaaaaaa';
const answer = { table, n: 3, ask: 'cup.brew', answers: ['tea-1'], commandId: 'command-1' };

test('a command waits for the line, and its reply finds it', async () => {
  const { connection, wires } = world();
  const promise = connection.ask('tables.list', { which: 'open' });
  assert.equal(wires.length, 1);
  assert.deepEqual(wires[0]!.sent, []);
  wires[0]!.open();
  const [sent] = wires[0]!.sent;
  assert.deepEqual(sent, { id: 'c1', do: 'tables.list', with: { which: 'open' } });
  wires[0]!.tell({ id: 'c1', ok: { tables: [] } });
  assert.deepEqual(await promise, { tables: [] });
});

test('a refusal is thrown with its reason', async () => {
  const { connection, wires } = world();
  const promise = connection.ask('play.answer', answer);
  wires[0]!.open();
  wires[0]!.tell({ id: 'c1', no: { reason: 'not-offered', message: 'no', rule: 'FC-BREW-01', details: {} } });
  await assert.rejects(promise, (error: unknown) => error instanceof Refused && error.no.rule === 'FC-BREW-01');
});

test('an answer on its way is sent again with the same id, a command without one is not', async () => {
  const { connection, wires, due } = world();
  const given = connection.ask('play.answer', answer);
  const made = connection.ask('tables.rematch', { table });
  wires[0]!.open();
  wires[0]!.lose();
  await assert.rejects(made, (error: unknown) => error instanceof Refused && error.no.reason === 'unreachable');
  due().then();
  wires[1]!.open();
  assert.deepEqual(
    wires[1]!.sent.map(message => message.with.commandId),
    ['command-1'],
  );
  wires[1]!.tell({ id: 'c1', ok: { n: 4 } });
  assert.deepEqual(await given, { n: 4 });
});

test('waits double up to twenty seconds, and start small again after a line that held', () => {
  const { connection, wires, due } = world();
  connection.open();
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    wires.at(-1)!.lose();
    waits.push(due().ms);
    due().then();
  }
  assert.deepEqual(waits, [500, 1000, 2000, 4000, 8000, 16_000, 20_000, 20_000]);
  wires.at(-1)!.open();
  wires.at(-1)!.lose();
  assert.equal(due().ms, 500);
  assert.deepEqual(connection.state.value, { is: 'lost', retryAt: 1500 });
});

test('those who watch are told when the line is back, not when it first opens', () => {
  const { connection, wires } = world();
  let back = 0;
  connection.onBack(() => {
    back++;
  });
  connection.open();
  wires[0]!.open();
  assert.equal(back, 0);
  wires[0]!.lose();
  connection.retry();
  wires[1]!.open();
  assert.equal(back, 1);
});

test('news reach every listener until it stops listening', () => {
  const { connection, wires } = world();
  const heard: string[] = [];
  const stop = connection.onNews((news: News) => heard.push(news.news));
  connection.open();
  wires[0]!.open();
  wires[0]!.tell({ news: 'closing' });
  stop();
  wires[0]!.tell({ news: 'closing' });
  assert.deepEqual(heard, ['closing']);
});

test('a silent line is given up', () => {
  const { connection, wires, due } = world();
  void connection.ask('play.watch', { table });
  wires[0]!.open();
  assert.equal(due().ms, 15_000);
  due().then();
  assert.equal(wires[0]!.closed, true);
  assert.equal(connection.state.value.is, 'lost');
});

test('an old line says nothing any more', () => {
  const { connection, wires } = world();
  connection.open();
  wires[0]!.open();
  connection.renew();
  wires[0]!.lose();
  assert.equal(connection.state.value.is, 'connecting');
  assert.equal(wires.length, 2);
});

test('a line that the house has cut already is renewed without a wait; where none was wanted, none is opened', () => {
  const { connection, wires, due } = world();
  connection.renew();
  assert.equal(wires.length, 0);
  connection.open();
  wires[0]!.open();
  wires[0]!.lose();
  const wait = due();
  connection.renew();
  assert.equal(connection.state.value.is, 'connecting');
  assert.equal(wait.off, true, 'and not once more later');
  assert.equal(wires.length, 2);
});
