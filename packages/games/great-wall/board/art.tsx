import type { ComponentChildren } from 'preact';
import type { Change } from '../src/forecast.ts';
import type { Clan } from '../src/table.ts';
import people from './people.svg?url';
import sprite from './sprite.svg?url';
import { CHANGE_ICON, emblemOf, type Figure, type PersonId, type SpriteId, unitOf } from './sprite.ts';
import { useTable } from './table.tsx';

/** A picture of the sprite. It is an ornament: its name stands beside it or in the title of what it is part of. */
export function Art({ id, class: name = 'ic' }: { id: SpriteId; class?: string }) {
  return (
    <svg class={name} aria-hidden="true">
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}

/** The wall is as wide as its section. */
export function WallArt({ level }: { level: number }) {
  return (
    <svg class="wall-art" viewBox="0 -4 320 94" preserveAspectRatio="none" aria-hidden="true">
      <use href={`${sprite}#wall-${level}`} width="320" height="94" y="-4" />
    </svg>
  );
}

/** Somebody's portrait, or what is pictured on a card. */
export function Portrait({ id, class: name = 'portrait' }: { id: PersonId; class?: string }) {
  return (
    <svg class={name} aria-hidden="true">
      <use href={`${people}#${id}`} />
    </svg>
  );
}

export function Emblem({ clan }: { clan: Clan }) {
  const { colourOf } = useTable();
  return (
    <span class={`em p-${colourOf(clan)}`}>
      <Art id={emblemOf(colourOf(clan))} class="emblem" />
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

interface CountProps {
  /** What is counted, in words: for those who point at it, and for those who do not see it. */
  label: string;
  class?: string;
  at?: string | undefined;
  children: ComponentChildren;
}

/** A number beside its icon. */
export function Count({ label, class: name = '', at, children }: CountProps) {
  return (
    <span class={`n ${name}`} title={label} data-at={at}>
      <span class="n" aria-hidden="true">
        {children}
      </span>
      <span class="vh"> {label} </span>
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
          <span key={key} class="n">
            {signed(change[key]!)}
            <Art id={CHANGE_ICON[key]} />
          </span>
        ))}
      </span>
      <span class="vh"> {useTable().text.change(change)} </span>
    </>
  );
}
