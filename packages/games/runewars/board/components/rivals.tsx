import { Count, SeatSlot } from '@teahouse/boardkit';
import type { Seat } from '@teahouse/kernel';
import { SEATS } from '../../src/ids.ts';
import { RESOURCES } from '../../src/printed/ids.ts';
import { at } from '../model/flight.ts';
import { runesOf } from '../model/reading.ts';
import { useTable } from '../table.ts';
import { Art, Face, RuneArt, Standard } from './art.tsx';
import { Pick } from './pick.tsx';

interface RivalsProps {
  /** Whose sheet lies open beside. */
  main: Seat;
  /** Whose sheet a watcher opens; null for whoever plays. */
  look: ((seat: Seat) => void) | null;
}

/** The open side of everybody else, a line for each. */
export function Rivals({ main, look }: RivalsProps) {
  const { seen, words } = useTable();
  const others = Array.from({ length: seen.seats }, (_, n) => (main + n) % seen.seats).slice(1);
  return (
    <ul class="opps" data-pane="rivals" aria-label={words.rivals}>
      {others.map(seat => (
        <Rival key={seat} seat={seat} look={look} />
      ))}
    </ul>
  );
}

function Rival({ seat, look }: { seat: Seat; look: RivalsProps['look'] }) {
  const { seen, text, words, nameOf, colourOf } = useTable();
  const { faction, influence, tactics, quests, heroes, dials } = seen.players[seat]!;
  const { dragon, false: wrong, unknown } = runesOf(seen, seat);
  const runes = dragon + wrong + unknown;
  return (
    <li class={`panel opp p-${colourOf(seat)}`} data-at={at.seat(seat)}>
      <div class="ribbon" />
      <Pick answer={SEATS[seat]!} where="rivals" class="rival">
        <Standard seat={seat} class="fem big" />
        <span class="names">
          <b title={nameOf(seat)}>{nameOf(seat)}</b>
          <small title={faction === null ? undefined : text.words.forms.factions[faction].name}>
            {faction === null ? '' : text.words.forms.factions[faction].name}
          </small>
        </span>
      </Pick>
      <SeatSlot seat={seat} />
      {look !== null && (
        <button type="button" class="btn look" onClick={() => look(seat)}>
          {words.look}
        </button>
      )}
      <span class="hs">
        {heroes.map(({ id, area }) => (
          <Pick
            key={id}
            answer={id}
            where="rivals"
            class="hero-pick"
            reads={{ card: id }}
            label={`${text.words.cards.heroes[id][0]} ${area}`}
          >
            <Face hero={id} seat={seat} />
          </Pick>
        ))}
      </span>
      <span class="nums">
        <Count label={words.influence(influence)} at={at.influence(seat)}>
          <Art id="rw-influence" />
          <b>{influence}</b>
        </Count>
        <Count label={words.tacticsCards(tactics.length)} at={at.tactics(seat)}>
          <Art id="rw-tactics" />
          <b>{tactics.length}</b>
        </Count>
        <Count label={words.questCards(quests.length)} at={at.quests(seat)}>
          <Art id="rw-quest" />
          <b>{quests.length}</b>
        </Count>
        <Count label={words.runesSeen(runes, dragon, wrong)}>
          <RuneArt face="back" />
          <b>{runes}</b>
          {dragon > 0 && (
            <>
              <RuneArt face="dragon" />
              <b>{dragon}</b>
            </>
          )}
        </Count>
      </span>
      <span class="dl">
        {RESOURCES.map(resource => (
          <Count
            key={resource}
            label={words.dial(text.words.resources[resource], dials[resource], null)}
            at={at.dial(seat, resource)}
          >
            <Art id={`rw-${resource}`} />
            <b>{dials[resource]}</b>
          </Count>
        ))}
      </span>
    </li>
  );
}
