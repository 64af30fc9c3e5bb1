import sprite from '../assets/sprite.svg';

/** A drawing of the house's sprite, in the colour of the text around it. */
export function Icon({ name, class: kind = 'uic', box }: { name: string; class?: string; box?: string }) {
  return (
    <svg class={kind} viewBox={box} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** The shape that doubles a colour. */
export function Emblem({ colour, class: kind = 'emblem' }: { colour: string; class?: string }) {
  return <Icon name={`emblem-${colour}`} class={`${kind} p-${colour}`} />;
}

export const Seal = () => (
  <span class="seal" aria-hidden="true">
    茶
  </span>
);
