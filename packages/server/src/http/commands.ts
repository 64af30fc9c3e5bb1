import { Refusal } from '@teahouse/kernel';
import { type CommandName, commands, type No } from '@teahouse/protocol';
import * as v from 'valibot';
import type { Caller, Handlers } from '../house.ts';
import { mustBeInScope } from '../people/callers.ts';
import { cannotKeep, Refused } from '../refused.ts';
import { StoreTrouble } from '../store/db.ts';
import { type Shares, takeShare } from './fair-share.ts';
import type { Turns } from './turns.ts';

/** Everything a client can ask for goes through here, whether it came over HTTP or a socket. */
export interface Dispatcher {
  readonly handlers: Handlers;
  limit(key: string, perMinute: number): void;
  readonly shares: Shares;
  /** Of what takes long. */
  readonly turns: Turns;
  /** Throws `Refused` to whom the house is shut: the banned, and while it is read-only, whoever would change something. */
  mustBeOpenTo(caller: Caller, command: CommandName): void;
  /** Something that should not have happened. */
  fault(error: unknown, command: string): void;
  /** What came of a command, and how long it took. */
  count(command: CommandName, outcome: string, seconds: number): void;
}

const LONGEST_QUOTE = 200;

type Reply = { readonly ok: unknown } | { readonly no: No; readonly status: number };

/** Carries a command out. Never throws: whatever goes wrong becomes a sentence. */
export async function dispatch(
  dispatcher: Dispatcher,
  caller: Caller,
  name: CommandName,
  input: unknown,
): Promise<Reply> {
  const begun = performance.now();
  const count = (outcome: string): void => dispatcher.count(name, outcome, (performance.now() - begun) / 1000);
  try {
    const takesLong = takeShare(dispatcher.shares, caller, name, input);
    mustBeInScope(caller, name);
    dispatcher.mustBeOpenTo(caller, name);
    const checked = v.safeParse(commands[name].input, input);
    if (!checked.success) throw badInput(checked.issues);
    const wait = dispatcher.turns.take(caller.address, takesLong);
    if (wait !== null) await wait;
    // The handler of a name takes what the schema of the same name gives; TypeScript cannot follow that through a union.
    const handler = dispatcher.handlers[name] as (caller: Caller, input: unknown) => Promise<unknown>;
    const ok = await handler(caller, checked.output);
    count('ok');
    return { ok };
  } catch (error) {
    const { no, status } = refusal(dispatcher, error, name);
    count(no.reason);
    return { no, status };
  }
}

function badInput(issues: readonly v.BaseIssue<unknown>[]): Refused {
  const [first] = issues;
  const field = (v.getDotPath(first!) ?? '').slice(0, LONGEST_QUOTE);
  // The message quotes what was sent, which may be long.
  const message = first!.message.slice(0, LONGEST_QUOTE);
  return new Refused('bad-input', `${field === '' ? 'the input' : field}: ${message}`, { field });
}

function refusal(dispatcher: Dispatcher, error: unknown, name: string): { no: No; status: number } {
  if (error instanceof Refused) return error;
  if (error instanceof Refusal) {
    const { reason, message, rule, details } = error;
    return { no: { reason, message, rule, details }, status: 409 };
  }
  dispatcher.fault(error, name);
  return error instanceof StoreTrouble
    ? cannotKeep()
    : new Refused('fault', 'something went wrong here; it has been noted');
}
