// npm run drafts -- <game> [--games n]: the kept games once more, every decision composed and given as a page does.
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type AnyGame, type AnyMatch, Draft, hashOf, type Logged, Match, renamed, unpack } from '@teahouse/kernel';
import { readCorpus } from '@teahouse/testkit';
import { type Fail, failOf, readArguments, readGame } from './arguments.ts';

const fail: Fail = failOf('drafts', 'npm run drafts -- <game> [--games 30]');
const { values, positionals } = readArguments(
  () => parseArgs({ allowPositionals: true, options: { games: { type: 'string', default: '30' } } }),
  fail,
);
if (positionals.length !== 1) fail('which game? One at a time');
const game = readGame(positionals[0]!, fail);
const wanted = Number(values.games);
if (!Number.isInteger(wanted) || wanted < 1) fail(`--games is a whole number from 1 on, not '${values.games}'`);

/** The answers from here on that a page gives as one decision: until the draft ends or its procedure is left. */
function composed({ machine }: AnyGame, match: AnyMatch, log: readonly Logged[]): string[] {
  const { seat, answer } = log[0]!;
  if (!machine.inDraft(match.state) && !machine.isForked(match.state)) return [answer];
  const draft = new Draft(match.game, match.view(seat), seat);
  for (const next of log) {
    if (next.seat !== seat || draft.end !== null || draft.left) break;
    draft.play(next.answer);
  }
  return [...draft.answers];
}

const { games } = readCorpus(pathToFileURL(`${import.meta.dirname}/../packages/games/${game.id}/test/corpus/`));
const chosen = games.filter((_, n) => n % Math.ceil(games.length / wanted) === 0);
const counted = { answers: 0, decisions: 0, told: 0, toldBefore: 0, longest: 0, cut: 0 };
for (const { record } of chosen) {
  const { deal, log } = unpack(record);
  const match = Match.begin(game, deal);
  const single = Match.begin(game, deal);
  for (let at = 0; at < log.length; ) {
    const { seat, ask } = log[at]!;
    const answers = composed(game, match, log.slice(at));
    const { taken } = match.answers(seat, answers, renamed(game, ask));
    for (const each of log.slice(at, at + taken)) single.answer(each.seat, each.answer);
    if (hashOf(match.state) !== hashOf(single.state)) fail(`after answer ${at + taken} of a game the states differ`);
    at += taken;
    counted.decisions++;
    counted.told += deal.seats;
    counted.toldBefore += deal.seats * taken;
    counted.cut += answers.length - taken;
    counted.longest = Math.max(counted.longest, taken);
  }
  counted.answers += log.length;
}
const perGame = (n: number): string => (n / chosen.length).toFixed(1).padStart(8);
const row = (what: string, before: number, after: number): void =>
  console.log(`${what.padEnd(34)}${perGame(before)}${perGame(after)}`);
console.log(`${game.id}, ${chosen.length} games; per game      before   after`);
row('answers that are chosen', counted.answers, counted.answers);
row('commands, entries, writes', counted.answers, counted.decisions);
row('news to all seats', counted.toldBefore, counted.told);
console.log(`the longest decision has ${counted.longest} answers; ${counted.cut} were cut`);
