import type { Seat } from '@teahouse/kernel';
import { type Person, TILE } from '../src/cards/persons.ts';
import type { Change } from '../src/foresight/change.ts';
import url from './sprite.svg?url';
import { CHANGE_ICON, emblemOf, type SpriteId, SYMBOL } from './sprite.ts';
import { useTable } from './table.tsx';

/** A picture of the sprite. It is an ornament: its name stands beside it or in the title of what it is part of. */
export function Art({ id, class: name = 'ic' }: { id: SpriteId; class?: string }) {
  return (
    <svg class={name} aria-hidden="true">
      <use href={`${url}#${id}`} />
    </svg>
  );
}

const SIZE = { roof: [140, 40], eave: [140, 12], base: [140, 10] } as const;

/** Parts of a palace are as wide as the palace. */
export function PalaceArt({ part }: { part: keyof typeof SIZE }) {
  const [width, height] = SIZE[part];
  return (
    <svg class={part} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <use href={`${url}#palace-${part}`} width={width} height={height} />
    </svg>
  );
}

/** A vignette: `align` says which edge stays in sight when the frame is narrower. */
export function Vignette({ id, align = 'xMidYMax' }: { id: SpriteId; align?: 'xMidYMax' | 'xMaxYMax' }) {
  return (
    <svg class="art" viewBox="0 0 120 84" preserveAspectRatio={`${align} meet`} aria-hidden="true">
      <use href={`${url}#${id}`} width="120" height="84" />
    </svg>
  );
}

export function Emblem({ seat }: { seat: Seat }) {
  return <Art id={emblemOf(useTable().colourOf(seat))} class="emblem" />;
}

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

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A change as numbers and icons; in words for those who do not see them. */
export function ChangeIcons({ change }: { change: Change }) {
  return (
    <>
      <span class="change" aria-hidden="true">
        {(Object.keys(change) as (keyof Change)[]).map(key => (
          <span key={key} class="n" data-of={key}>
            {signed(change[key]!)}
            <Art id={CHANGE_ICON[key]} />
          </span>
        ))}
      </span>
      <span class="vh"> {useTable().text.change(change)} </span>
    </>
  );
}
