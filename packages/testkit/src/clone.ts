import { type AnyGame, type Core, deal, isObject, type Question, rng } from '@teahouse/kernel';
import { Players, pick, tables } from './play.ts';

/**
 * Writes the source of a game's `clone`, from the shapes its states have when random and greedy players play.
 * `npm run clones` puts it into `clone.generated.ts`, beside the `table.ts` that exports the state's type as `Table`.
 *
 * What is always the same record becomes a literal, a list of ids a `slice()`, a record whose keys vary a spread.
 * What was never seen filled, or is not always of one kind, goes through the kernel's generic `copy`, and so do the
 * values of procedures that were not reached, and the other variants where a record with a `type` or `kind` was only
 * seen in one. Two things only the author knows, as paths such as 'deck' or 'groups.*.cards', where `*` is every item of
 * a list and every value of a record whose keys vary:
 */
export interface CloneHints {
  /** Never changed in place once made, not even by the game's `scramble`: all copies share it. */
  readonly shared?: readonly string[];
  /** To be copied by the generic `copy`: its type is wider than what was seen. */
  readonly generic?: readonly string[];
}

export function cloneSource(states: Iterable<Core>, hints: CloneHints = {}): string {
  const table = unseen();
  const locals = new Map<string, Shape>();
  for (const state of states) {
    see(table, state);
    for (const { proc, v } of state.stack) see(shapeAt(locals, proc), v);
  }
  if (table.record === null) throw new Error('there is no state to learn from');
  if (table.varies) throw new Error('the fields of the state vary: give each of them a value from the start');
  return new Writer(hints).file(table.record, locals);
}

/** Complete games at every number of seats and with all kinds of options: every state, as soon as it is reached. */
export function* playedStates(cloned: AnyGame, games = 12): Generator<Core> {
  // The clone there is may not fit any more; that is when it is written anew.
  const { clone: _, ...game } = cloned;
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const all = tables(game).filter(table => table.seats === seats);
    const luck = rng(`clones of ${game.id} ${seats}`);
    for (let n = 0; n < games; n++) {
      const start = { ...all[luck(all.length)]!, seed: `clones ${n}` };
      const players = new Players(game, start);
      const { g, question } = deal(game, start);
      yield g;
      for (let q: Question | null = question; q !== null; ) {
        q = game.machine.play(g, q, pick([q], players.choose(g, [q])).answer);
        yield g;
      }
    }
  }
}

/** All that was seen in one place of the state. */
interface Shape {
  empty: boolean;
  plain: boolean;
  list: Shape | null;
  record: Map<string, Shape> | null;
  /** The records there had not always the same keys in the same order. */
  varies: boolean;
  /** Which variants of a union the records there were, if they say so, and by which field. */
  variants: Map<string, string>;
}

const unseen = (): Shape => ({
  empty: false,
  plain: false,
  list: null,
  record: null,
  varies: false,
  variants: new Map(),
});

/** What variants of a union are told apart by. */
const TAGS = ['type', 'kind'];

function shapeAt(shapes: Map<string, Shape>, key: string): Shape {
  const shape = shapes.get(key) ?? unseen();
  shapes.set(key, shape);
  return shape;
}

function see(shape: Shape, x: unknown): void {
  if (x === null) shape.empty = true;
  else if (Array.isArray(x)) {
    shape.list ??= unseen();
    for (const item of x) see(shape.list, item);
  } else if (isObject(x)) {
    const keys = Object.keys(x);
    shape.varies ||= shape.record !== null && !sameKeys(keys, shape.record);
    shape.record ??= new Map();
    for (const key of keys) see(shapeAt(shape.record, key), x[key]);
    for (const tag of TAGS) if (typeof x[tag] === 'string') shape.variants.set(x[tag], tag);
  } else shape.plain = true;
}

const sameKeys = (keys: readonly string[], record: Map<string, unknown>): boolean =>
  keys.length === record.size && [...record.keys()].every((key, i) => key === keys[i]);

/** What was seen in either place. */
function merged(a: Shape, b: Shape): Shape {
  const both = { ...a, empty: a.empty || b.empty, plain: a.plain || b.plain, varies: a.varies || b.varies };
  both.variants = new Map([...a.variants, ...b.variants]);
  both.list = a.list && b.list ? merged(a.list, b.list) : (a.list ?? b.list);
  both.record = a.record ?? b.record;
  if (a.record !== null && b.record !== null) {
    both.varies ||= !sameKeys([...a.record.keys()], b.record);
    both.record = new Map(a.record);
    for (const [key, shape] of b.record) both.record.set(key, merged(a.record.get(key) ?? unseen(), shape));
  }
  return both;
}

const valuesOf = (record: Map<string, Shape>): Shape => [...record.values()].reduce(merged, unseen());

/** A place in the state: how the source reaches it, its path, and its type; null where only the shape tells the type. */
interface Location {
  readonly ref: string;
  readonly path: string;
  readonly type: string | null;
}

/** What the kernel keeps in every state has a known shape, whatever random play shows of it. */
const KERNEL_FIELDS: Readonly<Record<string, string>> = {
  seats: 'g.seats',
  stack: 'copyStack(g.stack)',
  chance: '{ key: g.chance.key.slice(), drawn: { ...g.chance.drawn } }',
  over: 'g.over',
};

const STACK = `function copyStack(stack: readonly Frame[]): Frame[] {
  const to = stack.slice();
  for (let i = 0; i < to.length; i++) {
    const f = to[i]!;
    to[i] = {
      proc: f.proc,
      step: f.step,
      list: f.list === null ? null : f.list.slice(),
      i: f.i,
      sealed: f.sealed === null ? null : { ...f.sealed },
      v: copyLocals(f),
    };
  }
  return to;
}`;

const RECORD = `function copyRecord<T extends object>(from: T, copyOf: (x: never) => unknown): T {
  const to = { ...from };
  for (const key in to) to[key] = copyOf(to[key] as never) as T[typeof key];
  return to;
}`;

class Writer {
  readonly #shared: ReadonlySet<string>;
  readonly #generic: ReadonlySet<string>;
  readonly #notFound: Set<string>;
  readonly #functions = new Map<string, string>();

  constructor({ shared = [], generic = [] }: CloneHints) {
    this.#shared = new Set(shared);
    this.#generic = new Set(generic);
    this.#notFound = new Set([...shared, ...generic]);
  }

  file(table: Map<string, Shape>, locals: Map<string, Shape>): string {
    const fields = [...table].map(([key, shape]): [string, string] => {
      const place: Location = { ref: at('g', key), path: key, type: `Table[${quoted(key)}]` };
      return [key, KERNEL_FIELDS[key] ?? this.#copy(shape, place)];
    });
    const clone = `export function clone(g: Table): Table {\n  return ${indented(literal(fields))};\n}`;
    const parts = [clone, STACK, this.#locals(locals), ...this.#functions.values()];
    if (this.#notFound.size > 0) throw new Error(`no state has ${[...this.#notFound].join(', ')}`);
    if (parts.some(part => part.includes('copyRecord('))) parts.push(RECORD);
    return `// Written by \`npm run clones\` from the shapes of states that were played. Do not edit.
import { copy, type Frame } from '@teahouse/kernel';
import type { Table } from './table.ts';

${parts.join('\n\n')}
`;
  }

  #locals(locals: Map<string, Shape>): string {
    let cases = '';
    for (const proc of [...locals.keys()].sort()) {
      const shape = locals.get(proc)!;
      if (shape.record === null || shape.varies) continue;
      const copied = this.#record(shape.record, { ref: 'x', path: `locals of ${proc}`, type: null });
      const body =
        shape.record.size === 0
          ? `\n  return {};`
          : ` {\n  const x = v as ${typeOf(shape)};\n  return ${indented(copied)};\n}`;
      cases += `\ncase ${quoted(proc)}:${body}`;
    }
    return `function copyLocals({ proc, v }: Frame): object {
  switch (proc) {${indented(indented(cases))}
    default:
      return copy(v);
  }
}`;
  }

  /** The expression that copies what is at a place. */
  #copy(shape: Shape, place: Location): string {
    this.#notFound.delete(place.path);
    const { ref } = place;
    const { empty, plain, list, record } = shape;
    if (this.#shared.has(place.path)) return ref;
    if (this.#generic.has(place.path)) return `copy(${ref})`;
    if (list === null && record === null) return plain ? ref : `copy(${ref})`;
    if (plain || (list !== null && record !== null)) return `copy(${ref})`;
    const filled: Location = empty && place.type !== null ? { ...place, type: filledType(place.type) } : place;
    const copied = list !== null ? this.#list(list, filled) : this.#recordOrMap(shape, filled);
    return empty && copied !== `copy(${ref})` ? `${ref} === null ? null : ${copied}` : copied;
  }

  #list(item: Shape, { ref, path, type }: Location): string {
    const copied = this.#copy(item, { ref: 'x', path: `${path}.*`, type: type && `${type}[number]` });
    if (copied === 'x') return `${ref}.slice()`;
    if (copied === 'copy(x)') return `copy(${ref})`;
    const listType = type ?? `${typeOf(item)}[]`;
    const body = `  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = ${indented(indented(copied))};
  }
  return to;`;
    return `${this.#function(path, `list: ${listType}`, listType, body)}(${ref})`;
  }

  #recordOrMap({ record, varies, variants }: Shape, place: Location): string {
    if (record!.size === 0) return `copy(${place.ref})`;
    if (!varies) {
      const copied = this.#record(record!, place);
      const [[variant, tag] = ['', ''], ...others] = variants;
      if (tag === '' || others.length > 0) return copied;
      return `${at(place.ref, tag)} === ${quoted(variant)} ? ${copied} : copy(${place.ref})`;
    }
    const { ref, path, type } = place;
    const values = valuesOf(record!);
    const valueType = type === null ? typeOf(values) : `${type}[keyof ${type}]`;
    const copied = this.#copy(values, { ref: 'x', path: `${path}.*`, type: filledType(valueType) });
    if (copied === 'x') return `{ ...${ref} }`;
    if (copied === 'copy(x)') return `copy(${ref})`;
    const parameter = `x: ${filledType(valueType)}`;
    return `copyRecord(${ref}, ${this.#function(`${path}.*`, parameter, valueType, `  return ${indented(copied)};`)})`;
  }

  #record(record: Map<string, Shape>, { ref, path, type }: Location): string {
    return literal(
      [...record].map(([key, shape]): [string, string] => {
        const place = { ref: at(ref, key), path: `${path}.${key}`, type: type && `${type}[${quoted(key)}]` };
        return [key, this.#copy(shape, place)];
      }),
    );
  }

  #function(path: string, parameter: string, result: string, body: string): string {
    const words = path.split(/[^A-Za-z0-9]+/).filter(word => word !== '');
    const name = `copy${words.map(word => word[0]!.toUpperCase() + word.slice(1)).join('')}`;
    let unique = name;
    for (let n = 2; this.#functions.has(unique); n++) unique = `${name}${n}`;
    this.#functions.set(unique, `function ${unique}(${parameter}): ${result} {\n${body}\n}`);
    return unique;
  }
}

/** A type that allows to copy what has this shape. */
function typeOf({ empty, plain, list, record, varies }: Shape): string {
  if (plain || (list === null) === (record === null)) return 'unknown';
  let type: string;
  if (list !== null) type = list.empty ? `(${typeOf(list)})[]` : `${typeOf(list)}[]`;
  else if (varies) type = `Record<string, ${typeOf(valuesOf(record!))}>`;
  else type = `{ ${[...record!].map(([key, shape]) => `${named(key)}: ${typeOf(shape)}`).join('; ')} }`;
  return empty ? `${type} | null` : type;
}

const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);
const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;
const named = (key: string): string => (isName(key) ? key : quoted(key));
const at = (ref: string, key: string): string => (isName(key) ? `${ref}.${key}` : `${ref}[${quoted(key)}]`);
const filledType = (type: string): string =>
  type.startsWith('NonNullable<') && type.endsWith('>') ? type : `NonNullable<${type}>`;
const literal = (fields: readonly (readonly [string, string])[]): string =>
  `{\n${fields.map(([key, copied]) => `  ${named(key)}: ${indented(copied)},`).join('\n')}\n}`;
const indented = (text: string): string => text.replaceAll('\n', '\n  ');
