import { signal } from '@preact/signals';
import type { HistoryLine, No } from '@teahouse/protocol';
import { PracticeClient } from '../practice/client.ts';
import type { PracticeSave, PracticeState } from '../practice/engine.ts';
import { layPractice, savedPractice, savePractice } from '../practice/store.ts';
import { Refused } from '../refused.ts';
import { toTable } from '../router.ts';
import type { Move, ReplaySource, TableSource, TableState } from './source.ts';

const gone: No = { reason: 'practice-gone', message: 'no such practice table here', rule: '', details: {} };

/** A table in this browser alone. */
export function practiceSource(id: string): TableSource {
  const state = signal<TableState | null>(null);
  const failure = signal<No | null>(null);
  const listeners = new Set<(move: Move) => void>();
  const client = new PracticeClient();

  client.onMoved = (line: HistoryLine, after: PracticeState, save) => {
    savePractice(save);
    state.value = after;
    for (const listener of listeners) listener({ line, after });
  };
  client.onBroken = message => {
    failure.value = { reason: 'fault', message, rule: '', details: {} };
  };

  async function begin(): Promise<void> {
    const save = savedPractice(id);
    if (save === null) {
      failure.value = gone;
      return;
    }
    try {
      state.value = await client.ask('begin', save);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      failure.value = error.no;
    }
  }
  void begin();

  return {
    venue: 'practice',
    state,
    failure,
    chat: null,
    ping: null,
    onPing: () => () => {},
    onMove(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: ({ ask }, answers) => client.ask('answer', { ask, answers }),
    async undo() {
      await client.ask('undo', null);
      return [];
    },
    async consent() {},
    async comeBack() {},
    async letPass() {},
    async hint() {
      const { question, choice } = await client.ask('hint', null);
      return { n: state.peek()?.table.n ?? 0, ask: question.ask, answer: choice.answers[0]!, why: choice.why };
    },
    async say() {},
    rematch: async () => layAgain(savedPractice(id)!),
    async abandon() {},
    async invitations() {
      return null;
    },
    close: () => client.close(),
  };
}

const layAgain = ({ game, options, levels }: PracticeSave): string =>
  toTable('practice', layPractice(game, options, levels));

/** The same table, looked at again. The worker lives as long as the screen. */
export function practiceReplay(id: string): ReplaySource & { close(): void } {
  const save = savedPractice(id);
  const client = new PracticeClient();
  const begun = save === null ? Promise.reject(new Refused(gone)) : client.ask('begin', save);
  // Whoever asks for something hears of it; nobody asking is not a fault.
  begun.catch(() => {});
  return {
    venue: 'practice',
    async table() {
      return (await begun).table;
    },
    async moments(from, to, viewer) {
      await begun;
      return client.ask('moments', { from, to, viewer });
    },
    async review() {
      await begun;
      return client.ask('review', null);
    },
    async branch(n, seat) {
      await begun;
      const { game, options, levels, seed, log, me } = save!;
      const others = levels.map((level, at) => (at === seat ? null : (level ?? levels[seat] ?? 'master')));
      if (seat === me) others[me] = null;
      return toTable('practice', layPractice(game, options, others, { seed, log: log.slice(0, Math.max(0, n - 1)) }));
    },
    async rematch() {
      await begun;
      return layAgain(save!);
    },
    async file() {
      await begun;
      return client.ask('file', null);
    },
    close: () => client.close(),
  };
}
