import type { Page } from 'playwright-core';

/**
 * What is wrong with how a table is laid out now, one line each: the question out of sight, nothing in sight to choose,
 * things one cannot reach, words over words, words cut that nothing says in full.
 */
export const misplacedOn = (page: Page): Promise<string[]> => page.evaluate<string[]>(MISPLACED);

/** From here a table is one screen. */
const WIDE = 1280;

const MISPLACED = `(() => {
  const faults = [];
  const isWide = innerWidth >= ${WIDE};
  const root = document.documentElement;
  const nameOf = each => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const what = each.dataset?.opt ?? each.getAttribute('class') ?? each.tagName;
    return what + ' "' + each.textContent.trim().slice(0, 30) + '" at ' + [left, top, width, height].map(Math.round).join();
  };
  if (root.scrollWidth > root.clientWidth) faults.push('the page is ' + (root.scrollWidth - root.clientWidth) + ' px too wide');
  if (isWide && document.querySelector('.slotted') !== null && root.scrollHeight > innerHeight + 1) {
    faults.push('the page is ' + (root.scrollHeight - innerHeight) + ' px too high');
  }
  /** What is left of a box within all that clips it. */
  const clipped = (box, element, isItself = false) => {
    let { left, top, right, bottom } = box;
    for (let each = element; each !== null && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(each);
      const frame = each === element && isItself ? null : each.getBoundingClientRect();
      if (frame !== null && overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (frame !== null && overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      if (position === 'fixed') break;
    }
    [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)];
    [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  const isSeen = each => each.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const ask = document.querySelector('.ask');
  const asked = ask.querySelector('h2').getBoundingClientRect();
  if (asked.top < 0 || asked.bottom > innerHeight || asked.height < 10) faults.push('the question is out of sight');

  const things = [...document.querySelectorAll('.board .can[data-opt]')].filter(each => each.closest('.ask') === null && isSeen(each));
  /** Whether a spot of it can be pressed. */
  const isInReach = thing => {
    const box = clipped(thing.getBoundingClientRect(), thing, true);
    if (box.width < 6 || box.height < 6) return false;
    return [[0.5, 0.5], [0.5, 0.15], [0.5, 0.85], [0.15, 0.5], [0.85, 0.5]].some(([x, y]) =>
      thing.contains(document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)));
  };
  const ids = new Set(things.map(each => each.dataset.opt));
  const inReach = new Set(things.filter(isInReach).map(each => each.dataset.opt));
  const listed = [...ask.querySelectorAll('.opts [data-opt]')];
  if (ids.size > 0 && inReach.size === 0 && !listed.every(isInReach)) faults.push('nothing that can be chosen is in sight');
  const isOnMap = id => things.some(each => each.dataset.opt === id && each.closest('.map') !== null);
  // A list that scrolls may hold more than it shows, and a map that is panned.
  const mayScroll = id => things.some(each => each.dataset.opt === id && each.closest('.tray, .offers, .choices, .rows') !== null);
  if (isWide) for (const id of ids) if (!inReach.has(id) && !isOnMap(id) && !mayScroll(id)) {
    faults.push('not in reach: ' + nameOf(things.find(each => each.dataset.opt === id)));
  }

  const SCROLLS = ['auto', 'scroll'];
  /** Whether something that cannot be scrolled cuts a line of words lengthwise, or across without an ellipsis. */
  const isHalved = (line, element) => {
    const spare = line.height / 4;
    for (let each = element; each !== null && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, position, textOverflow } = getComputedStyle(each);
      const { top, bottom, right } = each.getBoundingClientRect();
      if (SCROLLS.includes(overflowX) || SCROLLS.includes(overflowY) || position === 'fixed' || textOverflow === 'ellipsis') return false;
      if (overflowY !== 'visible' && line.top < bottom && (line.bottom - spare > bottom || line.top + spare < top)) return true;
      if (overflowX !== 'visible' && line.left < right && line.right > right + 2) return true;
    }
    return false;
  };
  /** What lays out the line that an element stands in, and cuts it. */
  const blockOf = element => {
    let block = element;
    while (getComputedStyle(block).display === 'inline') block = block.parentElement;
    return block;
  };
  /** What is drawn over the middle of a line of words, and is no part of where it stands. */
  const coverOf = (box, element) => {
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const isPart = hit === null || hit.contains(element) || element.contains(hit) || isOver(hit);
    return isPart || hit.closest('[data-opt], li, button') === element.closest('[data-opt], li, button') ? null : hit;
  };
  const isOver = element => element.closest('.ask, .tab-bar, .bubble, .aimed, .reader, dialog, .top') !== null;

  /** Lines of words that are seen, each with the element it stands in. */
  const lines = [];
  const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.textContent.trim() === '' || !isSeen(element) || element.closest('.vh, svg, option, .map, [hidden]') !== null) continue;
    if (getComputedStyle(element).clipPath !== 'none' || element.closest('[style*="clip"]') !== null) continue;
    const block = blockOf(element);
    const { overflow, webkitLineClamp } = getComputedStyle(block);
    const isCut = overflow !== 'visible' && overflow !== 'auto' &&
      (block.scrollWidth > block.clientWidth + 1 || (webkitLineClamp !== 'none' && block.scrollHeight > block.clientHeight + 3));
    // What an event would do stands nowhere else, not even where its name is explained.
    const isSaid = element.closest('.foresight') === null && element.closest('[title], .reads, .ask, .log, .told, .side') !== null;
    if (isCut && !isSaid) faults.push('cut, and nowhere in full: ' + nameOf(element));
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const box = clipped(rect, element);
      if (box.width <= 3 || box.height <= 3 || rect.width <= 1) continue;
      if (isHalved(rect, element)) faults.push('cut in half: ' + nameOf(element));
      // Fonts are higher than their letters.
      const spare = box.height / 5;
      lines.push({ element, box: { ...box, top: box.top + spare, bottom: box.bottom - spare } });
    }
  }
  const base = lines.filter(({ element }) => !isOver(element));
  for (const { element, box } of base) {
    const cover = coverOf(box, element);
    if (cover !== null) faults.push('words covered: ' + nameOf(element) + ' by ' + nameOf(cover));
    const panel = element.closest('.panel')?.getBoundingClientRect();
    if (panel !== undefined && (box.left < panel.left - 2 || box.right > panel.right + 2)) faults.push('out of its panel: ' + nameOf(element));
  }
  for (let i = 0; i < base.length; i++) for (let j = i + 1; j < base.length; j++) {
    const [one, two] = [base[i], base[j]];
    if (one.element === two.element || one.element.contains(two.element) || two.element.contains(one.element)) continue;
    const across = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
    const down = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top);
    if (across > 3 && down > 3) faults.push('words over words: ' + nameOf(one.element) + ' and ' + nameOf(two.element));
  }
  return [...new Set(faults)];
})()`;
