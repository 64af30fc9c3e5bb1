import { apply, clone, legal, type Move, type State } from './rules.ts';

// The search of `../uct.ts`, written by hand on the plain rules.

/** A position, the move that led to it, and how often the one who made it won from there. */
interface Node {
  readonly G: State;
  readonly move: Move | null;
  readonly by: number;
  readonly parent: Node | null;
  readonly untried: Move[];
  readonly children: Node[];
  visits: number;
  wins: number;
}

export function uct(G: State, iterations: number, random: () => number): Node {
  const root = newNode(G, null, -1, null);
  for (let i = 0; i < iterations; i++) {
    const leaf = expand(select(root), random);
    learn(leaf, playOut(leaf, random));
  }
  return root;
}

const newNode = (G: State, move: Move | null, by: number, parent: Node | null): Node => ({
  G,
  move,
  by,
  parent,
  untried: G.phase === 'over' ? [] : legal(G),
  children: [],
  visits: 0,
  wins: 0,
});

function select(root: Node): Node {
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

function expand(node: Node, random: () => number): Node {
  const { untried } = node;
  if (untried.length === 0) return node;
  const k = random() % untried.length;
  const move = untried[k]!;
  untried[k] = untried[untried.length - 1]!;
  untried.pop();
  const G = clone(node.G);
  const by = G.actor;
  apply(G, move);
  const child = newNode(G, move, by, node);
  node.children.push(child);
  return child;
}

function playOut(node: Node, random: () => number): number {
  const G = clone(node.G);
  while (G.phase !== 'over') {
    const moves = legal(G);
    apply(G, moves[random() % moves.length]!);
  }
  return G.winner;
}

function learn(leaf: Node, winner: number): void {
  for (let node: Node | null = leaf; node !== null; node = node.parent) {
    node.visits++;
    if (node.by === winner) node.wins++;
  }
}
