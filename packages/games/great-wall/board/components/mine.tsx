import { Count, signed, Then } from '@teahouse/boardkit';
import type { Seat } from '@teahouse/kernel';
import { RESOURCES, TROOPS } from '../../src/ids.ts';
import { HORDE } from '../../src/printed/hordes.ts';
import { honorOf } from '../../src/table.ts';
import type { SeenPlayer } from '../../src/view.ts';
import { at } from '../model/flight.ts';
import { worthOf } from '../model/reading.ts';
import { useTable } from '../table.ts';
import { Art, Emblem, Portrait, Unit } from './art.tsx';
import { Hand } from './hand.tsx';
import { People } from './people.tsx';
import { Pick, Reads } from './pick.tsx';

/** The clan in front: one's own, or the one a spectator looks at. */
export function Mine({ seat }: { seat: Seat }) {
  const { seen, me, words, nameOf, colourOf, change } = useTable();
  const player = seen.players[seat]!;
  const more = seat === me ? (change.honor ?? 0) : 0;
  /** Before a general leads the clan, there is little else to look at. */
  const isChoosing = player.general === null;
  const title = seat === me ? words.mine : words.clanOf(nameOf(seat));
  return (
    <section
      class={`panel myclan p-${colourOf(seat)}${isChoosing ? ' choosing' : ''}`}
      data-pane="mine"
      aria-label={title}
    >
      <div class="ribbon" />
      <div class="inner">
        <People seat={seat} />
        <div class="home">
          <header>
            <Emblem clan={seat} />
            <h2>{title}</h2>
            <Artifacts seat={seat} />
            <Count label={words.amount('honor', honorOf(player))} class="honor">
              <b>{honorOf(player)}</b>
              {more !== 0 && <em class="then">{signed(more)}</em>}
              <Art id="res-honor" />
            </Count>
          </header>
          <Goods seat={seat} player={player} />
          <Pieces seat={seat} player={player} />
        </div>
        <Hand seat={seat} />
      </div>
    </section>
  );
}

/** Behind the screen: mine alone to see. */
function Goods({ seat, player }: { seat: Seat; player: SeenPlayer }) {
  const { words, me, change: foreseen } = useTable();
  const change = seat === me ? foreseen : {};
  return (
    <div class="goods" data-at={at.goods(seat)}>
      {player.goods === null ? (
        <span class="note">{words.behindScreen}</span>
      ) : (
        RESOURCES.map(resource => {
          const n = player.goods![resource];
          const more = change[resource] ?? 0;
          const overseer = player.overseers[resource];
          return (
            <Pick
              key={resource}
              answer={resource}
              where="goods"
              class="res"
              label={
                words.amount(resource, n) +
                (overseer === null ? '' : `, ${words.overseer(words.resources[resource], overseer.level)}`)
              }
            >
              <Art id={`res-${resource}`} />
              <Then n={n} will={n + more} />
              {overseer !== null && (
                <span class="over">
                  <Unit figure={overseer.troop} clan={seat} />
                  {overseer.level}
                </span>
              )}
            </Pick>
          );
        })
      )}
    </div>
  );
}

/** Clerks and soldiers at home, those with a shame token, and claimed hordes. */
function Pieces({ seat, player }: { seat: Seat; player: SeenPlayer }) {
  const { words, text } = useTable();
  const { idle, school, reserve, shamed, claimed } = player;
  return (
    <div class="pieces" data-at={at.reserve(seat)}>
      <Pick
        answer="idle"
        where="clerks"
        class="piece"
        label={school > 0 ? `${words.idle(idle)}, ${words.school(school)}` : words.idle(idle)}
      >
        <Unit figure="clerk" clan={seat} />
        <b>{idle}</b>
        {school > 0 && <small aria-hidden="true">+{school}</small>}
      </Pick>
      {TROOPS.map(troop => (
        <Pick
          key={troop}
          answer={troop}
          where="reserve"
          class="piece"
          label={`${words.reserve}: ${reserve[troop]} × ${words.figures[troop]}`}
        >
          <Unit figure={troop} clan={seat} />
          <b>{reserve[troop]}</b>
        </Pick>
      ))}
      {TROOPS.filter(troop => shamed[troop] > 0).map(troop => (
        <Pick
          key={`shamed ${troop}`}
          answer={troop}
          where="shamed"
          class="piece shamed"
          label={`${words.shamed}: ${shamed[troop]} × ${words.figures[troop]}`}
        >
          <Unit figure={troop} clan={seat} />
          <Art id="res-shame" />
          <b>{shamed[troop]}</b>
        </Pick>
      ))}
      {claimed.map(({ horde, shame }) => (
        <Pick
          key={horde}
          answer={horde}
          where="trophies"
          class="piece trophy"
          label={`${text.answer(horde)}${shame > 0 ? `, ${words.amount('shame', shame)}` : ''}`}
        >
          <Art id={`horde-${HORDE[horde].kind}`} />
          {shame > 0 && (
            <>
              <Art id="res-shame" />
              <b>{shame}</b>
            </>
          )}
        </Pick>
      ))}
    </div>
  );
}

/** What each artifact would give at the end, if it were now. */
function Artifacts({ seat }: { seat: Seat }) {
  const { seen, text, words } = useTable();
  return (
    <div class="artifacts" title={words.artifacts}>
      <span class="vh">{words.artifacts}</span>
      {seen.artifacts.map(id => (
        <Reads
          key={id}
          card={id}
          class="artifact"
          title={`${text.cards[id].join('. ')} ${words.worthNow(worthOf(seen, id, seat))}`}
        >
          <Portrait id={`art-${id}`} class="pic" />
          <span class="vh">{text.cards[id][0]}: </span>
          <b>+{worthOf(seen, id, seat)}</b>
        </Reads>
      ))}
    </div>
  );
}
