import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LANGUAGES, type Language, view } from '@teahouse/kernel';
import { Scenario } from '@teahouse/testkit';
import { orderInShort, orderLines, type Speech } from '../../board/model/orders.ts';
import { isPending, type Seen } from '../../board/model/reading.ts';
import { game, text as load, type Table } from '../../src/index.ts';
import type { Text } from '../../text/en.ts';
import { position, sides } from '../position.ts';
import { atMost, everywhere } from './play.ts';

/** So often the commands are read where one question is asked. */
const MANY = 6;

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

async function speech(seen: Seen, me: number | null, language: Language): Promise<Speech> {
  const text = (await load[language]()) as Text;
  return { seen, me, text, language, nameOf: clan => NAMES[clan] ?? 'Reed' };
}

describe('in four languages', async () => {
  for (const language of LANGUAGES) {
    const text = (await load[language]()) as Text;
    test(`every command in the hand and on the track says what it would do, ${language}`, () => {
      let met = 0;
      const visit = atMost(MANY, (_, { seat: me }, seen) => {
        const said = {
          seen,
          me,
          text,
          language,
          nameOf: (clan: number) => NAMES[clan] ?? 'Reed',
        };
        const laid = seen.track.flatMap(order => (order === null ? [] : [order]));
        for (const { clan, command } of [...laid, ...seen.players[me]!.hand.map(command => ({ clan: me, command }))]) {
          const lines = orderLines(said, clan, command);
          assert.ok(lines.length > 0, command);
          for (const { label, says } of lines) {
            assert.doesNotMatch(`${label}: ${says}`, /undefined|NaN|\[object|^: |: $|\(\)/, `${command} of ${clan}`);
            met++;
          }
        }
      });
      everywhere(`orders ${language}`, 6, visit);
      assert.ok(met > 2000, `${met} lines`);
    });
  }
});

const LEVY = position({
  players: sides(3, { goods: { wood: 1, stone: 1, chi: 4 }, clerks: { quarry: 1 } }),
  track: [
    [0, 'levy'],
    [1, 'attack-order'],
    [2, 'economy'],
  ],
});

test('a card on the track, in words: its owner, the others, the bonus', async () => {
  const seen = view(game, new Scenario(game, LEVY).g as Table, 0);
  assert.deepEqual(orderLines(await speech(seen, 0, 'en'), 0, 'levy'), [
    {
      label: 'You',
      says: 'move up to 2 clerks, each to a different location (4 in reserve); recruit up to 2 soldiers (Spearman for 1 wood and 1 stone, Archer for 1 wood and 1 chi); +1 tactic',
    },
    { label: 'Others', says: 'move up to 2 clerks, each to a different location' },
    {
      label: 'Bonus',
      says: 'recruit up to 2 soldiers (Spearman for 1 wood and 1 stone, Archer for 1 wood and 1 chi), thanks to “Attack Order” from Bo',
    },
  ]);
  const theirs = orderLines(await speech(seen, 0, 'en'), 2, 'economy');
  assert.deepEqual(
    theirs.map(({ label }) => label),
    ['Cy', 'You', 'Bonus'],
  );
  assert.equal(theirs[2]!.says, 'none, since nobody else has “Work Harder”');
  assert.match(orderInShort(await speech(seen, 0, 'de'), 0, 'levy')[0]!, /^Bis zu 2 Schreiber bewegen/);
});

test('what is resolved is past, what comes is not', () => {
  const seen = view(game, new Scenario(game, LEVY).g as Table, 0);
  const at = (space: number): Seen => ({
    ...seen,
    stack: [{ proc: 'autumn/turn', step: 'boxes', list: null, i: 0, sealed: null, v: { space } }] as Seen['stack'],
  });
  assert.deepEqual(
    [0, 1, 2].map(space => isPending(at(1), space)),
    [false, true, true],
  );
  assert.equal(isPending({ ...seen, season: 'winter' }, 2), false);
});
