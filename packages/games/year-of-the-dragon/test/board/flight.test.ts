import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heard } from '@teahouse/kernel';
import { flight } from '../../board/flight.ts';
import { SPRITE_IDS, type SpriteId } from '../../board/sprite.ts';
import { TILE } from '../../src/cards/persons.ts';
import { everywhere } from '../play.ts';

const PLACE =
  /^(stage|away|(goods|points|hand|court|marker)-\d|court-\d-palace-\d+|stage-group-[1-5]|wall-\d+|month-\d+|stack-([a-z-]+))$/;

/** Kinds of which something visibly moves. */
const MOVING = [
  'advances',
  'builds',
  'builds-wall',
  'buys',
  'card-lost',
  'chooses-group',
  'decays',
  'declines',
  'discards',
  'floor-lost',
  'gains',
  'loses-privileges',
  'passes',
  'pays',
  'plays',
  'releases',
  'replaces',
  'scores',
  'sells',
  'takes-in',
];

test('what moves flies between places of the board, with a picture of the sprite', () => {
  const moved = new Set<string>();
  const still = new Set<string>();
  everywhere(
    'flights',
    40,
    () => {},
    journal => {
      for (const entry of journal.map(one => heard(one, null)).filter(one => one !== null)) {
        const made = flight(entry);
        if (made === null) {
          still.add(entry.kind);
          continue;
        }
        moved.add(entry.kind);
        const { sprite, from, to } = made;
        assert.ok(sprite === '' || SPRITE_IDS.includes(sprite as SpriteId), `${entry.kind}: sprite ${sprite}`);
        for (const place of [from, to]) {
          const stack = PLACE.exec(place);
          assert.ok(stack !== null, `${entry.kind}: place ${place}`);
          assert.ok(stack[3] === undefined || Object.hasOwn(TILE, stack[3]), `${entry.kind}: place ${place}`);
        }
        assert.notEqual(from, to, entry.kind);
      }
    },
  );
  assert.deepEqual([...moved].sort(), MOVING);
  // A pass that brings nothing moves nothing.
  for (const kind of still) assert.ok(kind === 'passes' || !MOVING.includes(kind), kind);
});
