import type { Patch } from '@teahouse/kernel';
import type { Page } from 'playwright-core';

/** What a page was told by the house, in order; the files of the site itself are not told, but the same for everybody. */
export class Traffic {
  readonly #told: string[] = [];
  readonly #arriving: Promise<void>[] = [];

  constructor(page: Page) {
    page.on('websocket', socket => {
      socket.on('framereceived', ({ payload }) => void this.#told.push(payload.toString()));
    });
    page.on('response', response => {
      if (new URL(response.url()).pathname.startsWith('/assets/')) return;
      // The answer to a page that was left can no longer be read; it never was.
      const body = response.text().catch(() => '');
      this.#arriving.push(body.then(text => void this.#told.push(JSON.stringify(response.headers()), text)));
    });
  }

  async whole(): Promise<readonly string[]> {
    await Promise.all(this.#arriving);
    return this.#told;
  }
}

/** The seats whose cards a message names: in a view, or in a patch of one. */
export function handsIn(message: string): Set<number> {
  const seats = new Set<number>();
  if (!message.startsWith('{')) return seats;
  const told = JSON.parse(message) as {
    ok?: { view?: { rulers?: unknown } | null };
    patch?: Patch;
  };
  const look = (value: unknown, path: Patch[number][0]): void => {
    if (path.length === 1 && Array.isArray(value)) value.forEach((ruler, seat) => void look(ruler, ['rulers', seat]));
    else if (path.length === 2) look((value as { hand: unknown }).hand, [...path, 'hand']);
    else if (path[2] === 'hand' && (path.length > 3 || Array.isArray(value))) seats.add(path[1] as number);
  };
  if (told.ok?.view?.rulers !== undefined) look(told.ok.view.rulers, ['rulers']);
  for (const [path, value] of told.patch ?? []) if (path[0] === 'rulers') look(value, path);
  return seats;
}

/** Which moment of the table a message tells of; null where it does not say. */
export function momentIn(message: string): number | null {
  const found = /"news":"moved".*?"n":(\d+)/.exec(message) ?? /"commitment":"[^"]*"/.exec(message);
  if (found === null) return null;
  return Number(found[1] ?? /"n":(\d+),"asked"/.exec(message)?.[1] ?? Number.NaN);
}
