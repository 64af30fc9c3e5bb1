import type { AnyGame } from '@teahouse/kernel';

/** Whether a game asks questions even where a seat has a single answer, so that the pause itself tells nothing. */
export const hasWindows = ({ machine }: AnyGame): boolean => machine.asks().some(ask => machine.step(ask)!.pause);
