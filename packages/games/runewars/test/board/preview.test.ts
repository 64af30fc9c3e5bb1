import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, NOBODY } from '@teahouse/kernel';
import { effects } from '../../board/model/effects.ts';
import { preview } from '../../board/model/preview.ts';
import { scores } from '../../board/model/scores.ts';
import { text } from '../../src/index.ts';
import { controller } from '../../src/rules/areas.ts';
import { comersTo } from '../../src/rules/movement.ts';
import { genuineOf } from '../../src/rules/runes.ts';
import { atMost, everywhere } from './play.ts';

const TEXTS = await Promise.all(LANGUAGES.map(async language => [language, await text[language]()] as const));

test('every answer can be looked at in every language, and says no id and no nonsense', () => {
  let said = 0;
  everywhere(
    'previews',
    9,
    atMost(2, (_, q, seen) => {
      for (const answer of q.options.slice(0, 6)) {
        for (const [language, words] of TEXTS) {
          const { lines, warning } = preview(seen, q, answer, words, language);
          for (const line of [...lines, warning ?? '']) {
            assert.doesNotMatch(line, /undefined|NaN|\[object|\bnull\b/, `${q.ask} ${answer}`);
          }
          said += lines.length;
        }
      }
    }),
  );
  assert.ok(said > 1000, `${said} lines`);
});

const [[, en]] = TEXTS as [(typeof TEXTS)[number]];

test('an order says whether it would be the highest of the year', () => {
  let [yes, no] = [0, 0];
  everywhere(
    'orders',
    2,
    atMost(40, (_, q, seen) => {
      if (q.ask !== 'orders.choose') return;
      const { highest } = seen.players[q.seat]!;
      const { lines } = preview(seen, q, 'harvest', en, 'en');
      if (!q.options.includes('harvest')) return;
      if (lines.includes(en.board.supreme)) {
        yes++;
        assert.ok(highest < 4);
      } else if (lines.includes(en.board.notSupreme)) {
        no++;
        assert.ok(highest >= 4);
      }
    }),
  );
  assert.ok(yes > 0 && no > 0, `${yes} and ${no}`);
});

test('an area to be activated says how many could come against how many, where somebody resists', () => {
  let [resisted, free] = [0, 0];
  everywhere(
    'against',
    4,
    atMost(20, (g, q, seen) => {
      const said = effects(seen, q, en);
      if (q.ask !== 'mobilize.activate' && q.ask !== 'conquer.activate') {
        assert.equal(said.size, 0);
        return;
      }
      for (const here of g.areas.filter(({ id }) => q.options.includes(id))) {
        const by = controller(g, here);
        const isOpen = by === q.seat || (by === NOBODY && here.troops.length === 0);
        const comers = comersTo(g, q.seat, here.id);
        assert.equal(said.has(here.id), !isOpen && comers.length > 0, here.id);
        if (!said.has(here.id)) free++;
        else {
          const walls = here.stronghold === null ? 0 : here.stronghold.damaged ? 3 : 5;
          const standing = here.troops.reduce((sum, troop) => sum + troop.standing, 0);
          assert.ok(said.get(here.id)!.endsWith(` against ${standing + walls}`), said.get(here.id));
          resisted++;
        }
      }
    }),
  );
  assert.ok(resisted > 20 && free > 20, `${resisted} and ${free}`);
});

test('an area that is activated for nobody asks once', () => {
  let warned = 0;
  everywhere(
    'nobody',
    2,
    atMost(30, (_, q, seen) => {
      if (q.ask !== 'mobilize.move' && q.ask !== 'conquer.move') return;
      const { army, heroes } = seen.stack.at(-1)!.v as { army: unknown[]; heroes: unknown[] };
      const isEmpty = army.length === 0 && heroes.length === 0;
      assert.equal(preview(seen, q, 'done', en, 'en').warning !== null, isEmpty);
      if (isEmpty) warned++;
    }),
  );
  assert.ok(warned > 0);
});

test('the sheet of the end counts every dragon rune that is controlled, by what brought it', () => {
  const named = new Set<string>();
  everywhere('scores', 9, (g, _, seen) => {
    if (g.year < 6) return;
    const rows = [...scores({ ...seen, areas: g.areas.map(area => ({ ...area })) }, en).rows];
    const all = rows.pop()!.points;
    for (const { name } of rows) named.add(name);
    assert.deepEqual(
      all,
      all.map((_, seat) => rows.reduce((sum, { points }) => sum + points[seat]!, 0)),
    );
    assert.deepEqual(
      all,
      g.players.map((_, seat) => genuineOf(g, seat)),
    );
  });
  assert.ok(named.has(en.board.runesFrom.start) && named.size > 1, [...named].join());
});
