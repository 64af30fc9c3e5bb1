import { type Core, type Game, Match, type Options, type Question, type Rng, rng } from '@teahouse/kernel';
import { decisionFrom } from '@teahouse/testkit';
import type { Page } from 'playwright-core';

/** A moment of some game: what I, in the first seat, am asked, and what else must hold. */
interface Wanted<G, O> {
  ask: string;
  seats: number;
  options?: Partial<O>;
  holds?: (g: G, options: readonly string[]) => boolean;
}

/** How somebody plays who only wants to get somewhere. */
export type Chooses<G> = (g: G, question: Question, luck: Rng) => string;
const atRandom: Chooses<unknown> = (_, { options }, luck) => options[luck(options.length)]!;

const GAMES = 300;
const ME = 0;

/** How one sits down at a practice table of a game that was played until the moment came. */
export const sitterAt =
  <G extends Core, V extends object, O extends Options>(
    game: Game<G, V, O>,
    usual: Partial<O>,
    chooses: Chooses<G> = atRandom,
  ) =>
  async (page: Page, { ask, seats, options = usual, holds = () => true }: Wanted<G, O>): Promise<void> => {
    for (let n = 0; n < GAMES; n++) {
      const seed = `${ask} ${n}`;
      const match = Match.begin(game, { seats, options, seed });
      const isWanted = (q: Question): boolean => q.seat === ME && q.ask === ask && holds(match.state as G, q.options);
      if (!playTo(match, seed, isWanted, chooses)) continue;
      return open(page, { game: game.id, seats, options, seed, log: match.log });
    }
    throw new Error(`In ${GAMES} games nobody was asked ${ask} as wanted.`);
  };

/** Plays on until the open question is wanted; false if the game ends without it. */
export function playTo<G extends Core, V extends object, O extends Options>(
  match: Match<G, V, O>,
  seed: string,
  isWanted: (question: Question) => boolean,
  chooses: Chooses<G>,
): boolean {
  const luck = rng(seed);
  for (let [q] = match.open(); q !== undefined; [q] = match.open()) {
    if (isWanted(q)) return true;
    const answer = chooses(match.state as G, q, luck);
    match.answers(q.seat, decisionFrom(match.game, match.state, q, answer, luck), q.ask);
  }
  return false;
}

interface Laid {
  game: string;
  seats: number;
  options: object;
  seed: string;
  log: readonly unknown[];
}

async function open(page: Page, laid: Laid): Promise<void> {
  const levels = [null, ...Array.from({ length: laid.seats - 1 }, () => 'greedy')];
  // One seed may be dealt to more or fewer, and played otherwise.
  const id = `${laid.seed} ${laid.seats} ${laid.log.length} ${Object.values(laid.options)}`.replaceAll(/\W/g, '-');
  const save = JSON.stringify(JSON.stringify({ ...laid, id, me: ME, levels, startedAt: 1 }));
  // Whoever is in the house walks to the table; only the first one loads the site.
  if (page.url().startsWith('about:')) await page.goto('/import');
  await page.evaluate(`{
    localStorage['teahouse.practice.${id}'] ??= ${save};
    document.querySelector('.table')?.classList.add('left');
    history.pushState(null, '', '/practice/${id}');
    dispatchEvent(new PopStateEvent('popstate'));
  }`);
  await page.locator('.table:not(.left) .ask.mine .opts button').first().waitFor({ state: 'attached' });
}
