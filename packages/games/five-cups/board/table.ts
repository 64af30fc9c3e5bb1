import { artOf, boardOf, type DrawnTable } from '@teahouse/boardkit';
import type { Text } from '../text/en.ts';
import art from './art.svg?url';
import type { Seen } from './reading.ts';

export const { withTable, useTable } = boardOf((_: DrawnTable<Seen, Text>) => ({}));

/** What art.svg has besides a drawing for each guest's face. */
export const Art = artOf<string>(art);
