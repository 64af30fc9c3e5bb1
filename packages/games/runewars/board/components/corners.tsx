import { Icon, SeatSlot } from '@teahouse/boardkit';
import { NOBODY } from '@teahouse/kernel';
import { useRef } from 'preact/hooks';
import { TITLES } from '../../src/printed/ids.ts';
import { ORDER_NUMBER } from '../../src/printed/orders.ts';
import { lastYear } from '../../src/rules/game.ts';
import { at } from '../model/flight.ts';
import { isActivation } from '../model/moves.ts';
import { openTable, type Playing, phaseOf, playOrder } from '../model/reading.ts';
import { useTable } from '../table.ts';
import { Art, OrderArt, RuneArt, Standard } from './art.tsx';
import { BorderLine } from './map/ground.tsx';
import { Pick, Reads } from './pick.tsx';

/** Who plays when, with which order, and whether its bonus counts. */
export function OrderOfPlay() {
  const { seen, words } = useTable();
  if (seen.year === 0) return null;
  return (
    <section class="play" data-pane="orders" aria-label={words.orderOfPlay}>
      <h3>{words.orderOfPlay}</h3>
      <ol>
        {playOrder(seen).map((playing, n) => (
          <PlayRow key={playing.seat} {...playing} turn={n} />
        ))}
      </ol>
    </section>
  );
}

function PlayRow({ seat, order, state, past, turn }: Playing & { turn: number }) {
  const { seen, me, words, text, nameOf, colourOf } = useTable();
  const { supreme } = seen.players[seat]!;
  // What I have seen face down is turned over before my eyes.
  const { current: wasSecret } = useRef(order === null);
  const { orders } = text.words.cards;
  return (
    <li class={`${state} p-${colourOf(seat)}`} data-at={at.order(seat)}>
      <span class={order === null ? 'ocard back' : wasSecret ? 'ocard turned' : 'ocard'} style={{ '--turn': turn }}>
        {order === null ? (
          <Standard seat={seat} class="fem big" />
        ) : (
          <>
            <b>{ORDER_NUMBER[order]}</b>
            <OrderArt order={order} />
          </>
        )}
      </span>
      <span class="ot">
        <strong>
          <Standard seat={seat} />
          <span class="who" title={nameOf(seat)}>
            {seat === me ? words.you : nameOf(seat)}
          </span>
          <small>{words.playStates[state]}</small>
          <SeatSlot seat={seat} />
        </strong>
        {order !== null && (
          <>
            <Reads what={{ card: order }} class="oname">
              {orders[order][0]}
            </Reads>
            <span class={supreme && orders[order][2] !== '' ? 'sup yes' : 'sup no'}>
              {orders[order][2] === '' ? words.noBonus : supreme ? words.bonus : words.noBonusNow}
            </span>
          </>
        )}
      </span>
      {past.length > 0 && (
        <span class="past" title={words.pastOrders(past.map(id => orders[id][0]).join(', '))}>
          {past.map(id => (
            <i key={id}>{ORDER_NUMBER[id]}</i>
          ))}
        </span>
      )}
    </li>
  );
}

/** The years, the season and its card. */
export function Season() {
  const { seen, words, text } = useTable();
  const { seasons, cards } = text.words;
  const phase = phaseOf(seen);
  const name = seasons[seen.season];
  if (phase === 'set-up') return null;
  return (
    <section class="seasonc" data-pane="orders" data-at={at.season} aria-label={name}>
      <Art id={`season-${seen.season}`} class="art" box={[0, 0, 120, 84]} />
      <div>
        <p class="date">
          <b>{name}</b>
          <span>{words.yearOf(seen.year, lastYear(openTable(seen)))}</span>
        </p>
        {seen.card !== null && (
          <>
            <Reads what={{ card: seen.card }} class="sname">
              {cards.seasons[seen.card][0]}
            </Reads>
            <p class="stext" title={cards.seasons[seen.card][1]}>
              {cards.seasons[seen.card][1]}
            </p>
          </>
        )}
      </div>
    </section>
  );
}

export function Titles() {
  const { seen, words, text, nameOf, colourOf } = useTable();
  if (seen.year === 0) return null;
  return (
    <section class="titles" data-pane="orders" aria-label={words.titles}>
      <h3>{words.titles}</h3>
      <ul>
        {TITLES.map(id => {
          const { holder, influence } = seen.titles[id];
          const said = holder === NOBODY ? words.freeTitle : words.titleOf(nameOf(holder), influence);
          return (
            <li key={id} class={holder === NOBODY ? '' : `p-${colourOf(holder)}`} data-at={at.title(id)}>
              <Pick
                answer={id}
                where="titles"
                class="title"
                reads={{ card: id }}
                label={`${text.words.cards.titles[id][0]}: ${said}`}
              >
                <b>{text.words.cards.titles[id][0]}</b>
                {holder === NOBODY ? (
                  <span class="note">{words.freeTitle}</span>
                ) : (
                  <>
                    <Standard seat={holder} />
                    <span class="n">
                      <Art id="rw-influence" />
                      {influence}
                    </span>
                  </>
                )}
              </Pick>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What the signs of the map mean. */
export function Legend() {
  const { words, question } = useTable();
  const line = [
    { x: 1, y: 8 },
    { x: 45, y: 8 },
  ] as const;
  return (
    <ul class="legend" aria-label={words.legend}>
      {(['mountain', 'water'] as const).map(kind => (
        <li key={kind}>
          <svg viewBox="0 0 46 16" aria-hidden="true">
            <BorderLine edge={{ kind, side: line }} label={words.borders[kind]} />
          </svg>
          {words.borderNames[kind]}
        </li>
      ))}
      {(['back', 'dragon', 'false'] as const).map(face => (
        <li key={face}>
          <RuneArt face={face} />
          {words.runesInShort[face]}
        </li>
      ))}
      <li>
        <Icon name="ui-help" />
        {question !== null && isActivation(question.ask) ? words.dragHelp : words.legendHelp}
      </li>
    </ul>
  );
}
