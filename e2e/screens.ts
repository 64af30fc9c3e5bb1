import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Where pictures of the screens go: for people to look at, never committed. */
const FOLDER = process.env.SCREENS ?? join(import.meta.dirname, '..', '.cache', 'screens');

/** Takes a picture of what is in sight, named by screen, theme and width. */
export async function takePicture(page: Page, screen: string, theme: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const width = page.viewportSize()!.width;
  await page.screenshot({ path: join(FOLDER, `${screen}-${theme}-${width}.png`) });
}
