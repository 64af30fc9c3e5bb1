import type { BoardProps } from '@teahouse/boardkit';
import { PASS, type Seat } from '@teahouse/kernel';
import { type LanternId, numberOf } from '../src/lanterns.ts';
import type { Text } from '../text/en.ts';
import { handSize, type Seen } from './model.ts';

type Props = BoardProps<Seen, Text>;

export function Board(props: Props) {
  const { seen, me, text, question } = props;
  const say = text.board;
  const hand = me === null ? 0 : seen.players[me]!.hand;
  return (
    <div class="pl">
      <p class="pl-round">
        <b>{say.round(seen.round, seen.rounds)}</b> {say.deck(seen.deck)}
      </p>
      <div class="pl-players">
        {seen.players.map((_, seat) => (
          <Player key={props.players[seat]!.seat} seat={seat} props={props} />
        ))}
      </div>
      {typeof hand === 'number' ? null : (
        <section class="pl-hand panel" aria-label={say.hand}>
          <h3>{say.hand}</h3>
          <div class="pl-row">
            {hand
              .toSorted((a, b) => numberOf(a) - numberOf(b))
              .map(id => (
                <Lantern key={id} id={id} props={props} />
              ))}
            {question?.options.includes(PASS) ? <Lantern id={PASS} props={props} /> : null}
          </div>
        </section>
      )}
    </div>
  );
}

function Player({ seat, props }: { seat: Seat; props: Props }) {
  const { seen, players, text } = props;
  const say = text.board;
  const { hand, shown, row } = seen.players[seat]!;
  const { colour, name } = players[seat]!;
  const hasChosen = seen.stack.at(-1)?.sealed?.[seat] !== undefined;
  return (
    <section class={`pl-player panel p-${colour}`} data-at={`player-${seat}`} aria-label={name}>
      <div class="ribbon" />
      <header>
        <h3>{name}</h3>
        <b>{say.rowLength(row.length)}</b>
      </header>
      <div class="pl-row">
        {row.length === 0 ? <p class="note">{say.empty}</p> : null}
        {row.map(id => (
          <Lantern key={id} id={id} props={props} />
        ))}
      </div>
      <footer class="note">
        {say.handOf(handSize(hand))}
        {hasChosen ? `, ${say.chosen}` : ''}
        {shown === null ? '' : `. ${say.shown}: ${text.answer(shown)}`}
      </footer>
    </section>
  );
}

/** A lantern, or what stands for passing: a button while it is an answer. */
function Lantern({ id, props }: { id: LanternId | typeof PASS; props: Props }) {
  const { question, choose, aim, aimed, text } = props;
  const kind = id === PASS ? 'pl-pass' : 'pl-lantern';
  const face = id === PASS ? text.answer(PASS) : numberOf(id);
  if (!question?.options.includes(id)) {
    return (
      <span class={kind} data-at={id} title={text.answer(id)}>
        {face}
      </span>
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
      {face}
    </button>
  );
}
