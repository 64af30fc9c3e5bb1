import { current } from '@teahouse/kernel';
import { WALL_TILES, type WallTile } from '../src/cards/actions.ts';
import { CARD, type Card, type CardId, type Person, TILE, TILES, TYPES, type Type } from '../src/cards/persons.ts';
import { foreseeAnswer } from '../src/foresight/answer.ts';
import { DECLINE, lodge } from '../src/rules/persons.ts';
import type { AskLabel } from '../text/en.ts';
import { Groups } from './actions.tsx';
import { Art, ChangeIcons, Symbols, Vignette } from './art.tsx';
import { at } from './flight.ts';
import { Pick } from './pick.tsx';
import { phaseOf } from './reading.ts';
import { CHANGE_ICON, type SpriteId, SYMBOL, TINT } from './sprite.ts';
import { useTable } from './table.tsx';

/** Questions whose answers are laid out in the middle: the rest is answered on the palaces. */
const STAGED: readonly AskLabel[] = [
  'draft.chooseFirst',
  'draft.chooseSecond',
  'actions/privilege.choose',
  'persons/card.play',
  'persons/tile.choose',
  'wall/build.choose',
  'super/flood.chooseRice',
  'super/flood.chooseFireworks',
  'super/tornado.discard',
  'super/sunrise.choose',
  'super/charter.choose',
];

/** So many cards find room beside what is told. */
const BESIDE = 8;
/** So many find room in one row; more lie in two that are about as long. */
const A_ROW = 10;
const columnsOf = (n: number): number => (n > A_ROW ? Math.ceil(n / 2) : n);

/** The middle of the table: the action groups in their phase, else what happens and what can be taken. */
export function Stage() {
  const { seen, question } = useTable();
  const isStaged = question !== null && STAGED.includes(question.ask as AskLabel);
  return (
    <div class="stage" data-at={at.stage}>
      {seen.groups.length > 0 && !isStaged ? <Groups /> : <Scene />}
      <span class="beyond" data-at={at.away} />
    </div>
  );
}

function Scene() {
  const { seen, words, text, question } = useTable();
  const phase = phaseOf(seen);
  const month = Math.max(1, seen.month);
  /** Before and after the months there is no event to tell of. */
  const isQuiet = phase === 'draft' || phase === 'over';
  const kind = isQuiet ? 'peace' : seen.events[month - 1]!;
  const struck = phase === 'super' && seen.superEvent !== 'hidden' ? seen.superEvent : null;
  const { name, help } = struck === null ? text.events[kind] : text.superEvents[struck];
  const arriving = current(seen, lodge)?.person;
  const offers = question?.options.filter(id => STAGED.includes(question.ask as AskLabel) || id === DECLINE) ?? [];
  const when = isQuiet ? words.phases[phase] : `${words.month(month)} · ${words.phases[phase]}`;
  return (
    <section class={offers.length > 4 ? 'scene panel crowded' : 'scene panel'} data-pane="table" aria-label={when}>
      <div class="tells" title={arriving === undefined && !isQuiet ? `${name}. ${help}` : undefined}>
        {arriving === undefined ? (
          <Vignette id={struck === null ? `event-${kind}` : `super-${struck}`} />
        ) : (
          <Art id={`person-${arriving}`} class="art" />
        )}
        <div>
          {!isQuiet && <p class="when">{when}</p>}
          {arriving !== undefined ? (
            <Arriving person={arriving} />
          ) : (
            <>
              <h2>{isQuiet ? words.phases[phase] : name}</h2>
              {!isQuiet && <p class="help">{help}</p>}
            </>
          )}
        </div>
      </div>
      {offers.length > 0 && (
        <ul
          class={offers.length > BESIDE ? 'offers many' : 'offers'}
          style={{ '--columns': columnsOf(offers.length) }}
          aria-label={words.offers}
        >
          {offers.map(id => (
            <li key={id}>
              <Offer id={id} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Who looks for a home. */
function Arriving({ person }: { person: Person }) {
  const { text, words } = useTable();
  return (
    <>
      <h2>{text.answer(person)}</h2>
      <p class="help">{words.moves(TILE[person].value)}</p>
      <Symbols person={person} />
    </>
  );
}

/** An answer as a card: what it is, what it costs, what it brings. */
function Offer({ id }: { id: string }) {
  const { seen, question, text } = useTable();
  if (question === null) return null;
  const parts = partsOf(id);
  // A person's own numbers stand on it, and a card says how many of them are left.
  const change = parts.kind === 'person' || Object.hasOwn(CARD, id) ? {} : foreseeAnswer(seen, question, id).change;
  return (
    <Pick
      answer={id}
      asks={[]}
      class={`offer ${parts.kind}`}
      style={parts.tint === undefined ? undefined : { '--t': parts.tint }}
      title={text.answer(id)}
    >
      <Art id={parts.art} class={parts.kind === 'person' ? 'portrait' : 'sign'} />
      <Caption id={id} />
      {Object.keys(change).length > 0 && <ChangeIcons change={change} />}
    </Pick>
  );
}

interface Parts {
  kind: 'person' | 'card' | 'thing';
  art: SpriteId;
  tint?: string;
}

function partsOf(id: string): Parts {
  if (Object.hasOwn(TILE, id))
    return { kind: 'person', art: `person-${id as Person}`, tint: TINT[TILE[id as Person].type] };
  if (Object.hasOwn(CARD, id)) return { kind: 'card', art: SYMBOL[CARD[id as CardId]], tint: TINT[CARD[id as CardId]] };
  if (TYPES.includes(id as Type)) return { kind: 'card', art: SYMBOL[id as Type], tint: TINT[id as Type] };
  if (WALL_TILES.includes(id as WallTile)) return { kind: 'thing', art: 'res-wall' };
  if (id === 'small') return { kind: 'thing', art: 'priv-small' };
  if (id === 'large') return { kind: 'thing', art: 'priv-large' };
  if (id === DECLINE) return { kind: 'thing', art: 'res-away' };
  return { kind: 'thing', art: CHANGE_ICON[id.startsWith('rice') ? 'rice' : 'fireworks'] };
}

/** A name short enough for a card, and beside a person or a card what is left of it. */
function Caption({ id }: { id: string }) {
  const { text, words } = useTable();
  if (Object.hasOwn(TILE, id)) {
    const { type, value } = TILE[id as Person];
    return (
      <>
        <i class="val" aria-hidden="true">
          {value}
        </i>
        <span class="nm">{words.shortTypes[type]}</span>
        <span class="vh"> {words.moves(value)} </span>
        <Symbols person={id as Person} />
      </>
    );
  }
  if (Object.hasOwn(CARD, id)) {
    const card = CARD[id as CardId];
    return (
      <>
        <span class="nm">{words.shortTypes[card]}</span>
        <span class="left">{card === 'wild' ? '' : <Left card={card} />}</span>
      </>
    );
  }
  if (TYPES.includes(id as Type)) return <span class="nm">{words.shortTypes[id as Type]}</span>;
  if (WALL_TILES.includes(id as WallTile)) return null;
  return <span class="nm">{text.answer(id)}</span>;
}

/** How many persons of a type can still be recruited. */
function Left({ card }: { card: Card }) {
  const { seen, words } = useTable();
  return TILES.filter(({ type }) => type === card).map(({ id, age }) => (
    <span key={id} class={age} title={`${words[age]}: ${words.left(seen.stacks[id])}`}>
      ×{seen.stacks[id]}
    </span>
  ));
}
