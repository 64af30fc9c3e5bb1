import type { LevelName } from '@teahouse/bots';
import { type AnyGame, type Deal, type Logged, Match, type Seat } from '@teahouse/kernel';
import type { No, TableFile } from '@teahouse/protocol';
import { fromFile } from './files.ts';
import { type MomentsJob, momentsOf } from './moments.ts';
import { decideAgain } from './replay.ts';
import { Retelling, type Retold } from './retelling.ts';
import type { LaidTable } from './rows.ts';

/** A finished table from its file. */
interface FileJob {
  readonly kind: 'file';
  readonly game: string;
  readonly file: TableFile;
  readonly host: string;
  readonly now: number;
}

/** A game from its deal up to a moment. */
interface PastJob {
  readonly kind: 'past';
  readonly game: string;
  readonly deal: Deal;
  readonly past: readonly { readonly logged: Logged; readonly bot: LevelName | null }[];
  readonly now: number;
}

export type ReplayJob = FileJob | PastJob | MomentsJob;

/** What comes of a job. */
export type Done<J extends ReplayJob> = J extends MomentsJob ? string : Replayed;

/** A game that was played again: the history it makes, and where it leads. */
interface Replayed {
  readonly retold: Retold;
  readonly over: boolean;
  readonly asked: readonly Seat[];
  /** The table of a file. */
  readonly laid: LaidTable | null;
}

export interface ReplayRequest {
  readonly id: number;
  readonly job: ReplayJob;
}

export type ReplayReply = { readonly id: number } & (
  | { readonly done: Done<ReplayJob> }
  | { readonly no: No }
  | { readonly fault: string }
);

export function carryOut(games: ReadonlyMap<string, AnyGame>, job: ReplayJob): Done<ReplayJob> {
  if (job.kind === 'moments') return momentsOf(games.get(job.game)!, job);
  if (job.kind === 'file') {
    const { laid, retelling } = fromFile(games, job.file, job.host, job.now);
    return { retold: retelling.retold, over: true, asked: [], laid };
  }
  const match = Match.begin(games.get(job.game)!, job.deal);
  const retelling = new Retelling(job.now);
  retelling.begun(match);
  for (const { logged, bot } of job.past) retelling.decided(match, decideAgain(match, logged), bot);
  return { retold: retelling.retold, over: match.over, asked: match.open().map(q => q.seat), laid: null };
}
