import '../scripts/site.ts';
import { afterEach } from 'node:test';
import type { Language } from '@teahouse/kernel';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { complaintsOf, until } from './browser.ts';

export const WIDTHS = [390, 820, 1440] as const;
type Theme = 'light' | 'dark';
const HEIGHT = 900;

export interface Wishes {
  readonly width?: number;
  readonly language?: Language;
  readonly theme?: Theme;
  /** Keeps the site for offline play. It loads every file, so only who needs it asks for it. */
  readonly keepsSite?: boolean;
  /** A phone in the hand: fingers instead of a mouse. */
  readonly touch?: boolean;
  /** Most tests do not wait for pieces that travel. */
  readonly motion?: boolean;
  /** The session of somebody who is known already, as `name=value`. */
  readonly cookie?: string;
}

/** Somebody with a browser of their own: nothing is shared with the others. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: readonly string[];
}

const here = new Set<BrowserContext>();
// Whoever came for a test leaves with it: pages that nobody looks at any longer would go on drawing.
afterEach(async () => {
  await Promise.all([...here].map(context => context.close()));
  here.clear();
});

/** Somebody comes to the house, and stays to the end of the test. */
export async function visit(browser: Browser, address: string, wishes: Wishes = {}): Promise<Visitor> {
  const { width = 1440, language = 'en', theme = 'light', keepsSite = false, touch = false, cookie } = wishes;
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height: HEIGHT },
    locale: language,
    colorScheme: theme,
    reducedMotion: wishes.motion === true ? 'no-preference' : 'reduce',
    hasTouch: touch,
    isMobile: touch,
    permissions: ['clipboard-read', 'clipboard-write'],
    serviceWorkers: keepsSite ? 'allow' : 'block',
  });
  here.add(context);
  if (cookie !== undefined) {
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: address }]);
  }
  const page = await context.newPage();
  return { context, page, complaints: complaintsOf(page) };
}

export const widen = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: HEIGHT });

/** Chooses a language. Without a load: whoever does it stays where they are. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.locator('header .lang select').selectOption(language);
  await until(page, `document.documentElement.lang === '${language}'`);
}
