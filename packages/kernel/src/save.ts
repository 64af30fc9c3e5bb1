import type { Complaint, Game, Options } from './game.ts';
import { copy, isObject, type JsonObject, notJson } from './json.ts';
import { Refusal } from './refusal.ts';
import { type Core, NOBODY } from './rulebook.ts';

/** Brings the raw state of an older build one step closer to today's. It changes what it is given. */
export interface Migration {
  /** Unique and final: saves name the last one they have been through. */
  readonly id: string;
  up(state: JsonObject): void;
}

/** A state as it is kept. */
export interface Save {
  game: string;
  /** The rules it was saved under. */
  rules: string;
  /** The last migration it has been through; '' for none. */
  migration: string;
  state: JsonObject;
}

export function save<G extends Core, V extends object, O extends Options>(game: Game<G, V, O>, g: G): Save {
  return {
    game: game.id,
    rules: game.rules,
    migration: game.migrations.at(-1)?.id ?? '',
    state: copy(g) as unknown as JsonObject,
  };
}

/** A fresh, checked, up-to-date state from a save. The save itself is left alone. */
export function load<G extends Core, V extends object, O extends Options>(game: Game<G, V, O>, data: unknown): G {
  if (!isObject(data) || !isObject(data.state) || typeof data.game !== 'string' || typeof data.migration !== 'string') {
    throw new Refusal('not-a-save', 'this is not a save of a game');
  }
  if (data.game !== game.id)
    throw new Refusal('other-game', `this is a save of ${data.game}, not of ${game.id}`, { game: data.game });
  const known = data.migration === '' ? -1 : game.migrations.findIndex(m => m.id === data.migration);
  if (known < 0 && data.migration !== '') {
    throw new Refusal('unknown-version', `this save is from a version this build does not know ('${data.migration}')`, {
      migration: data.migration,
    });
  }
  const found = notJson(data.state, 'state');
  if (found !== null) throw damaged(found, found.split(' ')[0]!);
  const state = copy(data.state);
  for (const migration of game.migrations.slice(known + 1)) migration.up(state);
  return checked(game, state);
}

function checked<G extends Core, V extends object, O extends Options>(game: Game<G, V, O>, state: JsonObject): G {
  if (!Number.isInteger(state.seats)) throw damaged('state.seats is not a number of seats', 'seats');
  if (typeof state.over !== 'boolean') throw damaged('state.over is not true or false', 'over');
  if (!isObject(state.chance) || !Array.isArray(state.chance.key))
    throw damaged('state.chance is not a source of luck', 'chance');
  if (!Array.isArray(state.stack)) throw damaged('state.stack is not a list of frames', 'stack');
  state.stack.forEach((frame: unknown, i) => {
    const field = `stack[${i}]`;
    if (!isObject(frame) || typeof frame.proc !== 'string' || typeof frame.step !== 'string' || !isObject(frame.v)) {
      throw damaged(`state.${field} is not a frame`, field);
    }
    // Windows of older saves do not say who is asked first.
    if (frame.proc.startsWith('event/') && frame.v.from === undefined) frame.v.from = NOBODY;
    const label = renamed(game, `${frame.proc}.${frame.step}`);
    if (frame.step !== '' && game.machine.step(label) === undefined)
      throw damaged(`state.${field}: there is no step '${label}'`, field);
    const dot = label.lastIndexOf('.');
    frame.proc = label.slice(0, dot);
    frame.step = label.slice(dot + 1);
  });
  const g = state as unknown as G;
  const complaint = complaintAbout(game, g);
  if (complaint !== null)
    throw damaged(`state.${complaint.field} cannot be: ${complaint.rule}`, complaint.field, complaint.rule);
  return g;
}

/** A check may trip over what is not even there; that is a damaged save as well. */
function complaintAbout<G extends Core, V extends object, O extends Options>(
  game: Game<G, V, O>,
  g: G,
): Complaint | null {
  try {
    return game.check?.(g) ?? null;
  } catch (error) {
    throw damaged(`the state cannot be read: ${error instanceof Error ? error.message : error}`, 'state');
  }
}

/** Today's name of a label. */
export const renamed = ({ renames }: { renames: Readonly<Record<string, string>> }, label: string): string =>
  Object.hasOwn(renames, label) ? renames[label]! : label;

const damaged = (message: string, field: string, rule = ''): Refusal =>
  new Refusal('damaged-save', message, { field }, rule);
