import assert from 'node:assert/strict';
import { rule, type Scenario, scenario } from '@teahouse/testkit';
import { type Person, YOUNG } from '../../src/cards/persons.ts';
import { game, type Table, type TableOptions, type View } from '../../src/index.ts';
import { byTrack } from '../../src/rules/vocabulary.ts';
import { allPoints } from '../position.ts';

type Drafting = Scenario<Table, View, TableOptions>;
const table = (seats: number) => ({ seats, options: { firstDrafter: 1 as const } });

/** The first person moves into palace-0, as both palaces are still alike; the second where it is told. */
function drafts(t: Drafting, seat: number, first: Person, second: Person, palace = 'palace-1'): Drafting {
  return t.says(seat, first).says(seat, second).says(seat, palace);
}

/** Tax collector and scholar, tax collector and farmer, scholar and farmer. */
function threePairs(t: Drafting): Drafting {
  drafts(t, 0, 'tax-collector-young', 'scholar-young');
  drafts(t, 1, 'tax-collector-young', 'farmer-young');
  return drafts(t, 2, 'scholar-young', 'farmer-young');
}

const tracks = (g: Table): number[] => g.rulers.map(ruler => ruler.track);
const except = (...types: string[]): Person[] => YOUNG.filter(tile => !types.includes(tile.type)).map(tile => tile.id);

scenario(
  rule('T-DRAFT-01', 'YD-DRAFT-05', 'YD-DRAFT-09', 'YD-TRACK-02', 'YD-TRACK-03') +
    'tracks 7, 7 and 8; Clara, then Ben on top of Anna',
  game,
  table(3),
  t => {
    threePairs(t).holds(g => {
      assert.deepEqual(tracks(g), [7, 7, 8]);
      assert.deepEqual(byTrack(g), [2, 1, 0]);
    });
    t.asked(2, 'actions/act.chooseGroup').says(2, 'pass');
    t.asked(1, 'actions/act.chooseGroup').says(1, 'pass').asked(0, 'actions/act.chooseGroup');
  },
);

for (const [first, barred] of [
  ['scholar-young', ['tax-collector-young', 'farmer-young']],
  ['tax-collector-young', ['scholar-young', 'farmer-young']],
  ['farmer-young', ['scholar-young', 'tax-collector-young']],
] as const) {
  scenario(rule('T-DRAFT-02', 'YD-DRAFT-04') + `${first} makes no pair that exists`, game, table(4), t => {
    threePairs(t).asked(3, 'draft.chooseFirst', except());
    t.says(3, first).asked(3, 'draft.chooseSecond', except('scholar', 'tax-collector', 'farmer'));
    for (const second of barred) t.refuses(3, second, 'YD-DRAFT-04');
    t.says(3, 'healer-young').asked(3, 'persons/lodge.choose', ['palace-0', 'palace-1']);
  });
}

scenario(rule('YD-DRAFT-03', 'T-DRAFT-03') + 'two young persons of different types', game, table(2), t => {
  t.asked(0, 'draft.chooseFirst', except()).refuses(0, 'farmer-old', 'YD-DRAFT-03');
  t.says(0, 'farmer-young').asked(0, 'draft.chooseSecond', except('farmer'));
  t.refuses(0, 'farmer-young', 'YD-DRAFT-03').refuses(0, 'farmer-old', 'YD-DRAFT-03');
  t.says(0, 'monk-young').says(0, 'palace-1').asked(1, 'draft.chooseFirst');
});

scenario(rule('YD-DRAFT-03', 'T-DRAFT-03') + 'no old person of another type either', game, table(2), t => {
  t.says(0, 'farmer-young').refuses(0, 'monk-old', 'YD-DRAFT-03').asked(0, 'draft.chooseSecond', except('farmer'));
});

scenario(
  rule('YD-DRAFT-01') + 'from the first drafter on clockwise, each both persons at once',
  game,
  { seats: 4, options: { firstDrafter: 3 } },
  t => {
    const pairs: [number, Person, Person][] = [
      [2, 'monk-young', 'farmer-young'],
      [3, 'monk-young', 'healer-young'],
      [0, 'monk-young', 'scholar-young'],
      [1, 'monk-young', 'warrior-young'],
    ];
    for (const [seat, first, second] of pairs) {
      t.asked(seat, 'draft.chooseFirst').refuses((seat + 1) % 4, first);
      drafts(t, seat, first, second);
    }
    t.holds(g => assert.equal(g.month, 1)).asked(1, 'actions/act.chooseGroup');
  },
);

scenario(rule('YD-DRAFT-06', 'YD-DRAFT-07') + 'no card is spent, the tiles leave their stacks', game, table(3), t => {
  threePairs(t).holds(g => {
    for (const { hand, played } of g.rulers) assert.deepEqual([hand.length, played], [11, []]);
    assert.deepEqual(
      (['tax-collector-young', 'scholar-young', 'farmer-young', 'monk-young'] as const).map(id => g.stacks[id]),
      [6 - 2, 4 - 2, 4 - 2, 4],
    );
    assert.deepEqual(Object.values(g.gone).filter(Boolean), []);
  });
  t.asked(2, 'actions/act.chooseGroup');
});

for (const [palace, together] of [
  ['palace-0', [['healer-young', 'warrior-young'], []]],
  ['palace-1', [['healer-young'], ['warrior-young']]],
] as const) {
  scenario(rule('YD-DRAFT-08') + `the second person goes to ${palace}`, game, table(2), t => {
    t.says(0, 'healer-young').says(0, 'warrior-young');
    t.asked(0, 'persons/lodge.choose', ['palace-0', 'palace-1']).refuses(0, 'decline', 'YD-PERS-05');
    t.says(0, palace).holds(g =>
      assert.deepEqual(
        g.rulers[0]!.palaces.map(({ persons }) => persons),
        together,
      ),
    );
    t.asked(1, 'draft.chooseFirst');
  });
}

scenario(rule('YD-DRAFT-09') + 'the marker moves by both values, and nothing else comes in', game, table(3), t => {
  drafts(t, 0, 'tax-collector-young', 'monk-young');
  drafts(t, 1, 'farmer-young', 'pyrotechnist-young');
  drafts(t, 2, 'scholar-young', 'court-lady-young').holds(g => {
    assert.deepEqual(tracks(g), [3 + 6, 4 + 5, 4 + 1]);
    for (const { yuan, rice, fireworks } of g.rulers) assert.deepEqual([yuan, rice, fireworks], [6, 0, 0]);
    assert.deepEqual(allPoints(g), [0, 0, 0]);
  });
  t.asked(1, 'actions/act.chooseGroup');
});

for (const [first, second] of [
  ['tax-collector-young', 'craftsman-young'],
  ['craftsman-young', 'tax-collector-young'],
] as const) {
  // With the tax collector first, Ben's marker stops on Anna's space 3 on its way to 5.
  scenario(rule('YD-DRAFT-10') + `only where the marker lands counts: ${first} first`, game, table(3), t => {
    drafts(t, 0, 'craftsman-young', 'court-lady-young');
    drafts(t, 1, first, second);
    drafts(t, 2, 'court-lady-young', 'scholar-young').holds(g => {
      assert.deepEqual(tracks(g), [3, 5, 5]);
      assert.deepEqual(byTrack(g), [2, 1, 0]);
    });
    t.asked(2, 'actions/act.chooseGroup');
  });
}
