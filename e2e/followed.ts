import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { YES } from './glow.ts';
import { momentIn } from './traffic.ts';

const PATIENCE_MS = 30_000;
const SOON_MS = 1500;
const GLANCE_MS = 40;

/**
 * How far a page follows its table: what it was told, and whether all it sent was answered. The same question may come
 * twice in a row with the same answers, so the screen alone does not say whether an answer was kept.
 */
export class Followed {
  readonly #page: Page;
  readonly #sent = new Set<string>();
  #n = 0;
  #given = 0;
  #heard = Promise.withResolvers<void>();

  constructor(page: Page) {
    this.#page = page;
    page.on('websocket', socket => {
      socket.on('framesent', ({ payload }) => {
        const message = payload.toString();
        this.#sent.add(idIn(message));
        if (isAnswer(message)) this.#given++;
      });
      socket.on('framereceived', ({ payload }) => {
        const message = payload.toString();
        this.#n = momentIn(message) ?? this.#n;
        this.#sent.delete(idIn(message));
        this.#heard.resolve();
        this.#heard = Promise.withResolvers();
      });
    });
  }

  /** How many answers the page has sent. */
  get given(): number {
    return this.#given;
  }

  /** Waits until a moment of the table's history is told, and drawn. */
  async reaches(n: number): Promise<void> {
    if (!(await this.#isAt(n, PATIENCE_MS)))
      throw new Error(`The page was told of ${this.#n} moments, and not of ${n}.`);
  }

  /**
   * Answers until a decision is kept, step by step where it has several: a page that draws the next question just now
   * takes no answer. A doubt is met with yes.
   */
  async answers(answer: () => Promise<void>, sayYes: () => Promise<void>): Promise<void> {
    const n = this.#n;
    const latest = performance.now() + PATIENCE_MS;
    let steps: number;
    do {
      if (performance.now() > latest) throw new Error(`No answer was kept at ${n}.`);
      steps = await this.#steps();
      await answer();
    } while (!(await this.#isAt(n + 1, SOON_MS, { sayYes, steps })));
  }

  /** How many steps are composed and not given. */
  #steps(): Promise<number> {
    return this.#page.locator('.draft li').count();
  }

  async #isAt(n: number, ms: number, on?: { sayYes(): Promise<void>; steps: number }): Promise<boolean> {
    const latest = performance.now() + ms;
    while (this.#n < n || this.#sent.size > 0) {
      // What is on its way will be told: whoever pressed again would answer the next question.
      const isLate = performance.now() > latest && (on === undefined || this.#sent.size === 0);
      if (isLate || performance.now() > latest + PATIENCE_MS) return false;
      if (on !== undefined && (await this.#page.locator(YES).isVisible())) await on.sayYes();
      if (on !== undefined && this.#sent.size === 0 && (await this.#steps()) > on.steps) return false;
      // Only what the page composes by itself is looked for; what is told is heard.
      await Promise.race([this.#heard.promise, setTimeout(GLANCE_MS)]);
    }
    await this.#page.evaluate('new Promise(requestAnimationFrame)');
    return true;
  }
}

/** Of what is asked, and of the reply to it; '' of news. */
const idIn = (message: string): string => (JSON.parse(message) as { id?: string }).id ?? '';

const isAnswer = (message: string): boolean => (JSON.parse(message) as { do?: string }).do === 'play.answer';
