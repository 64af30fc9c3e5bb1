import { Icon } from '@teahouse/boardkit';
import { Emblem } from './art.tsx';
import { at } from './flight.ts';
import { actor, pilesOf, type Stretch, stretchOf } from './reading.ts';
import { useTable } from './table.tsx';

/** A higher pile is named by the order of play alone. */
const MOST_NAMES = 2;
/** Shares of the track's width that a letter of a label takes, a wide one, and the label at most; only to keep labels apart. */
const LETTER = 1.15;
const WIDE_LETTER = 2;
const LABEL = 24;
/** From here to an edge a label keeps to its side of the marker. */
const EDGE = 12;

/** The person track: furthest acts first, and who stands on top before those below. */
export function Track() {
  const { seen, me, words, foresight, colourOf } = useTable();
  const stretch = stretchOf(seen.rulers.map(({ track }) => track));
  const ahead = foresight?.change.track ?? 0;
  return (
    <section class="panel track" data-pane="table" data-at={at.track} aria-label={words.track}>
      <div class="panel-h">
        <h2>{words.track}</h2>
        <span class="order">
          {words.furthest} <Icon name="ui-arrow" />
        </span>
        <Turns />
      </div>
      <div class="road">
        <svg viewBox="0 0 760 30" preserveAspectRatio="none" aria-hidden="true">
          <path d="M2 8C120 1 260 14 400 6C540-1 650 10 758 4L758 20C650 26 540 15 400 21C260 30 120 17 2 24Z" />
        </svg>
        <Spaces stretch={stretch} />
        {me !== null && ahead > 0 && (
          <span
            class={`marker ghost p-${colourOf(me)}`}
            style={{ left: place(stretch, Math.min(stretch.to, seen.rulers[me]!.track + ahead)) }}
          >
            <Emblem seat={me} />
          </span>
        )}
        <Markers stretch={stretch} />
      </div>
    </section>
  );
}

/** Who has been, who is at it and who comes later in this phase. */
function Turns() {
  const { seen, me, words, nameOf, colourOf } = useTable();
  const current = actor(seen);
  const turn = seen.order.indexOf(current);
  return (
    <ol class="turns">
      {seen.order.map((seat, n) => (
        <li
          key={seat}
          class={`p-${colourOf(seat)}${n < turn ? ' done' : ''}${seat === current ? ' cur' : ''}`}
          title={nameOf(seat)}
          aria-current={seat === current ? 'step' : undefined}
        >
          <Emblem seat={seat} />
          {seat === current ? <b>{seat === me ? words.you : nameOf(seat)}</b> : <span class="vh">{nameOf(seat)}</span>}
        </li>
      ))}
    </ol>
  );
}

const place = ({ from, to }: Stretch, space: number): string => `${2.4 + ((space - from) / (to - from)) * 95.2}%`;

/** A pile leans, so that everybody in it is seen and the road need not be higher for it. */
const lift = (level: number) => ({ '--up': `${6 * level}px`, '--over': `${11 * level}px` });

function Spaces({ stretch }: { stretch: Stretch }) {
  const { from, to } = stretch;
  const spaces = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return spaces.map(space => (
    <span
      key={space}
      class={`space${space % 5 === 0 ? ' five' : ''}${to - from > 34 ? ' dense' : ''}`}
      style={{ left: place(stretch, space) }}
      aria-hidden="true"
    >
      <i />
      <small>{space}</small>
    </span>
  ));
}

const widthOf = (label: string): number =>
  Math.min(
    LABEL,
    [...label].reduce((sum, letter) => sum + (/[mw@]/i.test(letter) ? WIDE_LETTER : LETTER), 0),
  );

function Markers({ stretch }: { stretch: Stretch }) {
  const { seen, me, words, nameOf, colourOf } = useTable();
  const piles = pilesOf(seen.rulers);
  let labelled = Number.NEGATIVE_INFINITY;
  return piles.flatMap(({ space, seats }) => {
    const names = seats.toReversed().map(seat => (seat === me ? words.you : nameOf(seat)));
    const label = seats.length > MOST_NAMES ? '' : names.join(', ');
    const middle = ((space - stretch.from) / (stretch.to - stretch.from)) * 100;
    const wide = widthOf(label);
    const start = middle < EDGE ? middle : middle > 100 - EDGE ? middle - wide : middle - wide / 2;
    const isClear = label !== '' && start > labelled;
    if (isClear) labelled = start + wide;
    const side = middle < EDGE ? ' first' : middle > 100 - EDGE ? ' last' : '';
    return seats.map((seat, level) => (
      <span
        key={seat}
        class={`marker p-${colourOf(seat)}${seat === me ? ' mine' : ''}`}
        style={{ left: place(stretch, space), ...lift(level) }}
        data-at={at.marker(seat)}
        title={`${nameOf(seat)}: ${space}`}
      >
        <Emblem seat={seat} />
        <span class="vh">
          {nameOf(seat)}: {space}
        </span>
        {isClear && level === seats.length - 1 && (
          <span class={`lbl${side}`} aria-hidden="true">
            {label}
          </span>
        )}
      </span>
    ));
  });
}
