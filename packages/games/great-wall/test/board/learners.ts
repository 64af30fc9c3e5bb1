import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LessonScript, type LessonStep, stepDue } from '@teahouse/boardkit/contract';
import { cloneOf, type Language, Match, type Question, type Rng, rng, view } from '@teahouse/kernel';
import { learnersOf, mustSayTheSame } from '@teahouse/testkit';
import { at } from '../../board/model/flight.ts';
import { game, text as load, type Table, type TableOptions, type View } from '../../src/index.ts';
import type { LocationId } from '../../src/printed/board.ts';
import type { Text } from '../../text/en.ts';

/** The learner has the first seat. */
export const ME = 0;

type Player = (g: Table, q: Question, luck: Rng, told: readonly string[]) => string;

const { atRandom, greedily, asBeginner } = learnersOf(game);
/** Whatever the lesson points at, if it is an answer. */
const asTold: Player = (g, q, luck, told) =>
  q.options.find(answer => told.includes(answer) || told.includes(at.location(answer))) ?? greedily(g, q, luck);
/** Nothing of use. */
const contrarily: Player = (g, q, luck) =>
  ['done', 'pass', 'betrayal'].find(answer => q.options.includes(answer)) ?? atRandom(g, q, luck);

const LEARNERS: Record<string, Player> = { atRandom, greedily, asBeginner, asTold, contrarily };
/** All but whoever does nothing. */
export const NORMAL = ['atRandom', 'greedily', 'asBeginner', 'asTold'];

/** A step when it is first shown, and how the table is then. */
interface Telling {
  step: LessonStep;
  g: Table;
  q: Question | null;
  learner: string;
  played: number;
}

/** Follows the game as the table does: a step is said until another one is due, and never again. */
class Voice {
  readonly #steps: readonly LessonStep[];
  readonly #said = new Set<string>();
  #now: LessonStep | undefined;

  constructor(steps: readonly LessonStep[]) {
    this.#steps = steps;
  }

  hear(ask: string | null, seen: View): LessonStep | undefined {
    const due = stepDue(this.#steps, this.#said, ask, seen, this.#now?.id ?? null);
    if (due === this.#now) return undefined;
    if (this.#now !== undefined) this.#said.add(this.#now.id);
    this.#now = due;
    return due;
  }

  get points(): readonly string[] {
    return this.#now?.points ?? [];
  }
}

export const dealt = ({ table }: LessonScript) => Match.begin<Table, View, TableOptions>(game, table);

/** All that is told while every kind of learner plays so many games. */
export class Tellings {
  readonly games: number;
  readonly all: Telling[] = [];

  constructor(script: LessonScript, games: number) {
    this.games = games;
    for (const learner of Object.keys(LEARNERS))
      for (let played = 0; played < games; played++) this.#play(script, learner, played);
  }

  of(id: string, learner: string): Telling[] {
    return this.all.filter(telling => telling.step.id === id && telling.learner === learner);
  }

  /** Whether it was told in nearly every game of that learner. */
  isTold(id: string, learner: string): boolean {
    return this.of(id, learner).length >= 0.85 * this.games;
  }

  noneTwice(): void {
    const seen = this.all.map(({ step, learner, played }) => `${step.id} ${learner} ${played}`);
    assert.equal(new Set(seen).size, seen.length);
  }

  /** Nothing but these steps follows a step, in any game. */
  onlyAfter(id: string, allowed: readonly string[]): void {
    let heard = '';
    for (const { step, learner, played } of this.all) {
      const game = `${learner} ${played}`;
      if (heard === game) assert.ok(allowed.includes(step.id), `${step.id} after ${id}, ${game}`);
      if (step.id === id) heard = game;
    }
    assert.notEqual(heard, '', `${id} is told`);
  }

  pointAtWhatIsThere(places: (g: Table, q: Question | null) => readonly string[]): void {
    for (const { step, g, q, learner } of this.all) {
      const there = [...places(g, q), ...(q?.options ?? [])];
      assert.ok(step.points.length > 0);
      for (const point of step.points) assert.ok(there.includes(point), `${step.id}: ${point}, ${learner}`);
    }
  }

  #play(script: LessonScript, learner: string, played: number): void {
    const luck = rng(`lesson ${learner} ${played}`);
    const match = dealt(script);
    const voice = new Voice(script.steps);
    const listen = (q: Question | null, ask: string | null): void => {
      const step = voice.hear(ask, view(game, match.state as Table, ME));
      if (step !== undefined) this.all.push({ step, g: cloneOf(game, match.state as Table), q, learner, played });
    };
    while (!match.over) {
      const mine = match.open(true).find(({ seat }) => seat === ME) ?? null;
      listen(mine, mine?.ask ?? '');
      const q = match.open()[0]!;
      const player = q.seat === ME ? LEARNERS[learner]! : asBeginner;
      match.answer(q.seat, player(match.state as Table, q, luck, voice.points));
    }
    listen(null, null);
  }
}

type CardId = keyof Text['cards'];

/** Which cards and places a step speaks of: they are called what they are called elsewhere. */
interface Names {
  cards?: Record<string, CardId[]>;
  places?: Record<string, LocationId[]>;
}

export const inFourLanguages = (scripts: Record<Language, LessonScript>, { cards = {}, places = {} }: Names) =>
  test('the same lesson in four languages', () =>
    mustSayTheSame(scripts, async language => {
      const known = (await load[language]()) as Text;
      const names: [string, string][] = [];
      for (const [id, named] of Object.entries(cards)) for (const card of named) names.push([id, known.cards[card][0]]);
      for (const [id, named] of Object.entries(places))
        for (const place of named) names.push([id, known.locations[place]]);
      return names;
    }));
