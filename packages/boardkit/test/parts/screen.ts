// A page for the tests of components, and components that Node can load: import this first, and the rest by `import()`.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { Window } from 'happy-dom';
import { type ComponentChild, render } from 'preact';
import { act } from 'preact/test-utils';
import { transformSync } from 'rolldown/utils';

registerHooks({
  load(url, context, next) {
    const path = url.split('?')[0]!;
    if (path.endsWith('.tsx')) {
      const jsx = { runtime: 'automatic', importSource: 'preact' } as const;
      const { code, errors } = transformSync(path, readFileSync(new URL(path), 'utf8'), { jsx });
      if (errors.length > 0) throw errors[0]!;
      return { format: 'module', source: code, shortCircuit: true };
    }
    // The bundler gives their address.
    if (/\.(svg|css)$/.test(path)) {
      const source = `export default ${JSON.stringify(path.slice(path.lastIndexOf('/') + 1))}`;
      return { format: 'module', source, shortCircuit: true };
    }
    return next(url, context);
  },
});

const window = new Window({ width: 1000, height: 800 });
const CLASSES = ['Element', 'HTMLElement', 'Node', 'Event', 'KeyboardEvent', 'PointerEvent', 'ResizeObserver'] as const;
for (const name of ['document', ...CLASSES] as const) Object.assign(globalThis, { [name]: window[name] });
for (const name of [
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'matchMedia',
  'getComputedStyle',
] as const) {
  Object.assign(globalThis, { [name]: window[name].bind(window) });
}
Object.assign(globalThis, { window, innerWidth: 1000, innerHeight: 800 });

/** Draws on a page of its own, and gives its body. Drawing again changes what is there. */
export function draw(what: ComponentChild): HTMLElement {
  act(() => render(what, document.body));
  return document.body;
}

export function clear(): void {
  draw(null);
  document.body.innerHTML = '';
}

/** The one element that fits. */
export function find<E extends Element = HTMLElement>(selector: string): E {
  const found = document.querySelectorAll<E>(selector);
  if (found.length !== 1) throw new Error(`${found.length} elements fit ${selector} in ${document.body.innerHTML}`);
  return found[0]!;
}

/** Does something on the page, and lets it be drawn. */
export const happens = (does: () => void): void => act(does) as unknown as void;

export const press = (key: string): void =>
  happens(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
