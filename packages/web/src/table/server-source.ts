import { computed, effect, signal } from '@preact/signals';
import { patched, type Question } from '@teahouse/kernel';
import type { ChatLine, CommandName, Input, News, No, Output, Ping, Table, TableView } from '@teahouse/protocol';
import { type Connection, newCommandId } from '../connection.ts';
import { Refused } from '../refused.ts';
import { toTable } from '../router.ts';
import { isFinished, type Move, type TableSource, type TableState, withTable } from './source.ts';

/** What a table at the teahouse needs of the page. */
interface ServerLink {
  connection: Pick<Connection, 'onNews' | 'onBack'>;
  call<K extends CommandName>(name: K, input: Input<K>): Promise<Output<K>>;
}

/** A table at the teahouse: watched over the socket, and never more than one entry behind. */
export function serverSource(link: ServerLink, id: string, secret: string | null): TableSource {
  const state = signal<TableState | null>(null);
  const failure = signal<No | null>(null);
  const chat = signal<readonly ChatLine[]>([]);
  const listeners = new Set<(move: Move) => void>();
  const pinged = new Set<(ping: Ping) => void>();
  const withSecret = secret === null ? {} : { secret };
  let closed = false;

  const fail = (error: unknown): void => {
    if (!(error instanceof Refused)) throw error;
    // A connection that comes back brings the table with it; only what the server itself says is final.
    if (error.no.reason !== 'unreachable') failure.value = error.no;
    else if (state.peek() === null) failure.value = error.no;
  };

  /** Asks for what was missed, or for everything. */
  async function watch(since: number | null): Promise<void> {
    try {
      const seen = await link.call('play.watch', { table: id, ...withSecret, ...(since === null ? {} : { since }) });
      if (closed) return;
      failure.value = null;
      const old = state.peek();
      if (seen.view === null && old?.view != null && seen.table.n !== old.table.n) await watch(null);
      else state.value = merged(old, seen, since);
    } catch (error) {
      fail(error);
    }
  }

  async function readChat(): Promise<void> {
    try {
      const said = await link.call('chat.list', { table: id, ...withSecret });
      chat.value = said.chat.toReversed();
    } catch (error) {
      fail(error);
    }
  }

  /** The talk may be for players alone: it is read when the table has told that I may, which is also when I sit down. */
  const mayTalk = computed(() => {
    const table = state.value?.table;
    return table !== undefined && (table.mySeat !== null || table.chat === 'everyone');
  });

  function hear(news: News): void {
    if (news.news === 'table' && news.table.id === id) {
      const old = state.peek();
      if (old !== null && old.view === null && news.table.status !== 'open') void watch(null);
      else if (old !== null) state.value = withTable(old, { ...news.table, n: Math.max(old.table.n, news.table.n) });
    }
    if (news.news === 'chat' && news.table === id) {
      // A line that is known may come again, and may have been emptied meanwhile.
      const others = chat.peek().filter(said => said.id !== news.chat.id);
      chat.value = [...others, news.chat].toSorted((a, b) => a.id - b.id);
    }
    if (news.news === 'ping' && news.table === id) for (const listener of pinged) listener(news.ping);
    if (news.news === 'moved' && news.table === id) moved(news);
    if (news.news === 'unwatched' && news.table === id) failure.value = NOT_SHOWN;
  }

  function moved(news: Extract<News, { news: 'moved' }>): void {
    const old = state.peek();
    if (old === null || old.view === null) return void watch(null);
    if (news.n <= old.lines.length && old.lines.some(known => known.n === news.n)) return;
    // A gap: something was missed, and a patch on the wrong view would show what never was.
    if (news.n !== (old.lines.at(-1)?.n ?? old.table.n) + 1) return void watch(null);
    const after: TableState = {
      // What was asked of the others is void with every entry.
      table: { ...old.table, n: news.n, asked: news.asked, undoRequest: null, abandoning: [] },
      view: patched(old.view, news.patch),
      questions: news.questions,
      lines: [...old.lines, news.line],
    };
    state.value = after;
    for (const listener of listeners) listener({ line: news.line, after });
  }

  const stops = [
    link.connection.onNews(hear),
    link.connection.onBack(() => {
      void watch(state.peek()?.lines.at(-1)?.n ?? null);
      if (mayTalk.peek()) void readChat();
    }),
    effect(() => {
      if (mayTalk.value) void readChat();
    }),
  ];
  void watch(null);

  /** The table as a command has left it. Moves that came meanwhile are newer. */
  function tell(table: Table): void {
    const old = state.peek();
    if (old !== null)
      state.value = withTable(old, { ...table, n: old.table.n, asked: isFinished(table) ? [] : old.table.asked });
  }

  const n = (): number => state.peek()?.table.n ?? 0;
  return {
    venue: 'table',
    state,
    failure,
    chat,
    async ping(place, says) {
      await link.call('chat.ping', { table: id, place, says });
    },
    onPing(listener) {
      pinged.add(listener);
      return () => pinged.delete(listener);
    },
    onMove(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async answer({ ask }: Question, answers: readonly string[], shown: number) {
      const given = { table: id, n: shown, ask, answers: [...answers], commandId: newCommandId() };
      return (await link.call('play.answer', given)).taken;
    },
    async undo() {
      return (await link.call('play.undo', { table: id, n: n(), commandId: newCommandId() })).asked;
    },
    async consent(agree) {
      const request = state.peek()?.table.undoRequest;
      await link.call('play.consent', { table: id, n: request?.n ?? n(), agree, commandId: newCommandId() });
    },
    async comeBack() {
      await link.call('play.return', { table: id });
    },
    async letPass(passes) {
      tell(await link.call('play.passes', { table: id, passes }));
    },
    hint: () => link.call('play.hint', { table: id }),
    async say(text) {
      await link.call('chat.say', { table: id, text, commandId: newCommandId(), ...withSecret });
    },
    async rematch() {
      return toTable('table', (await link.call('tables.rematch', { table: id })).id);
    },
    async abandon(agree) {
      tell(await link.call('tables.abandon', { table: id, agree }));
    },
    async invitations() {
      return link.call('tables.invitations', { table: id });
    },
    close() {
      closed = true;
      for (const stop of stops) stop();
      link.call('play.unwatch', { table: id }).catch(fail);
    },
  };
}

/** The game has begun, and is not for those who looked on while seats were free. */
const NOT_SHOWN: No = { reason: 'not-shown', message: 'this table may not be watched', rule: '', details: {} };

/** What is known after a watch. With `since`, only what came after it is told. */
function merged(old: TableState | null, seen: TableView, since: number | null): TableState {
  const before = since === null || old === null ? [] : old.lines.filter(known => known.n <= since);
  return {
    table: seen.table,
    view: seen.view ?? old?.view ?? null,
    questions: seen.questions,
    lines: [...before, ...seen.lines],
  };
}
