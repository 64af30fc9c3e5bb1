import assert from 'node:assert/strict';
import { test } from 'node:test';
import { view } from '@teahouse/kernel';
import { scores } from '../../board/model/scores.ts';
import { game } from '../../src/index.ts';
import { controller } from '../../src/rules/areas.ts';
import { genuineOf } from '../../src/rules/runes.ts';
import type { Table } from '../../src/table.ts';
import { text } from '../../text/en.ts';
import { everywhere } from './play.ts';

const sheetOf = (g: Table, viewer: number | null) => scores(view(game, g, viewer), text);

test('every seat counts its own dragon runes rightly, and nobody counts those of others that are hidden', () => {
  let hidden = 0;
  let stops = 0;
  everywhere('scores', 4, g => {
    if (stops++ % 40 > 0) return;
    const open = sheetOf(g, null).rows.at(-1)!.points;
    for (let seat = 0; seat < g.players.length; seat++) {
      const { points } = sheetOf(g, seat).rows.at(-1)!;
      assert.equal(points[seat], genuineOf(g, seat));
      assert.ok(open[seat]! <= points[seat]!);
      if (open[seat]! < points[seat]!) hidden++;
    }
  });
  assert.ok(hidden > 10, 'most runes lie face down');
});

test('what the chart follows besides is what all can see', () => {
  let stops = 0;
  everywhere('followed', 2, g => {
    if (stops++ % 60 > 0) return;
    const { also } = sheetOf(g, null);
    for (const seat of g.players.keys()) assert.deepEqual(sheetOf(g, seat).also, also);
    const [influence, areas, units] = also!.map(({ figures }) => figures);
    assert.deepEqual(
      influence,
      g.players.map(player => player.influence),
    );
    const held = g.players.map((_, seat) => g.areas.filter(here => controller(g, here) === seat).length);
    assert.deepEqual(areas, held);
    let onMap = 0;
    for (const { holder, troops } of g.areas) {
      for (const { standing, routed } of troops) if (holder >= 0) onMap += standing + routed;
    }
    assert.equal(
      units!.reduce((sum, n) => sum + n, 0),
      onMap,
    );
  });
});
