import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameText, Heard } from '@teahouse/kernel';
import { text as texts } from '../../src/index.ts';

const read = async (language: keyof typeof texts, entry: Partial<Heard>): Promise<string> => {
  const { notes }: GameText = await texts[language]();
  const whole = { kind: '', rule: 'RW-ORDER-20', seat: 0, what: '', n: 0, at: '', ...entry };
  return notes[whole.kind]!(whole, seat => `P${seat}`);
};

const inAll = (entry: Partial<Heard>): Promise<string[]> =>
  Promise.all((['en', 'it', 'es', 'de'] as const).map(language => read(language, entry)));

test('a move is told with where it comes from', async () => {
  assert.deepEqual(await inAll({ kind: 'moves', what: 'berserker@UB', n: 3, at: '5C' }), [
    'P0 moves 3 Berserkers from UB (Uthuk) to 5C.',
    'P0 muove 3 Berserker dall’area UB (Uthuk) all’area 5C.',
    'P0 mueve 3 Berserkers de UB (Uthuk) a 5C.',
    'P0 bewegt 3 Berserker aus UB (Uthuk) nach 5C.',
  ]);
});

test('units that fall at once are told with their number', async () => {
  assert.deepEqual(await inAll({ kind: 'destroyed', what: 'reanimate', n: 3, at: '5C' }), [
    'P0 loses 3 Reanimates in 5C.',
    'P0 perde 3 Rianimati nell’area 5C.',
    'P0 pierde 3 Reanimados en 5C.',
    'P0 verliert 3 Wiederbelebte in 5C.',
  ]);
});
