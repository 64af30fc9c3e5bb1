// A practice table: the engine and its bots, off the page's own thread.
import { type Job, type Judged, judge, Pool, summarise } from '@teahouse/bots';
import { webWorkers } from '@teahouse/bots/web';
import { answersOf, hashOf, Match, type Question, Refusal, type Seat } from '@teahouse/kernel';
import { type HistoryLine, type Moment, type No, questionsFor, type ReviewSoFar } from '@teahouse/protocol';
import { PracticeTable } from './engine.ts';
import { loadFolder } from './folders.ts';
import type { PracticeMessage, PracticeRequest, RequestName, Requests } from './messages.ts';

declare const self: {
  postMessage(message: PracticeMessage): void;
  addEventListener(type: 'message', listener: (event: { data: PracticeRequest }) => void): void;
};

const pool = new Pool({
  start: webWorkers(() => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })),
  workers: 2,
});

let practice: PracticeTable | null = null;
/** The seats of bots that are thinking; what they think about is gone when I take something back. */
let thinking = new Map<Seat, AbortController>();
/** The review so far: the first decisions, judged. */
let judged: Judged[] = [];
let reviewed = 0;

function here(): PracticeTable {
  if (practice === null) throw new Error('No practice table is laid.');
  return practice;
}

function tell(line: HistoryLine): void {
  const table = here();
  self.postMessage({ moved: line, state: table.state(), save: table.save });
}

function letBotsThink(): void {
  const { match, plan } = here();
  for (const question of match.open()) {
    const level = plan.levels[question.seat];
    if (level == null || thinking.has(question.seat)) continue;
    const stop = new AbortController();
    thinking.set(question.seat, stop);
    void think(question, level, stop.signal);
  }
}

async function think(
  question: Question,
  level: NonNullable<PracticeTable['plan']['levels'][number]>,
  signal: AbortSignal,
) {
  const { seat } = question;
  try {
    const { answers } = await pool.choose(jobOf(question, level), { table: here().plan.id, signal });
    if (signal.aborted) return;
    thinking.delete(seat);
    tell(here().decide(seat, answers, question.ask).line);
    letBotsThink();
  } catch (error) {
    if (!signal.aborted)
      self.postMessage({ broken: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function jobOf(question: Question, level: Job['level']): Job {
  const table = here();
  const { seat } = question;
  return { game: table.plan.game, level, seen: table.match.view(seat), question, seed: table.luckOf(seat) };
}

/** Views after every entry of the game's own log, up to `to`; a running game only through my own eyes. */
function moments(from: number, to: number, viewer: Seat | null): Moment[] {
  const { match, plan } = here();
  const me = match.over ? viewer : plan.me;
  const again = Match.begin(match.game, match.deal);
  const out: Moment[] = [];
  for (let n = 1; n <= Math.min(to, match.log.length + 1); n++) {
    let line: HistoryLine = {
      n,
      kind: 'deal',
      seat: null,
      bot: null,
      to: null,
      at: plan.startedAt,
      heard: again.heard(me),
    };
    if (n > 1) {
      const logged = match.log[n - 2]!;
      const { seat } = logged;
      const before = again.journal.length;
      again.answers(seat, answersOf(logged), logged.ask);
      line = { ...line, kind: 'answer', seat, bot: plan.levels[seat] ?? null, heard: again.heard(me, before) };
    }
    if (n < from) continue;
    const questions = questionsFor(match.game, again.state, again.open(), me);
    out.push({ n, view: structuredClone(again.view(me)) as unknown as Record<string, unknown>, questions, line });
  }
  return out;
}

/** A few decisions at a time, so that the page sees it grow. A sealed answer that was only changed is judged once. */
function review(): ReviewSoFar {
  const { match, plan } = here();
  const until = performance.now() + 1200;
  const budget = { iterations: 300, ms: 400 };
  const { deal, log } = match;
  for (; reviewed < log.length && performance.now() < until; reviewed++) {
    if (!log[reviewed]!.revises) judged.push(judge(match.game, { deal, log }, reviewed, budget));
  }
  const outcome = reviewed < log.length ? null : match.game.outcome(match.state);
  const { curve, costliest } = summarise(plan.seats, judged, outcome);
  return { done: reviewed, of: log.length, curve, costliest };
}

function forgetReview(): void {
  judged = [];
  reviewed = 0;
}

function file(): object {
  const { match, plan } = here();
  const again = Match.begin(match.game, match.deal);
  const hashes = match.log.map(logged => {
    again.answers(logged.seat, answersOf(logged), logged.ask);
    return hashOf(again.state);
  });
  const players = plan.levels.map(bot => ({ name: bot ?? 'me', bot }));
  const times = { startedAt: plan.startedAt, endedAt: plan.startedAt };
  return {
    format: 'teahouse-table',
    version: 1,
    ...match.record(),
    commitment: match.commitment,
    players,
    hashes,
    ...times,
  };
}

const does: {
  [K in RequestName]: (given: Requests[K]['with']) => Promise<Requests[K]['gives']> | Requests[K]['gives'];
} = {
  async begin(save) {
    const { game } = await loadFolder(save.game);
    practice = new PracticeTable(game, save);
    forgetReview();
    letBotsThink();
    return practice.state();
  },
  answer({ ask, answers }) {
    const table = here();
    const { line, taken } = table.decide(table.plan.me, answers, ask);
    tell(line);
    letBotsThink();
    return taken;
  },
  undo() {
    const line = here().undo();
    if (line === null) throw new Refusal('cannot-go-back', 'there is nothing to take back', {});
    for (const stop of thinking.values()) stop.abort();
    thinking = new Map();
    forgetReview();
    tell(line);
    letBotsThink();
    return null;
  },
  async hint() {
    const { match, plan } = here();
    const question = match.open(true).find(({ seat }) => seat === plan.me);
    if (question === undefined) throw new Refusal('not-asked', 'you are not asked', {});
    return { question, choice: await pool.choose(jobOf(question, 'master'), { table: plan.id }) };
  },
  moments: ({ from, to, viewer }) => moments(from, to, viewer),
  review,
  file,
};

self.addEventListener('message', ({ data }) => void serve(data));

async function serve({ id, do: name, with: given }: PracticeRequest): Promise<void> {
  try {
    const ok = await (does[name] as (given: unknown) => unknown)(given);
    self.postMessage({ id, ok });
  } catch (error) {
    self.postMessage({ id, no: noOf(error) });
  }
}

function noOf(error: unknown): No {
  if (error instanceof Refusal) {
    const { reason, message, rule, details } = error;
    return { reason, message, rule, details };
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { reason: 'fault', message, rule: '', details: {} };
}
