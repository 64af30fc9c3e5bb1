import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, type GameText } from '../src/index.ts';

interface Seen {
  left: number;
}
const text: Pick<GameText<Record<never, []>, string, string, Seen>, 'asks' | 'answer'> = {
  asks: {
    'battle.assign': seen => (seen === null ? 'Assign the wounds.' : `Assign ${seen.left} wounds.`),
    'battle.retreat': 'Where do you retreat to?',
  },
  answer: (id, seen) => (seen == null ? id : `${id} (${seen.left} left)`),
};

test('a question may depend on what the viewer sees, and can be said without it', () => {
  const whole = text as GameText;
  assert.equal(asked(whole, 'battle.assign', { left: 2 }), 'Assign 2 wounds.');
  assert.equal(asked(whole, 'battle.assign', null), 'Assign the wounds.');
  assert.equal(asked(whole, 'battle.retreat', { left: 2 }), 'Where do you retreat to?');
  assert.equal(asked(whole, 'battle.unknown', null), 'battle.unknown', 'an old label is shown rather than nothing');
  assert.equal(whole.answer('riders', { left: 1 }), 'riders (1 left)');
});
