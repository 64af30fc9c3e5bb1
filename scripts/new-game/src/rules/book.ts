import { rulebook } from '@teahouse/kernel';
import type { Table } from '../table.ts';

/** The words this game's rules are written in. */
export const { procedures, procedure, asks, anyway, atOnce, each } = rulebook<Table>();
