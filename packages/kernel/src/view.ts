import type { Rng } from './chance.ts';
import type { AnyGame, Game, Options } from './game.ts';
import { copy } from './json.ts';
import { SEPARATOR } from './machine.ts';
import type { Core, Frame, Seat } from './rulebook.ts';

/** A game's own fields, without the kernel's. */
export type Own<G> = Omit<G, keyof Core>;

/**
 * One entry per field of `S`: shown to everyone as it is, shown as the view `V` wants it, or to nobody.
 * A field that nobody classified does not compile, nor does one that `V` promises and this does not give.
 */
export type Redaction<S, V> = {
  [K in keyof S]-?: K extends keyof V
    ? (S[K] extends V[K] ? 'everyone' : never) | ((value: S[K], me: Seat | null, whole: S) => V[K])
    : 'nobody';
};

/** What a viewer gets of the kernel's part: where the rules are, with the sealed answers of others turned face down. */
export interface SeenCore {
  seats: number;
  over: boolean;
  stack: Frame[];
}

/** Stands for an answer that is given and still sealed. */
export const SEALED = '?';

export function redact<S extends object, V extends object>(rules: Redaction<S, V>, s: S, me: Seat | null): V {
  const out: Record<string, unknown> = {};
  for (const key in rules) {
    const rule: unknown = rules[key];
    if (rule === 'everyone') out[key] = s[key];
    else if (typeof rule === 'function') out[key] = rule(s[key], me, s);
  }
  return out as V;
}

/**
 * What a seat, or with null a spectator, may see. The one source for players, bots, log, replay and API.
 * It shares its parts with the state: read it or send it, never write to it.
 */
export function view<G extends Core, V extends object, O extends Options>(
  game: Game<G, V, O>,
  g: G,
  me: Seat | null,
): V & SeenCore {
  const seen = redact<Own<G>, V>(game.sees, g, me) as V & SeenCore;
  seen.seats = g.seats;
  seen.over = g.over;
  seen.stack = stackFor(game, g, me);
  return seen;
}

/** The part of a view that not everyone sees alike; with the stack if answers lie face down there. */
export function viewApart(game: AnyGame, g: Core, me: Seat | null, isSealed: boolean): Record<string, unknown> {
  const sees = game.sees as Redaction<Record<string, unknown>, Record<string, unknown>>;
  const apart: Record<string, unknown> = isSealed ? { stack: stackFor(game, g, me) } : {};
  for (const key in sees) {
    const rule = sees[key];
    if (typeof rule === 'function') apart[key] = rule((g as unknown as Record<string, unknown>)[key], me, g as never);
  }
  return apart;
}

/** Whether everyone sees a field of the state as it is. */
export function isSeenByAll(game: AnyGame, field: string | number, isSealed: boolean): boolean {
  if (field === 'stack') return !isSealed;
  return field === 'over' || (game.sees as Readonly<Record<string, unknown>>)[field] === 'everyone';
}

/** Whether a question is open whose answers lie face down. */
export const holdsSealed = ({ stack }: Core): boolean => stack.some(f => f.sealed !== null);

const stackFor = (game: HasMachine, { stack }: Core, me: Seat | null): Frame[] =>
  stack.map(f => (f.sealed === null || isFaceUp(game, f) ? f : { ...f, sealed: faceDown(f.sealed, me) }));

/** What is needed of a game here. */
interface HasMachine {
  readonly machine: { step(label: string): { readonly faceUp: boolean } | undefined };
}

const isFaceUp = ({ machine }: HasMachine, { proc, step }: Frame): boolean =>
  machine.step(`${proc}.${step}`)?.faceUp ?? false;

function faceDown(sealed: Record<Seat, string>, me: Seat | null): Record<Seat, string> {
  const out: Record<Seat, string> = {};
  for (const seat in sealed) out[seat] = Number(seat) === me ? sealed[seat]! : SEALED;
  return out;
}

/** A full state that fits a view: the unseen is dealt into the unseen, sealed answers are guessed, luck is new. */
export function imagine<G extends Core, V extends object, O extends Options>(
  game: Game<G, V, O>,
  seen: V & SeenCore,
  me: Seat | null,
  luck: Rng,
): G {
  const own = copy(seen);
  const { seats, over, stack } = own;
  const chance = { key: [], drawn: {} };
  return dealt(game, { seats, stack, chance, over, ...game.fill(own, me) } as unknown as G, me, luck);
}

/** Another full state that `me` cannot tell from `g`. The fast way for searches, which imagine many worlds from one. */
export function reimagine<G extends Core, V extends object, O extends Options>(
  game: Game<G, V, O>,
  g: G,
  me: Seat | null,
  luck: Rng,
): G {
  return dealt(game, cloneOf(game, g), me, luck);
}

function dealt<G extends Core, V extends object, O extends Options>(
  game: Game<G, V, O>,
  world: G,
  me: Seat | null,
  luck: Rng,
): G {
  game.scramble(world, me, luck);
  world.chance = { key: [luck(2 ** 32), luck(2 ** 32), luck(2 ** 32), luck(2 ** 32)], drawn: {} };
  const top = world.stack[world.stack.length - 1];
  // What lies face up is known.
  if (top?.sealed && !isFaceUp(game, top)) guessSeals(game, world, top.sealed, me, luck);
  return world;
}

function guessSeals(game: AnyGame, world: Core, sealed: Record<Seat, string>, me: Seat | null, luck: Rng): void {
  const hidden: Seat[] = [];
  for (const seat in sealed) {
    if (Number(seat) === me) continue;
    hidden.push(Number(seat));
    delete sealed[seat];
  }
  const forked = game.machine.isForked(world);
  const questions = forked ? [] : game.machine.open(world);
  for (const seat of hidden) {
    if (forked) {
      const branch = game.machine.complete(world, seat, (_, { options }) => options[luck(options.length)]!);
      sealed[seat] = branch!.join(SEPARATOR);
      continue;
    }
    const options = questions.find(q => q.seat === seat)?.options ?? [];
    sealed[seat] = options[luck(options.length)]!;
  }
}

/** The game's own generated clone, or the generic copy. */
export const cloneOf = <G extends Core, V extends object, O extends Options>(game: Game<G, V, O>, g: G): G =>
  game.clone === undefined ? copy(g) : game.clone(g);
