import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { copyOfTheHouse } from '../scripts/test/copy.ts';
import { launchBrowser, until } from './browser.ts';
import { playByClicking, scoreLink } from './glow.ts';
import { visit } from './visit.ts';

test("a stranger's path: a game is made, stands on the shelf, and is played to its end", async t => {
  const house = copyOfTheHouse();
  const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: house, stdio: ['ignore', 2, 2] });
  node('scripts/new-game.ts', 'tea-race', '--title', 'The Tea Race');
  node('scripts/site.ts');
  const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: house,
    env: { ...process.env, PORT: '0', HOST: '', DATA_DIR: join(house, 'data'), BOT_PACE_MS: '0', BOT_THINK_MS: '30' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  after(async () => {
    server.kill();
    await once(server, 'exit');
  });
  const [line] = await once(server.stdout.setEncoding('utf8'), 'data');
  const [address] = /http:\/\/\S+/.exec(line) ?? assert.fail(line);

  const browser = await launchBrowser();
  after(() => browser.close());
  const { page, complaints } = await visit(browser, address);
  await page.goto('/');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'The Tea Race' }) });
  await card.getByRole('img', { name: 'Paper lanterns on a string in the evening' }).waitFor();
  await until(
    page,
    '[...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0)',
    'all covers',
  );
  await page.getByRole('button', { name: 'Play now: The Tea Race' }).click();
  const clicks = await playToTheEnd(page);
  t.diagnostic(`${clicks} clicks`);
  assert.ok(clicks >= 6, 'six rounds are six lanterns at least');
  await scoreLink(page).click();
  await page.locator('table.sheet').waitFor();
  assert.deepEqual(complaints, []);
});

/** A sealed answer can be changed while the others still choose: what glows then may be gone a moment later. */
async function playToTheEnd(page: Page): Promise<number> {
  for (let clicks = 0; ; clicks++) {
    await until(page, `document.querySelector('.ask.mine:not(.sending), .result a') !== null`, 'my turn, or the end');
    if ((await playByClicking(page, 1)) === 0) return clicks;
  }
}
