import { RAISED } from './events.ts';
import type { Game, Options } from './game.ts';
import { type JsonObject, notJson } from './json.ts';
import { isSealed, Machine, SEPARATOR } from './machine.ts';
import { type Core, type Procedure, RulesFault, type Step } from './rulebook.ts';

/**
 * The same game, under watch: for development and tests. It catches rules that are not plain data, pure parts that
 * write, sealed choices that depend on each other, and steps that go on after raising an event. Slow, and a game of its
 * own, so that nothing of it runs where bots search. With `every`, each part of each step is watched the first times it
 * is called, and once in so many calls afterwards: much quicker, and no part goes unwatched.
 */
export function strict<G extends Core, V extends object, O extends Options>(
  game: Game<G, V, O>,
  { every = 1 }: { every?: number } = {},
): Game<G, V, O> {
  const procedures = new Map(game.machine.procedures.map(p => [p.name, watched(p, every)]));
  return {
    ...game,
    main: { ...game.main, steps: procedures.get(game.main.name)!.steps } as typeof game.main,
    machine: new Machine<G>([...procedures.values()], {
      fuel: game.machine.fuel,
      consequences: g => game.machine.consequences(g),
    }),
  };
}

function watched<G extends Core>(p: Procedure<G, never, unknown>, every: number): Procedure<G, never, unknown> {
  const steps: Record<string, Step<G, never>> = {};
  for (const [label, s] of Object.entries(p.steps)) steps[label] = watch(s, every);
  for (const s of Object.values(steps)) s.after = steps[s.next] ?? null;
  return { ...p, steps };
}

/** The first calls of a part that are always watched. */
const FIRST = 20;

function watch<G extends Core>(s: Step<G, never>, every: number): Step<G, never> {
  const counted = (): (() => boolean) => {
    let calls = 0;
    return () => calls++ < FIRST || calls % every === 0;
  };
  const pure = <A extends unknown[], T>(part: string, f: (g: G, v: never, ...rest: A) => T) => {
    const isDue = counted();
    return (g: G, v: never, ...rest: A): T => {
      if (!isDue()) return f(g, v, ...rest);
      const before = JSON.stringify([g, v]);
      const result = f(g, v, ...rest);
      if (JSON.stringify([g, v]) !== before) throw new RulesFault(`'${part}' of ${s.label} changes the state`, g);
      return result;
    };
  };
  const acts = <A extends unknown[], T>(f: (g: G, ...rest: A) => T) => {
    const isDue = counted();
    return (g: G, ...rest: A): T => {
      if (!isDue()) return f(g, ...rest);
      let atRaise: string | null = null;
      g[RAISED] = () => {
        atRaise = JSON.stringify(g);
      };
      try {
        const result = f(g, ...rest);
        if (atRaise !== null && JSON.stringify(g) !== atRaise) {
          throw new RulesFault(`${s.label} goes on after raising an event`, g);
        }
        const found = notJson(g, 'state') ?? shared(g);
        if (found !== null) throw new RulesFault(`after ${s.label}, ${found}`, g);
        return result;
      } finally {
        delete g[RAISED];
      }
    };
  };
  const options = pure('options', s.options);
  const isDue = counted();
  return {
    ...s,
    does: acts(s.does),
    take: acts(s.take),
    item: acts(s.item),
    who: pure('who', s.who),
    list: pure('list', s.list),
    why: pure('why', s.why),
    otherwise: pure('otherwise', s.otherwise),
    options: (g, v, seat) => {
      const list = options(g, v, seat);
      if (!isDue()) return list;
      if (new Set(list).size !== list.length) throw new RulesFault(`${s.label} offers an answer twice`, g);
      if (list.some(answer => answer.includes(SEPARATOR)))
        throw new RulesFault(`${s.label} offers an answer with a line feed`, g);
      if (isSealed(s)) sealedIndependence(g, s, v, seat, list);
      return list;
    },
  };
}

/** What a seat may choose must not depend on what the others have chosen already. */
function sealedIndependence<G extends Core>(
  g: G,
  s: Step<G, never>,
  v: never,
  seat: number,
  list: readonly string[],
): void {
  const f = g.stack.at(-1)!;
  const { sealed } = f;
  if (sealed === null) return;
  f.sealed = {};
  const alone = s.options(g, v, seat);
  f.sealed = sealed;
  if (JSON.stringify(alone) !== JSON.stringify(list)) {
    throw new RulesFault(`${s.label}: the options of seat ${seat} depend on the sealed answers of others`, g);
  }
}

/**
 * Two places that hold one and the same list or record, as a sentence: after a save they would be two, so what one
 * frame writes another one would read today and not tomorrow.
 */
function shared(g: Core): string | null {
  const twice = metTwice(g, new Set());
  if (twice === null) return null;
  const [first, second] = placesOf(g, twice, 'state');
  return `${second} is ${first}: give each a copy of its own`;
}

function metTwice(x: object, met: Set<object>): object | null {
  if (met.has(x)) return x;
  met.add(x);
  for (const key in x) {
    const value = (x as JsonObject)[key];
    const twice = typeof value === 'object' && value !== null ? metTwice(value, met) : null;
    if (twice !== null) return twice;
  }
  return null;
}

/** The paths at which a value holds something. */
function placesOf(x: unknown, what: object, path: string, found: string[] = []): string[] {
  if (x === what) found.push(path);
  else if (typeof x === 'object' && x !== null) {
    for (const [key, value] of Object.entries(x))
      placesOf(value, what, Array.isArray(x) ? `${path}[${key}]` : `${path}.${key}`, found);
  }
  return found;
}
