import { Icon } from '@teahouse/boardkit';
import { type Person, TILE, TILES, TYPES, type Type } from '../src/cards/persons.ts';
import type { AskLabel } from '../text/en.ts';
import { Art, Symbols } from './art.tsx';
import { useCardFor } from './card-for.ts';
import { at } from './flight.ts';
import { Pick } from './pick.tsx';
import { TINT } from './sprite.ts';
import { useTable } from './table.tsx';

const ASKS: readonly AskLabel[] = [
  'draft.chooseFirst',
  'draft.chooseSecond',
  'persons/tile.choose',
  'super/sunrise.choose',
];

/** Those with young and old first: they fill the rows evenly. */
const ROWS: readonly Type[] = [...TYPES].sort((a, b) => tilesOf(b).length - tilesOf(a).length);

function tilesOf(wanted: Type): Person[] {
  return TILES.filter(({ type }) => type === wanted).map(({ id }) => id);
}

/** Everybody who can still be recruited. */
export function Stacks() {
  const { words } = useTable();
  return (
    <section class="panel stacks" data-pane="persons" aria-label={words.stacks}>
      <div class="panel-h">
        <h2>{words.stacks}</h2>
        <span class="note">
          {words.young} · {words.old}
        </span>
      </div>
      <div class="grid">
        {ROWS.map(type => (
          <Cell key={type} type={type} />
        ))}
      </div>
    </section>
  );
}

function Cell({ type }: { type: Type }) {
  const { seen, me, words } = useTable();
  const hand = me === null ? [] : seen.rulers[me]!.hand;
  const isHeld = typeof hand !== 'number' && hand.includes(type);
  return (
    <div class={isHeld ? 'cell held' : 'cell'}>
      <h3>
        {words.shortTypes[type]}
        {isHeld && (
          <span class="tick" title={words.held}>
            <Icon name="ui-check" />
            <span class="vh">{words.held}</span>
          </span>
        )}
      </h3>
      <div class="pair">
        {tilesOf(type).map(person => (
          <Stack key={person} person={person} />
        ))}
      </div>
    </div>
  );
}

function Stack({ person }: { person: Person }) {
  const { seen, text, words } = useTable();
  const { type, age, value } = TILE[person];
  const card = useCardFor(person);
  const left = seen.stacks[person];
  const said = `${text.answer(person)}: ${words.left(left)}, ${words.moves(value)}`;
  return (
    <Pick
      answer={card ?? person}
      means={() => (card === null ? [] : [person])}
      asks={ASKS}
      class={`st ${age}${left === 0 ? ' none' : ''}`}
      style={{ '--t': TINT[type] }}
      at={at.stack(person)}
      title={said}
    >
      <span class="vh">{said}</span>
      <i class="val" aria-hidden="true">
        {value}
      </i>
      <Art id={`person-${person}`} class="portrait" />
      <span class="meta" aria-hidden="true">
        <Symbols person={person} />
        <b class="cnt">×{left}</b>
      </span>
    </Pick>
  );
}
