import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { rule } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { ORDERS } from '../../src/printed/ids.ts';
import { season } from '../../src/rules/game.ts';
import { chooseOrders } from '../../src/rules/orders.ts';
import { takeTurn } from '../../src/rules/turn.ts';
import { army, daqanUthuk, hand, hero, orders, position, quiet, scenario } from '../position.ts';

describe('choosing orders', () => {
  scenario(
    rule('RW-ORDER-01', 'RW-ORDER-02', 'RW-ORDER-06', 'RW-GEN-06') +
      'all choose in secret, then the orders lie open until spring',
    daqanUthuk(quiet),
    t => {
      t.at(chooseOrders, {}).asked(0, 'orders.choose', ORDERS).asked(1, 'orders.choose', ORDERS);
      t.says(1, 'recruit').sees(0, seen => assert.deepEqual(seen.players[1]!.played, []));
      // It may be changed until the last has chosen, and nothing is told.
      t.hears(0, []).says(1, 'harvest').asked(0, 'orders.choose').says(0, 'conquer');
      t.hears(1, ['reveals conquer 1', 'reveals harvest 1']);
      t.holds(g => {
        assert.deepEqual(g.players[1]!.played, ['harvest']);
        assert.equal(g.players[1]!.hand.length, 7);
        assert.deepEqual(g.order, [0, 1]);
      }).over();
    },
  );

  scenario(
    rule('RW-ORDER-02', 'RW-ORDER-08') + 'an order of this year cannot be chosen again',
    daqanUthuk(g => {
      quiet(g);
      orders(g, 0, 'harvest');
    }),
    t => {
      t.at(chooseOrders, {})
        .refuses(0, 'harvest', 'RW-ORDER-02')
        .refuses(0, 'footman', 'RW-ORDER-01')
        .asked(0, 'orders.choose');
    },
  );

  scenario(
    rule('RW-ORDER-05') + 'RWX-15: an order taken back counts when supremacy is compared',
    daqanUthuk(g => {
      quiet(g);
      // Harvest and Recruit lay open, Rally Support was played, and Spy Ring took Recruit back.
      for (const order of ['harvest', 'rally-support'] as const) orders(g, 0, order);
      g.players[0]!.highest = 6;
    }),
    t => {
      t.at(chooseOrders, {}).says(0, 'recruit').says(1, 'recruit');
      t.holds(g => assert.deepEqual([g.players[0]!.supreme, g.players[1]!.supreme], [false, true])).over();
    },
  );

  scenario(
    rule('RW-ORDER-05') + 'the same number again is not above itself',
    daqanUthuk(g => {
      quiet(g);
      g.players[0]!.highest = 5;
      g.players[1]!.highest = 4;
    }),
    t => {
      t.at(chooseOrders, {}).says(0, 'recruit').says(1, 'recruit');
      t.holds(g => assert.deepEqual([g.players[0]!.supreme, g.players[1]!.supreme], [false, true])).over();
    },
  );

  scenario(
    rule('RW-ORDER-03', 'RW-ORDER-04', 'RW-GEN-07') + 'RWX-16: equal orders go by influence, then by printed start',
    position({
      factions: ['waiqar', 'daqan', 'uthuk'],
      given: g => {
        quiet(g);
        g.players[0]!.influence = 2;
        g.players[1]!.influence = 2;
        g.players[2]!.influence = 4;
      },
    }),
    t => {
      t.at(chooseOrders, {}).says(0, 'mobilize').says(1, 'mobilize').says(2, 'mobilize');
      t.holds(g => assert.deepEqual(g.order, [2, 1, 0])).over();
    },
  );

  scenario(
    rule('RW-ORDER-03') + 'the lower number goes first, whoever has more influence',
    daqanUthuk(g => {
      quiet(g);
      g.players[0]!.influence = 9;
    }),
    t => {
      t.at(chooseOrders, {}).says(0, 'fortify').says(1, 'acquire-power');
      t.holds(g => assert.deepEqual(g.order, [1, 0])).over();
    },
  );

  scenario(
    rule('RW-TACT-06') + 'once they lie open, whoever holds cards may play, in the order of the season',
    daqanUthuk(g => {
      quiet(g);
      hand(g, 0, 'rally-cry');
      hand(g, 1, 'rally-cry');
    }),
    t => {
      t.at(chooseOrders, {}).says(0, 'fortify').says(1, 'conquer');
      t.asked(1, 'window/orders-revealed.play').says(1, 'pass');
      t.asked(0, 'window/orders-revealed.play').says(0, 'pass').over();
    },
  );

  scenario(
    rule('RW-GEN-04', 'RW-SETUP-29') + 'a season: its card, then orders, then turns in their order',
    daqanUthuk(g => {
      quiet(g);
      g.season = 'winter';
      g.seasonDecks.spring.splice(g.seasonDecks.spring.indexOf('tithe-day'), 1);
      g.seasonDecks.spring.push('tithe-day');
      assert.deepEqual(g.order, [0, 1]);
    }),
    t => {
      t.at(season, {}).holds(g => assert.equal(g.card, 'tithe-day'));
      t.asked(0, 'orders.choose').says(0, 'conquer').says(1, 'mobilize');
      t.asked(1, 'mobilize.activate').says(1, 'pass');
      // The second activation of the bonus.
      t.asked(1, 'mobilize.activate').says(1, 'pass').asked(0, 'conquer.activate');
    },
  );

  scenario(
    'whoever does not choose harvests, then recruits, and so on',
    daqanUthuk(g => {
      quiet(g);
      orders(g, 1, 'harvest');
      g.players[1]!.highest = 4;
    }),
    t => {
      t.at(chooseOrders, {});
      assert.deepEqual(game.machine.otherwise(t.g as never, 0), ['harvest']);
      assert.deepEqual(game.machine.otherwise(t.g as never, 1), ['recruit']);
      t.asked(0, 'orders.choose');
    },
  );
});

describe('turns', () => {
  scenario(
    rule('RW-ORDER-07', 'RW-TACT-06', 'RW-GEN-06') + 'cards may be played before, between and after, and only by him',
    daqanUthuk(g => {
      quiet(g);
      hand(g, 0, 'levy-of-silver', 'levy-of-silver');
      hand(g, 1, 'levy-of-silver');
      orders(g, 0, 'acquire-power');
    }),
    t => {
      t.at(takeTurn, { seat: 0 }).asked(0, 'window/turn.choose');
      t.holds(g => assert.equal(g.turn!.order, 'acquire-power')).says(0, 'pass');
      t.hears(null, ['gains influence 1']).asked(0, 'window/turn.choose').says(0, 'pass');
      t.asked(0, 'window/turn.choose').says(0, 'pass').over();
      t.holds(g => {
        assert.equal(g.turn, null);
        assert.equal(g.players[0]!.highest, 7);
      });
      t.over();
    },
  );

  scenario(
    rule('RW-ORDER-07') + 'without supremacy there is no bonus',
    daqanUthuk(g => {
      quiet(g);
      orders(g, 0, 'strategize');
    }),
    t => {
      t.at(takeTurn, { seat: 0 })
        .says(0, 'done')
        .holds(g => assert.equal(g.players[0]!.tactics.length, 0))
        .over();
    },
  );

  scenario(
    rule('RW-ORDER-17') + 'Strategize with its bonus: as many tactics as the dials show',
    daqanUthuk(g => {
      quiet(g);
      g.players[0]!.dials = { food: 3, wood: 5, ore: 2 };
      orders(g, 0, 'strategize', true);
    }),
    t => {
      t.at(takeTurn, { seat: 0 }).says(0, 'done').over();
      t.holds(g => assert.equal(g.players[0]!.tactics.length, 2));
    },
  );

  scenario(
    rule('RW-ORDER-07', 'RW-ORDER-41') +
      'Harvest is asked for only where a dial would fall; its bonus may follow all the same',
    daqanUthuk(g => {
      quiet(g);
      g.players[0]!.dials = { food: 8, wood: 0, ore: 0 };
      orders(g, 0, 'harvest', true);
      orders(g, 1, 'harvest');
      g.players[1]!.dials = { food: 0, wood: 0, ore: 0 };
    }),
    t => {
      t.at(takeTurn, { seat: 0 }).asked(0, 'turn.decide', ['act', 'decline']).says(0, 'decline');
      t.holds(g => assert.equal(g.players[0]!.dials.food, 8))
        .asked(0, 'harvest/develop.choose')
        .says(0, 'pass')
        .over();
      t.at(takeTurn, { seat: 1 }).over();
      t.holds(g => assert.ok(g.players[1]!.dials.food > 0)).over();
    },
  );

  scenario(
    rule('RW-ORDER-07', 'RW-HERO-01') + 'a fourth hero is hired only by whoever wants to lose one of the three',
    daqanUthuk(g => {
      quiet(g);
      for (const id of ['teren', 'marrec', 'quill', 'ilvane'] as const) hero(g, 0, id, 'DB');
      const { heroes } = g.players[0]!;
      for (const { id } of heroes.splice(0, heroes.length - 3)) g.heroDeck.push(id);
      orders(g, 0, 'rally-support', true);
    }),
    t => {
      t.at(takeTurn, { seat: 0 }).asked(0, 'turn.decideBonus', ['act', 'decline']).says(0, 'decline');
      t.holds(g => assert.equal(g.players[0]!.heroes.length, 3)).over();
      t.at(takeTurn, { seat: 0 }).says(0, 'act').asked(0, 'hero/hire.keep');
    },
  );

  for (const order of ['strategize', 'recruit', 'rally-support', 'fortify'] as const) {
    scenario(
      `${rule('RW-PLAYERS-04')}who has nothing left takes turns; with ${order} nothing can be done, so it passes`,
      daqanUthuk(g => {
        quiet(g);
        for (const id of ['DA', 'DB', 'DC'] as const) army(g, id, 1, { berserker: 1 });
        for (const here of g.areas) if (here.stronghold?.owner === 0) here.stronghold = null;
        for (const { id } of g.players[0]!.heroes.splice(0)) g.heroDeck.push(id);
        orders(g, 0, order);
      }),
      t => {
        t.at(takeTurn, { seat: 0 }).over();
        t.at(chooseOrders, {}).asked(0, 'orders.choose');
      },
    );
  }

  scenario(
    rule('RW-LIMIT-04') + 'at the end of a turn nobody keeps more than eight units in an area',
    daqanUthuk(g => {
      quiet(g);
      army(g, 'DC', 0, { footman: 8, bowman: 2 });
      orders(g, 0, 'acquire-power');
    }),
    t => {
      t.at(takeTurn, { seat: 0 }).asked(0, 'units/sacrifice.choose', ['footman', 'bowman']);
      t.says(0, 'bowman').says(0, 'footman').over();
    },
  );

  scenario(
    'a turn remembers which strongholds of others stood in their home realms when it began',
    daqanUthuk(g => {
      quiet(g);
      g.areas.find(({ id }) => id === '3B')!.stronghold = { owner: 1, damaged: false, development: null };
      orders(g, 0, 'conquer');
    }),
    t => {
      t.at(takeTurn, { seat: 0 }).holds(g => assert.deepEqual(g.turn!.besieged, ['UB']));
      t.asked(0, 'conquer.activate');
    },
  );
});
