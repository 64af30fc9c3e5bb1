import { Icon } from '@teahouse/boardkit';
import type { Seat } from '@teahouse/kernel';
import { type Person, TILE } from '../src/cards/persons.ts';
import { lodgerId, palaceId } from '../src/ids.ts';
import { NEW_PALACE } from '../src/rules/building.ts';
import type { Palace } from '../src/table.ts';
import type { SeenRuler } from '../src/view.ts';
import type { AskLabel } from '../text/en.ts';
import { Art, PalaceArt, Symbols } from './art.tsx';
import { at } from './flight.ts';
import { Pick } from './pick.tsx';
import { isEmpty, palaceAnswer, storeysOf } from './reading.ts';
import { TINT } from './sprite.ts';
import { useTable } from './table.tsx';

const PALACE_ASKS: readonly AskLabel[] = [
  'actions/build.placeFloor',
  'persons/lodge.choose',
  'super/earthquake.removeFloor',
];
const LODGER_ASKS: readonly AskLabel[] = [
  'persons/lodge.choose',
  'release.choose',
  'release/hungry.choose',
  'super/earthquake.evict',
];

interface PalacesProps {
  seat: Seat;
  ruler: SeenRuler;
  /** Only one's own palaces are answers. */
  isMine: boolean;
}

export function Palaces({ seat, ruler, isMine }: PalacesProps) {
  return (
    <div class={`palaces n-${ruler.palaces.length}`}>
      {ruler.palaces.map(palace => (
        <PalaceOf key={palace.n} seat={seat} ruler={ruler} palace={palace} isMine={isMine} />
      ))}
      {isMine && <Site />}
    </div>
  );
}

function PalaceOf({ seat, ruler, palace, isMine }: PalacesProps & { palace: Palace }) {
  const { seen, question, text, words } = useTable();
  // In the opening nobody has moved in yet, and after the year nothing decays any more.
  const willDecay = isEmpty(palace) && seen.month > 0 && !seen.over;
  const answer = isMine && question !== null ? palaceAnswer(ruler, palace, question.options) : null;
  const rooms = storeysOf(palace);
  // Whoever moved in first lives at the bottom; the free floors are under the roof.
  const floors = Array.from({ length: rooms }, (_, i) => rooms - 1 - i);
  const name = text.answer(palaceId(palace));
  return (
    <Pick
      answer={answer}
      asks={isMine && !asksForPersons(question?.options) ? PALACE_ASKS : []}
      class="palace"
      at={at.palace(seat, palaceId(palace))}
      title={willDecay ? `${name}: ${words.decays}` : undefined}
    >
      <span class="vh">{name}: </span>
      <PalaceArt part="roof" />
      {floors.map(n => (
        <span key={n} class="storey">
          {n < rooms - 1 && <PalaceArt part="eave" />}
          <Floor palace={palace} person={palace.persons[n]} isMine={isMine} isDecaying={willDecay && n === 0} />
        </span>
      ))}
      <PalaceArt part="base" />
    </Pick>
  );
}

/** When persons of the palaces are asked for, palaces themselves are not refused. */
const asksForPersons = (options: readonly string[] = []): boolean => options.some(id => id.includes('/'));

interface FloorProps {
  palace: Palace;
  person: Person | undefined;
  isMine: boolean;
  /** Says so in place of being free. */
  isDecaying: boolean;
}

function Floor({ palace, person, isMine, isDecaying }: FloorProps) {
  const { text, words, question } = useTable();
  if (person === undefined) {
    return (
      <span class="floor empty">
        {isDecaying ? (
          <span class="decays">
            <Icon name="ui-warn" />
            <span>{words.decays}</span>
          </span>
        ) : (
          words.freeRoom
        )}
      </span>
    );
  }
  const { type } = TILE[person];
  return (
    <Pick
      answer={isMine ? lodgerId(palace, person) : null}
      asks={isMine && asksForPersons(question?.options) ? LODGER_ASKS : []}
      class="floor"
      style={{ '--t': TINT[type] }}
      title={text.answer(person)}
    >
      <Art id={`person-${person}`} class="portrait" />
      <span class="who" aria-hidden="true">
        <em>{words.shortTypes[type]}</em>
        <Symbols person={person} />
      </span>
      <span class="vh"> {text.answer(person)} </span>
    </Pick>
  );
}

/** Where the next palace would stand. */
function Site() {
  const { text } = useTable();
  return (
    <Pick answer={NEW_PALACE} asks={['actions/build.placeFloor']} class="site">
      <PalaceArt part="roof" />
      <em>{text.answer(NEW_PALACE)}</em>
    </Pick>
  );
}
