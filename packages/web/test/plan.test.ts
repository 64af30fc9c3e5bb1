import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '@teahouse/games/great-wall';
import { game as dragon } from '@teahouse/games/year-of-the-dragon';
import type { AnyGame } from '@teahouse/kernel';
import {
  firstPlan,
  hasSeatToOffer,
  objectionTo,
  optionsFor,
  optionsTogether,
  type Plan,
  wantedOf,
  withOption,
  withPerson,
} from '../src/screens/new-table/plan.ts';

const wall = game as unknown as AnyGame;
const kinds = ({ seats }: Plan): string[] => seats.map(({ kind }) => kind);

test('whoever chooses to play alone has the table alone, and others come back with the choice', () => {
  const plan = firstPlan(wall);
  assert.deepEqual(kinds(plan), ['me', 'bot', 'bot', 'bot']);
  const alone = withOption(wall, plan, 'mode', 'alone');
  assert.deepEqual(kinds(alone), ['me', 'empty', 'empty', 'empty']);
  assert.equal(objectionTo(wall, alone.seats, alone.options), null);
  const harder = withOption(wall, alone, 'qinHonor', 100);
  assert.deepEqual([kinds(harder), harder.options.qinHonor], [kinds(alone), 100]);
  const again = withOption(wall, alone, 'mode', 'rivals');
  assert.deepEqual(kinds(again), ['me', 'bot', 'empty', 'empty']);
  assert.equal(objectionTo(wall, again.seats, again.options), null);
});

test('an option that fits no number of seats changes no seat, and the clash is said', () => {
  const plan = withOption(wall, firstPlan(wall), 'qinHonor', 50);
  assert.deepEqual(kinds(plan), ['me', 'bot', 'bot', 'bot']);
  assert.deepEqual(objectionTo(wall, plan.seats, plan.options), { why: 'clash', clash: 'qin-is-for-one' });
});

test('the option for so few seats is found', () => {
  assert.deepEqual(optionsFor(wall, 1), { mode: 'alone' });
  assert.deepEqual(
    wall.forbids!({ edition: 2, mode: 'rivals', qinHonor: 0, qinAdvisors: 1, ...optionsFor(wall, 3) }, 3),
    null,
  );
});

test('the option with which all play on one side is found, and none where there is none', () => {
  assert.deepEqual(optionsTogether(wall, 3), { mode: 'together' });
  assert.equal(optionsTogether(wall, 1), null, 'one plays alone');
  assert.equal(optionsTogether(dragon as unknown as AnyGame, 3), null);
});

test('who is invited by name takes the place of a bot, then of an empty seat, and gives it back', () => {
  const plan = firstPlan(dragon as unknown as AnyGame);
  const people = ['bo', 'li', 'an', 'mo'].map(id => ({ id, name: id, colour: 'jade' as const }));
  let { seats } = plan;
  for (const person of people) {
    assert.ok(hasSeatToOffer(seats));
    seats = withPerson(seats, person, true);
  }
  assert.equal(hasSeatToOffer(seats), false, 'my own seat is offered to nobody');
  assert.deepEqual(wantedOf('tea', { ...plan, seats }).seats, [
    { kind: 'me' },
    ...people.map(({ id }) => ({ kind: 'invite', person: id })),
  ]);
  seats = withPerson(seats, people[1]!, false);
  assert.deepEqual(
    wantedOf('tea', { ...plan, seats }).seats.map(seat => (seat.kind === 'invite' ? seat.person : seat.kind)),
    ['me', 'bo', 'bot', 'an', 'mo'],
  );
});
