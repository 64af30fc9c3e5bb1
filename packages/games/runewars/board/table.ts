import { boardOf, type DrawnTable, useReader } from '@teahouse/boardkit';
import { type GameText, type Heard, NOBODY, type Seat } from '@teahouse/kernel';
import { useState } from 'preact/hooks';
import type { AreaId, UnitId } from '../src/printed/ids.ts';
import type { CardKey } from '../text/cards/keys.ts';
import type { Text } from '../text/en.ts';
import { turnAfter, turnedTo, waysToLay } from './model/placing.ts';
import type { Seen } from './model/reading.ts';
import { kindsToPlace } from './model/where.ts';

/** What can be opened and read. */
export type Readable = { area: AreaId } | { card: CardKey };

/** The colour of units that nobody leads. */
export const NEUTRAL = 'neutral';

export const { withTable, useTable } = boardOf(function useRunewars(table: DrawnTable<Seen, Text>) {
  const { question, colourOf, nameOf, words } = table;
  const notes: GameText['notes'] = table.text.notes;
  const [wish, choose] = useState<UnitId | 'all' | null>(null);
  const [sixths, turnTo] = useState(0);
  const kinds = question === null ? [] : kindsToPlace(question);
  const laid = question === null ? [] : waysToLay(question);
  const turned = turnedTo(laid, sixths);
  return {
    ...useReader<Readable>(),
    /** The kinds among which is chosen what is placed next; none where nothing is placed. */
    kinds,
    /** The one that a click on an area places. */
    kind: kinds.find(one => one === wish) ?? kinds[0] ?? null,
    chooseKind: choose,
    /** How the tile lies that is to be laid, and to turn it further. */
    turned,
    turnTile: () => turnTo(turnAfter(laid, turned?.sixths ?? 0)),
    /** A line of the chronicle; '' where it says nothing. */
    tell: (entry: Heard): string => notes[entry.kind]?.(entry, nameOf) ?? '',
    colourOf: (seat: Seat) => (seat === NOBODY ? NEUTRAL : colourOf(seat)),
    nameOf: (seat: Seat) => (seat === NOBODY ? words.neutrals : nameOf(seat)),
  };
});
export type RunewarsTable = ReturnType<typeof useTable>;
