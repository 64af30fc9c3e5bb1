import { commitment, type Seat } from '@teahouse/kernel';
import type { Person, Table } from '@teahouse/protocol';
import type { LaidTable } from './rows.ts';

interface ViewerContext {
  readonly mySeat: Seat | null;
  /** The people whose pages are open at the table. */
  readonly here: ReadonlySet<string>;
  readonly watchers: number;
}

/** A table as one viewer is told of it. What the game hides is not in here, and the seed only when all is over. */
export function describe(
  { table, seats }: LaidTable,
  people: ReadonlyMap<string, Person>,
  viewer: ViewerContext,
  promised = commitment(table.seed),
): Table {
  const { settings, from } = table;
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
    seats: seats.map(({ seat, person, bot, keeper, secret, due, bankMs }) => ({
      seat,
      person: person === null ? null : shown(person, people.get(person)),
      bot,
      keeper,
      invite: secret !== null,
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

/** Who has deleted the account has no name any more; clients have a word for that. */
const shown = (id: string, person: Person | undefined): Person =>
  person === undefined ? { id, name: '', colour: 'soot' } : { id, name: person.name, colour: person.colour };
