import { Icon } from '@teahouse/boardkit';
import type { Seat } from '@teahouse/kernel';
import { CARD_ID, type Card, TYPES } from '../src/cards/persons.ts';
import { foreseeMonth } from '../src/foresight/events.ts';
import { symbols } from '../src/rules/vocabulary.ts';
import type { SeenRuler } from '../src/view.ts';
import { Art, Emblem } from './art.tsx';
import { Palaces } from './court.tsx';
import { at } from './flight.ts';
import { Goods, Points } from './goods.tsx';
import { Pick } from './pick.tsx';
import { handSize, isFull } from './reading.ts';
import { SYMBOL, TINT } from './sprite.ts';
import { useTable } from './table.tsx';

/** The court in the middle of the screen: one's own, or the one a spectator looks at. */
export function MainCourt({ seat }: { seat: Seat }) {
  const { seen, me, words, nameOf, colourOf, foresight } = useTable();
  const ruler = seen.rulers[seat]!;
  const isMine = seat === me;
  const after = isMine && foresight !== null ? foresight.seen.rulers[seat]! : ruler;
  const title = isMine ? words.court : words.courtOf(nameOf(seat));
  return (
    <section class={`panel mycourt p-${colourOf(seat)}`} data-pane="court" data-at={at.court(seat)} aria-label={title}>
      <div class="ribbon" />
      <header>
        <Emblem seat={seat} />
        <h2>{title}</h2>
        <Goods seat={seat} ruler={ruler} after={after} />
        {isFull(ruler) && (
          <span class="full">
            <Icon name="ui-warn" />
            <span>{words.full}</span>
          </span>
        )}
        <span class="sum">
          <Points seat={seat} ruler={ruler} more={isMine ? (foresight?.change.points ?? 0) : 0} />
          {!seen.over && seen.month > 0 && <small>{words.thisMonth(foreseeMonth(seen, seat))}</small>}
        </span>
      </header>
      <div class="inner">
        <Palaces seat={seat} ruler={ruler} isMine={isMine} />
        <div
          class={handSize(ruler) > 6 ? 'hand many' : 'hand'}
          style={{ '--columns': Math.ceil(handSize(ruler) / 2) }}
          data-at={at.hand(seat)}
        >
          <Tally ruler={after} />
          <h3>
            {words.hand} <small>{words.cards(handSize(ruler))}</small>
          </h3>
          {typeof ruler.hand !== 'number' && <Hand cards={ruler.hand} isMine={isMine} />}
        </div>
      </div>
    </section>
  );
}

/** What all persons of a court add up to. */
function Tally({ ruler }: { ruler: SeenRuler }) {
  const { words } = useTable();
  return (
    <>
      <h3>
        {words.symbols} <small>{words.symbolsHelp}</small>
      </h3>
      <div class="tally">
        {TYPES.map(type => (
          <span key={type} title={words.symbolOf[type]} class={symbols(ruler, type) === 0 ? 'zero' : ''}>
            <Art id={SYMBOL[type]} />
            <b>{symbols(ruler, type)}</b>
            <span class="vh">{words.symbolOf[type]}</span>
          </span>
        ))}
      </div>
    </>
  );
}

function Hand({ cards, isMine }: { cards: readonly Card[]; isMine: boolean }) {
  const { words, text } = useTable();
  return (
    <ul>
      {cards.map((card, n) => (
        <li key={`${card} ${n}`}>
          <Pick
            answer={isMine ? CARD_ID[card] : null}
            asks={isMine ? ['persons/card.play', 'super/tornado.discard'] : []}
            class="card"
            style={{ '--t': TINT[card] }}
            title={text.answer(CARD_ID[card])}
          >
            <Art id={SYMBOL[card]} />
            <span>{words.shortTypes[card]}</span>
          </Pick>
        </li>
      ))}
    </ul>
  );
}
