import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@teahouse/testkit';
import { FATE, FATE_DECK, type FateResult } from '../../src/printed/fate.ts';
import { DESTINIES, FACTIONS, SHAPES, type Shape, UNITS, type UnitId } from '../../src/printed/ids.ts';
import { NEUTRALS, NEUTRALS_BY_SHAPE, UNIT, UNITS_OF } from '../../src/printed/units.ts';

const figures = (units: readonly UnitId[]): number => units.reduce((sum, id) => sum + UNIT[id].figures, 0);

test(rule('RW-NEUT-16') + 'every side has 36 figures, the neutrals too', () => {
  for (const faction of FACTIONS) {
    assert.equal(figures(UNITS_OF[faction]), 36, faction);
    assert.deepEqual(
      UNITS_OF[faction].map(id => UNIT[id].figures),
      [16, 8, 8, 4],
      faction,
    );
  }
  assert.equal(figures(NEUTRALS), 36);
  assert.equal(UNITS.length, 22);
});

test('units are as printed', () => {
  assert.deepEqual(UNIT.knight, {
    faction: 'daqan',
    shape: 'rectangle',
    health: 2,
    initiative: 2,
    figures: 8,
    fast: true,
    flying: false,
  });
  assert.deepEqual(UNIT['pegasus-rider'], {
    faction: 'latari',
    shape: 'rectangle',
    health: 3,
    initiative: 2,
    figures: 4,
    fast: false,
    flying: true,
  });
  assert.deepEqual(UNIT.giant, {
    faction: null,
    shape: 'hexagon',
    health: 5,
    initiative: 5,
    figures: 4,
    fast: false,
    flying: false,
  });
  assert.deepEqual(
    UNITS.filter(id => UNIT[id].fast),
    ['knight', 'flesh-ripper', 'hellhound'],
  );
  assert.deepEqual(
    UNITS.filter(id => UNIT[id].flying),
    ['pegasus-rider', 'razorwing', 'dragon'],
  );
});

test('the first unit of every faction is a triangle, its cheapest', () => {
  assert.deepEqual(
    FACTIONS.map(faction => UNITS_OF[faction][0]),
    ['footman', 'archer', 'berserker', 'reanimate'],
  );
  for (const faction of FACTIONS) assert.equal(UNIT[UNITS_OF[faction][0]!].shape, 'triangle');
});

test('a neutral is called by its shape', () => {
  assert.deepEqual(NEUTRALS_BY_SHAPE, {
    triangle: ['beastman', 'razorwing'],
    circle: ['sorcerer'],
    rectangle: ['hellhound'],
    hexagon: ['dragon', 'giant'],
  });
});

const called = ({ damage, rout, special }: FateResult): string =>
  [damage > 0 && `D${damage}`, rout > 0 && `R${rout}`, special > 0 && `S${special}`].filter(Boolean).join(' ') ||
  'none';

/** How often each result stands in the section of a shape. */
function section(shape: Shape): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of FATE_DECK) {
    const result = called(FATE[id]![shape]);
    counts[result] = (counts[result] ?? 0) + 1;
  }
  return counts;
}

test(rule('RW-FATE-01', 'RW-FATE-02') + 'thirty fate cards, with nothing, damage, rout or special in a section', () => {
  assert.equal(FATE_DECK.length, 30);
  assert.deepEqual([FATE_DECK[0], FATE_DECK[29]], [1, 30]);
  assert.equal(Object.keys(FATE).length, 30);
  assert.deepEqual(section('triangle'), { none: 12, D1: 8, S1: 6, R1: 4 });
  assert.deepEqual(section('circle'), { none: 12, S1: 12, D1: 4, R1: 2 });
  assert.deepEqual(section('rectangle'), { none: 9, S1: 6, D1: 6, D2: 4, R1: 3, R2: 2 });
  assert.deepEqual(section('hexagon'), { none: 6, S1: 6, D1: 5, D2: 4, D3: 3, R2: 5, R1: 1 });
});

test('destiny is red eighteen times, grey eight times and gold four times', () => {
  assert.deepEqual(
    DESTINIES.map(destiny => FATE_DECK.filter(id => FATE[id]!.destiny === destiny).length),
    [18, 8, 4],
  );
  assert.deepEqual(
    FATE_DECK.filter(id => FATE[id]!.destiny === 'gold'),
    [5, 7, 17, 27],
  );
});

test('fate cards are as printed', () => {
  const card = (id: number): string[] => SHAPES.map(shape => called(FATE[id]![shape]));
  assert.deepEqual(card(1), ['none', 'S1', 'R2', 'D2']);
  assert.deepEqual(card(8), ['R1', 'none', 'R1', 'D3']);
  assert.deepEqual(card(16), ['D1', 'R1', 'none', 'S1']);
  assert.deepEqual(card(30), ['S1', 'none', 'D1', 'R2']);
});
