// The map of the boardkit, as hands and keys meet it.
import assert from 'node:assert/strict';
import { barriersOn } from './barriers.ts';
import { onMap, type Spot } from './map.ts';

function near(found: Spot, wanted: Spot, pixels = 0.6): void {
  const away = Math.hypot(found.x - wanted.x, found.y - wanted.y);
  assert.ok(away < pixels, `${JSON.stringify(found)} is ${away.toFixed(1)} pixels from ${JSON.stringify(wanted)}`);
}

onMap('it opens with all of it in the window, and stays so when the window changes', async map => {
  assert.ok(await map.isWhole());
  await map.page.setViewportSize({ width: 390, height: 844 });
  await map.drawn();
  assert.ok(await map.isWhole());
  assert.ok((await map.width()) < 60);
});

onMap(
  'it can open closer, and then does not jump when the window changes',
  async map => {
    const opened = await map.width();
    assert.ok(Math.abs(opened - 2 * 114) < 0.5);
    near(await map.at('1A'), { x: 450, y: 350 });
    await map.page.setViewportSize({ width: 700, height: 500 });
    await map.drawn();
    near(await map.at('1A'), { x: 350, y: 250 });
    assert.equal(await map.width(), opened);
  },
  {},
  { opening: '{ "x": 0, "y": 0, "scale": 2 }' },
);

onMap(
  'where only buttons are walked, arrow keys leap over what is none',
  async map => {
    await map.page.keyboard.press('Tab');
    await map.page.keyboard.press('Tab');
    assert.equal(await map.focused(), 'Area 1A');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowDown', 'ArrowDown'])
      await map.page.keyboard.press(key);
    assert.equal(await map.focused(), 'Area 6A');
    await map.page.keyboard.press('ArrowDown');
    assert.equal(await map.focused(), 'Area 6A', 'below it nothing can be pressed');
  },
  {},
  { keys: 'buttons' },
);

onMap('the wheel zooms around the pointer, in and out again', async map => {
  const [spot, width] = [await map.at('9A'), await map.width()];
  for (let i = 0; i < 4; i++) await map.wheel(spot, 0, -120);
  assert.ok((await map.width()) > 2 * width);
  near(await map.at('9A'), spot);
  for (let i = 0; i < 8; i++) await map.wheel(spot, 0, 120);
  assert.ok(await map.isWhole());
  near(await map.at('9A'), spot);
});

onMap('a pinch on a trackpad zooms the map, and never the page', async map => {
  const [spot, width] = [await map.at('9A'), await map.width()];
  await map.page.keyboard.down('Control');
  await map.wheel(spot, 0, -40);
  await map.page.keyboard.up('Control');
  assert.ok((await map.width()) > 1.2 * width);
  near(await map.at('9A'), spot);
});

onMap('zooming ends at four times', async map => {
  const width = await map.width();
  await map.closer('9A', 20);
  assert.ok(Math.abs((await map.width()) - 4 * width) < 0.5);
});

onMap('sideways, the wheel moves the map; where it can do nothing, it scrolls the page', async map => {
  await map.page.addStyleTag({ content: 'body { height: 3000px }' });
  const scrolled = (): Promise<number> => map.page.evaluate<number>('scrollY');
  await map.closer('9A', 3);
  const spot = await map.at('9A');
  await map.wheel(spot, 50, 0);
  near(await map.at('9A'), { x: spot.x - 50, y: spot.y });
  assert.equal(await scrolled(), 0);
  for (let i = 0; i < 8; i++) await map.wheel(spot, 0, 240);
  assert.ok((await scrolled()) > 0);
});

onMap('a drag moves the map with the mouse, and is no click', async map => {
  await map.closer('9A', 3);
  const spot = await map.at('9A');
  await map.page.evaluate(`document.addEventListener('click', () => picked.push('the page'))`);
  await map.drag(spot, 70, -40);
  near(await map.at('9A'), { x: spot.x + 70, y: spot.y - 40 });
  assert.deepEqual(await map.picked(), [], 'nobody hears a click');
  await map.page.mouse.move(spot.x + 70, spot.y - 40);
  await map.page.mouse.down();
  await map.page.mouse.up();
  assert.deepEqual(await map.picked(), ['9A', 'the page'], 'the click after a drag counts');
});

onMap('a click is a click, also with a hand that trembles', async map => {
  const spot = await map.at('9A');
  await map.page.mouse.click(spot.x, spot.y);
  await map.drag(spot, 2, 2);
  assert.deepEqual(await map.picked(), ['9A', '9A']);
  near(await map.at('9A'), spot);
});

onMap('the map cannot be dragged out of the window', async map => {
  await map.closer('9A', 4);
  for (let i = 0; i < 6; i++) await map.drag({ x: 100, y: 350 }, 700, 0);
  const { left, right } = await map.page.evaluate<{ left: number; right: number }>(
    `document.querySelector('.map-world').getBoundingClientRect().toJSON()`,
  );
  assert.ok(left >= 0 && left < 30 && right > 900, `${left} to ${right}`);
});

onMap('a press that ends beside the map is over', async map => {
  await map.closer('9A', 3);
  const spot = await map.at('9A');
  await map.page.mouse.move(898, 350);
  await map.page.mouse.down();
  await map.page.evaluate(`document.querySelector('.map-window').style.right = '100px'`);
  await map.page.mouse.up();
  await map.page.mouse.move(400, 300, { steps: 3 });
  await map.drawn();
  const { x, y } = await map.at('9A');
  assert.ok(Math.abs(x - spot.x) < 60 && Math.abs(y - spot.y) < 1, 'nothing hangs on the pointer');
});

onMap(
  'a double click zooms, a third step later everything is seen again; on a button it only presses twice',
  async map => {
    const [spot, width] = [await map.at('3C'), await map.width()];
    await map.page.mouse.dblclick(spot.x, spot.y);
    await map.drawn();
    assert.ok(Math.abs((await map.width()) / width - 2) < 0.01);
    await map.page.mouse.dblclick(spot.x, spot.y);
    await map.drawn();
    await map.page.mouse.dblclick(spot.x, spot.y);
    await map.drawn();
    assert.ok(await map.isWhole());
    const button = await map.at('9A');
    await map.page.mouse.dblclick(button.x, button.y);
    await map.drawn();
    assert.ok(await map.isWhole());
    assert.deepEqual(await map.picked(), ['9A', '9A']);
  },
);

onMap(
  'two fingers hold the map between them, one goes on when the other is lifted, and a tap is still a tap',
  async map => {
    const touch = await map.page.context().newCDPSession(map.page);
    const fingers = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...spots: Spot[]): Promise<void> => {
      await touch.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map((spot, id) => ({ ...spot, id })) });
      await map.drawn();
    };
    const lift = (finger: Spot & { id: number }) =>
      touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [finger] });
    await map.closer('9A', 2);
    const [a, b, width] = [await map.at('3C'), await map.at('1C'), await map.width()];
    const wide = [
      { x: a.x - 40, y: a.y - 10 },
      { x: b.x + 40, y: b.y + 30 },
    ] as const;
    await fingers('touchStart', a);
    await fingers('touchStart', a, b);
    for (const way of [0.3, 0.7, 1]) {
      await fingers(
        'touchMove',
        { x: a.x + way * (wide[0].x - a.x), y: a.y + way * (wide[0].y - a.y) },
        { x: b.x + way * (wide[1].x - b.x), y: b.y + way * (wide[1].y - b.y) },
      );
    }
    const spread = Math.hypot(wide[1].x - wide[0].x, wide[1].y - wide[0].y) / Math.hypot(b.x - a.x, b.y - a.y);
    assert.ok(spread > 1.2 && Math.abs((await map.width()) / width - spread) < 0.01);
    const [c, d] = [await map.at('3C'), await map.at('1C')];
    near(
      { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 },
      { x: (wide[0].x + wide[1].x) / 2, y: (wide[0].y + wide[1].y) / 2 },
      1,
    );
    assert.equal(await map.page.evaluate<number>('visualViewport.scale'), 1, 'the page is not zoomed');

    const zoomed = await map.width();
    await lift({ ...wide[1], id: 1 });
    await fingers('touchMove', { x: wide[0].x + 20, y: wide[0].y + 10 });
    near(await map.at('3C'), { x: c.x + 20, y: c.y + 10 }, 1);
    assert.equal(await map.width(), zoomed);
    await fingers('touchEnd');
    assert.deepEqual(await map.picked(), []);

    const spot = await map.at('9A');
    await map.page.touchscreen.tap(spot.x, spot.y);
    assert.deepEqual(await map.picked(), ['9A']);
  },
  { hasTouch: true },
);

onMap(
  'one finger moves the map and not the page, and a double tap zooms',
  async map => {
    await map.page.addStyleTag({ content: 'body { height: 3000px }' });
    const spot = await map.at('3C');
    const width = await map.width();
    await map.page.touchscreen.tap(spot.x, spot.y);
    await map.page.touchscreen.tap(spot.x, spot.y);
    await map.drawn();
    assert.ok(Math.abs((await map.width()) / width - 2) < 0.01);
    const touch = await map.page.context().newCDPSession(map.page);
    const before = await map.at('3C');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 400, y: 400 }] });
    for (const y of [380, 350, 330]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 400, y }] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await map.drawn();
    near(await map.at('3C'), { x: before.x, y: before.y - 70 }, 1);
    assert.equal(await map.page.evaluate<number>('scrollY'), 0);
  },
  { hasTouch: true },
);

onMap('keys zoom, move and show everything', async map => {
  const { keyboard } = map.page;
  const width = await map.width();
  await keyboard.press('Tab');
  assert.match((await map.focused()) ?? '', /^Map\. Arrow keys/);
  await keyboard.press('+');
  await keyboard.press('+');
  await map.drawn();
  assert.ok(Math.abs((await map.width()) / width - 2.25) < 0.01);
  const spot = await map.at('9A');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowDown');
  await map.drawn();
  near(await map.at('9A'), { x: spot.x - 96, y: spot.y - 96 });
  await keyboard.press('-');
  await map.drawn();
  assert.ok(Math.abs((await map.width()) / width - 1.5) < 0.01);
  await keyboard.press('0');
  await map.drawn();
  assert.ok(await map.isWhole());
});

onMap('Tab visits the buttons and brings each into view; Enter and Space press it', async map => {
  const { keyboard } = map.page;
  await map.closer('DC', 3);
  assert.equal(await map.isInView('1A'), false);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await map.drawn();
  assert.equal(await map.focused(), 'Area 1A');
  assert.ok(await map.isInView('1A'));
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.press(' ');
  assert.deepEqual(await map.picked(), ['1A', '1B']);
});

onMap(
  'with arrow keys one walks from hex to hex, with the map following',
  async map => {
    const { keyboard } = map.page;
    await map.closer('1A', 4);
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    assert.equal(await map.focused(), 'Area 1A');
    const walked: (string | null)[] = [];
    for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
      await keyboard.press(key);
      await map.drawn();
      const area = (await map.focused())!;
      walked.push(area);
      assert.ok(await map.isInView(area.slice(5)), `${area} is in view`);
    }
    assert.deepEqual(walked, ['Area 1B', 'Area 2C', 'Area 4A', 'Area 4C', 'Area LA', 'Area LB']);
    await keyboard.press('Tab');
    assert.equal(await map.focused(), 'Zoom in', 'the map is one stop');
    await keyboard.press('Shift+Tab');
    assert.equal(await map.focused(), 'Area LB', 'and remembers where one was');
  },
  {},
  { keys: 'all' },
);

onMap('buttons zoom and show everything, and say when they can do nothing', async map => {
  const button = (name: string) => map.page.getByRole('button', { name });
  const width = await map.width();
  assert.equal(await button('Zoom out').getAttribute('aria-disabled'), 'true');
  await button('Zoom in').click();
  await map.drawn();
  assert.ok(Math.abs((await map.width()) / width - 1.5) < 0.01);
  assert.equal(await button('Zoom out').getAttribute('aria-disabled'), 'false');
  await button('Zoom in').click();
  await button('Zoom out').click();
  await map.drawn();
  assert.ok(Math.abs((await map.width()) / width - 1.5) < 0.01);
  await button('Show the whole map').click();
  await map.drawn();
  assert.ok(await map.isWhole());
});

onMap('the small map is there when not everything is seen, and leads wherever it is pressed or dragged', async map => {
  const mini = map.page.locator('.map-mini');
  assert.equal(await mini.count(), 0);
  await map.closer('LA', 3);
  assert.equal(await map.isInView('WA'), false);
  const place = async (area: string): Promise<Spot> =>
    map.page.evaluate<Spot>(`(() => {
      const { x, y, width, height } = document.querySelector('.map-mini .small-${area}').getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
  const middle = await place('2B');
  await map.page.mouse.move(middle.x, middle.y);
  await map.page.mouse.down();
  await map.drawn();
  near(await map.at('2B'), { x: 450, y: 350 }, 12);
  const top = await place('WA');
  await map.page.mouse.move(top.x, top.y, { steps: 3 });
  await map.page.mouse.up();
  await map.drawn();
  assert.ok(await map.isInView('WA'));
  const port = (await map.page.locator('.map-port').boundingBox())!;
  assert.ok(port.x < top.x && port.x + port.width > top.x && port.y < top.y + 3, 'the frame is where one looks');
});

onMap('a board can bring a place into view without zooming, and learns how close one looks', async map => {
  const level = (): Promise<string> => map.page.evaluate<string>(`document.querySelector('.map').dataset.zoom`);
  assert.equal(await level(), '0');
  await map.closer('LA', 6);
  assert.equal(await level(), '1');
  const width = await map.width();
  assert.equal(await map.isInView('WA'), false);
  await map.page.evaluate('controls.current.showAt(85.5, -230)');
  await map.drawn();
  assert.ok(await map.isInView('WB'));
  assert.equal(await map.width(), width);
  await map.page.evaluate('controls.current.fit()');
  await map.drawn();
  assert.ok(await map.isWhole());
});

onMap(
  'ways take their time, and a key pressed twice goes twice as far',
  async map => {
    await map.page.addStyleTag({ content: ':root { --move: 2000ms }' });
    const width = await map.width();
    await map.page.keyboard.press('Tab');
    await map.page.keyboard.press('+');
    await map.page.keyboard.press('+');
    await map.drawn();
    assert.ok((await map.width()) / width < 2.2, 'it is on its way');
    await map.page.waitForTimeout(2100);
    await map.drawn();
    assert.ok(Math.abs((await map.width()) / width - 2.25) < 0.01);
  },
  { reducedMotion: 'no-preference' },
);

onMap('what is looked at stays there when the window changes, also while it is hidden', async map => {
  await map.closer('9A', 3);
  const width = await map.width();
  await map.page.setViewportSize({ width: 800, height: 600 });
  await map.page.evaluate(`document.querySelector('#app').style.display = 'none'`);
  await map.drawn();
  await map.page.evaluate(`document.querySelector('#app').style.display = ''`);
  await map.drawn();
  assert.equal(await map.width(), width);
  assert.ok(await map.isInView('9A'));
});

onMap(
  'axe finds no barriers',
  async map => {
    await map.closer('9A', 3);
    assert.deepEqual(await barriersOn(map.page), []);
  },
  {},
  { keys: 'all' },
);
