import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import type { Table } from '../../src/index.ts';
import type { HordeId } from '../../src/printed/hordes.ts';
import { position, scenario, sides } from '../position.ts';

const hordes = (g: Table): HordeId[][] => g.sections.map(section => section.hordes.map(({ id }) => id));

scenario(
  rule('GW-SPRING-02', 'GW-SPRING-03', 'GW-SPRING-04', 'GW-SPRING-05', 'GW-SPRING-07', 'EX-06') +
    'the token moves on; as many hordes as it says fill empty sections from the left',
  position({
    players: sides(3),
    year: 5,
    hordes: { middle: ['keshig-l'] },
    hordeDeck: ['raiders-l', 'raiders-m', 'raiders-r', 'shamans-l'],
  }),
  t => {
    t.spring().holds(g => {
      assert.equal(g.year, 6);
      // Three come in year 6: two to the empty sections, the third where the back on top then points.
      assert.deepEqual(hordes(g), [['raiders-l', 'raiders-r'], ['keshig-l'], ['raiders-m']]);
      assert.equal(g.hordeDeck.at(-1), 'shamans-l');
    });
    t.over();
  },
);

scenario(
  rule('GW-SPRING-06', 'EX-07') + 'not the card that is placed points the way, but the one now on top',
  position({
    players: sides(3),
    year: 1,
    hordes: { left: ['keshig-l'], middle: ['keshig-m'], right: ['keshig-r'] },
    hordeDeck: ['raiders-r', 'raiders-l', 'shamans-m'],
  }),
  t => {
    t.spring().holds(g =>
      assert.deepEqual(hordes(g), [['keshig-l', 'raiders-r'], ['keshig-m', 'raiders-l'], ['keshig-r']]),
    );
    t.over();
  },
);

scenario(
  rule('GW-SPRING-08', 'GW-SPRING-09', 'GW-SPRING-11', 'GW-SHAME-13') +
    'a fourth horde in a section raids: it is discarded, and a shame token per player leaves the game',
  position({
    players: sides(3),
    year: 1,
    shame: 7,
    hordes: { left: ['keshig-l', 'shields-l', 'lancers-l'], middle: ['keshig-m'], right: ['keshig-r'] },
    hordeDeck: ['raiders-r', 'raiders-l', 'shamans-m'],
  }),
  t => {
    t.spring().holds(g => {
      assert.deepEqual(hordes(g)[0], ['keshig-l', 'shields-l', 'lancers-l']);
      assert.deepEqual(hordes(g)[1], ['keshig-m', 'raiders-l']);
      assert.deepEqual(g.hordeDiscard, ['raiders-r']);
      assert.deepEqual([g.shame, g.shameGone], [4, 26]);
    });
    t.over();
  },
);

scenario(
  rule('GW-SPRING-10') + 'a raid takes what is there; the game goes on with an empty supply',
  position({
    players: sides(3),
    year: 1,
    shame: 2,
    hordes: { left: ['keshig-l', 'shields-l', 'lancers-l'], middle: ['keshig-m'], right: ['keshig-r'] },
    hordeDeck: ['raiders-r', 'raiders-l', 'shamans-l'],
  }),
  t => {
    t.spring().holds(g => assert.deepEqual([g.shame, g.shameGone, g.hordeDiscard.length], [0, 30, 2]));
    t.over();
  },
);

scenario(
  rule('GW-SPRING-12') + 'the two leftmost advisors leave, two come on the right',
  position({ players: sides(3), queue: ['duellist', 'courier', 'archivist', 'guardian'] }),
  t => {
    const next = t.g.advisorDeck.slice(-2).reverse();
    t.spring().holds(g => {
      assert.deepEqual(g.queue, ['archivist', 'guardian', ...next]);
      assert.deepEqual(g.advisorDiscard, ['duellist', 'courier']);
    });
    t.over();
  },
);

scenario(
  rule('GW-SPRING-03') + 'an empty deck is made of the discarded hordes; without any, none comes',
  {
    ...position({
      players: sides(3),
      year: 1,
      hordes: { left: ['keshig-l'], middle: ['keshig-m'], right: ['keshig-r'] },
    }),
    given: g => {
      position({
        players: sides(3),
        year: 1,
        hordes: { left: ['keshig-l'], middle: ['keshig-m'], right: ['keshig-r'] },
      }).given!(g);
      g.players[0]!.claimed = g.hordeDeck.splice(1).map(horde => ({ horde, shame: 0 }));
    },
  },
  t => {
    const [last] = t.g.hordeDeck;
    t.spring().holds(g => {
      assert.deepEqual([g.hordeDeck, g.hordeDiscard], [[], []]);
      assert.deepEqual(
        g.sections.map(section => section.hordes.length).toSorted(),
        [1, 1, 2],
        // Its own back, the last that was seen, pointed the way.
        last,
      );
    });
    t.over();
  },
);
