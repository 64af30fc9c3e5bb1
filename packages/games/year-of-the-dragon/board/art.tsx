import { artOf, Changes, Emblem as EmblemOf, Icon } from '@teahouse/boardkit';
import type { Seat } from '@teahouse/kernel';
import { type Person, TILE } from '../src/cards/persons.ts';
import type { Change } from '../src/foresight/change.ts';
import url from './sprite.svg?url';
import { CHANGE_ICON, type SpriteId, SYMBOL } from './sprite.ts';
import { useTable } from './table.tsx';

export const Art = artOf<SpriteId>(url);

const SIZE = { roof: [140, 40], eave: [140, 12], base: [140, 10] } as const;

/** Parts of a palace are as wide as the palace. */
export const PalaceArt = ({ part }: { part: keyof typeof SIZE }) => (
  <Art id={`palace-${part}`} class={part} box={SIZE[part]} fit="none" />
);

/** A vignette: `align` says which edge stays in sight when the frame is narrower. */
export const Vignette = ({ id, align = 'xMidYMax' }: { id: SpriteId; align?: 'xMidYMax' | 'xMaxYMax' }) => (
  <Art id={id} class="art" box={[120, 84]} fit={`${align} meet`} />
);

export const Emblem = ({ seat }: { seat: Seat }) => <EmblemOf colour={useTable().colourOf(seat)} />;

export function Symbols({ person }: { person: Person }) {
  const { type, symbols } = TILE[person];
  return (
    <span class="syms">
      {Array.from({ length: symbols }, (_, i) => (
        <Art key={i} id={SYMBOL[type]} />
      ))}
    </span>
  );
}

export const ChangeIcons = ({ change }: { change: Change }) => (
  <Changes
    of={change}
    icon={key => (key === 'cards' ? <Icon name="ui-stack" class="ic" /> : <Art id={CHANGE_ICON[key]} />)}
    says={useTable().text.change(change)}
  />
);
