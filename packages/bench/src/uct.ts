import { type Core, cloneOf, type Game, type Options, placesOf, type Question, type Seat } from '@teahouse/kernel';

// Plain tree search on the kernel, for measuring: it knows all cards and plays every game to the end at random.
// `plain/uct.ts` is the same written by hand; what the bots of the house do is another search.

/** A position, the answer that led to it, and how often those who gave it won from there. */
interface Node<G> {
  readonly g: G;
  readonly question: Question | null;
  readonly answer: string;
  readonly by: Seat;
  readonly parent: Node<G> | null;
  readonly untried: string[];
  readonly children: Node<G>[];
  visits: number;
  wins: number;
}

/** @returns the root of the tree; the best answer is that of its `favourite` */
export function uct<G extends Core, V extends object, O extends Options>(
  game: Game<G, V, O>,
  g: G,
  question: Question,
  iterations: number,
  random: () => number,
): Node<G> {
  const root = newNode(g, question, '', -1, null);
  for (let i = 0; i < iterations; i++) {
    const leaf = expand(game, select(root), random);
    learn(leaf, playOut(game, leaf, random));
  }
  return root;
}

/** The child that was visited most. */
export function favourite<N extends { visits: number; children: N[] }>({ children }: N): N {
  let best = children[0]!;
  for (const child of children) if (child.visits > best.visits) best = child;
  return best;
}

const newNode = <G>(g: G, question: Question | null, answer: string, by: Seat, parent: Node<G> | null): Node<G> => ({
  g,
  question,
  answer,
  by,
  parent,
  untried: question === null ? [] : question.options.slice(),
  children: [],
  visits: 0,
  wins: 0,
});

function select<G>(root: Node<G>): Node<G> {
  let node = root;
  while (node.untried.length === 0 && node.children.length > 0) {
    const log = 2 * Math.log(node.visits);
    let most = -1;
    let best = node;
    for (const child of node.children) {
      const promise = child.wins / child.visits + Math.sqrt(log / child.visits);
      if (promise > most) {
        most = promise;
        best = child;
      }
    }
    node = best;
  }
  return node;
}

function expand<G extends Core, V extends object, O extends Options>(
  game: Game<G, V, O>,
  node: Node<G>,
  random: () => number,
): Node<G> {
  const { untried, question } = node;
  if (question === null || untried.length === 0) return node;
  const k = random() % untried.length;
  const answer = untried[k]!;
  untried[k] = untried[untried.length - 1]!;
  untried.pop();
  const g = cloneOf(game, node.g);
  const child = newNode(g, game.machine.play(g, question, answer), answer, question.seat, node);
  node.children.push(child);
  return child;
}

/** @returns who wins; of several, the first */
function playOut<G extends Core, V extends object, O extends Options>(
  game: Game<G, V, O>,
  node: Node<G>,
  random: () => number,
): Seat {
  const { machine } = game;
  const g = cloneOf(game, node.g);
  for (let q = node.question; q !== null; ) q = machine.play(g, q, q.options[random() % q.options.length]!);
  return placesOf(game.outcome(g), g.seats).indexOf(1);
}

function learn<G>(leaf: Node<G>, winner: Seat): void {
  for (let node: Node<G> | null = leaf; node !== null; node = node.parent) {
    node.visits++;
    if (node.by === winner) node.wins++;
  }
}
