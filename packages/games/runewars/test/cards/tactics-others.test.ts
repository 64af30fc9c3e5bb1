import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import type { Table } from '../../src/index.ts';
import { challenge, meetFoe } from '../../src/rules/duel/duel.ts';
import { testQuest } from '../../src/rules/quest.ts';
import { duelStart, opened, ordersRevealed } from '../../src/rules/windows.ts';
import { daqanUthuk, fate, hand, hero, quiet, scenario } from '../position.ts';

/** Ysolde stands where a quest of hers is. */
const quest = (given: (g: Table) => void) =>
  daqanUthuk(g => {
    quiet(g);
    g.season = 'summer';
    hero(g, 0, 'sister-ysolde', '1B', 'belt-of-the-bear');
    given(g);
  });
const attempt = { seat: 0, hero: 'sister-ysolde', quest: 'ford-watch', extra: 0, got: null } as const;

scenario(
  `${rule('RW-TACT-01', 'RW-QUEST-02')}RWX-57 Hero’s Hour: two more cards for each copy in a test of the own hero`,
  quest(g => {
    hand(g, 0, 'heros-hour', 'heros-hour');
    fate(g, 1, 2, 3, 4, 6, 8);
  }),
  t => {
    t.at(testQuest, { ...attempt })
      .asked(0, 'window/test.play', ['pass', 'heros-hour'])
      .says(0, 'heros-hour');
    t.says(0, 'heros-hour').asked(0, 'hero/test.choose');
    t.holds(g => assert.equal(g.fateOpen.length, 2 + 2 + 2));
  },
);

scenario(
  rule('RW-TACT-06') + 'Hero’s Hour: only whose hero is tested is asked, and without cards nobody',
  quest(g => {
    hand(g, 1, 'heros-hour');
    fate(g, 1, 2);
  }),
  t => {
    t.at(testQuest, { ...attempt });
    t.holds(g => assert.deepEqual([g.fateDiscard.length + g.fateOpen.length, g.players[1]!.tactics.length], [2, 1]));
    t.over();
  },
);

const meeting = (given: (g: Table) => void) =>
  daqanUthuk(g => {
    quiet(g);
    hero(g, 0, 'teren', '7A');
    hero(g, 1, 'skarn', '7A');
    given(g);
    challenge(g, 0, 'teren', 1, 'skarn');
  });

scenario(
  rule('RW-TACT-01', 'RW-DUEL-02') +
    'Hero’s Hour: the first two damage of a duel are ignored, attacker and defender alike',
  meeting(g => {
    hand(g, 0, 'heros-hour');
    hand(g, 1, 'heros-hour');
  }),
  t => {
    t.at(duelStart, opened(0, 1)).says(0, 'heros-hour').asked(1, 'window/duel-start.play', ['pass', 'heros-hour']);
    t.holds(g => assert.deepEqual([g.duel!.attacker.shield, g.duel!.defender.shield], [2, 0]));
    t.says(1, 'heros-hour');
    t.holds(g => assert.deepEqual([g.duel!.attacker.shield, g.duel!.defender.shield], [2, 2]));
    t.over();
  },
);

scenario(
  rule('RW-DUEL-12') + 'Hero’s Hour: also against an imaginary unit',
  daqanUthuk(g => {
    quiet(g);
    hand(g, 0, 'heros-hour');
    hero(g, 0, 'teren', '1C');
    meetFoe(g, 0, 'teren', 'burned-farm');
  }),
  t => {
    t.at(duelStart, opened(0)).says(0, 'heros-hour');
    t.holds(g => assert.equal(g.duel!.attacker.shield, 2));
    t.over();
  },
);

scenario(
  rule('RW-TACT-01', 'RW-ORDER-05') + 'Confused Orders: an opponent with a bonus loses it for this season',
  daqanUthuk(g => {
    quiet(g);
    hand(g, 0, 'confused-orders');
    g.players[0]!.supreme = true;
    g.players[1]!.supreme = true;
  }),
  t => {
    t.at(ordersRevealed, opened(0, 1)).says(0, 'confused-orders').hears(1, ['plays confused-orders', 'names seat-2']);
    t.holds(g => assert.deepEqual([g.players[0]!.supreme, g.players[1]!.supreme], [true, false]));
    t.over();
  },
);

scenario(
  rule('RW-TACT-06') +
    'Confused Orders: where nobody has a bonus its holder is asked all the same; with fresh cards only, or once it lies open, nobody is',
  daqanUthuk(g => {
    quiet(g);
    hand(g, 0, 'confused-orders');
  }),
  t => {
    t.at(ordersRevealed, opened(0, 1)).asked(0, 'window/orders-revealed.play', ['pass']);
    (t.g as Table).players[1]!.supreme = true;
    (t.g as Table).players[0]!.tactics[0]!.fresh = true;
    t.at(ordersRevealed, opened(0, 1)).over();
    (t.g as Table).players[0]!.tactics[0] = { card: 'sappers', known: 0, fresh: false };
    (t.g as Table).tacticDiscard = ['confused-orders'];
    t.at(ordersRevealed, opened(0, 1)).over();
  },
);
