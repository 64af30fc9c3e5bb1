import type { Page } from 'playwright-core';

interface Sheet {
  rows: number[][];
  totals: number[];
  places: number[];
}

/** The numbers of the score sheet that is on the screen. */
export async function sheetOn(page: Page): Promise<Sheet> {
  await page.locator('table.sheet').waitFor();
  return page.evaluate<Sheet>(SHEET);
}
const SHEET = `(() => {
  const numbers = row => [...row.cells].slice(1).map(cell => parseInt(cell.textContent.replace('−', '-'), 10) || 0);
  const { tBodies, tFoot } = document.querySelector('table.sheet');
  return {
    rows: [...tBodies[0].rows].map(numbers),
    totals: numbers(tFoot.rows[0]),
    places: numbers(tFoot.rows[1]),
  };
})()`;
