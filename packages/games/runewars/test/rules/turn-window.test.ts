import assert from 'node:assert/strict';
import { NOBODY } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import type { Table } from '../../src/index.ts';
import type { ObjectiveId } from '../../src/printed/ids.ts';
import { area, friendlyAreas } from '../../src/rules/areas.ts';
import { turnWindow } from '../../src/rules/turn-window.ts';
import { army, daqanUthuk, hand, hero, position, scenario, turn } from '../position.ts';

/** Exactly this objective. */
function aims(g: Table, seat: number, objective: ObjectiveId | null): void {
  const player = g.players[seat]!;
  const side = seat === 0 ? 'good' : 'evil';
  const deck = g.objectiveDecks[side];
  if (player.objective !== null) deck.push(player.objective);
  if (objective !== null) deck.splice(deck.indexOf(objective), 1);
  player.objective = objective;
}

/** A seat of Daqan with nothing that could be done, in its turn. */
const bare = (given: (g: Table) => void = () => undefined) =>
  daqanUthuk(g => {
    turn(g, 0);
    hand(g, 0);
    aims(g, 0, null);
    given(g);
  });

scenario(
  rule('RW-TACT-06') + 'whoever has no card, no objective, no reward and no token is not asked',
  bare(),
  t => void t.at(turnWindow, { seat: 0 }).over(),
);

scenario(
  rule('RW-TACT-06', 'RW-TACT-01') + 'a card that is of no use now is not offered, but its holder is asked',
  bare(g => hand(g, 0, 'ambush', 'forced-march')),
  t => {
    t.at(turnWindow, { seat: 0 }).asked(0, 'window/turn.choose', ['pass']).refuses(0, 'forced-march', 'RW-TACT-06');
    t.refuses(1, 'pass').says(0, 'pass').over();
  },
);

scenario(
  rule('RW-TACT-06', 'RW-TACT-04', 'RW-GEN-06') +
    'any number of cards, until he passes or none is of use any more; they lie open afterwards',
  bare(g => hand(g, 0, 'levy-of-silver', 'levy-of-silver', 'bumper-crop', 'ambush')),
  t => {
    t.at(turnWindow, { seat: 0 }).asked(0, 'window/turn.choose', ['pass', 'levy-of-silver', 'bumper-crop']);
    t.says(0, 'levy-of-silver').hears(1, ['plays levy-of-silver', 'gains influence 2']);
    t.says(0, 'levy-of-silver').asked(0, 'window/turn.choose', ['pass', 'bumper-crop']);
    t.says(0, 'bumper-crop').says(0, 'food').over();
    t.holds(g => {
      assert.equal(g.players[0]!.influence, 3 + 2 + 2);
      assert.equal(g.players[0]!.dials.food, 5);
      assert.deepEqual(g.tacticDiscard, ['levy-of-silver', 'levy-of-silver', 'bumper-crop']);
    });
  },
);

scenario(
  rule('RW-TACT-02') + 'a card that was drawn in this season is not played in it, its older copy is',
  bare(g => {
    hand(g, 0, 'levy-of-silver', 'levy-of-silver', 'bumper-crop', 'poisoned-wells');
    g.players[0]!.tactics[0]!.fresh = true;
    g.players[0]!.tactics[2]!.fresh = true;
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).asked(0, 'window/turn.choose', ['pass', 'levy-of-silver', 'poisoned-wells']);
    t.says(0, 'levy-of-silver').asked(0, 'window/turn.choose', ['pass', 'poisoned-wells']);
    t.holds(g =>
      assert.deepEqual(
        g.players[0]!.tactics.map(({ card, fresh }) => [card, fresh]),
        [
          ['levy-of-silver', true],
          ['bumper-crop', true],
          ['poisoned-wells', false],
        ],
      ),
    );
    t.refuses(0, 'levy-of-silver', 'RW-TACT-02').refuses(0, 'claim', 'RW-OBJ-02');
  },
);

scenario(
  `${rule('RW-OBJ-01', 'RW-OBJ-02', 'RW-LIMIT-05')}RWX-67 The Horde with 19 units is not offered, with 21 it is`,
  position({
    factions: ['daqan', 'waiqar'],
    given: g => {
      turn(g, 1, 'recruit');
      hand(g, 1);
      aims(g, 1, 'the-horde');
      for (const { id, holder } of g.areas) if (holder === 1) army(g, id, NOBODY, {});
      army(g, 'WA', 1, { reanimate: 8 });
      army(g, 'WB', 1, { 'skeleton-archer': 8 });
      army(g, 'WC', 1, { necromancer: 3 });
    },
  }),
  t => {
    t.at(turnWindow, { seat: 1 }).asked(1, 'window/turn.choose', ['pass']).says(1, 'pass').over();
    army(t.g as Table, 'WC', 1, { necromancer: 3, reanimate: 2 });
    t.at(turnWindow, { seat: 1 }).asked(1, 'window/turn.choose', ['pass', 'claim']);
    t.sees(0, ({ players, objectivesClaimed }) => {
      assert.deepEqual([players[1]!.objective, objectivesClaimed], ['hidden', []]);
    });
    t.says(1, 'claim').hears(0, ['claims-objective the-horde']);
    t.asked(1, 'rune/receive.discard').says(1, 'done').says(1, '7A').says(1, '7B').says(1, '7B');
    t.sees(null, ({ players, objectivesClaimed }) => {
      assert.deepEqual([players[1]!.objective, objectivesClaimed], [null, ['the-horde']]);
    });
    t.holds(g => assert.deepEqual([area(g, '7A').rune!.genuine, area(g, '7B').rune!.genuine], [false, true]));
    // It is not replaced, and nothing is left to do.
    t.over();
  },
);

scenario(
  rule('RW-OBJ-02') + 'without a place for a rune nothing is claimed',
  bare(g => {
    aims(g, 0, 'full-granaries');
    Object.assign(g.players[0]!.dials, { food: 5, wood: 5, ore: 5 });
    for (const here of g.areas) here.rune ??= { genuine: false, laying: 0, known: 0 };
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).asked(0, 'window/turn.choose', ['pass']);
    area(t.g as Table, '7A').rune = null;
    t.at(turnWindow, { seat: 0 }).asked(0, 'window/turn.choose', ['pass', 'claim']);
    area(t.g as Table, '7A').rune = { genuine: false, laying: 0, known: 0 };
    area(t.g as Table, 'UA').rune = null;
    t.at(turnWindow, { seat: 0 }).asked(0, 'window/turn.choose', ['pass']);
  },
);

scenario(
  rule('RW-OBJ-03') + 'Friend of Dragons is swapped while no Dragon is in play, unseen, and once in a turn',
  bare(g => {
    for (const { id } of g.areas) army(g, id, NOBODY, {});
    army(g, '7B', NOBODY, { giant: 1 });
    aims(g, 0, 'friend-of-dragons');
    hand(g, 0, 'levy-of-silver');
    const deck = g.objectiveDecks.good;
    deck.push(...deck.splice(deck.indexOf('liberator'), 1));
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).asked(0, 'window/turn.choose', ['pass', 'swap', 'levy-of-silver']);
    t.says(0, 'swap').hears(0, ['swaps-objective liberator']).hears(1, ['swaps-objective']);
    t.holds(g => {
      assert.equal(g.players[0]!.objective, 'liberator');
      assert.ok(g.objectiveDecks.good.includes('friend-of-dragons'));
    });
    t.sees(1, ({ players }) => assert.equal(players[0]!.objective, 'hidden'));
    // Had it come back at once, it would have to wait for another turn.
    aims(t.g as Table, 0, 'friend-of-dragons');
    t.asked(0, 'window/turn.choose', ['pass', 'levy-of-silver']).refuses(0, 'swap', 'RW-OBJ-03');
  },
);

scenario(
  rule('RW-OBJ-03') + 'with a Dragon in play, whosever it is, it is kept; other objectives are never swapped',
  bare(g => {
    for (const { id } of g.areas) army(g, id, NOBODY, {});
    army(g, 'UA', 1, { berserker: 1, dragon: 1 });
    aims(g, 0, 'friend-of-dragons');
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).asked(0, 'window/turn.choose', ['pass']);
    aims(t.g as Table, 0, 'liberator');
    army(t.g as Table, 'UA', 1, { berserker: 1 });
    t.at(turnWindow, { seat: 0 }).asked(0, 'window/turn.choose', ['pass']);
  },
);

const heroes = (g: Table): void => {
  g.heroDeck.push(...g.players[0]!.heroes.splice(0).map(({ id }) => id));
  hero(g, 0, 'teren', 'DB', 'runeplate');
  hero(g, 0, 'ilvane', 'DC', 'oak-shield');
  hero(g, 0, 'marrec', '7A', 'soulbiter', 'ice-storm');
};

scenario(
  `${rule('RW-ORDER-72', 'RW-RUNE-01')}RWX-65 the Captain discards three of four rewards for a rune, once in a turn`,
  bare(g => {
    heroes(g);
    hand(g, 0, 'levy-of-silver');
    g.titles.captain = { holder: 0, influence: 2 };
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).offers(0, 'captain').says(0, 'captain');
    t.asked(0, 'title/captain.hero', ['teren', 'ilvane', 'marrec']).says(0, 'marrec');
    t.asked(0, 'title/captain.reward', ['soulbiter', 'ice-storm']).says(0, 'ice-storm');
    t.hears(1, ['discards-reward ice-storm 1']);
    t.says(0, 'teren').asked(0, 'title/captain.reward', ['runeplate']).says(0, 'runeplate');
    t.asked(0, 'title/captain.hero', ['ilvane', 'marrec']).says(0, 'ilvane').says(0, 'oak-shield');
    t.asked(0, 'rune/receive.discard').says(0, 'done').says(0, '7C').says(0, '7D').says(0, '7C');
    t.holds(g => {
      assert.deepEqual(g.rewardDiscard, ['ice-storm', 'runeplate', 'oak-shield']);
      assert.equal(area(g, '7C').rune!.genuine, true);
    });
    // With three again, but the Captain has traded in this turn.
    const g = t.g as Table;
    const marrec = g.players[0]!.heroes.find(({ id }) => id === 'marrec')!;
    for (const card of ['long-spear', 'twin-blades'] as const) {
      g.rewardDeck.splice(g.rewardDeck.indexOf(card), 1);
      marrec.rewards.push({ card, known: 0 });
    }
    t.asked(0, 'window/turn.choose', ['pass', 'levy-of-silver']).refuses(0, 'captain', 'RW-ORDER-72');
  },
);

scenario(rule('RW-ORDER-72') + 'only the Captain trades, and not with two rewards', bare(heroes), t => {
  t.at(turnWindow, { seat: 0 }).refuses(0, 'captain', 'RW-ORDER-72').asked(0, 'window/turn.choose');
  const g = t.g as Table;
  g.titles.captain = { holder: 0, influence: 1 };
  g.players[0]!.heroes[2]!.rewards.length = 1;
  t.at(turnWindow, { seat: 0 }).offers(0, 'captain');
  g.players[0]!.heroes[2]!.rewards.length = 0;
  t.at(turnWindow, { seat: 0 }).refuses(0, 'captain', 'RW-ORDER-72').asked(0, 'window/turn.choose');
  assert.ok(friendlyAreas(g, 0).length > 0);
});
