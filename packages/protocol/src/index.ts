// What the server and its clients say to each other. The API's description is made from these schemas.
export {
  ACTS,
  type ActName,
  type AdminPerson,
  type AdminTable,
  type BannedAddress,
  type LoggedAct,
  type Reported,
} from './admin.ts';
export { type Command, SCOPES, type Scope } from './command.ts';
export {
  type Checked,
  type CommandName,
  commands,
  type Input,
  type Output,
  SocketMessage,
} from './commands.ts';
export { Id } from './common.ts';
export { nameKey, nameProblem } from './names.ts';
export type { News, No, PushMessage, Reply, ServerReason } from './news.ts';
export { isPagePath } from './pages.ts';
export {
  type AccountEvent,
  type Channel,
  COLOURS,
  type Colour,
  type GameStatistics,
  type ListedChannel,
  type Me,
  NOTICES,
  type Notice,
  type NoticeKind,
  type Opponent,
  type Person,
  type QuietHours,
  type Token,
} from './people.ts';
export {
  type AskedQuestion,
  type Hint,
  type HistoryLine,
  type Moment,
  type ReviewSoFar,
  TableFile,
  type TableView,
  type WayAhead,
} from './play.ts';
export { questionsFor } from './questions.ts';
export {
  type BestResult,
  type ChatLine,
  type Invitations,
  LONG_GONE_MS,
  type NewTable,
  type Pace,
  type Ping,
  type Seated,
  type SeatPlan,
  STATUSES,
  type Status,
  type Table,
  type TableSettings,
  type UndoRequest,
} from './tables.ts';
export { hasWindows } from './windows.ts';
