import type { Page } from 'playwright-core';

/** AA for text of any size. */
const LEAST = 4.5;
/** So much of what lies behind a text must stand out from it; the rest are edges of what it touches, in the players' colours. */
const MOST = 0.75;

interface Found {
  readonly text: string;
  readonly class: string;
  /** The part of the pixels behind it that it stands out from. */
  readonly clear: number;
  /** The contrast that half of them have. */
  readonly middle: number;
}

/**
 * Texts of a drawing that are hard to read, one line each. What checkers of pages cannot see is measured here: the page is
 * taken once without its texts, and each text's colour is compared with the pixels that were behind it.
 */
export async function hardToReadOn(page: Page, within: string): Promise<string[]> {
  const show = (visibility: string): Promise<unknown> =>
    page.evaluate(
      `document.querySelectorAll('${within} text').forEach(each => each.style.visibility = '${visibility}')`,
    );
  await show('hidden');
  const picture = await page.screenshot({ animations: 'disabled' });
  await show('');
  const found = await page.evaluate<readonly Found[]>(
    `(${MEASURE})(${JSON.stringify(picture.toString('base64'))}, '${within}', ${LEAST})`,
  );
  if (found.length === 0) throw new Error(`No text is seen in ${within}.`);
  return found
    .filter(({ clear, middle }) => clear < MOST || middle < LEAST)
    .map(
      ({ text, class: name, clear, middle }) =>
        `${name} "${text}": ${middle.toFixed(1)}, ${Math.round(100 * clear)} % of what is behind it`,
    );
}

const MEASURE = `async (picture, within, least) => {
  const bytes = Uint8Array.from(atob(picture), each => each.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  drawing.drawImage(image, 0, 0);
  const scale = image.width / innerWidth;
  const linear = c => (c /= 255) <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  const light = (r, g, b) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const found = [];
  for (const text of document.querySelectorAll(within + ' text')) {
    if (!text.checkVisibility({ checkOpacity: true })) continue;
    const box = text.getBoundingClientRect();
    // Fonts are higher than their letters.
    const top = box.top + box.height * 0.2;
    const height = box.height * 0.6;
    const middle = document.elementFromPoint(box.left + box.width / 2, top + height / 2);
    if (box.width < 2 || middle === null || middle.closest(within) === null) continue;
    const [r, g, b] = getComputedStyle(text).fill.match(/[\\d.]+/g).map(Number);
    const own = light(r, g, b);
    const { data } = drawing.getImageData(
      Math.round(box.left * scale), Math.round(top * scale), Math.max(1, Math.round(box.width * scale)), Math.max(1, Math.round(height * scale)));
    const all = [];
    for (let i = 0; i < data.length; i += 4) all.push(contrast(own, light(data[i], data[i + 1], data[i + 2])));
    all.sort((x, y) => x - y);
    found.push({
      text: text.textContent,
      class: text.getAttribute('class') ?? text.parentElement.getAttribute('class') ?? '',
      clear: all.filter(each => each >= least).length / all.length,
      middle: all[Math.floor(all.length / 2)],
    });
  }
  return found;
}`;
