import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { h } from 'preact';
import { clear, draw, find, happens } from './screen.ts';
import { type Seen, type Text, toyProps } from './toy.ts';

const { boardOf, Order, Pick, PickShape } = await import('../../src/index.ts');
type DrawnTable = import('../../src/index.ts').DrawnTable<Seen, Text>;

const { withTable, useTable } = boardOf((table: DrawnTable) => ({ twice: 2 * table.seen.coins }));
afterEach(clear);

test('parts read the table, the words of the board and what the game adds', () => {
  const Purse = withTable(() => {
    const { words, twice, nameOf, colourOf, me } = useTable();
    return h('p', {}, `${words.purse} ${twice} ${nameOf(me!)} ${colourOf(me!)} ${colourOf(7)}`);
  });
  assert.equal(draw(h(Purse, toyProps().props)).textContent, 'Purse 6 Bo plum soot');
});

test('a part outside of its table says so', () => {
  assert.throws(() => draw(h(() => h('p', {}, useTable().twice), {})), /outside of its table/);
});

const Fruits = withTable(() => [
  h(Pick, { answer: 'apple', class: 'fruit', at: 'basket', children: 'Apple' }),
  h(Pick, { answer: 'fig', class: 'fruit', cannot: true, children: 'Fig' }),
  h(Pick, { answer: 'pear', class: 'fruit', here: false, children: 'Pear' }),
  h(Pick, { answer: null, class: 'fruit', children: 'Stone' }),
]);

test('only what is offered, where it lies, is a button', () => {
  draw(h(Fruits, toyProps().props));
  assert.deepEqual(
    [...document.querySelectorAll('.fruit')].map(each => [each.tagName, each.className, each.textContent]),
    [
      ['BUTTON', 'fruit can', 'Apple'],
      ['SPAN', 'fruit cannot', 'Fig'],
      ['SPAN', 'fruit', 'Pear'],
      ['SPAN', 'fruit', 'Stone'],
    ],
  );
  assert.equal(find('button').dataset.opt, 'apple');
  assert.equal(find('button').dataset.at, 'basket');
});

test('a click chooses, and leaves it to the shell whether one tap is enough', () => {
  const { props, chosen } = toyProps();
  draw(h(Fruits, props));
  happens(() => find('button').click());
  happens(() => find('button').click());
  assert.deepEqual(chosen, ['apple', 'apple']);
});

test('a mouse and the focus point at it, a finger does not before it presses', () => {
  const { props, aims } = toyProps();
  draw(h(Fruits, props));
  const enter = (pointerType: string) =>
    happens(() => void find('button').dispatchEvent(new PointerEvent('pointerenter', { pointerType })));
  enter('touch');
  assert.deepEqual(aims, []);
  enter('mouse');
  happens(() => find('button').focus());
  happens(() => find('button').blur());
  assert.deepEqual(aims, ['apple', 'apple', null]);
});

test('what is pointed at is marked', () => {
  draw(h(Fruits, toyProps({ aimed: 'apple' }).props));
  assert.equal(find('button').className, 'fruit can on');
});

test('nothing is a button while nothing is asked', () => {
  draw(h(Fruits, toyProps({ question: null }).props));
  assert.equal(document.querySelector('button'), null);
});

test('a spot of a thing may refuse to stand for it', () => {
  const { props, chosen } = toyProps();
  let isMeant = false;
  const means = () => (isMeant ? ['peel'] : null);
  const Whole = withTable(() => h(Pick, { answer: 'pear', class: 'x', means, children: 'Pear' }));
  draw(h(Whole, props));
  happens(() => find('button').click());
  assert.deepEqual(chosen, []);
  isMeant = true;
  happens(() => find('button').click());
  assert.deepEqual(chosen, ['pear peel'], 'and may mean more than its answer');
});

test('what can be read opens while it is not an answer, and is chosen while it is', () => {
  const { props, chosen } = toyProps();
  const read: Element[] = [];
  const Card = withTable(() =>
    h(Pick, { answer: 'apple', class: 'card', onRead: beside => void read.push(beside), children: 'Apple' }),
  );
  draw(h(Card, props));
  happens(() => find('button').click());
  assert.deepEqual([chosen.length, read.length], [1, 0]);
  draw(h(Card, { ...props, question: null }));
  assert.equal(find('button').className, 'card reads');
  happens(() => find('button').click());
  assert.deepEqual([chosen.length, read.length], [1, 1]);
});

test('where a thing has a name, readers get it instead of what is drawn, offered or not', () => {
  const Coins = withTable(() =>
    h(Pick, { answer: 'apple', class: 'coins', label: '3 coins', children: h('b', {}, 3) }),
  );
  const { props } = toyProps();
  for (const question of [props.question, null]) {
    draw(h(Coins, { ...props, question }));
    assert.equal(find('.drawn').outerHTML, '<span class="drawn" aria-hidden="true"><b>3</b></span>');
    assert.equal(find('.vh').textContent, ' 3 coins ');
    assert.equal(find('.coins').title, '3 coins');
    assert.equal(find('.coins').getAttribute('aria-label'), null);
  }
});

test('a shape of a drawing is a button for keyboards too', () => {
  const { props, chosen } = toyProps();
  const Hill = withTable(() =>
    h('svg', {}, [
      h(PickShape, { answer: 'apple', class: 'hex', label: 'Apple hill', children: h('path', {}) }),
      h(PickShape, { answer: 'fig', class: 'hex', children: h('path', {}) }),
    ]),
  );
  draw(h(Hill, props));
  const hill = find<SVGGElement>('g.can');
  assert.deepEqual(
    [hill.getAttribute('role'), hill.getAttribute('tabindex'), hill.getAttribute('aria-label')],
    ['button', '0', 'Apple hill'],
  );
  const key = (name: string) =>
    happens(() => void hill.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));
  key('Enter');
  key(' ');
  key('x');
  happens(() => void hill.dispatchEvent(new Event('click', { bubbles: true })));
  assert.deepEqual(chosen, ['apple', 'apple', 'apple']);
});

test('the list of answers follows the board, whatever was drawn first', () => {
  const order = new Order();
  const { props } = toyProps({ lies: order.lies });
  const Board = withTable(() => {
    const { seen } = useTable();
    return [
      seen.coins > 3 ? h(Pick, { key: 'late', answer: 'pear', class: '', children: '' }) : null,
      h(Pick, { key: 'a', answer: 'apple', class: '', children: '' }),
      h(Pick, { key: 'b', answer: 'apple', class: '', children: '' }),
    ];
  });
  draw(h(Board, props));
  assert.deepEqual(order.answers, ['apple']);
  draw(h(Board, { ...props, seen: { coins: 4 } }));
  assert.deepEqual(order.answers, ['pear', 'apple']);
  draw(h(Board, { ...props, question: null }));
  assert.deepEqual(order.answers, []);
});
