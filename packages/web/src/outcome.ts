import type { TablePlayer } from '@teahouse/boardkit/contract';
import type { GameText, Outcome } from '@teahouse/kernel';
import type { ReviewSoFar } from '@teahouse/protocol';
import type { Text } from '../text/en.ts';
import type { Table } from './colours.ts';

/** The place of every seat where they play against each other; null where they do not, or before the end. */
export const placesAt = ({ outcome }: Pick<Table, 'outcome'>): readonly number[] | null =>
  outcome?.kind === 'places' ? outcome.places : null;

/** Who comes first: everybody, if all have won. */
export const winnersAt = ({ outcome }: Pick<Table, 'outcome'>, players: readonly TablePlayer[]): TablePlayer[] => {
  if (outcome === null) return [];
  if (outcome.kind === 'places') return players.filter(({ seat }) => outcome.places[seat] === 1);
  return outcome.won ? [...players] : [];
};

/** The end of a game in a line: who won, or that it was won or lost. */
export function headlineOf(outcome: Outcome, winners: readonly TablePlayer[], { table }: Text): string {
  if (outcome.kind === 'together') return outcome.won ? table.wonTogether : table.lostTogether;
  if (outcome.kind === 'automaton') return outcome.won ? table.won : table.lost;
  const names = winners.map(({ name }) => name).join(', ');
  return winners.length > 1 ? table.shared(names) : table.wins(names);
}

/** Why it was won or lost, in the words of the game; '' where places say it all. */
export const reasonOf = (outcome: Outcome, { outcomes }: GameText): string =>
  outcome.kind === 'places' ? '' : (outcomes?.[outcome.why] ?? '');

/** As many as are worth a look, where a whole table looks back. */
const MOST = 5;

/** Of all who won or lost together: the decisions that cost the table most, whosever they were. */
export const costliestOfAll = ({ costliest }: Pick<ReviewSoFar, 'costliest'>) =>
  costliest
    .flatMap((decisions, seat) => decisions.map(each => ({ ...each, seat })))
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, MOST);
