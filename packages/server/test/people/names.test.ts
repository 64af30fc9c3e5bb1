import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameKey, nameProblem } from '@teahouse/protocol';
import { openHouse, refused } from './support.ts';

test('names that people have are taken', () => {
  for (const name of [
    ...[
      'Mei Lin',
      'O’Brien',
      'Jörg Müller-Lüdenscheidt',
      'Łukasz',
      'Ñandú',
      'Нина',
      'Ελένη',
      '林美',
      'さくら',
      'ゲーム太郎',
    ],
    ...[
      'Kim 김',
      '李 Li',
      'محمد',
      'علی\u200cرضا',
      'प्रिया',
      'क्\u200dष',
      'דוד',
      'Nguyễn Thị Hương',
      '007',
      'x',
      'Mei 🌸',
      '👩‍👩‍👧',
      '❤️',
    ],
    'á'.normalize('NFD').repeat(40),
  ]) {
    assert.equal(nameProblem(name), null, name);
  }
});

test('names that nobody can read as they stand are not', () => {
  const problems: readonly (readonly [string, string])[] = [
    ...([
      ['a\u200bb', 'invisible'],
      ['\u2060', 'invisible'],
      ['\u3164', 'invisible'],
      ['\u2800', 'invisible'],
    ] as const),
    ...([
      ['Mei\u202enil', 'invisible'],
      ['Mei\u2066x', 'invisible'],
      ['Mei\u00adLin', 'invisible'],
    ] as const),
    ...([
      ['a\u200db', 'invisible'],
      ['a\u00a0b', 'invisible'],
      ['a\ufe0f', 'invisible'],
      ['\u{e0041}x', 'invisible'],
    ] as const),
    ...([
      ['Mеi', 'mixed'],
      ['pаypal', 'mixed'],
      ['Ωmega', 'mixed'],
      ['Мария S', 'mixed'],
    ] as const),
    ...([
      ['a'.repeat(41), 'long'],
      ['👩‍👩‍👧'.repeat(41), 'long'],
    ] as const),
    ...([
      ['...', 'empty'],
      ['- -', 'empty'],
      [`Z${'\u0301'.repeat(8)}`, 'stacked'],
    ] as const),
  ];
  for (const [name, problem] of problems) assert.equal(nameProblem(name), problem, JSON.stringify(name));
});

test('what looks alike has one key, what does not has two', () => {
  for (const [a, b] of [
    ['Mei Lin', 'MEI LIN'],
    ['Mei Lin', 'Mei-Lin'],
    ['Mei Lin', 'Mei Iin'],
    ['paul', 'pau1'],
    ['coco', 'сосо'],
    ['Ana', 'Αna'.replace('na', 'ηα')],
    ['modern', 'modem'],
    ['Zoë', 'Zoe'],
    ['Ｍei', 'Mei'],
  ] as const) {
    assert.equal(nameKey(a), nameKey(b), `${a} ${b}`);
  }
  for (const [a, b] of [
    ['Mei', 'May'],
    ['Guest 1234', 'Guest 1235'],
    ['林', '森'],
    ['🌸', '🌹'],
  ] as const) {
    assert.notEqual(nameKey(a), nameKey(b), `${a} ${b}`);
  }
});

test('a bad name is refused with a sentence and changes nothing; a look-alike of an account is marked', async t => {
  const house = await openHouse(t);
  const owner = house.browser();
  const { id } = await house.ask(owner, 'me.enter', {});
  await house.ask(owner, 'me.change', { name: 'Mei Lin' });
  await house.ask(owner, 'me.account', { login: 'mei', password: 'first flush of spring' });
  const guest = house.browser();
  const { id: other, name } = await house.ask(guest, 'me.enter', {});
  await assert.rejects(house.ask(guest, 'me.change', { name: 'Mei\u202eniL' }), refused('bad-name'));
  assert.equal((await house.ask(guest, 'me.enter', {})).name, name);
  assert.equal((await house.people.person(other))!.alike, undefined);
  assert.equal((await house.ask(guest, 'me.change', { name: 'МЕІ' })).alike, undefined);
  await house.ask(guest, 'me.change', { name: 'Mei Iin' });
  assert.equal((await house.people.person(other))!.alike, true);
  assert.equal((await house.people.person(id))!.alike, undefined, 'who was there first is not');
  const third = house.browser();
  const { id: namesake } = await house.ask(third, 'me.enter', {});
  await house.ask(third, 'me.change', { name: 'Just Me' });
  await house.ask(guest, 'me.change', { name: 'Just Me' });
  for (const one of [other, namesake]) assert.equal((await house.people.person(one))!.alike, undefined, 'guests may');
});
