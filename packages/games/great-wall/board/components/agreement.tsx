import { Icon } from '@teahouse/boardkit';
import type { Seat } from '@teahouse/kernel';
import { useState } from 'preact/hooks';
import { orderOf, SEATS } from '../../src/ids.ts';
import { isOrder, moved, orderId, type Talks } from '../model/council.ts';
import { at } from '../model/flight.ts';
import { type GreatWallTable, useTable } from '../table.ts';
import { Emblem, Portrait } from './art.tsx';
import { Pick, Reads } from './pick.tsx';

/** What partners agree on: what is proposed, who wants it, and what holds if they do not agree. */
export function AgreementOf({ talks }: { talks: Talks }) {
  const { words } = useTable();
  const said = words.partners;
  const otherwise = isOrder(talks) ? said.elseTea : said.elseFirst;
  return (
    <section class="panel agree" aria-label={said.agreement} data-at={at.agreement}>
      {isOrder(talks) ? <Order talks={talks} /> : <Choices talks={talks} />}
      <div class="talks">
        <ul>
          {talks.seats.map(seat => (
            <Wish key={seat} talks={talks} seat={seat} />
          ))}
        </ul>
        <p title={otherwise}>
          {said.round(talks.round, talks.rounds)} {otherwise}
        </p>
      </div>
    </section>
  );
}

/** An order as cards that can be moved. What one composes is one's own until it is proposed. */
function Order({ talks }: { talks: Talks }) {
  const { me, words, text, seen, question } = useTable();
  const said = words.partners;
  const [own, compose] = useState<readonly Seat[] | null>(null);
  const [dragged, drag] = useState<number | null>(null);
  const usual = orderOf(talks.leading);
  const order = own ?? usual;
  const isOwn = order.some((seat, n) => seat !== usual[n]);
  const id = orderId(talks, order);
  const mayAnswer = question?.options.includes(id) ?? false;
  const mine = me === null ? null : talks.wishes[me];
  const move = (from: number, to: number): void => {
    if (to >= 0 && to < order.length) compose(moved(order, from, to));
  };
  return (
    <>
      <ol class="order-of">
        {order.map((seat, n) => (
          <li
            key={seat}
            class={usual[n] === seat ? '' : 'moved'}
            draggable={mayAnswer}
            onDragStart={() => drag(n)}
            onDragOver={event => event.preventDefault()}
            onDrop={() => dragged !== null && move(dragged, n)}
          >
            <b class="nth">{n + 1}</b>
            <Figure seat={seat} topic={talks.topic} />
            {usual[n] !== seat && <em>{said.was(usual.indexOf(seat) + 1)}</em>}
            {mayAnswer && (
              <span class="moves">
                <Mover seat={seat} way="earlier" isAt={n === 0} move={() => move(n, n - 1)} />
                <Mover seat={seat} way="later" isAt={n === order.length - 1} move={() => move(n, n + 1)} />
              </span>
            )}
          </li>
        ))}
      </ol>
      {mayAnswer && (
        <div class="say-so">
          {mine === id ? (
            <p class="agreed">
              <Icon name="ui-check" />
              {said.youWant}
            </p>
          ) : (
            <Pick
              answer={id}
              where="council"
              class="choice"
              label={`${isOwn ? said.propose : said.agree}: ${text.answer(id, seen)}`}
            >
              {isOwn ? said.propose : said.agree}
            </Pick>
          )}
          {isOwn && (
            <button type="button" class="back" onClick={() => compose(null)}>
              {said.asProposed}
            </button>
          )}
        </div>
      )}
    </>
  );
}

interface MoverProps {
  seat: Seat;
  way: 'earlier' | 'later';
  /** It is there already. */
  isAt: boolean;
  move(): void;
}

function Mover({ seat, way, isAt, move }: MoverProps) {
  const { me, words, nameOf } = useTable();
  const says = words.partners.moves[way](seat === me ? words.you : nameOf(seat));
  return (
    <button type="button" class={way} disabled={isAt} title={says} aria-label={says} onClick={move}>
      <Icon name="ui-arrow" />
    </button>
  );
}

/** Whose turn it is: of commands with the card, of clerks only by emblem and name. */
function Figure({ seat, topic }: { seat: Seat; topic: Talks['topic'] }) {
  const { seen, me, words, text, nameOf } = useTable();
  const { revealed } = seen.players[seat]!;
  const name = seat === me ? words.you : nameOf(seat);
  return (
    <span class="whose">
      {topic === 'commands' && revealed !== null && (
        <Reads card={revealed} clan={seat} class="cmd" title={text.cards[revealed].join('. ')}>
          <Portrait id={`cmd-${revealed}`} class="pic" />
          <span>{text.cards[revealed][0]}</span>
        </Reads>
      )}
      <span class="name" title={name}>
        <Emblem clan={seat} />
        {name}
      </span>
    </span>
  );
}

/** Anything but an order: a few things, of which one is wanted. */
function Choices({ talks }: { talks: Talks }) {
  const { me, words, text, seen, nameOf } = useTable();
  return (
    <ul class="choices">
      {talks.among.map(id => {
        const seat = (SEATS as readonly string[]).indexOf(id);
        const wanting = talks.seats.filter(each => talks.wishes[each] === id);
        return (
          <li key={id}>
            <Pick answer={id} where="council" class={`choice${wanting.length > 0 ? ' wanted' : ''}`}>
              {seat >= 0 && <Emblem clan={seat} />}
              <span class="nm">{seat === me ? words.you : seat >= 0 ? nameOf(seat) : text.answer(id, seen)}</span>
            </Pick>
            <span class="by">
              {wanting.map(each => (
                <Emblem key={each} clan={each} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export function wishInWords({ words, text, seen, nameOf }: GreatWallTable, talks: Talks, seat: Seat): string {
  const said = words.partners;
  const wish = talks.wishes[seat] ?? null;
  if (wish === null) return said.thinks;
  if (wish === talks.leading) return said.agrees;
  return said.wants(isOrder(talks) ? orderOf(wish).map(nameOf).join(', ') : text.answer(wish, seen));
}

/** What one of them has said in this round, or before. */
function Wish({ talks, seat }: { talks: Talks; seat: Seat }) {
  const table = useTable();
  const { me, words, nameOf } = table;
  const wish = talks.wishes[seat] ?? null;
  const isAgreed = wish === talks.leading;
  const says = wishInWords(table, talks, seat);
  return (
    <li class={isAgreed ? 'agrees' : ''} title={`${seat === me ? words.you : nameOf(seat)}: ${says}`}>
      <Emblem clan={seat} />
      <span class="name">{seat === me ? words.you : nameOf(seat)}</span>
      <span class="wish">
        {isAgreed && <Icon name="ui-check" />}
        {wish !== null && !isAgreed && isOrder(talks) ? (
          <>
            <span class="vh">{says}</span>
            {orderOf(wish).map(each => (
              <Emblem key={each} clan={each} />
            ))}
          </>
        ) : (
          says
        )}
      </span>
    </li>
  );
}
