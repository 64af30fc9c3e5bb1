import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chaptersOf, matches, pieces } from '../src/table/rules-search.ts';

test('all words must be there; accents and capitals do not matter', () => {
  assert.equal(matches('FC-BREW-01 Il tè più forte', 'TE piu'), true);
  assert.equal(matches('Il tè più forte', 'tè debole'), false);
  assert.equal(matches('anything', '  '), true);
});

test('what was found is marked, and nothing is lost', () => {
  const cut = pieces('Der Tee für Gäste', 'gaste TEE');
  assert.deepEqual(
    cut.filter(piece => piece.found).map(piece => piece.text),
    ['Tee', 'Gäste'],
  );
  assert.equal(cut.map(piece => piece.text).join(''), 'Der Tee für Gäste');
});

test('chapters keep the order of the rules', () => {
  assert.deepEqual(chaptersOf(['YD-ACT-01', 'YD-ACT-02', 'YD-END-01']), [
    { name: 'YD-ACT', ids: ['YD-ACT-01', 'YD-ACT-02'] },
    { name: 'YD-END', ids: ['YD-END-01'] },
  ]);
});

test('a chapter goes by its title where it has one', () => {
  assert.deepEqual(chaptersOf(['RW-OPT-EXP-01', 'RW-TERM-01'], { 'RW-OPT-EXP': 'Exploration' }), [
    { name: 'Exploration', ids: ['RW-OPT-EXP-01'] },
    { name: 'RW-TERM', ids: ['RW-TERM-01'] },
  ]);
});
