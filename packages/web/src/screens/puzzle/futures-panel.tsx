import { chooseOptions, grammar, sentence } from '@teahouse/kernel';
import type { PuzzleText } from '../../../text/puzzle/en.ts';
import { CopyButton } from '../../parts/copy.tsx';
import { Icon } from '../../parts/icon.tsx';
import { layPractice } from '../../practice/store.ts';
import type { Day, Guess } from '../../puzzle.ts';
import { addressOf, go, toTable } from '../../router.ts';
import type { PuzzlePosition } from './position.ts';

interface Props {
  position: PuzzlePosition;
  words: PuzzleText;
  guess: Guess;
  day: Day;
}

type Future = PuzzlePosition['puzzle']['futures'][number];

/** An answer and what it leads to, compared with the best: what was guessed, and where that is the best, what tempts. */
export function FuturesPanel({ position, words, guess, day }: Props) {
  const { puzzle, loaded, seen } = position;
  const { percent } = grammar(loaded.language);
  const nameOf = ({ answer }: Future): string => sentence(loaded.text.answer(answer, seen));
  const best = puzzle.futures[0]!;
  const mine = puzzle.futures.find(({ answer }) => answer === guess.answer) ?? best;
  const tempting = puzzle.futures.find(({ answer }) => answer === puzzle.tempting) ?? puzzle.futures[1]!;
  const isFound = mine === best;
  const other = isFound ? tempting : mine;
  const more = moreOf(best, other, position);
  const here = addressOf({ screen: 'puzzle', day });
  const rule = loaded.game.machine.rule(puzzle.ask);
  return (
    <section class="panel qz answered" aria-label={words.futures}>
      <div class="verdict" aria-live="polite">
        <span class="stamp" aria-hidden="true">
          {isFound ? <Icon name="ui-check" /> : guess.place + 1}
        </span>
        <div>
          <h2>{isFound ? words.found(nameOf(best)) : words.better(nameOf(best))}</h2>
          <p>
            {isFound
              ? words.tempting(nameOf(tempting), percent(tempting.chance))
              : words.compared(nameOf(mine), percent(mine.chance), nameOf(best), percent(best.chance))}{' '}
            {more.length === 0 ? '' : words.later(grammar(loaded.language).and(more))}{' '}
            <a class="cite" href={addressOf({ screen: 'rules', game: loaded.id, rule })}>
              {words.rule}
            </a>
          </p>
        </div>
      </div>
      <ol class="fut">
        {puzzle.futures.map(future => (
          <Bar
            key={future.answer}
            future={future}
            most={best.chance}
            name={nameOf(future)}
            says={percent(future.chance)}
            mark={future === mine ? words.you : null}
            kind={future === best ? 'best' : future === mine ? 'me' : ''}
          />
        ))}
      </ol>
      <div class="two-futures">
        <Holdings future={other} than={best} position={position} name={nameOf(other)} mark={isFound ? '' : words.you} />
        <Holdings future={best} than={other} position={position} name={nameOf(best)} mark={words.best} />
      </div>
      <p class="note">{words.has}.</p>
      <div class="go">
        <CopyButton class="btn" text={location.origin + here} label={words.link} icon="ui-link" />
        <button type="button" class="btn primary" onClick={() => go(playedOn(position))}>
          <Icon name="ui-bot" />
          {words.playOn}
        </button>
      </div>
      <p class="note">
        {words.sure(puzzle.worlds)} {words.tomorrow} {words.local}
      </p>
    </section>
  );
}

/** A practice table that goes on from here, against masters. */
function playedOn({ loaded, deal, log, puzzle }: PuzzlePosition): string {
  const levels = Array.from({ length: deal.seats }, (_, seat) => (seat === puzzle.seat ? null : ('master' as const)));
  const options = chooseOptions(loaded.game, deal.seats, deal.options ?? {});
  return toTable('practice', layPractice(loaded.id, options, levels, { seed: deal.seed, log }));
}

/** What the best answer leaves more of, in words. */
const moreOf = (best: Future, other: Future, { loaded: { text } }: PuzzlePosition): string[] =>
  Object.entries(best.counts).flatMap(([term, n]) => {
    const more = Math.round(n - (other.counts[term] ?? 0));
    return more < 1 ? [] : (text.counts?.[term]?.(more) ?? []);
  });

interface BarProps {
  future: Future;
  most: number;
  name: string;
  says: string;
  mark: string | null;
  kind: string;
}

/** How much of the width the longest bar takes, so that its line has room; and how many standard errors a line shows. */
const WIDEST = 84;
const ERRORS = 2;

function Bar({ future: { chance, error }, most, name, says, mark, kind }: BarProps) {
  const width = (share: number): string => `${Math.max(0, (WIDEST * share) / most).toFixed(1)}%`;
  const low = Math.max(0, chance - ERRORS * error);
  return (
    <li class={kind}>
      <b>
        {name}
        {mark === null ? null : <small> · {mark}</small>}
      </b>
      <span class="bar" aria-hidden="true">
        <i style={{ width: width(chance) }} />
        <u style={{ left: width(low), width: width(chance + ERRORS * error - low) }} />
      </span>
      <span class="n">{says}</span>
    </li>
  );
}

interface HoldingsProps {
  future: Future;
  than: Future;
  position: PuzzlePosition;
  name: string;
  mark: string;
}

/** What one has some rounds later; what is clearly more or less than in the other future stands out. */
function Holdings({ future, than, position: { loaded }, name, mark }: HoldingsProps) {
  return (
    <article>
      <h3>
        {name} <small>{mark}</small>
      </h3>
      <ul>
        {Object.entries(future.counts).map(([term, n]) => {
          const more = Math.round(n) - Math.round(than.counts[term] ?? 0);
          return (
            <li key={term} class={more > 0 ? 'gain' : more < 0 ? 'loss' : undefined}>
              {loaded.text.counts?.[term]?.(Math.round(n)) ?? ''}
            </li>
          );
        })}
      </ul>
    </article>
  );
}
