import { type BannedAddress, type Command, type CommandName, commands } from '@teahouse/protocol';
import type { Ban, Caller } from '../house.ts';
import { Refused } from '../refused.ts';

/** Since when, and why, the house only shows what there is. */
export interface ReadOnly {
  readonly since: number;
  readonly why: string;
}

/** Whoever is shut out may still read why, and take or delete what is theirs. */
const BANNED_MAY: readonly CommandName[] = ['me.logout', 'me.delete', 'me.data', 'me.log', 'me.prove'];
/** What changes nothing although it is no GET: to come in, to look, to go; and the way out of it for admins. */
const READERS_MAY: readonly CommandName[] = [
  ...(['me.enter', 'me.logout', 'play.watch', 'play.unwatch', 'play.ahead'] as const),
  ...(['admin.act', 'me.prove'] as const),
];

/** To whom the house is open, and for what. */
export class Gate {
  readOnly: ReadOnly | null = null;
  #addresses: ReadonlyMap<string, Ban> = new Map();

  set bannedAddresses(addresses: readonly BannedAddress[]) {
    this.#addresses = new Map(addresses.map(({ network, ...ban }) => [network, ban]));
  }

  /** Null for an address that guests may come from. */
  banOf(network: string, now: number): Ban | null {
    const ban = this.#addresses.get(network);
    return ban === undefined || (ban.until !== null && ban.until <= now) ? null : ban;
  }

  mustBeOpenTo({ ban, person }: Caller, name: CommandName): void {
    const { method, open }: Command = commands[name];
    // A stranger is banned by address alone, and does not become a guest; logging in is for accounts.
    const isNewGuest = person === null && name === 'me.enter';
    if (ban !== null && (open !== 'anyone' || isNewGuest) && !BANNED_MAY.includes(name)) {
      const until = ban.until === null ? {} : { until: ban.until };
      throw new Refused('banned', `you were shut out of this house: ${ban.why}`, { why: ban.why, ...until });
    }
    if (method !== 'GET' && !READERS_MAY.includes(name)) this.mustBeWritable();
  }

  /** Every change to a table asks here, whoever makes it. */
  mustBeWritable(): void {
    if (this.readOnly !== null) {
      const { why } = this.readOnly;
      throw new Refused('read-only', `the house is read-only for now: ${why}`, { why });
    }
  }
}
