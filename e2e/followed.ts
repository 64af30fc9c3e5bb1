import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { momentIn } from './traffic.ts';

const PATIENCE_MS = 30_000;

/**
 * How far a page follows its table: what it was told, and whether all it sent was answered. The same question may come
 * twice in a row with the same answers, so the screen alone does not say whether an answer was kept.
 */
export class Followed {
  readonly #page: Page;
  readonly #sent = new Set<string>();
  #n = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on('websocket', socket => {
      socket.on('framesent', ({ payload }) => void this.#sent.add(idIn(payload.toString())));
      socket.on('framereceived', ({ payload }) => {
        const message = payload.toString();
        this.#n = momentIn(message) ?? this.#n;
        this.#sent.delete(idIn(message));
      });
    });
  }

  /** The last moment of the table's history that the page was told of. */
  get n(): number {
    return this.#n;
  }

  /** Told, confirmed and drawn; `meanwhile` is done now and then until then. */
  async reaches(n: number, meanwhile: () => Promise<void> = async () => {}): Promise<void> {
    const latest = performance.now() + PATIENCE_MS;
    while (this.#n < n || this.#sent.size > 0) {
      if (performance.now() > latest) throw new Error(`The page was told of ${this.#n} moments, and not of ${n}.`);
      await meanwhile();
      await setTimeout(10);
    }
    await this.#page.evaluate('new Promise(requestAnimationFrame)');
  }
}

/** Of what is asked, and of the reply to it; '' of news. */
const idIn = (message: string): string => (JSON.parse(message) as { id?: string }).id ?? '';
