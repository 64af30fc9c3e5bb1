import { MONTHS, SUPER_MONTH } from '../src/cards/events.ts';
import type { Change } from '../src/foresight/change.ts';
import { foreseeEvent, foreseeSuper } from '../src/foresight/events.ts';
import { festivalRanks, inhabited } from '../src/rules/events.ts';
import { symbols } from '../src/rules/vocabulary.ts';
import type { BoardWords } from '../text/board/words.ts';
import { ChangeIcons, Vignette } from './art.tsx';
import { at } from './flight.ts';
import { happened } from './past.ts';
import { hasStruck, phaseOf, type Seen, toneOf } from './reading.ts';
import { useTable } from './table.tsx';

/** Ornament beside the month, as on a calendar; the number says it. */
const NUMERALS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** All twelve months, with what each would do to me now. */
export function Events() {
  const { seen, me, words } = useTable();
  const columns = MONTHS.flatMap(month => {
    const width = month < seen.month ? 64 : month === seen.month ? 150 : 124;
    return month === SUPER_MONTH && seen.superEvent !== null ? [width, month < seen.month ? 72 : 128] : [width];
  });
  const template = columns.map(width => `minmax(64px, ${width}fr)`).join(' ');
  return (
    <section class="events" aria-label={me === null ? words.events : `${words.events}. ${words.eventsHelp}`}>
      <ol style={{ '--months': template }}>
        {MONTHS.map(month => (
          <Month key={month} month={month} />
        ))}
        {seen.superEvent !== null && <SuperTile />}
      </ol>
    </section>
  );
}

function Month({ month }: { month: number }) {
  const { seen, text, words } = useTable();
  const kind = seen.events[month - 1]!;
  const when = month < seen.month ? 'past' : month === seen.month ? 'now' : 'next';
  const { name, help } = text.events[kind];
  return (
    <li
      class={`ev ${when}`}
      style={{ '--order': order(month) }}
      data-at={at.month(month)}
      title={`${words.month(month)}: ${name}. ${help}`}
      aria-current={when === 'now' ? 'step' : undefined}
    >
      <span class="mo">
        <b>{month}</b>
        <i aria-hidden="true">{NUMERALS[month]}</i>
        {when === 'now' && phaseOf(seen) !== 'super' && <em>{words.phases[phaseOf(seen)]}</em>}
      </span>
      <Vignette id={`event-${kind}`} align={when === 'past' ? 'xMidYMax' : 'xMaxYMax'} />
      <span class="nm">{words.shortEvents[kind]}</span>
      {when === 'past' || hasStruck(seen, month) ? <Happened month={month} /> : <EventForesight month={month} />}
    </li>
  );
}

/** The super event lies between its month and the next, and is drawn there on wide screens. */
const order = (month: number): number => (month <= SUPER_MONTH ? month : month + 1);

function SuperTile() {
  const { seen, me, text, words, foresight } = useTable();
  const kind = seen.superEvent!;
  const { name, help } = kind === 'hidden' ? { name: words.superEvent, help: words.faceDown } : text.superEvents[kind];
  const when = seen.month > SUPER_MONTH ? 'past' : phaseOf(seen) === 'super' ? 'now' : 'next';
  const isToCome = when === 'next' && !hasStruck(seen, SUPER_MONTH);
  const before = me === null || !isToCome ? null : foreseeSuper(seen, me);
  const after = me === null || !isToCome ? null : foreseeSuper(foresight === null ? seen : foresight.seen, me);
  const isTold = before !== null && after !== null;
  return (
    <li
      class={`ev super ${when}${isTold ? ' foretold' : ''}`}
      style={{ '--order': SUPER_MONTH + 1 }}
      title={`${words.superEvent}, ${words.month(SUPER_MONTH)}: ${name}. ${help}`}
    >
      <span class="mo">
        <b>{SUPER_MONTH}+</b>
      </span>
      <Vignette id={`super-${kind}`} align={when === 'past' ? 'xMidYMax' : 'xMaxYMax'} />
      <span class="nm">{name}</span>
      <span class="help">{help}</span>
      {isTold && <Foreseen before={before} after={after} reckoning="" />}
    </li>
  );
}

function EventForesight({ month }: { month: number }) {
  const { seen, me, words, foresight } = useTable();
  if (me === null) return null;
  const then = foresight === null ? seen : foresight.seen;
  return (
    <Foreseen
      before={foreseeEvent(seen, me, month)}
      after={foreseeEvent(then, me, month)}
      reckoning={reckoning(words.reckoning, then, me, month)}
    />
  );
}

/** What would happen now, or after the aimed answer. */
function Foreseen({ before, after, reckoning }: { before: Change; after: Change; reckoning: string }) {
  const { text } = useTable();
  const isChanged = text.change(before) !== text.change(after);
  return (
    <span class={`foresight ${toneOf(after)}${isChanged ? ' changed' : ''}`}>
      <Amount change={after} />
      <small>{reckoning}</small>
    </span>
  );
}

/** What it did to me when it came; while it is here, only what it has done already. */
function Happened({ month }: { month: number }) {
  const { seen, me, journal } = useTable();
  const change = me === null ? null : happened(journal.entries, me, month);
  if (change === null) return null;
  const isHere = month === seen.month && phaseOf(seen) === 'event';
  if (isHere && Object.keys(change).length === 0) return null;
  return (
    <span class="foresight over">
      <Amount change={change} />
    </span>
  );
}

/** In words where one thing changes; two things need icons to fit. */
function Amount({ change }: { change: Change }) {
  const { text } = useTable();
  const words = text.change(change);
  if (words === '') return <b>{text.nothing}</b>;
  return (
    <b class={Object.keys(change).length > 1 ? 'many' : ''}>
      <span class="vh">{words}</span>
      <span class="lg" aria-hidden="true">
        {words}
      </span>
      <span class="sm" aria-hidden="true">
        <ChangeIcons change={change} />
      </span>
    </b>
  );
}

/** The numbers that it rests on. */
function reckoning(say: BoardWords['reckoning'], seen: Seen, me: number, month: number): string {
  const ruler = seen.rulers[me]!;
  switch (seen.events[month - 1]) {
    case 'tribute':
      return say.tribute(ruler.yuan);
    case 'drought':
      return say.drought(ruler.rice, inhabited(ruler).length);
    case 'festival':
      return say.festival(ruler.fireworks, festivalRanks(seen.rulers).most);
    case 'mongols': {
      const helmets = seen.rulers.map(other => symbols(other, 'warrior'));
      return say.mongols(helmets[me]!, Math.min(...helmets));
    }
    case 'contagion':
      return say.contagion(symbols(ruler, 'healer'));
    default:
      return '';
  }
}
