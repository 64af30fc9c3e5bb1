import type { Person } from '@teahouse/protocol';
import { Limits } from '../http/limits.ts';
import { People } from '../people/people.ts';
import { type HouseSecrets, houseSecrets } from '../people/secrets.ts';
import { Sessions } from '../people/sessions.ts';
import { Tokens } from '../people/tokens.ts';
import type { Db } from '../store/db.ts';
import type { Rest } from '../tables/clock.ts';
import type { Context } from './context.ts';

export interface PeopleLayer {
  readonly secrets: HouseSecrets;
  readonly people: People;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, Person & Rest>>;
  /** Throws `Refused('slow-down')`. */
  limit(key: string, perMinute: number): void;
}

/** Who people are, by which way they come in, and how often they may do something. */
export async function peopleLayer({ settings, now }: Context, db: Db): Promise<PeopleLayer> {
  const secrets = await houseSecrets(db);
  const limits = new Limits(now, settings.rateLimit / 100);
  const people = new People(db, now);
  const secure = settings.publicUrl?.protocol === 'https:';
  return {
    secrets,
    people,
    sessions: new Sessions({ db, now, signingKey: secrets.signingKey, secure }),
    tokens: new Tokens(db, now),
    byIds: people.byIds.bind(people),
    limit: limits.take.bind(limits),
  };
}
