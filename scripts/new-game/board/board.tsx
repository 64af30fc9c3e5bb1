import { Pick } from '@teahouse/boardkit';
import { PASS, type Seat } from '@teahouse/kernel';
import { type LanternId, numberOf } from '../src/lanterns.ts';
import { handSize } from './model.ts';
import { useTable, withTable } from './table.ts';

export const Board = withTable(() => {
  const { seen, me, text, words, question } = useTable();
  const hand = me === null ? 0 : seen.players[me]!.hand;
  return (
    <div class="pl">
      <p class="pl-round">
        <b>{words.round(seen.round, seen.rounds)}</b> {words.deck(seen.deck)}
      </p>
      <div class="pl-players">
        {seen.players.map((_, seat) => (
          <Player key={seat} seat={seat} />
        ))}
      </div>
      {typeof hand !== 'number' && (
        <section class="pl-hand panel" aria-label={words.hand}>
          <h3>{words.hand}</h3>
          <div class="pl-row">
            {hand
              .toSorted((a, b) => numberOf(a) - numberOf(b))
              .map(id => (
                <Lantern key={id} id={id} />
              ))}
            {question?.options.includes(PASS) && (
              <Pick answer={PASS} class="pl-pass">
                {text.answer(PASS)}
              </Pick>
            )}
          </div>
        </section>
      )}
    </div>
  );
});

function Player({ seat }: { seat: Seat }) {
  const { seen, text, words, nameOf, colourOf } = useTable();
  const { hand, shown, row } = seen.players[seat]!;
  const hasChosen = seen.stack.at(-1)?.sealed?.[seat] !== undefined;
  return (
    <section class={`pl-player panel p-${colourOf(seat)}`} data-at={`player-${seat}`} aria-label={nameOf(seat)}>
      <div class="ribbon" />
      <header>
        <h3>{nameOf(seat)}</h3>
        <b>{words.rowLength(row.length)}</b>
      </header>
      <div class="pl-row">
        {row.length === 0 && <p class="note">{words.empty}</p>}
        {row.map(id => (
          <Lantern key={id} id={id} />
        ))}
      </div>
      <footer class="note">
        {words.handOf(handSize(hand))}
        {hasChosen && `, ${words.chosen}`}
        {shown !== null && `. ${words.shown}: ${text.answer(shown)}`}
      </footer>
    </section>
  );
}

/** A lantern: it can be clicked while it is an answer. */
function Lantern({ id }: { id: LanternId }) {
  const { text } = useTable();
  return (
    <Pick answer={id} class="pl-lantern" at={id} title={text.answer(id)}>
      {numberOf(id)}
    </Pick>
  );
}
