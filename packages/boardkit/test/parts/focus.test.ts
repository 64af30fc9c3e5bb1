import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { h } from 'preact';
import { useRef } from 'preact/hooks';
import { clear, draw, happens, press } from './screen.ts';

const { noticeKeys, useFocusStays } = await import('../../src/index.ts');
noticeKeys();
afterEach(clear);

function Question({ options, isFirst }: { options: readonly string[]; isFirst: boolean }) {
  const box = useRef<HTMLElement>(null);
  useFocusStays(box, options, isFirst);
  return h(
    'section',
    { ref: box },
    options.map(id => h('button', { key: id, 'data-opt': id }, id)),
  );
}

const focused = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset?.opt;

test('whoever comes by keys begins at the first answer, also if it is asked later', () => {
  press('Enter');
  draw(h(Question, { options: [], isFirst: true }));
  assert.equal(focused(), undefined);
  draw(h(Question, { options: ['rice', 'tea'], isFirst: true }));
  assert.equal(focused(), 'rice');
});

test('a page that takes the focus as a whole, as after a walk within the site, gives it to the first answer', () => {
  press('Enter');
  const page = (options: readonly string[]) => h('main', { tabIndex: -1 }, h(Question, { options, isFirst: true }));
  draw(page([]));
  happens(() => document.querySelector('main')!.focus());
  draw(page(['rice', 'tea']));
  assert.equal(focused(), 'rice');
});

test('whoever comes by mouse, or to a box that is not the first, keeps the focus where it is', () => {
  press('Enter');
  draw(h(Question, { options: ['rice'], isFirst: false }));
  assert.equal(focused(), undefined);
  clear();
  happens(() => void document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  draw(h(Question, { options: ['rice'], isFirst: true }));
  assert.equal(focused(), undefined);
});
