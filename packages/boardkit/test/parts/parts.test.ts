import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { h } from 'preact';
import { common as de } from '../../text/de.ts';
import { common as en } from '../../text/en.ts';
import { common as es } from '../../text/es.ts';
import { common as it } from '../../text/it.ts';
import { clear, draw, find, happens, press } from './screen.ts';
import { type Seen, type Text, toyDraft, toyProps } from './toy.ts';

const {
  boardOf,
  Changes,
  Count,
  DraftTray,
  Emblem,
  InWords,
  lazy,
  loadAllParts,
  SeatSlot,
  Slot,
  seatsFrom,
  Tabs,
  Then,
  useKeys,
  usePane,
} = await import('../../src/index.ts');
type DrawnTable = import('../../src/index.ts').DrawnTable<Seen, Text>;

const { withTable, useTable } = boardOf((_: DrawnTable) => ({}));
afterEach(clear);

test('a board draws the slots of the shell where it wants them', () => {
  const Board = withTable(() => [
    h(Slot, { of: 'question' }),
    h(Slot, { of: 'lesson' }),
    h(SeatSlot, { seat: 0 }),
    h(SeatSlot, { seat: 1 }),
  ]);
  draw(h(Board, toyProps().props));
  assert.equal(
    document.body.innerHTML,
    '<div class="slot-question">the question</div><div class="slot-lesson"></div>' +
      '<span class="slot-seat">away</span><span class="slot-seat"></span>',
  );
});

test('a count and a change are said in words as well', () => {
  draw(h(Count, { label: '3 coins', children: '3' }));
  assert.equal(find('.vh').textContent, ' 3 coins ');
  draw(h(Changes, { of: { rice: -2, yuan: 3 }, icon: (key: string) => key[0], says: '-2 rice, +3 yuan' }));
  assert.equal(find('.change').textContent, '−2r+3y');
  assert.equal(find('.change').getAttribute('aria-hidden'), 'true');
  assert.equal(find('.vh').textContent, ' -2 rice, +3 yuan ');
});

test('a number that would change is shown as it is and as it would be', () => {
  draw(h(Then, { n: 3, will: 3 }));
  assert.equal(document.body.innerHTML, '<b>3</b>');
  draw(h(Then, { n: 3, will: 1 }));
  assert.equal(document.body.innerHTML, '<s>3</s><b class="to less">1</b>');
});

test('a colour without an emblem of its own is drawn as soot', () => {
  draw(h(Emblem, { colour: 'reed' }));
  assert.match(document.body.innerHTML, /house\.svg#emblem-soot/);
});

type Pane = 'table' | 'court' | 'log';
const PANES: readonly Pane[] = ['table', 'court', 'log'];

const Panes = withTable(() => {
  const { question } = useTable();
  const asked: Pane[] = question === null ? [] : question.options.includes('palace') ? ['court'] : ['table'];
  const [pane, show] = usePane<Pane>('table', asked);
  return h(Tabs<Pane>, { panes: PANES.map(id => ({ id, name: id, icon: 'ui-log' })), pane, show, asked });
});
const shown = () => find('[aria-pressed="true"]').textContent;
const asking = (...options: string[]) => toyProps({ question: { seat: 1, ask: 'toy.take', options } }).props;

test('one is led to where a new question can be answered, once', () => {
  draw(h(Panes, asking('card')));
  assert.equal(shown(), 'table');
  draw(h(Panes, asking('palace')));
  assert.equal(shown(), 'court');
  happens(() => find('button:last-child').click());
  assert.equal(shown(), 'log');
  assert.equal(find('.asked').textContent, 'court');
  draw(h(Panes, asking('palace')));
  assert.equal(shown(), 'log', 'whoever looks elsewhere is left alone');
});

test('whoever already sees an answer is not moved', () => {
  draw(h(Panes, asking('palace')));
  draw(h(Panes, asking('palace', 'card')));
  assert.equal(shown(), 'court');
  assert.equal(document.querySelector('.asked'), null);
  assert.equal(find('.also').textContent, 'court');
});

test('in words the question comes first, with what each answer does', () => {
  const { props, chosen } = toyProps();
  const preview = (answer: string) => ({ lines: [`eats ${answer}.`], warning: answer === 'pear' ? 'Unripe!' : null });
  const Board = withTable(() => h(InWords, { when: 'Noon', preview, children: h('section', {}, 'Rest') }));
  draw(h(Board, props));
  assert.deepEqual(
    [...document.querySelectorAll('.answers button')].map(each => each.textContent),
    ['the apple eats apple. ', 'the pear eats pear. Unripe!'],
  );
  assert.match(document.body.textContent, /^Your decisionNoonWhat do you take\?.*Rest$/);
  happens(() => find('[data-opt="pear"]').click());
  assert.deepEqual(chosen, ['pear']);
  draw(h(Board, { ...props, question: null }));
  assert.match(document.body.textContent, /There’s nothing for you to decide right now\./);
});

test('seats go round from any of them', () => {
  assert.deepEqual(seatsFrom(2, 4), [2, 3, 0, 1]);
});

test('a draft is told step by step, taken back and given, in every language', () => {
  for (const [language, { draft: words }] of Object.entries({ en, it, es, de })) {
    const draft = toyDraft(['apple', 'pear']);
    draw(h(DraftTray, { draft, nameOf: id => id.toUpperCase(), words }));
    assert.deepEqual(
      [...document.querySelectorAll('li')].map(each => each.textContent),
      ['APPLE', 'PEAR'],
    );
    assert.match(find('[role="status"]').textContent, /^2 /);
    draw(h(DraftTray, { draft: toyDraft(['apple']), nameOf: id => id.toUpperCase(), words }));
    assert.match(find('[role="status"]').textContent, /: PEAR\. 1 /, 'who listens hears what was taken back');
    draw(h(DraftTray, { draft, nameOf: id => id.toUpperCase(), words }));
    press('Backspace');
    for (const button of document.querySelectorAll('button')) happens(() => button.click());
    assert.deepEqual(draft.did, ['back', 'back', 'clear', 'commit'], language);
    assert.ok([...document.querySelectorAll('button')].every(button => button.textContent !== ''));
    clear();
  }
});

test('an empty draft has no step to take back, and one that cannot be given is not', () => {
  const draft = toyDraft([], false);
  draw(h(DraftTray, { draft, nameOf: String, words: toyProps().props.common.draft }));
  press('Backspace');
  for (const button of document.querySelectorAll('button')) happens(() => button.click());
  assert.deepEqual(draft.did, []);
});

test('Backspace in a text field is for the text', () => {
  const draft = toyDraft(['apple']);
  draw(h('div', {}, [h('input', {}), h(DraftTray, { draft, nameOf: String, words: toyProps().props.common.draft })]));
  happens(() => void find('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true })));
  assert.deepEqual(draft.did, []);
});

test('a key is the same with Caps Lock on, and another with Shift where it writes nothing', () => {
  const did: string[] = [];
  const Keyed = (): null => {
    const does = (what: string) => [what, () => void did.push(what)] as const;
    useKeys(Object.fromEntries([does('l'), does('?'), does('ArrowLeft'), does('Shift+ArrowLeft')]));
    return null;
  };
  draw(h(Keyed, {}));
  const hit = (key: string, shiftKey = false): void =>
    happens(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true })));
  hit('l');
  hit('L');
  hit('?', true);
  hit('ArrowLeft');
  hit('ArrowLeft', true);
  hit('x');
  assert.deepEqual(did, ['l', 'l', '?', 'ArrowLeft', 'Shift+ArrowLeft']);
});

test('a part that comes later is loaded once, when it is first shown, and is there at once from then on', async () => {
  let loads = 0;
  const Later = lazy(async () => {
    loads++;
    return ({ n }: { n: number }) => h('b', null, n);
  });
  assert.equal(loads, 0, 'nobody has shown it');
  draw(h(Later, { n: 1 }));
  assert.equal(document.body.innerHTML, '');
  await loadAllParts();
  draw(h(Later, { n: 2 }));
  assert.equal(find('b').textContent, '2');
  clear();
  draw(h(Later, { n: 3 }));
  assert.equal(find('b').textContent, '3');
  assert.equal(loads, 1);
});

test('a part that does not come is asked for again, and is no failure before the third time', async t => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let loads = 0;
  let fails = 2;
  const Late = lazy(async () => {
    loads++;
    if (fails-- > 0) throw new Error('the line is cut');
    return () => h('b', null, 'here');
  });
  draw(h(Late, {}));
  const comes = loadAllParts();
  for (const tries of [1, 2]) {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    assert.equal(loads, tries);
    t.mock.timers.tick(2000);
  }
  await comes;
  assert.equal(loads, 3);
  clear();
  draw(h(Late, {}));
  assert.equal(find('b').textContent, 'here');
});

test('without a network nobody asks before there is one again', async t => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  t.after(() => Reflect.deleteProperty(navigator, 'onLine'));
  let loads = 0;
  lazy(async () => {
    if (++loads === 1) throw new Error('no network');
    return () => null;
  });
  const comes = loadAllParts();
  await new Promise(resolve => setTimeout(resolve, 20));
  assert.equal(loads, 1);
  dispatchEvent(new Event('online'));
  await comes;
  assert.equal(loads, 2);
});

test('a part that never comes fails, and is asked for anew by whoever shows it next', async t => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let loads = 0;
  lazy(async () => {
    loads++;
    throw new Error('the line is cut');
  });
  for (const tries of [3, 6]) {
    const failed = assert.rejects(loadAllParts(), /the line is cut/);
    for (let turn = 0; turn < 20; turn++) {
      await Promise.resolve();
      t.mock.timers.tick(2000);
    }
    await failed;
    assert.equal(loads, tries);
  }
});
