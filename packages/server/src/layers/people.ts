import type { Person } from '@teahouse/protocol';
import { Limits } from '../http/limits.ts';
import { endOf } from '../people/bans.ts';
import { keyNames } from '../people/names.ts';
import { People } from '../people/people.ts';
import { type HouseSecrets, houseSecrets } from '../people/secrets.ts';
import { Sessions } from '../people/sessions.ts';
import { Tokens } from '../people/tokens.ts';
import { Refused } from '../refused.ts';
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
  limit: Limits['take'];
  readonly limits: Limits;
  isGuest(person: string): Promise<boolean>;
  /** As far as it is remembered; who is not, is by the next time. */
  isKnownGuest(person: string): boolean;
  /** The same without using it. */
  mustHave(key: string, perMinute: number): void;
  /** Throws `Refused('muted')`. */
  mustHaveVoice(person: string): Promise<void>;
}

/** Who people are, by which way they come in, and how often they may do something. */
export async function peopleLayer({ settings, now, steady }: Context, db: Db): Promise<PeopleLayer> {
  await keyNames(db);
  const secrets = await houseSecrets(db);
  const limits = new Limits(steady, settings.rateLimit / 100);
  const people = new People(db, now);
  const secure = settings.publicUrl?.protocol === 'https:';
  return {
    secrets,
    people,
    sessions: new Sessions({ db, now, signingKey: secrets.signingKey, secure }),
    tokens: new Tokens(db, now),
    byIds: people.byIds.bind(people),
    limit: limits.take.bind(limits),
    limits,
    isGuest: async person => (await people.profile(person))?.login == null,
    isKnownGuest: person => {
      const profile = people.remembered(person);
      // Trouble of the store is told of by whoever needs it now.
      if (profile === null) people.profile(person).catch(() => {});
      return profile !== null && profile.login === null;
    },
    mustHave: limits.mustHave.bind(limits),
    mustHaveVoice: async person => {
      const until = (await people.profile(person))?.mutedUntil ?? 0;
      if (until <= now()) return;
      const end = endOf(until);
      throw new Refused('muted', 'you may not talk here for now', end === null ? {} : { until: end });
    },
  };
}
