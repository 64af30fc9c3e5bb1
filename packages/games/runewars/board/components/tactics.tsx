import type { Seat } from '@teahouse/kernel';
import { at } from '../model/flight.ts';
import { useTable } from '../table.ts';
import { Pick } from './pick.tsx';

const MOST = 10;

/** Tactics cards in hand, what each says, and which of them must wait for the next season. */
export function Tactics({ seat }: { seat: Seat }) {
  const { seen, me, words, text } = useTable();
  const { tactics } = seen.players[seat]!;
  const isMine = seat === me;
  return (
    <div class="tac" data-at={at.tactics(seat)}>
      <h3>
        {words.tactics} <small class="sub">{words.progress(tactics.length, MOST)}</small>
      </h3>
      <ul class={tactics.length > 4 ? 'many' : ''}>
        {tactics.map(({ card, fresh }, n) =>
          card === null ? (
            <li key={n} class="tcard hidden" title={words.hiddenTactic} />
          ) : (
            <li key={n}>
              <Pick
                answer={isMine ? card : null}
                where="tactics"
                class={fresh ? 'tcard lock' : 'tcard'}
                reads={{ card }}
                title={text.words.cards.tactics[card][1]}
              >
                <b>{text.words.cards.tactics[card][0]}</b>
                <small>{fresh ? words.nextSeason : text.words.cards.tactics[card][1]}</small>
              </Pick>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
