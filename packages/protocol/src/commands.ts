import * as v from 'valibot';
import { adminCommands } from './admin.ts';
import type { Command } from './command.ts';
import { CommandId, Count, Id, Nothing, SeatNumber, Secret, Time } from './common.ts';
import { Channel, ListedChannel, Notice } from './people.ts';
import { peopleCommands } from './people-commands.ts';
import {
  Ahead,
  Answer,
  Given,
  Hint,
  HistoryLine,
  Moment,
  ReviewSoFar,
  TableFile,
  TableView,
  Viewer,
  Watch,
  WayAhead,
} from './play.ts';
import { BestResult, BotLevel, ChatLine, ChatText, Invitations, NewTable, Ping, SeatPlan, Table } from './tables.ts';

const OfTable = v.strictObject({ table: Id });
const Done = v.strictObject({ n: Count });

export const commands = {
  // The shelf
  'games.list': {
    method: 'GET',
    path: '/api/games',
    scope: 'read',
    does: 'The games on the shelf: seats, the values of every table option, the default first, and whether there are questions that may have a single answer (`windows`).',
    input: Nothing,
    output: v.strictObject({
      games: v.array(
        v.strictObject({
          id: v.string(),
          rules: v.string(),
          seats: v.strictObject({ min: Count, max: Count }),
          options: v.record(v.string(), v.array(v.union([v.string(), v.number(), v.boolean()]))),
          windows: v.boolean(),
        }),
      ),
    }),
    open: 'anyone',
  },

  ...peopleCommands,
  ...adminCommands,

  // Notices
  'notices.list': {
    method: 'GET',
    path: '/api/me/notices',
    scope: 'read',
    does: 'What happened while I was away, the newest first.',
    input: Nothing,
    output: v.strictObject({ notices: v.array(Notice) }),
  },
  'notices.seen': {
    method: 'POST',
    path: '/api/me/notices/seen',
    scope: 'play',
    does: 'I have seen my notices, all up to now.',
    input: Nothing,
    output: Nothing,
  },
  'channels.list': {
    method: 'GET',
    path: '/api/me/channels',
    does: 'Where my notices go; with the key that browser push needs, and whether this house sends e-mail.',
    input: Nothing,
    output: v.strictObject({ channels: v.array(ListedChannel), pushKey: v.string(), email: v.boolean() }),
  },
  'channels.add': {
    method: 'POST',
    path: '/api/me/channels',
    does: 'Send my notices there too. An e-mail address is sent a link first, and nothing else until it was confirmed.',
    input: v.strictObject({ channel: Channel }),
    output: ListedChannel,
  },
  'channels.ask': {
    method: 'POST',
    path: '/api/me/channels/:channel/ask',
    does: 'Send another link to an e-mail address that is not confirmed. The link before is void.',
    input: v.strictObject({ channel: Id }),
    output: ListedChannel,
  },
  'channels.remove': {
    method: 'DELETE',
    path: '/api/me/channels/:channel',
    does: 'Send my notices there no more.',
    input: v.strictObject({ channel: Id }),
    output: Nothing,
  },
  'mail.confirm': {
    method: 'POST',
    path: '/mail/confirm',
    does: 'Notices may go to the e-mail address that this secret was sent to. It can be used once, for 24 hours.',
    input: v.strictObject({ secret: Secret }),
    output: Nothing,
    open: 'anyone',
  },
  'mail.stop': {
    method: 'POST',
    path: '/mail/stop',
    does: 'No more e-mails: the secret is in each of them. The address would have to be confirmed again.',
    input: v.strictObject({ secret: Secret }),
    output: Nothing,
    open: 'anyone',
    form: true,
  },

  // Tables
  'tables.list': {
    method: 'GET',
    path: '/api/tables',
    scope: 'read',
    does: 'Tables: `open` to join, `mine` (where I am asked first), `live` ones that anybody may watch, or the `finished` ones I played, those before a time; `more` says that the list was cut.',
    input: v.strictObject({ which: v.picklist(['open', 'mine', 'live', 'finished']), before: v.optional(Time) }),
    output: v.strictObject({ tables: v.array(Table), more: v.boolean() }),
  },
  'tables.records': {
    method: 'GET',
    path: '/api/me/records',
    scope: 'read',
    does: 'My best results against automata, one for each game and choice of options. Games that were played on from another one do not count.',
    input: Nothing,
    output: v.strictObject({ records: v.array(BestResult) }),
  },
  'tables.create': {
    method: 'POST',
    path: '/api/tables',
    scope: 'play',
    does: 'Lay a new table. It starts when every seat is taken.',
    input: NewTable,
    output: Table,
  },
  'tables.get': {
    method: 'GET',
    path: '/api/tables/:table',
    scope: 'read',
    does: 'A table, with what I may see of the game and my questions.',
    input: Watch,
    output: TableView,
  },
  'tables.invitations': {
    method: 'GET',
    path: '/api/tables/:table/invitations',
    scope: 'play',
    does: 'The secrets of the links to my table (for its host).',
    input: OfTable,
    output: Invitations,
  },
  'tables.join': {
    method: 'POST',
    path: '/api/tables/:table/seats',
    scope: 'play',
    does: 'Take a seat: an open one, or the one that a secret is for.',
    input: v.strictObject({ table: Id, seat: v.optional(SeatNumber), secret: v.optional(Secret) }),
    output: Table,
  },
  'tables.leave': {
    method: 'DELETE',
    path: '/api/tables/:table/seats',
    scope: 'play',
    does: 'Leave before the game starts. The host ends the table by leaving.',
    input: OfTable,
    output: Nothing,
  },
  'tables.free': {
    method: 'DELETE',
    path: '/api/tables/:table/seats/:seat',
    scope: 'play',
    does: 'The host frees a seat. Before the start whoever has it must go, and comes back only by a link. At an untimed table that has waited for an absent seat for three days, a bot plays on for it until its person is back; for an absent host, anybody at the table may do that.',
    input: v.strictObject({ table: Id, seat: SeatNumber }),
    output: Table,
  },
  'tables.plan': {
    method: 'PATCH',
    path: '/api/tables/:table/seats/:seat',
    scope: 'play',
    does: 'The host says who may take a seat: open, by invitation, or a bot.',
    input: v.strictObject({ table: Id, seat: SeatNumber, plan: SeatPlan }),
    output: Table,
  },
  'tables.rematch': {
    method: 'POST',
    path: '/api/tables/:table/rematch',
    scope: 'play',
    does: 'The same table again, with the same people invited. Asking twice gives the same new table.',
    input: OfTable,
    output: Table,
  },
  'tables.abandon': {
    method: 'POST',
    path: '/api/tables/:table/abandon',
    scope: 'play',
    does: 'Give the game up; it ends when all the people at it agree. At an untimed table, who has kept it waiting for three days and is not there is not asked.',
    input: v.strictObject({ table: Id, agree: v.boolean() }),
    output: Table,
  },
  'tables.branch': {
    method: 'POST',
    path: '/api/tables/:table/branch',
    scope: 'play',
    does: 'Play on from a moment of a finished game, against bots.',
    input: v.strictObject({ table: Id, n: Count, seat: SeatNumber, level: v.optional(BotLevel, 'master') }),
    output: Table,
  },
  'tables.import': {
    method: 'POST',
    path: '/api/tables/import',
    scope: 'play',
    does: 'A finished table from its file, after playing it again.',
    input: v.strictObject({ file: TableFile }),
    output: Table,
  },
  'tables.export': {
    method: 'GET',
    path: '/api/tables/:table/export',
    scope: 'read',
    does: 'A finished table as one file that re-runs offline (`npm run replay -- file`).',
    input: OfTable,
    output: TableFile,
  },

  // Play
  'play.watch': {
    method: 'POST',
    path: '/api/tables/:table/watch',
    scope: 'read',
    does: 'From now on tell this socket what happens at the table.',
    input: Watch,
    output: TableView,
    open: 'socket',
  },
  'play.unwatch': {
    method: 'POST',
    path: '/api/tables/:table/unwatch',
    scope: 'read',
    does: 'Tell this socket no more.',
    input: OfTable,
    output: Nothing,
    open: 'socket',
  },
  'play.answer': {
    method: 'POST',
    path: '/api/tables/:table/answers',
    scope: 'play',
    does: "Answer a question, with one answer or with all those that belong together. They are one decision: one entry of the history, kept before anybody hears of it. `n` is the table's when it was asked; a stale one is refused with where the table is now, unless others have only answered meanwhile what is asked of several at once.",
    input: Answer,
    output: Given,
  },
  'play.ahead': {
    method: 'POST',
    path: '/api/tables/:table/ahead',
    scope: 'play',
    does: 'Where would these answers of mine lead? Made from what I see alone. Nothing is given and nobody is told.',
    input: Ahead,
    output: WayAhead,
  },
  'play.undo': {
    method: 'POST',
    path: '/api/tables/:table/undo',
    scope: 'play',
    does: 'Take my last decision back: at once where nobody has learned anything by it, else the others are asked.',
    input: v.strictObject({ table: Id, n: Count, commandId: CommandId }),
    output: v.strictObject({ n: Count, asked: v.array(SeatNumber) }),
  },
  'play.consent': {
    method: 'POST',
    path: '/api/tables/:table/undo/consent',
    scope: 'play',
    does: 'Agree that a decision is taken back, or not.',
    input: v.strictObject({ table: Id, n: Count, agree: v.boolean(), commandId: CommandId }),
    output: Done,
  },
  'play.return': {
    method: 'POST',
    path: '/api/tables/:table/return',
    scope: 'play',
    does: 'I am back: no bot keeps my seat any longer.',
    input: OfTable,
    output: Done,
  },
  'play.passes': {
    method: 'PATCH',
    path: '/api/tables/:table/passes',
    scope: 'play',
    does: 'Whether the house passes for me: it then answers, a few seconds after I am asked, whatever has a single answer. Nobody else learns of it.',
    input: v.strictObject({ table: Id, passes: v.boolean() }),
    output: Table,
  },
  'play.hint': {
    method: 'POST',
    path: '/api/tables/:table/hint',
    scope: 'play',
    does: 'What would a strong bot do? Where the table allows it.',
    input: OfTable,
    output: Hint,
  },
  'play.history': {
    method: 'GET',
    path: '/api/tables/:table/history',
    scope: 'read',
    does: 'The history after `since`, as I may know it.',
    input: v.strictObject({ table: Id, since: v.optional(Count, 0), secret: v.optional(Secret) }),
    output: v.strictObject({ lines: v.array(HistoryLine) }),
  },
  'play.moments': {
    method: 'GET',
    path: '/api/tables/:table/moments',
    scope: 'read',
    does: 'The views after `from` to `to` entries of the history, at most 50 at a time: of a finished game as any `viewer` saw it, else as I do.',
    input: v.strictObject({
      table: Id,
      from: Count,
      to: Count,
      viewer: v.optional(Viewer),
      secret: v.optional(Secret),
    }),
    output: v.strictObject({ moments: v.array(Moment) }),
  },
  'play.review': {
    method: 'GET',
    path: '/api/tables/:table/review',
    scope: 'read',
    does: 'The review of a finished game, as far as it has come; asking starts it.',
    input: OfTable,
    output: ReviewSoFar,
  },

  // Chat
  'chat.list': {
    method: 'GET',
    path: '/api/tables/:table/chat',
    scope: 'read',
    does: 'What was said at the table, the newest first.',
    input: v.strictObject({ table: Id, before: v.optional(Count), secret: v.optional(Secret) }),
    output: v.strictObject({ chat: v.array(ChatLine) }),
  },
  'chat.say': {
    method: 'POST',
    path: '/api/tables/:table/chat',
    scope: 'talk',
    does: 'Say something.',
    input: v.strictObject({ table: Id, text: ChatText, commandId: CommandId, secret: v.optional(Secret) }),
    output: ChatLine,
  },
  'chat.ping': {
    method: 'POST',
    path: '/api/tables/:table/pings',
    scope: 'talk',
    does: 'Point at a place of the board: those who hear the talk see it for a few seconds. It is kept nowhere.',
    input: v.strictObject({ table: Id, place: Ping.entries.place, says: Ping.entries.says }),
    output: Nothing,
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;
/** What a client sends; fields with defaults may be left out. */
export type Input<K extends CommandName> = v.InferInput<(typeof commands)[K]['input']>;
/** The same as the server gets it, checked and with defaults filled in. */
export type Checked<K extends CommandName> = v.InferOutput<(typeof commands)[K]['input']>;
export type Output<K extends CommandName> = v.InferOutput<(typeof commands)[K]['output']>;

/** A command on a socket. */
export const SocketMessage = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  do: v.picklist(Object.keys(commands) as [CommandName, ...CommandName[]]),
  with: v.unknown(),
});
