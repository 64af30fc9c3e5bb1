// Files that import each other in a ring, and layers that do.
import { posix } from 'node:path';

/** An import of one file of the tree by another. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly line: number;
}

export interface Cycle {
  readonly of: 'files' | 'layers';
  /** All that hang together, by name. */
  readonly members: readonly string[];
  /** One of the shortest ways round, import by import. */
  readonly round: readonly Edge[];
}

/** Every ring between files, and every one between the layers of a package. */
export function cycles(edges: readonly Edge[]): Cycle[] {
  const across = edges.filter(({ from, to }) => {
    const [one, other] = [layerOf(from), layerOf(to)];
    return one !== null && other !== null && one !== other;
  });
  return [...rings('files', edges, path => path), ...rings('layers', across, path => layerOf(path)!)];
}

/**
 * What stands directly in a source folder is a layer: a folder with all that is in it, or a single file. Tests, scripts
 * and tools have no layers.
 */
function layerOf(path: string): string | null {
  return /^packages\/(?:games\/[^/]+\/(?:src|text|board)|(?!games\/)[^/]+\/src)\/[^/]+/.exec(path)?.[0] ?? null;
}

function rings(of: Cycle['of'], edges: readonly Edge[], name: (path: string) => string): Cycle[] {
  const graph = new Map<string, Map<string, Edge>>();
  const reached = (node: string): Map<string, Edge> => {
    const out = graph.get(node) ?? new Map<string, Edge>();
    graph.set(node, out);
    return out;
  };
  for (const edge of edges) {
    const out = reached(name(edge.from));
    if (!out.has(name(edge.to))) out.set(name(edge.to), edge);
    reached(name(edge.to));
  }
  return connected(graph)
    .filter(members => members.length > 1 || graph.get(members[0]!)!.has(members[0]!))
    .map(members => ({ of, members, round: shortestRound(graph, members) }))
    .sort((a, b) => a.members[0]!.localeCompare(b.members[0]!));
}

/** Tarjan's strongly connected components, each sorted by name. */
function connected(graph: ReadonlyMap<string, ReadonlyMap<string, Edge>>): string[][] {
  const found: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const visit = (node: string): void => {
    index.set(node, index.size);
    low.set(node, index.get(node)!);
    open.push(node);
    for (const next of graph.get(node)!.keys()) {
      if (!index.has(next)) {
        visit(next);
        low.set(node, Math.min(low.get(node)!, low.get(next)!));
      } else if (open.includes(next)) low.set(node, Math.min(low.get(node)!, index.get(next)!));
    }
    if (low.get(node) === index.get(node)) found.push(open.splice(open.indexOf(node)).sort());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}

/** Breadth first from the first member back to itself. */
function shortestRound(graph: ReadonlyMap<string, ReadonlyMap<string, Edge>>, members: readonly string[]): Edge[] {
  const start = members[0]!;
  const ways = new Map<string, Edge[]>([[start, []]]);
  for (const [node, way] of ways) {
    for (const [next, edge] of graph.get(node)!) {
      if (next === start) return [...way, edge];
      if (members.includes(next) && !ways.has(next)) ways.set(next, [...way, edge]);
    }
  }
  throw new Error(`${start} is in no ring`);
}

/** The file of the tree that a relative import means. */
export const resolved = (from: string, module: string): string => posix.join(posix.dirname(from), module);
