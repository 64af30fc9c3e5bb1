import { signal } from '@preact/signals';
import { parse, type Route } from './addresses.ts';

export { addressOf, type Route, toTable, type Venue } from './addresses.ts';

/** Where we are. */
export const route = signal<Route>({ screen: 'home' });

export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  route.value = parse(location.href);
}

/** Listens to the browser's own way back, and turns clicks on our links into moves without a load. */
export function startRouter(): void {
  route.value = parse(location.href);
  addEventListener('popstate', () => {
    route.value = parse(location.href);
  });
  document.addEventListener('click', event => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api') || link.hash !== '') return;
    event.preventDefault();
    go(link.pathname + link.search);
    scrollTo(0, 0);
  });
}
