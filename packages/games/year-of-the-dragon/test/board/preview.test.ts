import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { copy, LANGUAGES, view } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { preview } from '../../board/preview.ts';
import { game, text as load, type Table, type TableOptions, type View } from '../../src/index.ts';
import { act } from '../../src/rules/actions.ts';
import { event } from '../../src/rules/events.ts';
import { playCard } from '../../src/rules/persons.ts';
import type { Text } from '../../text/en.ts';
import { everywhere } from '../play.ts';
import { position } from '../position.ts';

const texts = new Map<string, Text>();
for (const language of LANGUAGES) texts.set(language, (await load[language]()) as Text);
const en = texts.get('en')!;

/** Answers to one question, after which no more are looked at. */
const MANY = 150;

test('every answer is previewed in sentences, in four languages', () => {
  const asked = new Map<string, number>();
  everywhere('previews', 30, (_, q, seen) => {
    for (const answer of q.options) {
      // One language after the other: what is foreseen is the same in all of them.
      const times = asked.get(q.ask) ?? 0;
      if (times > MANY) return;
      asked.set(q.ask, times + 1);
      const { lines, warning } = preview(seen, q, answer, texts.get(LANGUAGES[times % LANGUAGES.length]!)!);
      assert.ok(lines.length > 0, `${q.ask}: ${answer}`);
      for (const line of [...lines, warning ?? 'none']) {
        assert.ok(line.trim() !== '' && !/\b(undefined|null|NaN)\b|\$\{/.test(line), `${q.ask}: ${answer}: '${line}'`);
      }
    }
  });
  for (const ask of game.machine.asks()) assert.ok((asked.get(ask) ?? 0) >= LANGUAGES.length, ask);
});

/** Where an answer is about somebody or something, it is never said to change nothing. */
const TELLING = ['persons/card.play', 'persons/tile.choose', 'persons/lodge.choose', 'actions/act.chooseAction'];

test('a card, a person, whoever is sent away, the privilege and the wall: none of them "changes nothing"', () => {
  const full: string[] = [];
  everywhere('telling', 4, (_, q, seen) => {
    if (!TELLING.includes(q.ask)) return;
    for (const answer of q.options) {
      const { lines } = preview(seen, q, answer, en);
      assert.notEqual(lines.join(' '), en.board.nothingAtOnce, `${q.ask}: ${answer}`);
      if (lines.some(line => line.includes(en.board.full))) full.push(answer);
    }
  });
  assert.ok(full.length > 0, 'somebody had no room left');
});

/** What seat 0 is asked in a position, and what it sees. */
function asked(start: Parameters<typeof position>[0], begin: (t: Scenario<Table, View, TableOptions>) => void) {
  const t = new Scenario(game, position(start));
  begin(t);
  const question = game.machine.open(copy(t.g)).find(({ seat }) => seat === 0)!;
  return (answer: string) => preview(view(game, copy(t.g), 0), question, answer, en);
}

describe('in numbers', () => {
  test('the fee is part of the group, with what is left and what its actions give', () => {
    const told = asked(
      {
        event: 'tribute',
        rulers: [{ yuan: 4, palaces: [[2, 'farmer-young']] }, {}],
        groups: [{ cards: ['harvest', 'privilege'], dragons: [1] }, { cards: ['taxes'] }],
      },
      t => t.at(act, { seat: 0, group: -1 }),
    );
    const { lines, warning } = told('group-1');
    assert.deepEqual(lines.slice(0, 3), [
      'Pay 3 yuan to enter. Then you have 1 yuan.',
      'Harvest: +2 rice.',
      'Imperial Tribute in month 3 would then bring: −1 yuan, −1 person.',
    ]);
    assert.equal(warning, null);
    assert.equal(told('pass').warning, en.warnings['pass-for-nothing']);
    assert.equal(told('group-2').lines[0], 'No dragon stands here, so it costs nothing.');
  });

  test('a group is called by what can be done there, and by its number where nobody is asked', () => {
    const start = {
      rulers: [{ yuan: 4, palaces: [[2, 'farmer-young']] as [number, 'farmer-young'][] }, {}],
      groups: [{ cards: ['harvest' as const, 'privilege' as const], dragons: [1] }, { cards: ['taxes' as const] }],
    };
    const t = new Scenario(game, position(start));
    assert.equal(en.answer('group-1', view(game, copy(t.g), 0)), 'Group 1');
    t.at(act, { seat: 0, group: -1 });
    const seen = view(game, copy(t.g), 0);
    assert.equal(en.answer('group-1', seen), 'Harvest +2', 'the fee leaves too little for a privilege');
    assert.equal(en.answer('group-2', seen), 'Taxes +2');
    assert.equal(en.answer('group-2'), 'Group 2');
  });

  test('a card says whom it can bring, never that nothing changes', () => {
    const told = asked({ event: 'peace', rulers: [{ palaces: [[1, 'monk-old']], hand: ['healer', 'wild'] }, {}] }, t =>
      t.at(playCard, { seat: 0 }),
    );
    assert.deepEqual(told('card-healer').lines, ['Young healer: moves 4 spaces.', 'Old healer: moves 1 space.']);
    assert.deepEqual(told('card-wild').lines, ['Then you take any person you like.']);
  });

  test('a person who moves in changes the events to come', () => {
    const told = asked(
      { event: 'contagion', rulers: [{ palaces: [[3, 'farmer-young', 'monk-young']], hand: ['healer'] }, {}] },
      t => t.at(playCard, { seat: 0 }),
    );
    const { lines } = told('healer-old');
    assert.equal(lines[0], '+1 space, +1 person.');
    assert.equal(lines[1], 'Contagion in month 3 would then bring: −1 person.');
  });

  test(
    rule('YD-SUPER-LANTERN-01') + 'so does the super event, and an event that has struck is no longer foretold',
    () => {
      const rulers = [
        { palaces: [[3, 'farmer-young', 'monk-young']] as [number, ...('farmer-young' | 'monk-young')[]][] },
        {},
      ];
      const lantern = {
        month: 7,
        event: 'contagion',
        superEvent: 'lantern',
        options: { superEvent: 'lantern' },
        rulers,
      } as const;
      const moving = asked({ ...lantern, rulers: [...rulers] }, t => t.at(playCard, { seat: 0 }));
      assert.ok(moving('card-court-lady').lines.includes('Lantern Festival in month 7 would then bring: +6 points.'));
      const leaving = asked(
        { ...lantern, rulers: [{ palaces: [[3, 'farmer-young', 'monk-young', 'healer-old']] }, {}] },
        t => t.at(event, { owed: [], hungry: [] }),
      );
      assert.ok(!leaving('palace-0/monk-young').lines.some(line => line.includes('month 7')));
    },
  );

  test('a privilege tells what it brings until the end of the year', () => {
    const told = asked(
      {
        month: 6,
        rulers: [{ yuan: 9 }, {}],
        groups: [{ cards: ['privilege'] }, { cards: ['taxes'] }],
      },
      t => t.at(act, { seat: 0, group: -1 }).says(0, 'group-1'),
    );
    assert.deepEqual(told('large').lines.slice(0, 3), [
      '−7 yuan, +2 dragons.',
      'Then you have 2 yuan.',
      '+2 points every month, 14 points by the end of the year.',
    ]);
  });
});
