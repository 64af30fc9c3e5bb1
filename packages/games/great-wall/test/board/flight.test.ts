import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { heard } from '@teahouse/kernel';
import { SPRITE_IDS, type SpriteId } from '../../board/art/sprite.ts';
import { flight } from '../../board/model/flight.ts';
import { everywhere } from './play.ts';

/** In the board's own sprite, or among the icons of the house. */
const house = readFileSync(new URL(import.meta.resolve('@teahouse/boardkit/house.svg')), 'utf8');
const isDrawn = (id: string): boolean => SPRITE_IDS.includes(id as SpriteId) || house.includes(`<symbol id="${id}"`);

const SECTION = '(left|middle|right)';
const PLACE = new RegExp(
  `^(time|hordes|shame|warehouse|queue(-[a-z-]+)?|space-[1-4]|location-[a-z-]+|horde-[a-z-]+|demands|demand-[a-z-]+|section-${SECTION}(-(barricades|wall|posts|rest))?|clan-[0-4](-(honor|shame|goods|reserve|people|hand))?)$`,
);

/** Kinds of which something visibly moves. */
const MOVING = [
  'advisor-leaves',
  'atones',
  'attacks',
  'breach',
  'builds-barricade',
  'builds-wall',
  'claims',
  'demand-met',
  'dies',
  'discards',
  'donates',
  'draws',
  'gains',
  'gives-to',
  'go-home',
  'goes-home',
  'hires-advisor',
  'hires-clerk',
  'honor',
  'horde-arrives',
  'marches',
  'moves-clerk',
  'orders',
  'pays',
  'plays',
  'raid',
  'recruits',
  'rests',
  'reveals',
  'saves',
  'shame',
  'stores',
  'takes-command',
  'uses-stores',
  'wall-holds',
  'withdraws',
  'wounds',
];

test('what moves flies between places of the board, with a picture of the sprite', () => {
  const moved = new Set<string>();
  everywhere(
    'flights of all',
    80,
    () => {},
    journal => {
      for (const entry of journal.map(one => heard(one, null)).filter(one => one !== null)) {
        const made = flight(entry);
        if (made === null) {
          assert.ok(!MOVING.includes(entry.kind), entry.kind);
          continue;
        }
        moved.add(entry.kind);
        const { sprite, from, to } = made;
        assert.ok(sprite === '' || isDrawn(sprite), `${entry.kind}: sprite ${sprite}`);
        for (const place of [from, to]) assert.match(place, PLACE, entry.kind);
        assert.notEqual(from, to, entry.kind);
      }
    },
  );
  assert.deepEqual([...moved].sort(), MOVING);
});
