import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Core, deal, type Entry, notes, withJournal } from '../src/index.ts';
import { asks, procedure, toy } from './toy.ts';

describe('kinds of notes whose numbers add up', () => {
  const { note, noteTo } = notes({ sums: ['falls', 'comes'] });
  const idle = procedure('game', {
    ask: asks({ rule: 'T-1', who: () => 0, options: () => ['a', 'b'], take: () => undefined }),
  });
  const { g } = deal(toy([idle]), { seats: 2, seed: 'journal' });
  const told = (write: (g: Core) => void): string[] => {
    const journal: Entry[] = [];
    withJournal(g, journal, () => write(g));
    return journal.map(({ kind, what, n, at, seat }) => `${seat} ${kind} ${what} ${n} ${at}`);
  };

  test('are told at once, each thing with its number', () => {
    const lines = told(() => {
      note(g, 'falls', 'T-1', 0, 'giant', 1, 'hill');
      note(g, 'falls', 'T-1', 0, 'elf', 1, 'hill');
      note(g, 'falls', 'T-1', 0, 'giant', 2, 'hill');
      note(g, 'comes', 'T-1', 0, 'giant', 1, 'hill');
      note(g, 'falls', 'T-1', 0, 'elf', 1, 'hill');
    });
    assert.deepEqual(
      lines,
      ['0 falls elf 2 hill', '0 falls giant 3 hill', '0 comes giant 1 hill'],
      'in no order that tells which came first',
    );
  });
  test('but not what differs, what another note came between, or other kinds', () => {
    const lines = told(() => {
      note(g, 'falls', 'T-1', 0, 'elf', 1, 'hill');
      note(g, 'falls', 'T-2', 0, 'elf', 1, 'hill');
      note(g, 'falls', 'T-1', 1, 'elf', 1, 'hill');
      note(g, 'falls', 'T-1', 0, 'elf', 1, 'lake');
      note(g, 'sings', 'T-1', 0);
      note(g, 'sings', 'T-1', 0);
      note(g, 'falls', 'T-1', 0, 'elf', 1, 'hill');
      noteTo(g, [0], 'falls', 'T-1', 0, 'elf', 1, 'hill');
      note(g, 'falls', 'T-1', 0, 'elf', 1, 'hill');
    });
    assert.equal(lines.length, 9);
  });
  test('nor what belongs to another decision', () => {
    const fall = (): void => note(g, 'falls', 'T-1', 0, 'elf', 1, 'hill');
    assert.deepEqual([told(fall), told(fall)], [['0 falls elf 1 hill'], ['0 falls elf 1 hill']]);
  });
});
