import type { BoardProps } from '@teahouse/boardkit';
import { PASS, SEALED } from '@teahouse/kernel';
import type { ComponentChildren } from 'preact';
import { type GuestId, guest } from '../src/cards/guests.ts';
import { type TeaId, tea } from '../src/cards/teas.ts';
import art from './art.svg?raw';
import { coinsOf, type Seen, sitting, worth } from './preview.ts';
import { type Words, words } from './words.ts';

type Props = BoardProps<Seen>;

const FACES = ['farmer', 'scholar', 'lady', 'monk', 'elder', 'trader'] as const;
const faceOf = (id: GuestId): string => FACES[Number(id.slice(6)) % FACES.length]!;

function Art({ id, box = '0 0 32 32' }: { id: string; box?: string }) {
  return (
    <svg viewBox={box} aria-hidden="true">
      <use href={`#fc-${id}`} />
    </svg>
  );
}

/** A thing that may be an answer: a button while it is one, plain paper else. */
function Thing({ id, props, kind, children }: { id: string; props: Props; kind: string; children: ComponentChildren }) {
  const { question, choose, aim, aimed, text } = props;
  if (!question?.options.includes(id)) {
    return (
      <div class={kind} data-at={id}>
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      class={`${kind} can${aimed === id ? ' on' : ''}`}
      data-opt={id}
      data-at={id}
      title={text.answer(id)}
      onClick={() => choose(id)}
      onMouseEnter={() => aim(id)}
      onMouseLeave={() => aim(null)}
      onFocus={() => aim(id)}
      onBlur={() => aim(null)}
    >
      {children}
    </button>
  );
}

export function Board(props: Props) {
  const { seen, me, language } = props;
  const say = words[language];
  return (
    <div class="fc">
      {/* The drawings, once for all; pieces point at them. */}
      <div class="sprite" dangerouslySetInnerHTML={{ __html: art }} />
      <Evening seen={seen} say={say} />
      <section class="fc-door panel" aria-label={say.waiting}>
        <h3>{say.waiting}</h3>
        <div class="fc-guests">
          {seen.present.map(id => (
            <Thing key={id} id={id} props={props} kind="fc-guest">
              <Guest id={id} say={say} served={me === null ? null : seen.masters[me]!.tea} />
            </Thing>
          ))}
          {seen.present.length === 0 ? <p class="note">{say.nobody}</p> : null}
        </div>
      </section>
      <div class={`fc-masters of-${seen.seats}`}>
        {seen.masters.map((_, seat) => (
          <Master key={props.players[seat]!.seat} seat={seat} props={props} />
        ))}
      </div>
      {me === null ? null : <Hand me={me} props={props} />}
    </div>
  );
}

function Evening({ seen, say }: { seen: Seen; say: Words }) {
  const decks = [
    { id: 'tea-deck', name: say.teas, n: seen.teaDeck },
    { id: 'guest-deck', name: say.guests, n: seen.guestDeck },
    { id: 'favour-deck', name: say.favours, n: seen.favourDeck },
  ];
  return (
    <div class="fc-evening">
      <div class="fc-cups" role="img" aria-label={say.cup(seen.cup, seen.cups)}>
        {Array.from({ length: seen.cups }, (_, i) => (
          <span key={say.cup(i + 1, seen.cups)} class={i + 1 === seen.cup ? 'now' : ''}>
            <Art id={i + 1 < seen.cup ? 'cup-empty' : 'cup-green'} box="0 0 64 56" />
          </span>
        ))}
        <b>{say.cup(seen.cup, seen.cups)}</b>
      </div>
      <ul class="fc-decks">
        {decks.map(({ id, name, n }) => (
          <li key={id} data-at={id}>
            <Art id="back" box="0 0 48 64" />
            <span>
              {name} <b>{n}</b>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Guest({ id, say, served }: { id: GuestId; say: Words; served: TeaId | null }) {
  const { likes } = guest(id);
  const { tip, praise } = worth(id, served);
  return (
    <>
      <Art id={`guest-${faceOf(id)}`} box="0 0 72 76" />
      <span class={`fc-likes fc-${likes}`} title={say.likes(say.kinds[likes])}>
        <Art id={`kind-${likes}`} />
        <span>{say.kinds[likes]}</span>
      </span>
      <b class="fc-coins">
        {tip}
        <Art id="coin" />
        {praise > 0 ? <i>+{praise}</i> : null}
      </b>
    </>
  );
}

function Master({ seat, props }: { seat: number; props: Props }) {
  const { seen, players, language, me } = props;
  const say = words[language];
  const master = seen.masters[seat]!;
  const { colour, name } = players[seat]!;
  const sealed = seen.stack.at(-1)?.sealed?.[seat];
  const event = sitting(seen);
  const count = (cards: readonly unknown[] | number): number => (typeof cards === 'number' ? cards : cards.length);
  return (
    <section
      class={`fc-master panel p-${colour}${seat === me ? ' me' : ''}`}
      data-at={`master-${seat}`}
      aria-label={name}
    >
      <div class="ribbon" />
      <header>
        <h3>{name}</h3>
        <b class="fc-coins" data-at={`coins-${seat}`} title={say.coins(coinsOf(master))}>
          {coinsOf(master)}
          <Art id="coin" />
        </b>
      </header>
      <div class="fc-table">
        <span class="fc-cup" data-at={`tea-of-${seat}`}>
          <Cup
            served={master.tea ?? (sealed === undefined ? null : sealed === SEALED ? 'sealed' : (sealed as TeaId))}
            say={say}
          />
        </span>
        <ul class="fc-seated" data-at={`guests-${seat}`}>
          {master.guests.map(id => (
            <li key={id} data-at={id} class={`fc-${guest(id).likes}`} title={say.likes(say.kinds[guest(id).likes])}>
              <Art id={`guest-${faceOf(id)}`} box="0 0 72 76" />
              <Art id={`kind-${guest(id).likes}`} />
            </li>
          ))}
          {event !== null && event.seat === seat && seen.present.includes(event.guest) ? (
            <li class={`coming fc-${guest(event.guest).likes}`}>
              <Art id={`guest-${faceOf(event.guest)}`} box="0 0 72 76" />
              <Art id={`kind-${guest(event.guest).likes}`} />
            </li>
          ) : null}
        </ul>
      </div>
      <footer>
        <span>
          {say.teas} <b>{count(master.hand)}</b>
        </span>
        <span>
          {say.favours} <b>{count(master.favours)}</b>
        </span>
      </footer>
    </section>
  );
}

function Cup({ served, say }: { served: TeaId | 'sealed' | null; say: Words }) {
  if (served === null) return <Art id="cup-empty" box="0 0 64 56" />;
  if (served === 'sealed') {
    return (
      <>
        <Art id="back" box="0 0 48 64" />
        <small>{say.sealed}</small>
      </>
    );
  }
  const { kind, strength } = tea(served);
  return (
    <>
      <Art id={`cup-${kind}`} box="0 0 64 56" />
      <small>
        <b>{strength}</b> {say.kinds[kind]}
      </small>
    </>
  );
}

function Hand({ me, props }: { me: number; props: Props }) {
  const { seen, language, players, text } = props;
  const say = words[language];
  const { hand, favours } = seen.masters[me]!;
  if (typeof hand === 'number' || typeof favours === 'number') return null;
  const inOrder = hand.toSorted((a, b) => tea(a).strength - tea(b).strength);
  return (
    <section class={`fc-hand panel p-${players[me]!.colour}`} aria-label={say.hand}>
      <h3>{say.hand}</h3>
      <div class="fc-cards">
        {inOrder.map(id => (
          <Thing key={id} id={id} props={props} kind={`fc-card fc-${tea(id).kind}`}>
            <b>{tea(id).strength}</b>
            <Art id={`cup-${tea(id).kind}`} box="0 0 64 56" />
            <span>
              <Art id={`kind-${tea(id).kind}`} />
              {say.kinds[tea(id).kind]}
            </span>
          </Thing>
        ))}
        {favours.map(id => {
          const face = id.slice(0, id.lastIndexOf('-')) as keyof Words['faces'];
          return (
            <Thing key={id} id={id} props={props} kind="fc-card fc-favour">
              <Art id={face} box="0 0 64 56" />
              <span>{say.faces[face]}</span>
            </Thing>
          );
        })}
        <Thing id={PASS} props={props} kind={props.question?.options.includes(PASS) ? 'fc-card fc-pass' : 'vh'}>
          <span>{text.answer(PASS)}</span>
        </Thing>
      </div>
    </section>
  );
}
