import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { heard } from '@teahouse/kernel';
import { SPRITE_IDS, type SpriteId } from '../../board/art/sprite.ts';
import { flight } from '../../board/model/flight.ts';
import { AREAS, HEROES, TITLES } from '../../src/printed/ids.ts';
import { everywhere } from './play.ts';

const SEAT = '[0-3]';
const PLACE = new RegExp(
  `^(season|area-(${AREAS.join('|')})|hero-(${HEROES.join('|')})|title-(${TITLES.join('|')})|seat-${SEAT}(-(order|influence|tactics|quests|dial-(food|wood|ore)))?)$`,
);

/** Kinds of which something visibly moves. */
const MOVING = [
  'activates',
  'bids',
  'deploys',
  'destroyed',
  'dial',
  'discards-tactic',
  'draws-quest',
  'draws-reward',
  'draws-tactic',
  'gains',
  'hero-moves',
  'hires',
  'joins',
  'lays-rune',
  'loses',
  'moves',
  'moves-rune',
  'plays',
  'recruits',
  'reveals',
  'stronghold-rises',
  'takes-title',
];

test('what moves flies between places of the board, with a picture of the sprite', () => {
  const moved = new Set<string>();
  everywhere(
    'flights',
    30,
    () => {},
    journal => {
      for (const entry of journal.map(one => heard(one, null)).filter(one => one !== null)) {
        const made = flight(entry);
        if (made === null) {
          // Neutral units leave for no seat.
          assert.ok(!MOVING.includes(entry.kind) || entry.seat < 0, entry.kind);
          continue;
        }
        moved.add(entry.kind);
        const { sprite, from, to } = made;
        assert.ok(sprite === '' || SPRITE_IDS.includes(sprite as SpriteId), `${entry.kind}: sprite ${sprite}`);
        for (const place of [from, to]) assert.match(place, PLACE, entry.kind);
        assert.notEqual(from, to, entry.kind);
      }
    },
  );
  assert.deepEqual([...moved].sort(), MOVING);
});

test('every place that is flown to is named on the board', () => {
  const parts = ['corners', 'heroes', 'goals', 'rivals', 'sheet', 'tactics', 'map/map', 'map/pieces'];
  const drawn = parts
    .map(name => readFileSync(new URL(`../../board/components/${name}.tsx`, import.meta.url), 'utf8'))
    .join();
  for (const place of ['season', 'area', 'hero', 'title', 'order', 'seat', 'influence', 'tactics', 'quests', 'dial']) {
    assert.ok(drawn.includes(`at.${place}`), place);
  }
});
