import type { Seat } from '@teahouse/kernel';
import type { AreaId } from '../printed/ids.ts';
import type { Table } from '../table.ts';

/** RW-OPT-EXP-08: areas whose exploration token a player may destroy in his turn. */
export const destructibleTokens = (_g: Table, _seat: Seat): AreaId[] => [];

/** The last thing a step does. */
export const destroyToken = (_g: Table, _seat: Seat, _at: AreaId): void => undefined;
