import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { NOBODY } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { placeOf, stepsFrom } from '../../src/map.ts';
import { FATE, FATE_DECK } from '../../src/printed/fate.ts';
import { type AreaId, SHAPES, UNITS } from '../../src/printed/ids.ts';
import { UNIT } from '../../src/printed/units.ts';
import {
  area,
  controller,
  isEmpty,
  isEnemy,
  isFriendly,
  isNeutral,
  isUncontrolled,
  ownUnitsIn,
  unitsIn,
} from '../../src/rules/areas.ts';
import { consequences } from '../../src/rules/consequences.ts';
import { destroy } from '../../src/rules/troops.ts';
import type { Table } from '../../src/table.ts';
import { army, daqanUthuk, hero, position } from '../position.ts';

const table = (given?: (g: Table) => void): Table => new Scenario(game, daqanUthuk(given)).g as Table;
const heldBy = (g: Table, id: AreaId): number => controller(g, area(g, id));

describe('areas', () => {
  test(`${rule('RW-TERM-01')}every hex of the tiles in play is one area`, () => {
    const g = table();
    assert.equal(g.areas.length, 21);
    assert.equal(new Set(g.areas.map(({ id }) => JSON.stringify(placeOf(g, id).hex))).size, 21);
  });

  test(`${rule('RW-TERM-02', 'RW-TERM-04')}units and strongholds give control`, () => {
    const g = table(g => {
      army(g, '7C', 0, { footman: 1 });
      army(g, '7B', 0, {}, { footman: 1 });
      army(g, '1C', NOBODY, {});
      area(g, '1C').stronghold = { owner: 1, damaged: true, development: null };
    });
    assert.deepEqual([heldBy(g, '7C'), heldBy(g, '7B'), heldBy(g, '1C')], [0, 0, 1]);
    assert.deepEqual([isFriendly(g, 0, area(g, '7C')), isEnemy(g, 0, area(g, '1C'))], [true, true]);
    assert.deepEqual([isEnemy(g, 1, area(g, '7C')), isEnemy(g, 0, area(g, '5A'))], [true, false]);
  });

  test(`${rule('RW-TERM-03')}a home realm is its owner’s unless others have units or a stronghold in it`, () => {
    const g = table(g => {
      army(g, 'DA', 0, {});
      army(g, 'DC', 1, { berserker: 1 });
    });
    assert.deepEqual([heldBy(g, 'DA'), heldBy(g, 'DC')], [0, 1]);
    army(g, 'DC', NOBODY, {});
    assert.equal(heldBy(g, 'DC'), 0);
    area(g, 'DC').stronghold = { owner: 1, damaged: true, development: null };
    assert.equal(heldBy(g, 'DC'), 1);
  });

  test(`${rule('RW-TERM-05')}uncontrolled areas are neutral or empty`, () => {
    const g = table();
    for (const id of ['7D', '7C'] as const) assert.ok(isUncontrolled(g, area(g, id)));
    assert.deepEqual([isNeutral(g, area(g, '7D')), isEmpty(g, area(g, '7D'))], [true, false]);
    assert.deepEqual([isNeutral(g, area(g, '7C')), isEmpty(g, area(g, '7C'))], [false, true]);
    // An empty area of a home realm is controlled, so it is neither.
    army(g, 'DA', 0, {});
    assert.deepEqual([isNeutral(g, area(g, 'DA')), isEmpty(g, area(g, 'DA'))], [false, false]);
  });

  test(`${rule('RW-TERM-06', 'RW-NEUT-07')}heroes and allied neutrals give no control`, () => {
    const g = table(g => {
      hero(g, 0, 'marrec', '7C');
      army(g, '7B', 0, { hellhound: 1 });
    });
    assert.deepEqual([heldBy(g, '7C'), heldBy(g, '7B')], [NOBODY, NOBODY]);
    assert.deepEqual([unitsIn(area(g, '7C')), ownUnitsIn(area(g, '7B'))], [0, 0]);
    consequences(g);
    assert.equal(area(g, '7B').holder, NOBODY);
  });

  test(`${rule('RW-TERM-08')}every unit has one of four shapes, and every fate card a section for each`, () => {
    for (const unit of UNITS) assert.ok(SHAPES.includes(UNIT[unit].shape), unit);
    for (const card of FATE_DECK) for (const shape of SHAPES) assert.ok(FATE[card]![shape], `${card} ${shape}`);
  });

  test(`${rule('RW-TERM-09')}areas that share a side are adjacent, whatever lies on it`, () => {
    const g = table();
    assert.deepEqual(
      placeOf(g, '3C').ways.find(({ to }) => to === '5D'),
      { to: '5D', border: 'mountain' },
    );
    assert.equal(stepsFrom(g, '3C').get('5D'), 1);
    for (const { id } of g.areas)
      for (const { to, border } of placeOf(g, id).ways)
        assert.deepEqual(placeOf(g, to).ways.find(way => way.to === id)?.border, border, `${id} ${to}`);
  });

  test(`${rule('RW-TERM-10')}a destroyed unit goes back to the supply of its kind`, () => {
    const g = new Scenario(
      game,
      position({
        factions: ['latari', 'waiqar'],
        given: g => army(g, '7C', 0, { archer: 1, sorcerer: 1 }, { archer: 1 }),
      }),
    ).g as Table;
    const before = { ...g.supply };
    destroy(g, area(g, '7C'), 'archer', true);
    destroy(g, area(g, '7C'), 'sorcerer', false);
    assert.deepEqual([g.supply.archer - before.archer, g.supply.sorcerer - before.sorcerer], [1, 1]);
    assert.deepEqual(area(g, '7C').troops, [{ unit: 'archer', standing: 1, routed: 0 }]);
    destroy(g, area(g, '7C'), 'archer', false);
    assert.equal(area(g, '7C').holder, NOBODY);
  });
});
