import type { Handlers } from '../house.ts';
import { accountHandlers } from './accounts.ts';
import type { PeopleDeps } from './deps.ts';
import { passkeyHandlers } from './passkeys.ts';
import { tokenHandlers } from './tokens.ts';

type PeopleCommand = Extract<keyof Handlers, `me.${string}` | `passkeys.${string}` | `tokens.${string}`>;

/** Everything that has to do with who one is. */
export const peopleHandlers = (deps: PeopleDeps): Pick<Handlers, PeopleCommand> => ({
  ...accountHandlers(deps),
  ...passkeyHandlers(deps),
  ...tokenHandlers(deps),
});
