import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyGame, type Deal, Match, placesOf } from '@teahouse/kernel';
import { CHOICES, decisionFrom, luckOf, pick, restOf } from './play.ts';

/** One whole random game as text: what was asked and offered, what was answered, what everybody was told. */
export function playthrough(game: AnyGame, start: Deal): string {
  const match = Match.begin(game, start);
  const luck = luckOf(start);
  const lines = [
    `${game.id}, rules ${game.rules}, ${start.seats} seats, options ${JSON.stringify(match.deal.options)}, seed '${start.seed}'`,
  ];
  let told = 0;
  const tell = (): void => {
    for (const { kind, rule, seat, what, n, at, to } of match.journal.slice(told)) {
      const parts = [seat >= 0 ? `seat ${seat}` : '', what, n === 0 ? '' : n, at].filter(part => part !== '');
      lines.push(
        `    ${kind} ${parts.join(' ')}${to === null ? '' : ` (to ${to.join(', ') || 'nobody'})`} ${rule}`.trimEnd(),
      );
    }
    told = match.journal.length;
  };
  for (tell(); !match.over; tell()) {
    const open = match.open();
    const choice = luck(CHOICES);
    const { question, answer } = pick(open, choice);
    const answers = decisionFrom(game, match.state, question, answer, restOf(choice));
    for (const q of open) lines.push(`? seat ${q.seat} ${q.ask}: ${q.options.join(' ')}`);
    lines.push(`> seat ${question.seat}: ${answers.join(', ')}`);
    match.answers(question.seat, answers, question.ask);
  }
  lines.push(`places ${placesOf(game.outcome(match.state), match.state.seats).join(' ')}`);
  return `${lines.join('\n')}\n`;
}

/** Compares a playthrough with the one on file. UPDATE_GOLDEN=1 writes it; review the difference like code. */
export function golden(game: AnyGame, start: Deal, file: URL, update = process.env.UPDATE_GOLDEN === '1'): void {
  const path = fileURLToPath(file);
  const now = playthrough(game, start);
  if (update) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, now);
  }
  assert.ok(existsSync(path), `${path} is missing; UPDATE_GOLDEN=1 writes it`);
  assert.equal(now, readFileSync(path, 'utf8'));
}
