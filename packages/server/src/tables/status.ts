import type { Status } from '@teahouse/protocol';

/**
 * The life of a table. `open`: people sit down. `playing`: the game runs. `parked`: its rules failed, it rests as it was.
 * `over` and `abandoned` are for good.
 */
const NEXT: Readonly<Record<Status, readonly Status[]>> = {
  open: ['playing', 'abandoned'],
  playing: ['over', 'abandoned', 'parked'],
  parked: ['playing', 'abandoned'],
  over: [],
  abandoned: [],
};

export const canBecome = (from: Status, to: Status): boolean => NEXT[from].includes(to);

/** Whether the game is done and all its cards may be seen. */
export const isFinished = (status: Status): boolean => NEXT[status].length === 0;
