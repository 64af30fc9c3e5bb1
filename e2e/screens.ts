import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Where pictures of the screens go, for whoever wants to look at them. */
const FOLDER = process.env.SCREENS;

/** Takes a picture of what is in sight, if pictures are wanted; it is named by screen, theme and width. */
export async function takePicture(page: Page, screen: string, theme: string): Promise<void> {
  if (FOLDER === undefined) return;
  mkdirSync(FOLDER, { recursive: true });
  const width = page.viewportSize()!.width;
  await page.screenshot({ path: join(FOLDER, `${screen}-${theme}-${width}.png`) });
}
