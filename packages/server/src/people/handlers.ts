import type { Handlers } from '../house.ts';
import { accountLogHandlers } from './account-log.ts';
import { accountHandlers } from './accounts.ts';
import type { PeopleDeps } from './deps.ts';
import { ownDataHandlers } from './own-data.ts';
import { pageHandlers } from './pages.ts';
import { passkeyHandlers } from './passkeys.ts';
import { proofHandlers } from './proving.ts';
import { resetHandlers } from './resets.ts';
import { sessionHandlers } from './session-handlers.ts';
import { tokenHandlers } from './tokens.ts';

type PeopleCommand = Extract<
  keyof Handlers,
  `me.${string}` | `people.${string}` | `passkeys.${string}` | `tokens.${string}` | `sessions.${string}`
>;

/** Everything that has to do with who one is. */
export const peopleHandlers = (deps: PeopleDeps): Pick<Handlers, PeopleCommand> => ({
  ...accountHandlers(deps),
  ...passkeyHandlers(deps),
  ...tokenHandlers(deps),
  ...sessionHandlers(deps),
  ...proofHandlers(deps),
  ...resetHandlers(deps),
  ...accountLogHandlers(deps),
  ...ownDataHandlers(deps),
  ...pageHandlers(deps),
});
