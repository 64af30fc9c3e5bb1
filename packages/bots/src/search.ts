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
import { isTogether, utilities } from './utility.ts';

export interface SearchSettings {
  /** Decisions played at random beyond the tree before the position is valued. */
  horizon: number;
  /** How much the search tries what it knows little about. */
  curiosity: number;
}

/** A place in the tree: what a seat may do there, as far as it has been tried. */
interface Node {
  visits: number;
  edges: Map<string, Edge>;
  /** Where sealed answers lead: to one place whatever they are, since those who come next cannot see them. */
  sealedNext: Node | null;
}

interface Edge {
  answer: string;
  visits: number;
  /** How often it could have been chosen; in other imagined worlds it may not have been possible. */
  available: number;
  /** The sum of what every seat got. */
  totals: number[];
  node: Node | null;
}

const newNode = (): Node => ({ visits: 0, edges: new Map(), sealedNext: null });

/**
 * Information-set Monte Carlo tree search. Every iteration imagines another world that fits what the seat sees, walks down
 * the common tree, tries something new, plays on a little and values the position for every seat. Each seat is taken to
 * choose what is best for itself. See docs/bots.md.
 */
export class Search {
  readonly root: Node = newNode();
  readonly #game: AnyGame;
  readonly #me: Seat;
  readonly #world: Core;
  readonly #together: boolean;
  readonly #luck: Rng;
  readonly #settings: SearchSettings;
  readonly #sealed = new Map<string, boolean>();
  readonly #path: Edge[] = [];
  readonly #nodes: Node[] = [];

  constructor(game: AnyGame, seen: SeenCore, me: Seat, luck: Rng, settings: SearchSettings) {
    this.#game = game;
    this.#me = me;
    this.#luck = luck;
    this.#settings = settings;
    this.#world = imagine(game, seen, me, luck);
    this.#together = isTogether(game, this.#world);
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
      const edge = this.#choose(node, q);
      const fresh = edge.visits === 0;
      this.#path.push(edge);
      this.#nodes.push(node);
      const sealed = this.#isSealed(q.ask);
      q = machine.play(g, q, edge.answer);
      if (fresh) break;
      node = this.#next(node, edge, sealed);
    }
    for (let i = 0; i < this.#settings.horizon && q !== null; i++) {
      q = machine.play(g, q, q.options[this.#luck(q.options.length)]!);
    }
    this.#learn(utilities(this.#game, g, this.#together));
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

  /** Something untried while the place is new, then what promises most to the seat that chooses. */
  #choose(node: Node, { options, seat }: Question): Edge {
    const { edges } = node;
    let untried = 0;
    let chosen = '';
    let best: Edge | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const answer of options) {
      const edge = edges.get(answer);
      if (edge === undefined) {
        untried++;
        if (this.#luck(untried) === 0) chosen = answer;
        continue;
      }
      edge.available++;
      const promise =
        edge.totals[seat]! / edge.visits + this.#settings.curiosity * Math.sqrt(Math.log(edge.available) / edge.visits);
      if (promise > most) {
        most = promise;
        best = edge;
      }
    }
    if (untried > 0 && (best === null || edges.size < width(node.visits))) {
      const edge: Edge = {
        answer: chosen,
        visits: 0,
        available: 1,
        totals: Array(this.#world.seats).fill(0),
        node: null,
      };
      edges.set(chosen, edge);
      return edge;
    }
    return best!;
  }

  #learn(got: readonly number[]): void {
    for (const node of this.#nodes) node.visits++;
    for (const edge of this.#path) {
      edge.visits++;
      for (let seat = 0; seat < got.length; seat++) edge.totals[seat]! += got[seat]!;
    }
  }
}

/** Progressive widening: how many answers are tried after so many visits. */
const width = (visits: number): number => 4 + 2 * Math.sqrt(visits);
