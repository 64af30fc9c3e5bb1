import '../styles/timeline.css';
import type { TablePlayer } from '@teahouse/boardkit';
import { grammar, type Seat } from '@teahouse/kernel';
import { CurveKey, DASH } from '../parts/curve.tsx';
import type { Chances, MarkAt, Mistake } from '../review.ts';
import type { SpanAt } from '../table/course.ts';
import { language, t } from '../words.ts';

interface Props {
  n: number;
  last: number;
  spans: readonly SpanAt[];
  marks: readonly MarkAt[];
  /** Empty before the game was reviewed. */
  curve: readonly Chances[];
  mistakes: readonly Mistake[];
  players: readonly TablePlayer[];
  /** All win or lose together, so that one line says it all. */
  isShared: boolean;
  go(n: number): void;
}

const SIGN = { loss: '▼', payment: '◆', points: '▲' } as const;

/** The whole game on one axis: chances, parts of the game, what struck, and where we are. */
export function Timeline({ n, last, spans, marks, curve, mistakes, players, isShared, go }: Props) {
  const words = t().replay;
  const place = (at: number): number => (last <= 1 ? 0 : (100 * (at - 1)) / (last - 1));
  const here = curve.findLast(point => point.n <= n) ?? curve[0];
  const chance = (seat: Seat): string => grammar(language.value).percent((here?.chances[seat] ?? 0) / 100);
  const lines = isShared ? players.slice(0, 1) : players;
  const chances = isShared ? chance(0) : players.map(({ seat, name }) => `${name} ${chance(seat)}`).join(', ');
  const named = spans.filter(({ short }) => short !== '');
  return (
    <div class="timeline">
      {curve.length < 2 ? null : (
        <>
          {isShared ? (
            <div class="key" aria-hidden="true">
              {words.chance}: {chances}
            </div>
          ) : (
            <CurveKey players={players} values={players.map(({ seat }) => chance(seat))} />
          )}
          <div class="chances">
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={`${words.chance}: ${chances}`}>
              {[0, 50, 100].map(level => (
                <path key={level} class="gl" d={`M0 ${level}H100`} />
              ))}
              {lines.map(({ seat, colour }) => (
                <g key={seat} class={isShared ? 'of-all' : `p-${colour}`}>
                  <path
                    class="ln"
                    d={`M${curve.map(point => `${place(point.n).toFixed(2)} ${100 - (point.chances[seat] ?? 0)}`).join('L')}`}
                    stroke-dasharray={isShared ? '' : DASH[colour]}
                  />
                </g>
              ))}
              {mistakes.map(({ no, n: at, before, after }) => (
                <path key={no} class="drop" d={`M${place(at).toFixed(2)} ${100 - before}V${100 - after}`} />
              ))}
              <path class="now" d={`M${place(n).toFixed(2)} 0V100`} />
            </svg>
            {mistakes.map(({ no, n: at, before, when }) => (
              <button
                type="button"
                key={no}
                class="mistake"
                style={{ left: `${place(at)}%`, top: `${100 - before}%` }}
                aria-current={at === n ? 'step' : undefined}
                aria-label={`${words.show}: ${no}`}
                title={when}
                onClick={() => go(at)}
              >
                {no}
              </button>
            ))}
          </div>
        </>
      )}
      <div class="parts" aria-hidden="true">
        {named.map(({ n: at, short, name }) => (
          <span key={at} class="tick" style={{ left: `${place(at)}%` }} title={name}>
            {short}
          </span>
        ))}
        {marks.map(({ n: at, kind, says }) => (
          <span key={`${at} ${says}`} class={`sign ${kind}`} style={{ left: `${place(at)}%` }} title={says}>
            {SIGN[kind]}
          </span>
        ))}
      </div>
      <input
        type="range"
        class="scrubber"
        min={1}
        max={last}
        value={n}
        aria-label={words.moment}
        aria-valuetext={words.step(n, last)}
        onInput={event => go(Number(event.currentTarget.value))}
      />
    </div>
  );
}
