import { ACTIONS, type Action, GROUPS, SMALL_PRICE, WALL_LENGTH } from '../src/cards/actions.ts';
import { foreseeAction, mayAct } from '../src/foresight/answer.ts';
import { feeOf, PASS, refill } from '../src/rules/actions.ts';
import { symbols } from '../src/rules/vocabulary.ts';
import type { Group } from '../src/table.ts';
import { Art, ChangeIcons, Emblem } from './art.tsx';
import { at } from './flight.ts';
import { Pick } from './pick.tsx';
import { HELPER, SYMBOL } from './sprite.ts';
import { useTable } from './table.tsx';

const CHOOSE_GROUP = 'actions/act.chooseGroup';
const CHOOSE_ACTION = 'actions/act.chooseAction';

/** This month's action cards in their groups, with the dragons on them. */
export function Groups() {
  const { seen, words } = useTable();
  const columns = seen.groups.map(({ cards }) => `minmax(0, ${cards.length + 0.16}fr)`).join(' ');
  return (
    <section class="groups" data-pane="table" aria-label={words.groups} style={{ '--groups': `${columns} 4rem` }}>
      {seen.groups.map((group, n) => (
        <GroupOf key={GROUPS[n]} group={group} n={n} />
      ))}
      <Pass />
    </section>
  );
}

interface GroupProps {
  group: Group;
  n: number;
}

/** A click on a card inside a group means the group and then that card. */
function GroupOf({ group, n }: GroupProps) {
  const { seen, text, words, nameOf, colourOf, me } = useTable();
  const fee = feeOf(group);
  return (
    <Pick
      answer={GROUPS[n]!}
      asks={[CHOOSE_GROUP]}
      class={`group cards-${group.cards.length}`}
      at={at.group(n + 1)}
      means={event => {
        const card = cardAt(event.target);
        if (card === null) return [];
        return me !== null && !mayAct(seen, me, card, fee) ? null : [card];
      }}
    >
      <span class="vh">{text.answer(GROUPS[n]!)}: </span>
      <span class="cards">
        {group.cards.map(action => (
          <ActionCard key={action} action={action} fee={fee} />
        ))}
      </span>
      <span class="gfoot">
        {group.dragons.map(seat => (
          <span key={seat} class={`drg p-${colourOf(seat)}`} title={nameOf(seat)}>
            <span class="dp">
              <Art id="dragon-piece" class="dragon" />
              <Emblem seat={seat} />
            </span>
            <em>{seat === me ? words.you : nameOf(seat)}</em>
          </span>
        ))}
        {fee === 0 ? (
          <span class="fee free">{words.noFee}</span>
        ) : (
          <span class="fee">
            <Art id="res-yuan" />
            <b>{fee}</b>
            <span class="vh"> {words.goods.yuan} </span>
            <span class="te">{words.toEnter}</span>
          </span>
        )}
      </span>
    </Pick>
  );
}

/** The card that was clicked; null where the group itself was. */
function cardAt(target: EventTarget | null): Action | null {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-opt]')?.dataset.opt : undefined;
  return ACTIONS.find(action => action === card) ?? (card === 'wall' ? 'wall' : null);
}

function ActionCard({ action, fee }: { action: Action; fee: number }) {
  const { seen, me, text, words, question } = useTable();
  const isOutOfReach = me !== null && question?.ask === CHOOSE_GROUP && !mayAct(seen, me, action, fee);
  return (
    <Pick
      answer={action}
      asks={[CHOOSE_ACTION]}
      class={isOutOfReach ? 'act cannot' : 'act'}
      title={text.answer(action)}
    >
      <Art id={`act-${action}`} class="art" />
      <span class="nm">{words.shortActions[action]}</span>
      {me !== null && <Gives action={action} me={me} />}
    </Pick>
  );
}

/** What the card would give me, and how that comes about: the card's own and what my persons add. */
function Gives({ action, me }: { action: Action; me: number }) {
  const { seen } = useTable();
  if (action === 'wall') {
    return (
      <>
        <span class="give n" aria-hidden="true">
          +1
          <Art id="res-wall" />
        </span>
        <small aria-hidden="true">
          {seen.wall.length} / {WALL_LENGTH}
        </small>
      </>
    );
  }
  const change = foreseeAction(seen, me, action);
  const helper = HELPER[action];
  const helped = helper === undefined ? 0 : symbols(seen.rulers[me]!, helper);
  const own = Math.max(0, ...Object.values(change)) - helped;
  return (
    <>
      <span class="give">
        <ChangeIcons change={action === 'privilege' ? { dragons: 1 } : change} />
      </span>
      <small aria-hidden="true">
        {helper === undefined ? (
          <>
            {SMALL_PRICE} / {seen.house.largePrivilege}
            <Art id="res-yuan" />
          </>
        ) : (
          <>
            {own} + {helped}
            <Art id={SYMBOL[helper]} />
          </>
        )}
      </small>
    </>
  );
}

function Pass() {
  const { seen, me, text, words } = useTable();
  const taken = me === null ? null : refill(seen.rulers[me]!);
  return (
    <Pick answer={PASS} asks={[CHOOSE_GROUP]} class="pass">
      <b>{text.answer(PASS)}</b>
      {taken !== null && (
        <span class="n">
          +{taken}
          <Art id="res-yuan" />
          <span class="vh"> {words.goods.yuan}</span>
        </span>
      )}
    </Pick>
  );
}
