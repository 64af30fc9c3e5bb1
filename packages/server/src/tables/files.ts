import {
  type AnyGame,
  type AnyMatch,
  type Change,
  type Core,
  commitment,
  hashOf,
  Match,
  pack,
  Refusal,
  unpack,
} from '@teahouse/kernel';
import type { Person, TableFile } from '@teahouse/protocol';
import { Refused } from '../refused.ts';
import { decisiveEntries } from './history.ts';
import type { HistoryRow, Laid } from './rows.ts';

/** A finished table as one file. */
export function fileOf(
  game: AnyGame,
  { table, seats }: Laid,
  history: readonly HistoryRow[],
  people: ReadonlyMap<string, Person>,
): TableFile {
  const entries = decisiveEntries(history);
  const log = entries.map(({ seat, ask, answer, revises }) => ({
    seat: seat!,
    ask: ask!,
    answer: answer!,
    revises,
    rest: [],
  }));
  const { seed, asks, answers, options } = pack(
    game,
    { seats: seats.length, options: table.options, seed: table.seed },
    log,
  );
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
 * says, or where the seed is not the one that was promised. `onDecision` sees the match after each decision.
 */
export function playFile(
  games: ReadonlyMap<string, AnyGame>,
  file: TableFile,
  onDecision: (match: AnyMatch, change: Change) => void = () => {},
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
    for (const [n, { seat, answer, ask }] of log.entries()) {
      const change = match.answer(seat, answer, ask);
      if (hashOf(match.state as Core) !== file.hashes[n]) {
        throw new Refused('bad-input', `after answer ${n + 1} today's rules lead elsewhere than the file says`, { n });
      }
      onDecision(match, change);
    }
    return match;
  } catch (error) {
    if (error instanceof Refusal) throw new Refused('bad-input', `this file cannot be played: ${error.message}`);
    throw error;
  }
}
