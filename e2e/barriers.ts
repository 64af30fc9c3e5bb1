import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { takePicture } from './screens.ts';
import { widen } from './visit.ts';

interface AxeFinding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** How many pixels the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

/** What axe finds wrong with the page, one line each; with `rules`, only of those. */
export async function barriersOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source);
  const options = { resultTypes: ['violations'], ...(rules === undefined ? {} : { runOnly: rules }) };
  const { violations } = await page.evaluate<{ violations: readonly AxeFinding[] }>(
    `axe.run(${JSON.stringify(options)})`,
  );
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(node => node.target).join(', ')})`);
}

/** A theme changes nothing but colours, at all widths the same: axe looks at the other one only for contrast, once. */
const CONTRAST = ['color-contrast', 'link-in-text-block'];
/** On a phone and at a desk everything of a screen is seen; between them it is only laid out anew. */
const LOOKS = [
  { theme: 'light', width: 390, rules: undefined },
  { theme: 'light', width: 820, rules: [] },
  { theme: 'light', width: 1440, rules: undefined },
  { theme: 'dark', width: 1440, rules: CONTRAST },
] as const;

/** Looks at a screen at every width and in both themes; gives what is wrong with it, and leaves it wide. */
export async function faultsOf(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { theme, width, rules } of LOOKS) {
    await page.emulateMedia({ colorScheme: theme });
    await widen(page, width);
    // The next frame is drawn as it is now.
    await page.evaluate('new Promise(requestAnimationFrame)');
    await takePicture(page, name, theme);
    const overflow = await overflowOf(page);
    if (overflow > 0) faults.push(`${name}, ${theme}, ${width}: ${overflow} px too wide`);
    const barriers = rules?.length === 0 ? [] : await barriersOn(page, rules);
    faults.push(...barriers.map(barrier => `${name}, ${theme}, ${width}: ${barrier}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}
