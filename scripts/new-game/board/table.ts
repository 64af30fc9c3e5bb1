import { boardOf, type DrawnTable } from '@teahouse/boardkit';
import type { Text } from '../text/en.ts';
import type { Seen } from './model.ts';

/** The table as every part of the board reads it. What more parts want to know goes into the braces. */
export const { withTable, useTable } = boardOf((_: DrawnTable<Seen, Text>) => ({}));
