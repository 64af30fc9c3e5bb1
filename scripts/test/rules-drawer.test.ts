import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { Table } from '@teahouse/protocol';
import { type ComponentType, h } from 'preact';
import { clear, draw } from '../../packages/boardkit/test/parts/screen.ts';
import { changed } from '../../packages/games/great-wall/board/primer/modes.ts';
import { text } from '../../packages/games/great-wall/text/en.ts';
import type { LoadedGame } from '../../packages/web/src/loaded-game.ts';

interface Reads {
  loaded: LoadedGame;
  rule: string;
  now: string;
  table: Pick<Table, 'options' | 'seats'> | undefined;
}

const { localStorage, location, CSS } = window;
Object.assign(globalThis, { localStorage, location, CSS });
const { speak } = await import('../../packages/web/src/words.ts');
const path = join(import.meta.dirname, '../../packages/web/src/table/rules-drawer.tsx');
const { RulesList } = (await import(path)) as { RulesList: ComponentType<Reads> };
await speak('en');

/** A rule as it is read at a table with these options, or without a table. */
async function rule(id: string, options: Table['options'] | null, seats = 3): Promise<string> {
  const loaded = {
    id: 'great-wall',
    text,
    primer: { short: [], last: [], changed: async () => changed },
  } as unknown as LoadedGame;
  const table = options === null ? undefined : { options, seats: Array(seats).fill({}) as Table['seats'] };
  const page = draw(h(RulesList, { loaded, rule: '', now: '', table }));
  await setImmediate();
  const said = page.querySelector(`#rule-${id}`)!.textContent!;
  clear();
  return said;
}

test('at a co-op table a rule shows what the mode makes of it, with its id', async () => {
  const said = await rule('GW-SPRING-03', { mode: 'together' });
  assert.match(said, /as many new hordes arrive/);
  assert.match(said, /At this table: In a co-op game 1 horde more .* GW-COOP-37/);
});

test('elsewhere, and in the book without a table, it stands alone', async () => {
  for (const options of [{ mode: 'rivals' }, null])
    assert.doesNotMatch(await rule('GW-SPRING-03', options), /At this table/);
  assert.doesNotMatch(await rule('GW-SPRING-04', { mode: 'together' }), /At this table/);
  assert.match(await rule('GW-SETUP-23', { mode: 'rivals' }, 2), /At this table: With 2 players 20 shame tokens/);
});
