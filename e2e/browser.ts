import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserServer, chromium, type Page } from 'playwright-core';

/** Names, in the environment, the address of a Chromium that several test files share. */
export const BROWSER_ENDPOINT = 'TEST_BROWSER';

/** The Chromium that scripts/setup.mjs found. */
function chromiumHere(): { executablePath: string; args: string[] } {
  const found = join(import.meta.dirname, '..', 'node_modules', '.browser.json');
  const { exe, args } = JSON.parse(readFileSync(found, 'utf8')) as { exe: string; args: string[] };
  return { executablePath: exe, args };
}

/** Within `npm test` a part of the Chromium that all share, else a Chromium of its own. */
export function launchBrowser(): Promise<Browser> {
  const shared = process.env[BROWSER_ENDPOINT];
  return shared === undefined ? launchOwnBrowser() : chromium.connect(shared);
}

/** For whoever uses the clipboard: there is one for all pages of a Chromium. */
export const launchOwnBrowser = (): Promise<Browser> => chromium.launch(chromiumHere());

/** A Chromium that others can share; whoever starts it ends it, also when interrupted. */
export const serveBrowser = (): Promise<BrowserServer> =>
  chromium.launchServer({ ...chromiumHere(), host: '127.0.0.1', handleSIGINT: false, handleSIGTERM: false });

/** What Playwright itself says where a test wants no service worker. */
const NO_SERVICE_WORKER = 'Service Worker registration blocked by Playwright';

/** Collects what the page complains about: console errors, uncaught exceptions and failed requests. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', message => {
    if (message.text() === NO_SERVICE_WORKER) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(error.message));
  page.on('requestfailed', request => {
    const trouble = request.failure()?.errorText;
    // Whoever leaves a page while its letters are still on their way aborts them.
    if (trouble !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${trouble}`);
  });
  return complaints;
}

const PATIENCE_MS = 30_000;
const GLANCE_MS = 25;

/**
 * Waits until an expression, or what it promises, is true on the page. Playwright's own waitForFunction would need `eval` in the page, which
 * the house's content policy rightly forbids.
 */
export async function until(page: Page, expression: string, what = expression): Promise<void> {
  const latest = performance.now() + PATIENCE_MS;
  while (!(await page.evaluate<boolean>(`Promise.resolve(${expression}).then(Boolean)`))) {
    if (performance.now() > latest) throw new Error(`No sign of this within ${PATIENCE_MS / 1000} s: ${what}`);
    await setTimeout(GLANCE_MS);
  }
}
