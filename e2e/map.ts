// A page with a map of the boardkit, and what can be done to it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { build } from 'vite';
import { complaintsOf, launchBrowser } from './browser.ts';

const packages = join(import.meta.dirname, '..', 'packages');

export interface Spot {
  readonly x: number;
  readonly y: number;
}

let browser: Browser;
let script = '';
let style = '';

before(async () => {
  browser = await launchBrowser();
  await bundle();
});

after(() => browser.close());

/** The page of the map with the colours of the house; its letters are not needed. */
async function bundle(): Promise<void> {
  const root = join(packages, 'boardkit', 'test', 'map');
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: { write: false, target: 'es2023', rolldownOptions: { input: join(root, 'page.tsx') } },
  });
  if (!('output' in built)) throw new Error('The page of the map was not built.');
  const tokens = readFileSync(join(packages, 'web', 'src', 'styles', 'tokens.css'), 'utf8');
  style = tokens.replace(/@font-face \{[^}]*\}/g, '');
  for (const file of built.output) {
    if (file.type === 'chunk') script += file.code;
    else style += file.source;
  }
}

/** Pages by what they were opened with: a new one takes its time, a new map in it does not. */
const pages = new Map<string, Page>();
const complaints = new Map<Page, readonly string[]>();

async function pageWith(options: BrowserContextOptions): Promise<Page> {
  const key = JSON.stringify(options);
  let page = pages.get(key);
  if (page === undefined) {
    page = await browser.newPage({ reducedMotion: 'reduce', ...options });
    pages.set(key, page);
    complaints.set(page, complaintsOf(page));
  }
  await page.setViewportSize({ width: 900, height: 700 });
  return page;
}

/** A test with a map of its own; `data` is what its page is told: how hexes are walked, and what is seen first. */
export function onMap(
  name: string,
  does: (map: MapPage) => Promise<void>,
  options: BrowserContextOptions = {},
  data: { keys?: 'all' | 'buttons'; opening?: string } = {},
) {
  test(name, async () => {
    const page = await pageWith(options);
    await page.goto('about:blank');
    const told = Object.entries(data).map(([name, value]) => ` data-${name}='${value}'`);
    await page.setContent(`<!doctype html><html lang="en"${told.join('')}><title>Map</title><main id="app"></main>`);
    await page.addStyleTag({ content: style });
    await page.addScriptTag({ content: script, type: 'module' });
    await page.locator('.hex').first().waitFor();
    await does(new MapPage(page));
    assert.deepEqual(complaints.get(page), []);
  });
}

class MapPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The middle of an area on the screen. */
  async at(area: string): Promise<Spot> {
    return this.page.evaluate<Spot>(`(() => {
      const { x, y, width, height } = document.querySelector('[aria-label="Area ${area}"] .hex-field').getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
  }

  /** How wide an area is on the screen. */
  width(area = '9A'): Promise<number> {
    return this.page.evaluate<number>(
      `document.querySelector('[aria-label="Area ${area}"] .hex-field').getBoundingClientRect().width`,
    );
  }

  picked(): Promise<string[]> {
    return this.page.evaluate<string[]>('globalThis.picked');
  }

  focused(): Promise<string | null> {
    return this.page.evaluate<string | null>(`document.activeElement.getAttribute('aria-label')`);
  }

  /** Whether all of the map is in the window. */
  isWhole(): Promise<boolean> {
    return this.page.evaluate<boolean>(`(() => {
      const { left, top, right, bottom } = document.querySelector('.map-world').getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    })()`);
  }

  async isInView(area: string): Promise<boolean> {
    const { x, y } = await this.at(area);
    const { width, height } = this.page.viewportSize()!;
    return x > 0 && y > 0 && x < width && y < height;
  }

  async wheel({ x, y }: Spot, dx: number, dy: number): Promise<void> {
    await this.page.mouse.move(x, y);
    await this.page.mouse.wheel(dx, dy);
    await this.drawn();
  }

  /** So many turns of the wheel, with the pointer on an area. */
  async closer(area: string, turns: number): Promise<void> {
    const { x, y } = await this.at(area);
    await this.page.mouse.move(x, y);
    for (let i = 0; i < turns; i++) await this.page.mouse.wheel(0, -240);
    await this.drawn();
  }

  async drag(from: Spot, dx: number, dy: number): Promise<void> {
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + dx, from.y + dy, { steps: 4 });
    await this.page.mouse.up();
    await this.drawn();
  }

  /** Until what was done has been drawn. */
  async drawn(): Promise<void> {
    await this.page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');
  }
}
