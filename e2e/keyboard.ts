import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** More stops than any of our screens has. */
const FARTHEST = 150;

/** Goes on with Tab until the focus is on what fits the selector. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < FARTHEST; stops++) {
    if (await page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not reach ${selector} on ${page.url()}`);
}

/** Whether what has the focus looks different from when it has not: an outline, a shadow or another border. */
const FOCUS_SHOWS = `(() => {
  const focused = document.activeElement;
  // Radio buttons and switches are drawn by the element beside them.
  const drawn = [focused, focused.parentElement, focused.nextElementSibling].filter(Boolean);
  const look = () => drawn.map(each => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } = getComputedStyle(each);
    return [outlineStyle === 'none' ? '' : outlineWidth + outlineColor, boxShadow, borderColor, backgroundColor].join();
  }).join();
  const withFocus = look();
  focused.blur();
  const without = look();
  focused.focus({ preventScroll: true, focusVisible: true });
  return withFocus !== without;
})()`;

/** Where Tab stops from the top of the page until it comes round, each with whether one sees that it stopped there. */
export async function stopsOf(page: Page): Promise<{ name: string; shows: boolean }[]> {
  const stops: { name: string; shows: boolean }[] = [];
  await page.evaluate(
    'document.activeElement?.blur(); document.querySelectorAll("[data-stop]").forEach(e => delete e.dataset.stop)',
  );
  for (let stop = 0; stop < FARTHEST; stop++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate<string | null>(`(() => {
      const here = document.activeElement;
      if (here === document.body || here.dataset.stop !== undefined) return null;
      here.dataset.stop = '';
      return here.tagName.toLowerCase() + '.' + here.className + ' ' + (here.ariaLabel ?? here.textContent).trim().slice(0, 40);
    })()`);
    if (name === null) return stops;
    stops.push({ name, shows: await page.evaluate<boolean>(FOCUS_SHOWS) });
  }
  return stops;
}
