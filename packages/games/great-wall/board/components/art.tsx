import { artOf, Changes, Emblem as EmblemOf } from '@teahouse/boardkit';
import type { Change } from '../../src/foresight/change.ts';
import type { Clan } from '../../src/table.ts';
import people from '../art/people.svg?url';
import sprite from '../art/sprite.svg?url';
import {
  CHANGE_ICON,
  type Figure,
  type PersonId,
  REED_COLOUR,
  type SpriteId,
  TOGETHER_IDS,
  unitOf,
} from '../art/sprite.ts';
import together from '../art/together.svg?url';
import { useTable } from '../table.ts';

export const Art = artOf<SpriteId>(sprite);
const Person = artOf<PersonId>(people);
/** What only partners need is in a file of its own, which only they load. */
const Partners = artOf<PersonId>(together);

/** Somebody's portrait, or what is pictured on a card. */
export const Portrait = ({ id, class: name = 'portrait' }: { id: PersonId; class?: string }) =>
  TOGETHER_IDS.includes(id) ? <Partners id={id} class={name} /> : <Person id={id} class={name} />;

/** The wall is as wide as its section. */
export const WallArt = ({ level }: { level: number }) => (
  <Art id={`wall-${level as 0 | 1 | 2 | 3}`} class="wall-art" box={[0, -4, 320, 94]} fit="none" />
);

export function Emblem({ clan }: { clan: Clan }) {
  const colour = useTable().colourOf(clan);
  return (
    <span class={`em p-${colour}`}>
      {colour === REED_COLOUR ? <Art id="emblem-reed" class="emblem" /> : <EmblemOf colour={colour} />}
    </span>
  );
}

/** A figure on the board: the owner's shape and colour, and what it is. */
export function Unit({ figure, clan }: { figure: Figure; clan: Clan }) {
  const { colourOf, nameOf, words } = useTable();
  return (
    <span class={`un p-${colourOf(clan)}`} title={`${words.figures[figure]}, ${nameOf(clan)}`}>
      <Art id={unitOf(figure, colourOf(clan))} class="unit" />
    </span>
  );
}

export const ChangeIcons = ({ change }: { change: Change }) => (
  <Changes of={change} icon={key => <Art id={CHANGE_ICON[key]} />} says={useTable().text.change(change)} />
);
