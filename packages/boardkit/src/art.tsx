import { COLOURS } from './colours.ts';
import house from './house.svg';

interface ArtProps<Id extends string> {
  id: Id;
  class?: string;
  /** Its size in its own units, where it is to be stretched or cut. */
  box?: readonly [width: number, height: number] | readonly [x: number, y: number, width: number, height: number];
  /** How it fills a frame of another shape. */
  fit?: 'none' | 'xMidYMax meet' | 'xMaxYMax meet';
}

/** The pictures of one file of symbols, made once. They are ornaments: the name stands beside, or in a title. */
export const artOf = <Id extends string>(file: string) =>
  function Art({ id, class: name = 'ic', box, fit }: ArtProps<Id>) {
    if (box === undefined) {
      return (
        <svg class={name} aria-hidden="true">
          <use href={`${file}#${id}`} />
        </svg>
      );
    }
    const [x, y, width, height] = box.length === 2 ? [0, 0, ...box] : box;
    return (
      <svg class={name} viewBox={`${x} ${y} ${width} ${height}`} preserveAspectRatio={fit} aria-hidden="true">
        <use href={`${file}#${id}`} x={x} y={y} width={width} height={height} />
      </svg>
    );
  };

/** An icon of the house, in the colour of the text around it. */
export function Icon({ name, class: kind = 'uic', box }: { name: string; class?: string; box?: string }) {
  return (
    <svg class={kind} viewBox={box} aria-hidden="true">
      <use href={`${house}#${name}`} />
    </svg>
  );
}

/** The shape that doubles a colour; a colour that has none is drawn as soot rather than as nothing. */
export function Emblem({ colour, class: kind = 'emblem' }: { colour: string; class?: string }) {
  const known = COLOURS.find(name => name === colour) ?? 'soot';
  return <Icon name={`emblem-${known}`} class={`${kind} p-${colour}`} />;
}

/** The file an icon or a board's own symbol is in. */
export const fileOf = (id: string, board: string): string => (/^(ui|emblem)-/.test(id) ? house : board);
