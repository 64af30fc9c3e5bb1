import type { Seat } from '@teahouse/kernel';
import { action, main, month } from './rules.ts';
import { type Choice, MONTHS, type Table } from './table.ts';

// The rule functions of `dragon-lite/rules.ts` under a driver written by hand for this one game: no frames, no labels,
// no machine. What the kernel is slower than this is the price of the machine alone.

const draft = main.steps.draft!;
const finalScore = main.steps.finalScore!;
const dealActions = month.steps.dealActions!;
const rankAgain = month.steps.rankAgain!;
const persons = month.steps.persons!;
const disaster = month.steps.disaster!;
const release = month.steps.release!;
const decay = month.steps.decay!;
const monthScore = month.steps.monthScore!;
const choose = action.steps.choose!;
const pay = action.steps.pay!;
const perform = action.steps.perform!;

export interface Play {
  g: Table;
  phase: 'draft' | 'action' | 'person' | 'release' | 'over';
  /** Whose decision it is: in most phases, the place in the order that the phase began with. */
  actor: Seat;
  order: readonly Seat[];
  i: number;
  /** The values of the month and of the action being played. */
  month: { losses: number[] };
  action: { seat: Seat; choice: Choice };
}

/** Starts at the draft, with a state as it is dealt. */
export function begin(g: Table): Play {
  const play: Play = {
    g,
    phase: 'draft',
    actor: 0,
    order: [],
    i: 0,
    month: { losses: [] },
    action: { seat: 0, choice: 'refill' },
  };
  enter(play, 'draft', draft.list(g, {}) as readonly Seat[]);
  return play;
}

export function legal({ g, phase, actor, month, action }: Play): readonly string[] {
  switch (phase) {
    case 'draft':
      return draft.options(g, {}, actor);
    case 'action':
      return choose.options(g, action, actor);
    case 'person':
      return persons.options(g, month, actor);
    case 'release':
      return release.options(g, month, actor);
    case 'over':
      return [];
  }
}

export function apply(play: Play, answer: string): void {
  const { g, phase, actor } = play;
  switch (phase) {
    case 'draft':
      draft.take(g, {}, answer as never, actor);
      if (!nextInOrder(play)) startMonth(play, MONTHS[0]!);
      return;
    case 'action':
      play.action.seat = actor;
      choose.take(g, play.action, answer as never, actor);
      pay.does(g, play.action);
      perform.does(g, play.action);
      if (nextInOrder(play)) return;
      rankAgain.does(g, play.month);
      enter(play, 'person', g.order);
      return;
    case 'person':
      persons.take(g, play.month, answer as never, actor);
      if (nextInOrder(play)) return;
      disaster.does(g, play.month);
      releaseNext(play);
      return;
    case 'release':
      release.take(g, play.month, answer as never, actor);
      releaseNext(play);
      return;
    case 'over':
      throw new Error('the game is over');
  }
}

function enter(play: Play, phase: Play['phase'], order: readonly Seat[]): void {
  play.phase = phase;
  play.order = order;
  play.i = 0;
  play.actor = order[0]!;
}

function nextInOrder(play: Play): boolean {
  if (++play.i === play.order.length) return false;
  play.actor = play.order[play.i]!;
  return true;
}

function startMonth(play: Play, n: number): void {
  const { g } = play;
  g.month = n;
  play.month = { losses: [] };
  dealActions.does(g, play.month);
  enter(play, 'action', g.order);
}

function releaseNext(play: Play): void {
  const { g } = play;
  play.phase = 'release';
  play.actor = release.who(g, play.month);
  if (play.actor >= 0) return;
  decay.does(g, play.month);
  monthScore.does(g, play.month);
  if (g.month + 1 < MONTHS.length) {
    startMonth(play, g.month + 1);
    return;
  }
  finalScore.does(g, {});
  play.phase = 'over';
}
