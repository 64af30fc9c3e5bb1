import { InWords, seatsFrom } from '@teahouse/boardkit';
import { type Seat, sentence } from '@teahouse/kernel';
import { GROUPS } from '../src/cards/actions.ts';
import { MONTHS, SUPER_MONTH } from '../src/cards/events.ts';
import { CARD_ID, TILES } from '../src/cards/persons.ts';
import { foreseeAction } from '../src/foresight/answer.ts';
import type { Change } from '../src/foresight/change.ts';
import { foreseeEvent, foreseeSuper, foreseeWall, wallDue } from '../src/foresight/events.ts';
import { palaceId } from '../src/ids.ts';
import { feeOf } from '../src/rules/actions.ts';
import { symbols } from '../src/rules/vocabulary.ts';
import { pointsOf } from '../src/table.ts';
import { happened } from './past.ts';
import { preview } from './preview.ts';
import { countRooms, handSize, hasStruck, isEmpty, phaseOf } from './reading.ts';
import { useTable, withTable } from './table.tsx';

/** The whole position in words: what a screen reader gets, and whoever prefers reading. */
export const TextBoard = withTable(() => {
  const { seen, me, question, text, words, nameOf } = useTable();
  const [main, ...others] = seatsFrom(me ?? 0, seen.seats);
  const phase = words.phases[phaseOf(seen)];
  return (
    <InWords
      when={seen.month === 0 ? phase : `${words.month(seen.month)}, ${phase}`}
      preview={answer => preview(seen, question!, answer, text)}
    >
      <Months />
      {seen.groups.length > 0 && <GroupList />}
      <section>
        <h2>{me === null ? words.courtOf(nameOf(main!)) : words.court}</h2>
        <CourtInWords seat={main!} />
      </section>
      <section>
        <h2>{words.others}</h2>
        {others.map(seat => (
          <section key={seat}>
            <h3>{nameOf(seat)}</h3>
            <CourtInWords seat={seat} />
          </section>
        ))}
      </section>
      <OrderOfPlay />
      <StackTable />
      {seen.house.wall !== 'off' && <WallInWords />}
    </InWords>
  );
});

function Months() {
  const { seen, me, text, words, common, journal } = useTable();
  const say = (change: Change): string => text.change(change) || text.nothing;
  const past = (month: number): string => {
    const change = me === null ? null : happened(journal.entries, me, month);
    return change === null ? ` (${common.past})` : ` (${common.past}): ${say(change)}.`;
  };
  return (
    <section>
      <h2>{words.events}</h2>
      <ol>
        {MONTHS.map(month => {
          const { name, help } = text.events[seen.events[month - 1]!];
          const isNow = month === seen.month;
          return (
            <li key={month} aria-current={isNow ? 'step' : undefined}>
              <b>{name}</b>
              {isNow && ` (${common.now})`}
              {month < seen.month && past(month)}
              {month >= seen.month && `. ${help}`}
              {month >= seen.month &&
                me !== null &&
                !hasStruck(seen, month) &&
                ` ${words.forYouNow}: ${say(foreseeEvent(seen, me, month))}.`}
            </li>
          );
        })}
      </ol>
      {seen.superEvent !== null && <SuperInWords />}
    </section>
  );
}

function SuperInWords() {
  const { seen, me, text, words } = useTable();
  const kind = seen.superEvent;
  const isToCome = me !== null && seen.month <= SUPER_MONTH && !hasStruck(seen, SUPER_MONTH);
  const change = isToCome ? foreseeSuper(seen, me) : null;
  return (
    <p>
      {words.superEvent}:{' '}
      {kind === 'hidden' || kind === null
        ? words.faceDown
        : `${text.superEvents[kind].name}. ${text.superEvents[kind].help}`}
      {change !== null && ` ${words.forYouNow}: ${text.change(change) || text.nothing}.`}
    </p>
  );
}

function GroupList() {
  const { seen, me, text, words, nameOf } = useTable();
  return (
    <section>
      <h2>{words.groups}</h2>
      {seen.groups.map((group, n) => {
        const fee = feeOf(group);
        return (
          <section key={GROUPS[n]}>
            <h3>
              {text.answer(GROUPS[n]!)}: {fee === 0 ? words.noFee : `${text.amount('yuan', fee)} ${words.toEnter}`}
            </h3>
            {group.dragons.length > 0 && <p>{words.dragonsOf(group.dragons.map(nameOf).join(', '))}</p>}
            <ul>
              {group.cards.map(action => {
                const gives = me === null ? '' : text.change(foreseeAction(seen, me, action));
                return <li key={action}>{gives === '' ? text.answer(action) : `${text.answer(action)}: ${gives}`}</li>;
              })}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

function CourtInWords({ seat }: { seat: Seat }) {
  const { seen, text, words } = useTable();
  const ruler = seen.rulers[seat]!;
  const privileges = (['small', 'large'] as const)
    .filter(size => ruler[size] > 0)
    .map(size => `${text.answer(size)} × ${ruler[size]}`);
  const held = (['yuan', 'rice', 'fireworks'] as const).map(what => text.amount(what, ruler[what]));
  return (
    <>
      <p>{[text.amount('points', pointsOf(ruler)), ...held, ...privileges].join(', ')}.</p>
      <ul>
        {ruler.palaces.map(palace => (
          <li key={palace.n}>
            {words.palace(
              text.answer(palaceId(palace)),
              text.amount('floors', palace.floors),
              isEmpty(palace) ? words.empty : palace.persons.map(person => text.answer(person)).join(', '),
            )}
          </li>
        ))}
      </ul>
      <p>
        {sentence(
          words.rooms(
            ruler.palaces.reduce((sum, { persons }) => sum + persons.length, 0),
            countRooms(ruler),
          ),
        )}
        .
      </p>
      <Symbolic seat={seat} />
      <p>
        {words.hand}:{' '}
        {typeof ruler.hand === 'number'
          ? words.cards(handSize(ruler))
          : ruler.hand.map(card => text.answer(CARD_ID[card])).join(', ') || words.cards(0)}
        .
      </p>
    </>
  );
}

function Symbolic({ seat }: { seat: Seat }) {
  const { seen, words } = useTable();
  const ruler = seen.rulers[seat]!;
  const counts = Object.entries(words.symbolOf)
    .map(([type, name]) => ({ name, n: symbols(ruler, type as keyof typeof words.symbolOf) }))
    .filter(({ n }) => n > 0);
  if (counts.length === 0) return null;
  return (
    <p>
      {words.symbols}: {counts.map(({ name, n }) => `${name} ${n}`).join(', ')}.
    </p>
  );
}

function OrderOfPlay() {
  const { seen, words, nameOf } = useTable();
  return (
    <section>
      <h2>{words.track}</h2>
      <p>{words.furthest}</p>
      <ol>
        {seen.order.map(seat => (
          <li key={seat}>
            {nameOf(seat)}: {seen.rulers[seat]!.track}
          </li>
        ))}
      </ol>
    </section>
  );
}

function StackTable() {
  const { seen, text, words } = useTable();
  return (
    <section>
      <h2>{words.stacks}</h2>
      <ul>
        {TILES.map(({ id, value }) => (
          <li key={id}>
            {text.answer(id)}: {words.left(seen.stacks[id])}, {words.moves(value)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function WallInWords() {
  const { seen, me, text, words, nameOf } = useTable();
  const due = wallDue(seen);
  return (
    <section>
      <h2>{words.wall}</h2>
      <p>
        {seen.wall.length}; {words.wallNeeds(due.length, due.month)}.
        {me !== null && ` ${words.forYouNow}: ${text.change(foreseeWall(seen, me, due.length)) || text.nothing}.`}
      </p>
      <ol>
        {seen.wall.map((seat, n) => (
          <li key={n}>{nameOf(seat)}</li>
        ))}
      </ol>
    </section>
  );
}
