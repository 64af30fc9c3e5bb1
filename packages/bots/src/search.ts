import {
  type AnyGame,
  type Core,
  imagine,
  isSealed,
  type Question,
  type Rng,
  reimagine,
  type Seat,
  type SeenCore,
} from '@teahouse/kernel';
import type { Budget } from './job.ts';
import { isSame, Moving, type Tried } from './move.ts';
import type { Deed } from './trees.ts';
import { isTogether, utilities } from './utility.ts';

export interface SearchSettings {
  /** Decisions played at random beyond the tree before the position is valued. */
  horizon: number;
  /** How much the search tries what it knows little about. */
  curiosity: number;
}

/** A place in the tree: what a seat may do there, as far as it has been tried. */
interface Node {
  /** Who is asked there. */
  seat: Seat;
  visits: number;
  /** How often something new was looked for: a move that is composed may be one that is there already. */
  tries: number;
  edges: Edge[];
  /** Where sealed answers lead: to one place whatever they are, since those who come next cannot see them. */
  sealedNext: Node | null;
}

interface Edge extends Tried {
  /** How often it could have been chosen; in other imagined worlds it may not have been possible. */
  available: number;
  node: Node | null;
}

const newNode = (): Node => ({ seat: -1, visits: 0, tries: 0, edges: [], sealedNext: null });

/** How often, in hundredths, an answer within a new move is any answer instead of what is best at once. */
const ASIDE = 25;

/**
 * Information-set Monte Carlo tree search over whole moves. Every iteration imagines another world that fits what the
 * seat sees, walks down the common tree, tries something new, plays on a little and values the position for every seat.
 * Each seat is taken to choose what is best for itself. See docs/bots.md.
 */
export class Search {
  readonly root: Node;
  readonly #game: AnyGame;
  readonly #me: Seat;
  readonly #world: Core;
  readonly #together: boolean;
  readonly #luck: Rng;
  readonly #settings: SearchSettings;
  readonly #sealed = new Map<string, boolean>();
  readonly #path: Edge[] = [];
  readonly #nodes: Node[] = [];

  /** `root`: a place of an earlier tree that is grown on. */
  constructor(game: AnyGame, seen: SeenCore, me: Seat, luck: Rng, settings: SearchSettings, root = newNode()) {
    this.root = root;
    this.#game = game;
    this.#me = me;
    this.#luck = luck;
    this.#settings = settings;
    this.#world = imagine(game, seen, me, luck);
    this.#together = isTogether(game, this.#world);
  }

  /** A move that is to be tried whatever it looks like. */
  consider(answers: readonly string[]): void {
    this.#add(this.root, answers);
  }

  /** The most visited first. */
  get moves(): readonly Tried[] {
    return this.root.edges.toSorted((a, b) => b.visits - a.visits);
  }

  /** The place that these decisions lead to, if the seat is asked there and it has been visited. */
  after(decided: readonly Deed[]): Node | null {
    let node: Node | null = this.root;
    for (const { seat, ask, answers } of decided) {
      if (node?.seat !== seat) return null;
      node = this.#isSealed(ask)
        ? node.sealedNext
        : (node.edges.find(edge => isSame(edge.answers, answers))?.node ?? null);
    }
    return node?.seat === this.#me ? node : null;
  }

  /** Gives the number of iterations. */
  think({ iterations, ms }: Budget): number {
    const end = performance.now() + ms;
    let done = 0;
    while (done < iterations) {
      this.iterate();
      done++;
      if ((done & 31) === 0 && performance.now() > end) break;
    }
    return done;
  }

  iterate(): void {
    const { machine } = this.#game;
    const g = reimagine(this.#game, this.#world, this.#me, this.#luck);
    this.#path.length = 0;
    this.#nodes.length = 0;
    let node: Node = this.root;
    let q: Question | null = machine.open(g)[0] ?? null;
    // The seat that thinks answers first, also where several are asked at once.
    if (q !== null && q.seat !== this.#me) q = machine.open(g).find(x => x.seat === this.#me) ?? q;
    while (q !== null) {
      const sealed = this.#isSealed(q.ask);
      const moving = new Moving(this.#game, g, q);
      const edge = this.#move(node, moving, sealed);
      const fresh = edge.visits === 0;
      this.#path.push(edge);
      this.#nodes.push(node);
      q = moving.next;
      if (fresh) break;
      node = this.#next(node, edge, sealed);
    }
    this.#playOn(g, q);
    this.#learn(utilities(this.#game, g, this.#together));
  }

  /** Whole moves at random, up to the horizon and then to the end of the last one. */
  #playOn(g: Core, question: Question | null): void {
    let q = question;
    for (let i = 0; i < this.#settings.horizon && q !== null; ) {
      const moving = new Moving(this.#game, g, q);
      for (; moving.question !== null; i++) {
        const { options } = moving.question;
        moving.play(options[this.#luck(options.length)]!);
      }
      q = moving.next;
    }
  }

  #isSealed(ask: string): boolean {
    let sealed = this.#sealed.get(ask);
    if (sealed === undefined) {
      sealed = isSealed(this.#game.machine.step(ask)!);
      this.#sealed.set(ask, sealed);
    }
    return sealed;
  }

  #next(node: Node, edge: Edge, sealed: boolean): Node {
    if (sealed) {
      node.sealedNext ??= newNode();
      return node.sealedNext;
    }
    edge.node ??= newNode();
    return edge.node;
  }

  /** Something untried while the place is new, then what promises most to the seat that chooses. It is made at once. */
  #move(node: Node, moving: Moving, sealed: boolean): Edge {
    const { options, seat } = moving.question!;
    const { edges } = node;
    node.seat = seat;
    let best: Edge | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i]!;
      if (!options.includes(edge.answers[0]!)) continue;
      edge.available++;
      // What was never tried goes first: it was put here to be considered.
      const promise =
        edge.visits === 0
          ? Number.POSITIVE_INFINITY
          : edge.totals[seat]! / edge.visits +
            this.#settings.curiosity * Math.sqrt(Math.log(edge.available) / edge.visits);
      if (promise > most) {
        most = promise;
        best = edge;
      }
    }
    if (best === null || (most < Number.POSITIVE_INFINITY && node.tries < this.#width(node, moving, sealed))) {
      const fresh = moving.isChain ? this.#compose(node, moving) : this.#untried(node, moving, sealed);
      if (fresh !== null) return fresh;
    }
    moving.follow(best!.answers, this.#luck);
    return best!;
  }

  /**
   * Progressive widening: how many moves are tried after so many visits. The question itself is looked at broadly; further
   * on what is best at once will do for long, so that a good move is not blamed for bad ones after it. What a sealed
   * answer is worth shows only later.
   */
  #width({ visits }: Node, { isChain }: Moving, sealed: boolean): number {
    if (this.#path.length > 0 && !sealed) return 1 + 0.7 * Math.sqrt(visits);
    return isChain ? 2 + Math.sqrt(visits) : 4 + 2 * Math.sqrt(visits);
  }

  /** An answer that was not tried yet, if there is one; beyond the question itself, first the best. */
  #untried(node: Node, moving: Moving, sealed: boolean): Edge | null {
    const { options } = moving.question!;
    if (node.tries === 0 && this.#path.length > 0 && !sealed) {
      node.tries++;
      moving.play(moving.best(this.#luck));
      return this.#add(node, moving.answers);
    }
    let untried = 0;
    let chosen = '';
    for (const answer of options) {
      if (node.edges.some(({ answers }) => answers[0] === answer)) continue;
      untried++;
      if (this.#luck(untried) === 0) chosen = answer;
    }
    if (untried === 0) return null;
    node.tries++;
    moving.play(chosen);
    return this.#add(node, moving.answers);
  }

  /** A move of several answers: first the one that is best at every step, then others near it. */
  #compose(node: Node, moving: Moving): Edge {
    const aside = node.tries === 0 ? 0 : ASIDE;
    node.tries++;
    while (moving.question !== null) moving.play(moving.some(aside, this.#luck));
    const made = moving.answers;
    const same = node.edges.find(({ answers }) => isSame(answers, made));
    return same ?? this.#add(node, made);
  }

  #add(node: Node, answers: readonly string[]): Edge {
    const edge = { answers, visits: 0, available: 1, totals: Array<number>(this.#world.seats).fill(0), node: null };
    node.edges.push(edge);
    return edge;
  }

  #learn(got: readonly number[]): void {
    for (const node of this.#nodes) node.visits++;
    for (const edge of this.#path) {
      edge.visits++;
      for (let seat = 0; seat < got.length; seat++) edge.totals[seat]! += got[seat]!;
    }
  }
}
