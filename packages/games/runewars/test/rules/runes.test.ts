import assert from 'node:assert/strict';
import { NOBODY, type Seat } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import type { Table } from '../../src/index.ts';
import type { AreaId } from '../../src/printed/ids.ts';
import { area, controller } from '../../src/rules/areas.ts';
import { does, procedure } from '../../src/rules/book.ts';
import { moveRunes } from '../../src/rules/fortify.ts';
import { genuineOf, layRunes, possessed, receipt, receiveRune } from '../../src/rules/runes.ts';
import { army, daqanUthuk, hero, position, quiet, scenario } from '../position.ts';

/** A rune of a laying of its own, known to nobody yet. */
function lay(g: Table, at: AreaId, genuine: boolean): void {
  area(g, at).rune = { genuine, laying: g.layings.length, known: 0 };
  g.layings.push({ genuine: genuine ? 1 : 0, false: genuine ? 0 : 1, by: 0, source: 'winter' });
}
const fill = (g: Table, ...but: AreaId[]): void => {
  for (const here of g.areas) if (here.rune === null && !but.includes(here.id)) lay(g, here.id, false);
};
const runesAt = (g: Table, ...ids: AreaId[]) => ids.map(id => area(g, id).rune?.genuine ?? null);

scenario(
  `${rule('RW-RUNE-01', 'RW-RUNE-02', 'RW-RUNE-03')}up to two false ones go, then a genuine and a false one are laid in two free areas`,
  daqanUthuk(g => {
    lay(g, '7C', false);
    lay(g, '7D', false);
    for (const id of ['7C', '7D'] as const) army(g, id, 0, { footman: 1 });
  }),
  t => {
    t.at(nothing, {})
      .at(receiveRune, receipt(0, 'winter'))
      .asked(0, 'rune/receive.discard', ['done', '7C', '7D', 'DA']);
    t.refuses(0, 'DB', 'RW-RUNE-01').says(0, '7C').hears(1, ['discards-rune']);
    t.says(0, 'DA').asked(0, 'rune/receive.first');
    t.offers(0, 'DA', '7C', '5D', '1A').refuses(0, 'UA', 'RW-RUNE-02').refuses(0, '7D', 'RW-RUNE-02');
    t.says(0, '7A').asked(0, 'rune/receive.second').refuses(0, '7A', 'RW-RUNE-02').says(0, 'DA');
    t.asked(0, 'rune/receive.genuine', ['7A', 'DA']).says(0, 'DA');
    t.hears(0, ['lays-rune', 'lays-rune', 'genuine-rune']).hears(1, ['lays-rune', 'lays-rune', 'genuine-rune']);
    t.holds(g => {
      assert.deepEqual(runesAt(g as Table, '7A', 'DA', '7C', '7D'), [false, true, null, false]);
      assert.deepEqual(g.layings.at(-1), { genuine: 1, false: 1, by: 0, source: 'winter' });
    });
    t.over();
  },
);

scenario(
  rule('RW-RUNE-01') + 'no more than two are discarded, and none must be',
  daqanUthuk(g => {
    for (const id of ['7A', '7B', '7C'] as const) {
      army(g, id, 0, { footman: 1 });
      lay(g, id, false);
    }
  }),
  t => {
    t.at(receiveRune, receipt(0, 'winter')).says(0, '7A').says(0, '7B').asked(0, 'rune/receive.first');
    t.at(receiveRune, receipt(0, 'winter')).asked(0, 'rune/receive.discard', ['done', '7C', 'DA']).says(0, 'done');
    t.asked(0, 'rune/receive.first');
  },
);

scenario(
  rule('RW-RUNE-01', 'RW-GEN-09') + 'who has genuine ones only is asked all the same; who has none is not',
  daqanUthuk(g => {
    army(g, 'DA', 1, { berserker: 1 });
  }),
  t => {
    t.at(receiveRune, receipt(0, 'winter')).asked(0, 'rune/receive.discard', ['done']);
    for (const id of ['DB', 'DC'] as const) army(t.g as Table, id, 1, { berserker: 1 });
    area(t.g as Table, 'DB').stronghold = null;
    t.at(receiveRune, receipt(0, 'winter')).asked(0, 'rune/receive.first');
  },
);

scenario(
  rule('RW-RUNE-02', 'RW-GEN-09', 'RW-RUNE-09') + 'all see two tokens, the receiver and later lookers what they are',
  position({ factions: ['daqan', 'uthuk', 'latari'] }),
  t => {
    t.holds(g => {
      const [first, second] = g.areas.filter(here => here.rune === null && controller(g, here) === NOBODY);
      t.at(receiveRune, receipt(0, 'winter'))
        .says(0, 'done')
        .says(0, first!.id)
        .says(0, second!.id)
        .says(0, second!.id);
      const faces = (me: Seat | null): (boolean | null)[] => {
        let seen: (boolean | null)[] = [];
        t.sees(me, ({ areas }) => {
          seen = [first!, second!].map(({ id }) => areas.find(here => here.id === id)!.rune!.genuine);
        });
        return seen;
      };
      assert.deepEqual(
        [faces(0), faces(1), faces(2), faces(null)],
        [
          [false, true],
          [null, null],
          [null, null],
          [null, null],
        ],
      );
      hero(t.g as Table, 1, 'skarn', second!.id);
      t.at(nothing, {});
      assert.deepEqual(
        [faces(0), faces(1), faces(2), faces(null)],
        [
          [false, true],
          [null, true],
          [null, null],
          [null, null],
        ],
      );
    });
    t.over();
  },
);

/** Anything that changes the table, so that what follows from it is done. */
const nothing = procedure('test/nothing', { step: does(() => undefined) });

scenario(
  rule('RW-RUNE-07', 'RW-LIMIT-09') + 'in the only area that is left the genuine one is laid, and everybody knows it',
  daqanUthuk(g => fill(g, '5B')),
  t => {
    t.at(receiveRune, receipt(0, 'winter')).says(0, 'done').hears(1, ['lays-rune', 'genuine-rune']);
    t.holds(g => assert.deepEqual(area(g, '5B').rune, { genuine: true, laying: g.layings.length - 1, known: 0b11111 }));
    for (const me of [1, null]) {
      t.sees(me, ({ areas }) => assert.equal(areas.find(({ id }) => id === '5B')!.rune!.genuine, true));
    }
    t.over();
  },
);

scenario(
  rule('RW-RUNE-03', 'RW-LIMIT-09') + 'without any place nothing is laid; a discarded one makes a place',
  daqanUthuk(g => fill(g)),
  t => {
    t.at(receiveRune, receipt(0, 'winter')).says(0, 'done').over();
    t.at(receiveRune, receipt(0, 'winter')).says(0, 'DA').says(0, 'done');
    t.holds(g => assert.deepEqual([area(g, 'DA').rune!.genuine, genuineOf(g, 0)], [true, 3]));
    t.over();
  },
);

scenario(rule('RW-RUNE-02') + 'a hero’s area takes one of the two, if it may', daqanUthuk(), t => {
  t.at(receiveRune, receipt(0, 'winter', '5D'))
    .says(0, 'done')
    .asked(0, 'rune/receive.second')
    .refuses(0, '5D')
    .says(0, '7A');
  t.asked(0, 'rune/receive.genuine', ['5D', '7A']).says(0, '7A');
  t.holds(g => assert.deepEqual(runesAt(g as Table, '5D', '7A'), [false, true]));
  t.at(receiveRune, receipt(0, 'winter', 'UA'))
    .says(0, 'done')
    .asked(0, 'rune/receive.first')
    .refuses(0, 'UA', 'RW-RUNE-02');
});

scenario(
  `${rule('RW-RUNE-04', 'RW-RUNE-05')}RWX-63 a genuine one in the wild is nobody’s, until somebody controls its area`,
  daqanUthuk(),
  t => {
    t.at(receiveRune, receipt(0, 'winter')).says(0, 'DA').says(0, 'done').says(0, '7B').says(0, 'DA').says(0, '7B');
    t.holds(g => {
      assert.deepEqual(runesAt(g as Table, '7B', 'DA'), [true, false]);
      assert.equal(genuineOf(g, 0), 2);
      assert.ok(!possessed(g as Table, 0).some(({ id }) => id === '7B'));
    });
    hero(t.g as Table, 1, 'skarn', '7B');
    t.at(nothing, {});
    t.sees(1, ({ areas }) => assert.equal(areas.find(({ id }) => id === '7B')!.rune!.genuine, true));
    t.holds(g => assert.equal(genuineOf(g, 1), 2, 'a hero does not control'));
    army(t.g as Table, '7B', 1, {}, { berserker: 1 });
    t.holds(g => assert.deepEqual([genuineOf(g, 0), genuineOf(g, 1)], [2, 3]));
    t.at(nothing, {}).over();
  },
);

scenario(
  rule('RW-RUNE-05', 'RW-HERO-12') + 'whoever controls an area or has a hero there looks, and keeps what he has seen',
  daqanUthuk(g => {
    lay(g, '7B', true);
    lay(g, '5D', false);
    hero(g, 0, 'quill', '5D');
    army(g, '7B', 0, { footman: 1 });
  }),
  t => {
    t.at(nothing, {});
    t.holds(g => assert.deepEqual([area(g, '7B').rune!.known, area(g, '5D').rune!.known], [1, 1]));
    const g = t.g as Table;
    army(g, '7B', 1, { berserker: 1 });
    g.players[0]!.heroes.at(-1)!.area = 'DA';
    t.at(nothing, {});
    // The new master sees it too, the old one has not forgotten.
    t.holds(h => assert.deepEqual([area(h, '7B').rune!.known, area(h, '5D').rune!.known], [0b11, 1]));
    t.over();
  },
);

scenario(rule('RW-RUNE-06', 'RW-LIMIT-03') + 'there is no end of runes', daqanUthuk(), t => {
  const g = t.g as Table;
  for (let n = 0; n < 30; n++) {
    for (const here of g.areas) if (here.rune !== null && controller(g, here) === NOBODY) forget(g, here.id);
    layRunes(g, 0, ['5D', '7A'], ['5D'], 'winter', 'RW-RUNE-02');
  }
  t.holds(h => assert.deepEqual(runesAt(h as Table, '5D', '7A'), [true, false]));
  t.at(nothing, {}).over();
});
function forget(g: Table, at: AreaId): void {
  const { rune } = area(g, at);
  g.layings[rune!.laying]![rune!.genuine ? 'genuine' : 'false']--;
  area(g, at).rune = null;
}

scenario(rule('RW-RUNE-08') + 'runes lie where they are when armies come and go', daqanUthuk(quiet), t => {
  const before = t.g.areas.map(({ rune }) => rune?.genuine ?? null);
  for (const { id } of t.g.areas) army(t.g as Table, id, NOBODY, {});
  t.at(nothing, {});
  t.holds(g =>
    assert.deepEqual(
      g.areas.map(({ rune }) => rune?.genuine ?? null),
      before,
    ),
  );
  t.over();
});

scenario(
  rule('RW-RUNE-09', 'RW-ORDER-85') + 'what was seen goes with a token that is moved in the open',
  daqanUthuk(g => {
    quiet(g);
    army(g, '7C', 0, { footman: 1 });
    area(g, 'DC').rune!.known = 0b11;
  }),
  t => {
    t.at(moveRunes, { seat: 0, from: null, moves: [] }).says(0, 'DC').says(0, '7C').says(0, 'DA').says(0, 'DC');
    t.says(0, 'done').hears(1, ['moves-rune DC', 'moves-rune DA']);
    t.sees(1, ({ areas }) => {
      const seen = (id: string) => areas.find(here => here.id === id)!.rune?.genuine;
      assert.deepEqual([seen('7C'), seen('DC'), seen('DA')], [true, null, undefined]);
    });
    t.holds(g => assert.deepEqual(runesAt(g as Table, '7C', 'DC', 'DB'), [true, false, true]));
    t.over();
  },
);
