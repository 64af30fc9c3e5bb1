import { sentence } from '@teahouse/kernel';
import type { PuzzleText } from '../../../text/puzzle/en.ts';
import { coverOf, shelf, titleOf } from '../../games.ts';
import { type Day, dailyOf, daysBefore, guesses, streakOf, weekOf } from '../../puzzle.ts';
import { addressOf } from '../../router.ts';
import { language } from '../../words.ts';

const asDate = (day: Day): Date => new Date(`${day}T12:00Z`);
const named = (day: Day, weekday: 'narrow' | 'long'): string =>
  new Intl.DateTimeFormat(language.value, { weekday, timeZone: 'UTC' }).format(asDate(day));

/** What was guessed this week. */
export function Week({ day, words }: { day: Day; words: PuzzleText }) {
  const known = guesses();
  return (
    <span class="days" title={words.week}>
      {weekOf(day).map(each => {
        const place = known[each]?.place;
        const kind = place === undefined ? '' : place === 0 ? 'y' : 'n';
        return (
          <span key={each} class={`day ${kind}${each === day ? ' t' : ''}`} aria-hidden="true">
            {named(each, 'narrow')}
          </span>
        );
      })}
    </span>
  );
}

/** How many days can be looked back at a glance. */
const SHOWN = 4;

/** The positions of the last days, and on how many in a row somebody has guessed. */
export function Earlier({ day, words }: { day: Day; words: PuzzleText }) {
  const known = guesses();
  const streak = streakOf(known, day);
  const days = Array.from({ length: SHOWN }, (_, n) => daysBefore(day, n + 1));
  return (
    <nav class="panel older" aria-label={words.earlier}>
      <h2>
        {words.earlier}
        {streak === 0 ? null : <small class="result">{words.streak(streak)}</small>}
      </h2>
      {days.map(each => {
        const daily = dailyOf(each, day, shelf);
        if (daily === null) return null;
        const guess = known[each];
        return (
          <a key={each} href={addressOf({ screen: 'puzzle', day: each })}>
            <img src={coverOf(daily.game)} alt="" width="56" height="40" />
            <span>
              {sentence(named(each, 'long'))}: {titleOf(daily.game, language.value)}
              <small class="result">{guess === undefined ? words.notYet : words.guessed(guess.place + 1)}</small>
            </span>
          </a>
        );
      })}
    </nav>
  );
}
