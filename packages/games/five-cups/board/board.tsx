import { Pick } from '@teahouse/boardkit';
import { PASS, SEALED, type Seat } from '@teahouse/kernel';
import { type GuestId, guest } from '../src/cards/guests.ts';
import { type TeaId, tea } from '../src/cards/teas.ts';
import { sitting } from '../src/rules/invite.ts';
import type { BoardWords } from '../text/board/words.ts';
import { at } from './flight.ts';
import { byStrength, coinsOf, count, worth } from './reading.ts';
import { Art, useTable, withTable } from './table.ts';

const FACES = ['farmer', 'scholar', 'lady', 'monk', 'elder', 'trader'] as const;
const faceOf = (id: GuestId): string => `guest-${FACES[Number(id.slice(6)) % FACES.length]!}`;

export const Board = withTable(() => {
  const { seen, me, words } = useTable();
  return (
    <div class="fc">
      <Evening />
      <section class="fc-door panel" aria-label={words.waiting}>
        <h3>{words.waiting}</h3>
        <div class="fc-guests">
          {seen.present.map(id => (
            <Waiting key={id} id={id} />
          ))}
          {seen.present.length === 0 && <p class="note">{words.nobody}</p>}
        </div>
      </section>
      <div class={`fc-masters of-${seen.seats}`}>
        {seen.masters.map((_, seat) => (
          <Master key={seat} seat={seat} />
        ))}
      </div>
      {me !== null && <Hand me={me} />}
    </div>
  );
});

function Evening() {
  const { seen, words } = useTable();
  const decks = [
    { place: at.teas, name: words.teas, n: seen.teaDeck },
    { place: at.guests, name: words.guests, n: seen.guestDeck },
    { place: at.favours, name: words.favours, n: seen.favourDeck },
  ];
  const cups = Array.from({ length: seen.cups }, (_, i) => i + 1);
  return (
    <div class="fc-evening">
      <div class="fc-cups" role="img" aria-label={words.cup(seen.cup, seen.cups)}>
        {cups.map(cup => (
          <span key={cup} class={cup === seen.cup ? 'now' : ''}>
            <Art id={cup < seen.cup ? 'cup-empty' : 'cup-green'} />
          </span>
        ))}
        <b>{words.cup(seen.cup, seen.cups)}</b>
      </div>
      <ul class="fc-decks">
        {decks.map(({ place, name, n }) => (
          <li key={place} data-at={place}>
            <Art id="back" />
            <span>
              {name} <b>{n}</b>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A guest at the door: the favourite tea, the tip, and what my tea would add. */
function Waiting({ id }: { id: GuestId }) {
  const { seen, me, words, text } = useTable();
  const { likes } = guest(id);
  const { tip, praise } = worth(id, me === null ? null : seen.masters[me]!.tea);
  return (
    <Pick answer={id} class="fc-guest" at={id} title={text.answer(id)}>
      <Art id={faceOf(id)} />
      <span class={`fc-likes fc-${likes}`} title={words.likes(words.kinds[likes])}>
        <Art id={`kind-${likes}`} />
        <span>{words.kinds[likes]}</span>
      </span>
      <b class="fc-coins">
        {tip}
        <Art id="coin" />
        {praise > 0 && <i>+{praise}</i>}
      </b>
    </Pick>
  );
}

function Master({ seat }: { seat: Seat }) {
  const { seen, words, nameOf, colourOf, me } = useTable();
  const master = seen.masters[seat]!;
  const event = sitting(seen);
  const isComing = event !== null && event.seat === seat && seen.present.includes(event.guest);
  return (
    <section
      class={`fc-master panel p-${colourOf(seat)}${seat === me ? ' me' : ''}`}
      data-at={at.master(seat)}
      aria-label={nameOf(seat)}
    >
      <div class="ribbon" />
      <header>
        <h3 title={nameOf(seat)}>{nameOf(seat)}</h3>
        <b class="fc-coins" data-at={at.coins(seat)} title={words.coins(coinsOf(master))}>
          {coinsOf(master)}
          <Art id="coin" />
        </b>
      </header>
      <div class="fc-table">
        <span class="fc-cup" data-at={at.cup(seat)}>
          <Cup served={master.tea ?? (seen.stack.at(-1)?.sealed?.[seat] as TeaId | typeof SEALED) ?? null} />
        </span>
        <ul class="fc-seated" data-at={at.table(seat)}>
          {master.guests.map(id => (
            <Seated key={id} id={id} />
          ))}
          {isComing && <Seated id={event.guest} isComing />}
        </ul>
      </div>
      <footer>
        <span>
          {words.teas} <b>{count(master.hand)}</b>
        </span>
        <span>
          {words.favours} <b>{count(master.favours)}</b>
        </span>
      </footer>
    </section>
  );
}

function Seated({ id, isComing = false }: { id: GuestId; isComing?: boolean }) {
  const { words } = useTable();
  const { likes } = guest(id);
  return (
    <li
      class={`${isComing ? 'coming ' : ''}fc-${likes}`}
      data-at={isComing ? undefined : id}
      title={words.likes(words.kinds[likes])}
    >
      <Art id={faceOf(id)} />
      <Art id={`kind-${likes}`} />
    </li>
  );
}

function Cup({ served }: { served: TeaId | typeof SEALED | null }) {
  const { words } = useTable();
  if (served === null) return <Art id="cup-empty" />;
  if (served === SEALED) {
    return (
      <>
        <Art id="back" />
        <small>{words.sealed}</small>
      </>
    );
  }
  const { kind, strength } = tea(served);
  return (
    <>
      <Art id={`cup-${kind}`} />
      <small>
        <b>{strength}</b> {words.kinds[kind]}
      </small>
    </>
  );
}

function Hand({ me }: { me: Seat }) {
  const { seen, words, text, colourOf, question } = useTable();
  const { hand, favours } = seen.masters[me]!;
  if (typeof hand === 'number' || typeof favours === 'number') return null;
  return (
    <section class={`fc-hand panel p-${colourOf(me)}`} aria-label={words.hand}>
      <h3>{words.hand}</h3>
      <div class="fc-cards">
        {byStrength(hand).map(id => (
          <Pick key={id} answer={id} class={`fc-card fc-${tea(id).kind}`} at={id} title={text.answer(id)}>
            <b>{tea(id).strength}</b>
            <Art id={`cup-${tea(id).kind}`} />
            <span>
              <Art id={`kind-${tea(id).kind}`} />
              {words.kinds[tea(id).kind]}
            </span>
          </Pick>
        ))}
        {favours.map(id => {
          const face = id.slice(0, id.lastIndexOf('-')) as keyof BoardWords['faces'];
          return (
            <Pick key={id} answer={id} class="fc-card fc-favour" at={id} title={text.answer(id)}>
              <Art id={face} />
              <span>{words.faces[face]}</span>
            </Pick>
          );
        })}
        {question?.options.includes(PASS) && (
          <Pick answer={PASS} class="fc-card fc-pass">
            <span>{text.answer(PASS)}</span>
          </Pick>
        )}
      </div>
    </section>
  );
}
