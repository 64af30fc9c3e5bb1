import { hash } from 'node:crypto';
import type { Seat } from '@teahouse/kernel';
import { nameKey, type Person, type Table } from '@teahouse/protocol';
import { asSeen } from '../people/people.ts';
import type { LaidTable } from './rows.ts';

interface ViewerContext {
  readonly person: string | null;
  readonly mySeat: Seat | null;
  /** The people whose pages are open at the table. */
  readonly here: ReadonlySet<string>;
  readonly watchers: number;
}

/** The kernel's `commitment`, which runs in browsers too; in lists there are many of them, and Node is quicker. */
export const promiseOf = (seed: string): string => hash('sha256', `teahouse commitment: ${seed}`);

/** A table as one viewer is told of it. What the game hides is not in here, and the seed only when all is over. */
export function describe(
  { table, seats }: LaidTable,
  people: ReadonlyMap<string, Person>,
  viewer: ViewerContext,
  promised = promiseOf(table.seed),
): Table {
  const { settings, from } = table;
  const alike = alikeAt(seats, people);
  const isOurs = viewer.person !== null && (viewer.mySeat !== null || viewer.person === table.host);
  return {
    id: table.id,
    game: table.game,
    rules: table.rules,
    status: table.status,
    options: { ...table.options },
    pace: settings.pace,
    undo: settings.undo,
    watch: settings.watch,
    chat: settings.chat,
    hints: settings.hints,
    keeper: settings.keeper,
    host: table.host,
    seats: seats.map(({ seat, person, bot, keeper, secret, expected, due, bankMs }) => ({
      seat,
      person: person === null ? null : shown(person, people.get(person), alike.has(person)),
      bot,
      keeper,
      invite: secret !== null,
      expected:
        expected === null || !(isOurs || expected === viewer.person)
          ? null
          : shown(expected, people.get(expected), false),
      here: person !== null && viewer.here.has(person),
      due,
      bankMs,
    })),
    mySeat: viewer.mySeat,
    passes: viewer.mySeat !== null && seats[viewer.mySeat]!.passes,
    createdAt: table.createdAt,
    startedAt: table.startedAt,
    endedAt: table.endedAt,
    n: table.n,
    asked: [...table.asked],
    watchers: viewer.watchers,
    commitment: promised,
    seed: table.status === 'over' || (table.status === 'abandoned' && table.n > 0) ? table.seed : null,
    outcome: table.outcome,
    undoRequest: table.undoRequest,
    abandoning: [...table.abandoning],
    rematch: table.rematch,
    from: from === null ? null : { ...from },
    report: table.report,
  };
}

/** All who sit at a table or are expected there. */
export const peopleAt = (seats: LaidTable['seats']): string[] =>
  seats.flatMap(({ person, expected }) => [person, expected]).filter(id => id !== null);

/** Who has deleted the account has no name any more; clients have a word for that. */
const shown = (id: string, person: Person | undefined, isAlike: boolean): Person =>
  person === undefined
    ? { id, name: '', colour: 'soot' }
    : { ...asSeen(person), ...(isAlike ? { alike: true as const } : {}) };

/** Made once for what is remembered of a person. */
const keys = new WeakMap<Person, string>();

function keyOf(person: Person): string {
  const known = keys.get(person);
  if (known !== undefined) return known;
  const key = nameKey(person.name);
  keys.set(person, key);
  return key;
}

/** Those at a table whose names are taken for each other at a glance. */
function alikeAt(seats: LaidTable['seats'], people: ReadonlyMap<string, Person>): ReadonlySet<string> {
  const ids = seats.map(({ person }) => person).filter(person => person !== null);
  if (ids.length < 2) return new Set();
  const names = ids.map(id => {
    const person = people.get(id);
    return person === undefined ? id : keyOf(person);
  });
  return new Set(ids.filter((_, i) => names.indexOf(names[i]!) !== names.lastIndexOf(names[i]!)));
}
