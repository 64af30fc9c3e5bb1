import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import type { Table } from '../../src/index.ts';
import { LOCATIONS } from '../../src/printed/board.ts';
import { goodsOf, honors, hordeOf, position, type Side, scenario, sides } from '../position.ts';

const clerksOf = (g: Table, seat: number): Record<string, number> =>
  Object.fromEntries(
    LOCATIONS.filter(id => g.players[seat]!.clerks[id] > 0).map(id => [id, g.players[seat]!.clerks[id]]),
  );

// Economy

scenario(
  rule('GW-CMD-02', 'GW-CMD-03') +
    'Economy: three clerks to three places, the others two, then a resource of each own place of production',
  position({ players: sides(3), track: [[0, 'economy']] }),
  t => {
    t.turnOf(0)
      .says(0, 'quarry')
      .refuses(0, 'quarry', 'GW-CLERK-04')
      .says(0, 'temple')
      .says(0, 'idle')
      .says(0, 'embassy')
      .says(0, 'idle');
    t.asked(1, 'clerks/move.choose').says(1, 'quarry').says(1, 'temple').says(1, 'idle');
    t.asked(2, 'clerks/move.choose').says(2, 'done');
    t.holds(g => {
      assert.deepEqual(goodsOf(g, 0), [0, 1, 0, 1]);
      assert.deepEqual(goodsOf(g, 1), [0, 0, 0, 0]);
      assert.deepEqual(clerksOf(g, 1), { quarry: 1, temple: 1 });
    });
    t.asked(0, 'location/hire.choose');
  },
);

scenario(
  rule('GW-CMD-02', 'GW-CMD-06') +
    'Economy: at most three of four; with Work Harder of another one more, without it none',
  position({
    players: sides(3, { clerks: { quarry: 1, 'lumber-mill': 1, 'gold-mine': 1, temple: 1 } }),
    track: [
      [0, 'economy'],
      [1, 'work-harder'],
      [2, 'work-harder'],
    ],
  }),
  t => {
    t.turnOf(0).says(0, 'done').says(1, 'done').says(2, 'done');
    t.asked(0, 'command/take.choose', ['wood', 'stone', 'gold', 'chi'])
      .says(0, 'chi')
      .refuses(0, 'chi')
      .says(0, 'wood')
      .says(0, 'gold');
    t.asked(0, 'goods/choose.choose', ['wood', 'stone', 'gold']).refuses(0, 'chi').says(0, 'gold');
    t.holds(g => assert.deepEqual(goodsOf(g, 0), [1, 0, 2, 1])).over();
  },
);

// Despotism

scenario(
  rule('GW-CMD-02', 'GW-ADVACT-01') +
    'Despotism: two clerks, also to one place; the others one; an advanced activation of an own place',
  position({ players: sides(3, {}, { clerks: { quarry: 1 } }), track: [[0, 'despotism']] }),
  t => {
    t.turnOf(0).says(0, 'quarry').says(0, 'quarry');
    t.asked(1, 'clerks/move.choose').says(1, 'temple').says(1, 'idle').asked(2, 'clerks/move.choose').says(2, 'done');
    t.asked(0, 'command/advance.choose', ['pass', 'quarry']).refuses(0, 'temple', 'GW-ADVACT-01').says(0, 'quarry');
    t.holds(g => assert.deepEqual([g.players[0]!.goods.stone, g.players[1]!.goods.stone], [2, 1]));
    t.asked(0, 'location/upgrade.choose')
      .says(0, 'pass')
      .says(1, 'pass')
      .says(0, 'donate-0')
      .says(1, 'donate-0')
      .over();
  },
);

for (const [who, moves] of [
  [1, 4],
  [0, 2],
] as const) {
  scenario(
    rule('GW-CMD-06', 'EX-26') +
      `Despotism with ${who === 1 ? 'Economy of another' : 'no Economy'} on the track: ${moves} clerks`,
    position({
      players: sides(3),
      track: [[0, 'despotism'], ...(who === 1 ? ([[1, 'economy']] as [number, 'economy'][]) : [])],
    }),
    t => {
      t.turnOf(0);
      // The first clerk can only come from the reserve.
      t.says(0, 'embassy');
      for (let i = 1; i < moves; i++) t.says(0, 'embassy');
      t.holds(g => assert.equal(g.players[0]!.clerks.embassy, moves)).asked(1, 'clerks/move.choose');
    },
  );
}

// Attack Order

const army: Side = { rest: { left: { spearman: 2 }, middle: { spearman: 1 } }, posts: { left: 1 } };

scenario(
  rule('GW-CMD-08', 'GW-ATTACK-14') +
    'Attack Order: in a chosen section everybody who can must attack; others stay where they are',
  position({
    players: sides(3, army),
    hordes: { left: ['outriders-l'], middle: ['keshig-m'] },
    track: [[0, 'attack-order']],
  }),
  t => {
    t.turnOf(0).says(0, 'done').says(1, 'done').says(2, 'done');
    t.asked(0, 'command/all-in.choose', ['done', 'left', 'middle']).refuses(0, 'right', 'GW-CMD-08').says(0, 'left');
    t.asked(0, 'attack/sortie.choose', ['outriders-l/1', 'outriders-l/2', 'outriders-l/3', 'shoot-left']).refuses(
      0,
      'done',
    );
    t.says(0, 'shoot-left').says(0, 'outriders-l/1').says(0, 'outriders-l/2');
    // The last spearman has his target alone, and is not asked.
    t.asked(0, 'attack/sortie.choose', ['outriders-l/3']).says(0, 'outriders-l/3');
    t.asked(0, 'command/all-in.choose', ['done', 'middle']).says(0, 'done');
    t.holds(g => assert.equal(g.sections[1]!.rest[0]!.spearman, 1)).asked(0, 'kill/save.choose');
  },
);

scenario(
  rule('GW-CMD-03', 'GW-CMD-06') +
    'Attack Order: others move two clerks or attack with one soldier; with Despotism the owner has 2 chi',
  position({
    players: sides(3, {}, army),
    hordes: { left: ['outriders-l'] },
    track: [
      [0, 'attack-order'],
      [2, 'despotism'],
    ],
  }),
  t => {
    t.turnOf(0).says(0, 'done').asked(1, 'command/either.choose', ['clerks', 'attack']).says(1, 'attack');
    t.asked(1, 'attack/sortie.choose', ['done', 'outriders-l/1', 'outriders-l/2', 'outriders-l/3', 'shoot-left']);
    t.says(1, 'outriders-l/2').asked(2, 'clerks/move.choose').says(2, 'done');
    t.holds(g => {
      assert.deepEqual(hordeOf(g, 'outriders-l').soldiers, [{ clan: 1, troop: 'spearman', at: [1] }]);
      assert.equal(g.players[0]!.goods.chi, 2);
    });
    t.over();
  },
);

scenario(
  rule('GW-TACTIC-06', 'GW-CMD-08') + 'Attack Order: all sections are one event, for tactics and for generals',
  position({
    players: sides(3, {
      ...army,
      general: 'han-shizhong',
      supporters: 2,
      tactics: ['feigned-flight-1', 'feigned-flight-2'],
      goods: { chi: 5 },
    }),
    hordes: { left: ['keshig-l'], middle: ['shields-m'] },
    track: [[0, 'attack-order']],
  }),
  t => {
    t.turnOf(0).says(0, 'pass').says(0, 'done').says(1, 'done').says(2, 'done');
    t.asked(0, 'event/window.react', ['pass', 'feigned-flight-1', 'feigned-flight-2']).says(0, 'feigned-flight-1');
    t.says(0, 'basic').says(0, 'keshig-l/1').says(0, 'left').says(0, 'shoot-left').says(0, 'keshig-l/2');
    t.says(0, 'keshig-l/3').asked(0, 'command/all-in.choose', ['done', 'middle']).says(0, 'middle');
    t.says(0, 'shields-m/1').asked(0, 'event/window.react', ['pass', 'han-shizhong']).says(0, 'han-shizhong');
    t.offers(0, 'keshig-l/4', 'shields-m/2').says(0, 'keshig-l/4').refuses(0, 'shields-m/2').says(0, 'done');
    t.holds(g => assert.deepEqual([hordeOf(g, 'keshig-l').wounds, g.players[0]!.goods.chi], [[1, 3], 4 + 1]));
    t.asked(0, 'event/window.react').refuses(0, 'han-shizhong');
  },
);

// Work Harder

scenario(
  rule('GW-CMD-02', 'GW-LOC-BUILD-01') +
    "Work Harder: three clerks over places of production and the builders' camp, then one build",
  position({ players: sides(3, { goods: { wood: 5 } }), track: [[0, 'work-harder']] }),
  t => {
    t.turnOf(0).asked(0, 'clerks/move.choose', [
      'done',
      'lumber-mill',
      'quarry',
      'gold-mine',
      'temple',
      'builders-camp',
    ]);
    t.refuses(0, 'embassy').says(0, 'quarry').says(0, 'quarry').says(0, 'done').says(1, 'done').says(2, 'done');
    t.asked(0, 'location/build.choose', [
      'pass',
      'barricade-left',
      'wall-left',
      'barricade-middle',
      'wall-middle',
      'barricade-right',
      'wall-right',
    ]);
    t.says(0, 'wall-right')
      .says(0, 'wood-5')
      .holds(g => assert.deepEqual(honors(g), [5, 0, 0]))
      .over();
  },
);

scenario(
  rule('GW-CMD-06') + 'Work Harder with Levy of another: one own resource less, the same honor',
  position({
    players: sides(3, { goods: { wood: 4 } }),
    track: [
      [0, 'work-harder'],
      [1, 'levy'],
    ],
  }),
  t => {
    t.turnOf(0).says(0, 'done').says(1, 'done').says(2, 'done').says(0, 'wall-left');
    t.asked(0, 'goods/settle.pay', ['wood-4'])
      .says(0, 'wood-4')
      .holds(g =>
        assert.deepEqual(
          [honors(g), goodsOf(g, 0)],
          [
            [5, 0, 0],
            [0, 0, 0, 0],
          ],
        ),
      );
    t.over();
  },
);

// Levy

scenario(
  rule('GW-CMD-02', 'GW-LOC-BARRACKS-05') + 'Levy: one soldier for one resource less of any kind, then a tactic',
  position({ players: sides(3, { goods: { wood: 1, stone: 1, gold: 3 } }), track: [[0, 'levy']] }),
  t => {
    t.turnOf(0).says(0, 'done').says(1, 'done').says(2, 'done');
    t.asked(0, 'recruit.hire', [
      'done',
      'spearman:wood-1+stone-1',
      'horseman:wood-1+gold-3',
      'horseman:wood-1+gold-2',
      'horseman:gold-3',
    ]);
    t.refuses(0, 'spearman:stone-1').says(0, 'horseman:gold-3').says(0, 'rest-left');
    t.holds(g => {
      assert.deepEqual([goodsOf(g, 0), g.players[0]!.tactics.length], [[1, 1, 0, 0], 1]);
      assert.equal(g.sections[0]!.rest[0]!.horseman, 1);
    });
    t.asked(0, 'event/window.react');
  },
);

scenario(
  rule('GW-CMD-06', 'GW-LOC-BARRACKS-06') +
    'Levy with Attack Order of another: one more soldier at full cost, in the same event',
  position({
    players: sides(3, { goods: { wood: 2, stone: 3 } }),
    track: [
      [0, 'levy'],
      [1, 'attack-order'],
    ],
  }),
  t => {
    t.turnOf(0).says(0, 'done').says(1, 'done').says(2, 'done').says(0, 'spearman:wood-1+stone-1');
    t.asked(0, 'recruit.hire', ['done', 'spearman:wood-1+stone-2']).says(0, 'spearman:wood-1+stone-2');
    t.asked(0, 'recruit.place').says(0, 'rest-left').says(0, 'rest-left');
    // The tactic just drawn opens the windows of this turn.
    t.asked(0, 'event/window.react', ['pass']);
  },
);

// Betrayal

scenario(
  rule('GW-CMD-07') + 'Betrayal: what is for the owner on a card of another, with its bonus; nobody has the other box',
  position({
    players: sides(3, { clerks: { quarry: 1 } }),
    track: [
      [0, 'betrayal'],
      [1, 'economy'],
      [2, 'work-harder'],
    ],
  }),
  t => {
    t.turnOf(0).asked(0, 'command/betray.choose', ['clerks', 'economy', 'work-harder']).refuses(0, 'levy', 'GW-CMD-07');
    t.says(0, 'economy').asked(0, 'clerks/move.choose').says(0, 'done');
    t.asked(0, 'goods/choose.choose')
      .says(0, 'wood')
      .holds(g => assert.deepEqual(goodsOf(g, 0), [1, 1, 0, 0]))
      .over();
  },
);

scenario(
  rule('GW-CMD-07') + 'Betrayal: or two clerks, also to one place; a Betrayal cannot be copied',
  position({
    players: sides(3),
    track: [
      [0, 'betrayal'],
      [1, 'betrayal'],
    ],
  }),
  t => {
    t.turnOf(0).asked(0, 'clerks/move.choose').says(0, 'embassy').says(0, 'embassy');
    t.holds(g => assert.equal(g.players[0]!.clerks.embassy, 2)).asked(0, 'location/hire.choose');
  },
);
