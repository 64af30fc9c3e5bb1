import {
  type AnyGame,
  type AnyMatch,
  type Core,
  commitment,
  hashOf,
  Match,
  pack,
  Refusal,
  type StateChange,
  unpack,
} from '@teahouse/kernel';
import type { Person, TableFile } from '@teahouse/protocol';
import { Refused } from '../refused.ts';
import { blankTable, freshSeat } from './new-table.ts';
import { decideAgain, decisiveEntries, loggedOf } from './replay.ts';
import { Retelling } from './retelling.ts';
import type { HistoryRow, LaidTable } from './rows.ts';

/** A finished table as one file. */
export function fileOf(
  game: AnyGame,
  { table, seats }: LaidTable,
  history: readonly HistoryRow[],
  people: ReadonlyMap<string, Person>,
): TableFile {
  const entries = decisiveEntries(history);
  const deal = { seats: seats.length, options: table.options, seed: table.seed };
  const { seed, asks, answers, options } = pack(game, deal, entries.map(loggedOf));
  return {
    format: 'teahouse-table',
    version: 1,
    game: table.game,
    rules: table.rules,
    seats: seats.length,
    options: { ...options },
    seed,
    commitment: commitment(seed),
    players: seats.map(({ person, bot }) => ({ name: person === null ? '' : (people.get(person)?.name ?? ''), bot })),
    asks,
    answers,
    hashes: entries.map(({ hash }) => hash),
    startedAt: table.startedAt ?? table.createdAt,
    endedAt: table.endedAt ?? table.changedAt,
  };
}

/**
 * Plays a file again under today's rules, decision by decision. Throws a sentence where it does not lead where the file
 * says, or where the seed is not the one that was promised. `witness` sees the match after the deal and each decision.
 */
export function playFile(
  games: ReadonlyMap<string, AnyGame>,
  file: TableFile,
  witness?: { begun(match: AnyMatch): void; decided(match: AnyMatch, change: StateChange): void },
): AnyMatch {
  const game = games.get(file.game);
  if (game === undefined) throw new Refused('not-found', `there is no game '${file.game}' here`);
  if (commitment(file.seed) !== file.commitment) {
    throw new Refused(
      'bad-input',
      'the seed is not the one that was committed to: the cards were not dealt as promised',
    );
  }
  if (file.hashes.length !== file.answers.length)
    throw new Refused('bad-input', 'the file has not one hash for each answer');
  try {
    const { deal, log } = unpack({ ...file });
    const match = Match.begin(game, deal);
    witness?.begun(match);
    for (const [n, logged] of log.entries()) {
      const change = decideAgain(match, logged);
      if (hashOf(match.state as Core) !== file.hashes[n]) {
        throw new Refused('bad-input', `after answer ${n + 1} today's rules lead elsewhere than the file says`, { n });
      }
      witness?.decided(match, change);
    }
    return match;
  } catch (error) {
    if (error instanceof Refusal) throw new Refused('bad-input', `this file cannot be played: ${error.message}`);
    throw error;
  }
}

/** A finished table from its file: nobody sits at it, and whoever brought it is its host. */
export function fromFile(
  games: ReadonlyMap<string, AnyGame>,
  file: TableFile,
  host: string,
  now: number,
): { laid: LaidTable; retelling: Retelling } {
  if (file.players.length !== file.seats) throw new Refused('bad-input', 'the file has not one player for each seat');
  if (file.endedAt < file.startedAt) throw new Refused('bad-input', 'the game ended before it began');
  const retelling = new Retelling(now);
  const { over, state, deal, game } = playFile(games, file, retelling);
  if (!over) throw new Refused('bad-input', 'only a game that was played to its end can be laid out again');
  const laid: LaidTable = {
    table: {
      ...blankTable(game, host, now),
      status: 'over',
      options: deal.options as LaidTable['table']['options'],
      settings: AS_PLAYED,
      seed: file.seed,
      startedAt: file.startedAt,
      endedAt: file.endedAt,
      n: retelling.n,
      outcome: game.outcome(state),
    },
    seats: file.players.map(({ bot }, seat) => ({ ...freshSeat(seat, AS_PLAYED), bot })),
  };
  return { laid, retelling };
}

/** Nobody plays there any more: what matters is who may look. */
const AS_PLAYED: LaidTable['table']['settings'] = {
  pace: { kind: 'untimed' },
  undo: 'never',
  watch: 'link',
  chat: 'players',
  hints: false,
  keeper: 'master',
};
