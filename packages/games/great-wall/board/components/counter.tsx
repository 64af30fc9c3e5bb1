import { useState } from 'preact/hooks';
import { offersByTroop } from '../../src/foresight/offers.ts';
import { isMix, offer } from '../../src/ids.ts';
import type { AdvisorId } from '../../src/printed/ids.ts';
import type { AskedMoment } from '../../text/board/words.ts';
import { at } from '../model/flight.ts';
import { MANY_WAYS } from '../model/payment.ts';
import { isForAutomaton, momentOf, timesLeft } from '../model/reading.ts';
import { inTray } from '../model/where.ts';
import { useTable } from '../table.ts';
import { Art, ChangeIcons, Portrait } from './art.tsx';
import { Choice } from './choice.tsx';
import { Fees } from './hiring.tsx';
import { Payment } from './payment.tsx';
import { Pick } from './pick.tsx';

/** More answers than this need the whole counter; fewer fit beside what else lies there. */
export const BESIDE = 2;

/** Between the wall and my own things: advisors for hire, and the answers that are no things of the table. */
export function Counter() {
  const { seen, question } = useTable();
  const answers = question === null ? [] : inTray(seen, question);
  const isBusy = answers.length > BESIDE;
  return (
    <div class={isBusy ? 'counter busy' : 'counter'}>
      <Queue />
      {answers.length > 0 && <Tray key={answers.join()} answers={answers} />}
    </div>
  );
}

/** Four advisors; those on the left leave first. */
export function Queue() {
  const { seen, text, words } = useTable();
  return (
    <section class="panel queue" data-pane="town" data-at={at.queue} aria-label={words.queue}>
      <h2
        title={words.advisorPiles(
          seen.advisorDeck,
          seen.advisorDiscard.map(id => text.cards[id][0]),
        )}
      >
        {words.queue}
        <small>{words.queueHelp}</small>
      </h2>
      <Fees />
      <ul>
        {seen.queue.map(id => (
          <li key={id}>
            <ForHire id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A name longer than this has two lines, and leaves one for what the advisor does. */
const LONG = 15;

function ForHire({ id }: { id: AdvisorId }) {
  const { text, foreseen } = useTable();
  const [name, help] = text.cards[id];
  const change = foreseen(id);
  return (
    <Pick
      answer={id}
      where="queue"
      class={name.length > LONG ? 'advisor long' : 'advisor'}
      reads={id}
      title={`${name}: ${help}`}
      at={at.advisor(id)}
    >
      <Portrait id={`adv-${id}`} />
      <span class="body">
        <b>{name}</b>
        <small>{help}</small>
      </span>
      {Object.keys(change).length > 0 && (
        <span class="price">
          <ChangeIcons change={change} />
        </span>
      )}
    </Pick>
  );
}

/** Answers as cards: what each is, what it costs, what it brings. */
export function Tray({ answers }: { answers: readonly string[] }) {
  const { words, aimed } = useTable();
  const [isOpen, open] = useState(false);
  const recruits = offersByTroop(answers);
  const mixes = answers.filter(isMix);
  const ways = mixes.length > MANY_WAYS ? mixes : [];
  const folded = recruits.flatMap(offers => offers.folded);
  /** What is pointed at in the list is to be seen here as well. */
  const isUnfolded = isOpen || folded.some(id => id === aimed);
  return (
    <ul class={isUnfolded ? 'tray unfolded' : 'tray'} aria-label={words.tray} data-at={at.tray}>
      <Caption />
      {recruits.map(({ troop, shown, folded: rest }) => (
        <li key={troop} class="offers">
          <Art id={`troop-${troop}`} class="sign" />
          {[...shown, ...rest].map((id, n) => (
            <span key={id} hidden={n >= shown.length && !isUnfolded}>
              <Choice id={id} />
            </span>
          ))}
        </li>
      ))}
      {folded.length > 0 && (
        <li>
          <button type="button" class="more" aria-expanded={isUnfolded} onClick={() => open(!isUnfolded)}>
            {isUnfolded ? words.fewerWays : words.moreWays(folded.length)}
          </button>
        </li>
      )}
      {ways.length > 0 && <Payment ways={ways} />}
      {answers
        .filter(id => offer(id) === undefined && !ways.includes(id))
        .map(id => (
          <li key={id}>
            <Choice id={id} />
          </li>
        ))}
    </ul>
  );
}

/** Why one is asked now, for whom, and how often still. */
function Caption() {
  const { seen, me, words, nameOf } = useTable();
  const moment = momentOf(seen);
  const left = timesLeft(seen);
  const isReed = isForAutomaton(seen);
  if (moment === null && left < 2 && !isReed) return null;
  const who = moment === null || moment.seat < 0 ? '' : moment.seat === me ? words.you : nameOf(moment.seat);
  return (
    <li class="moment">
      {moment !== null && words.moments[moment.type as AskedMoment]}
      {who !== '' && <b>{who}</b>}
      {isReed && <b>{words.reed}</b>}
      {left >= 2 && <b>{words.still(left)}</b>}
    </li>
  );
}
