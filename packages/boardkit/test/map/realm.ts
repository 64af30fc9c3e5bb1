// A map as a game has it: tiles of several hexes, laid turned, with borders on some of their sides.
import { add, type Direction, type Hex, parseHexId, rotate, turn } from '@teahouse/kernel/hex';

type Colour = 'jade' | 'indigo' | 'ochre' | 'plum';
type BorderKind = 'water' | 'mountain';

export interface Area {
  readonly name: string;
  readonly hex: Hex;
  readonly owner: Colour | undefined;
}

interface Border {
  readonly hex: Hex;
  readonly direction: Direction;
  readonly kind: BorderKind;
}

interface Tile {
  readonly areas: readonly Area[];
  readonly borders: readonly Border[];
}

/** Where the first hex lies, sixths of a turn, hexes, borders as number of the hex and side, who holds it. */
type Laid = readonly [string, number, string, readonly (readonly [number, Direction, BorderKind])[], Colour?];

const LAID: Readonly<Record<string, Laid>> = {
  1: ['0,0', 2, '0,0 1,0 0,1', [[0, 0, 'water']]],
  2: [
    '-3,3',
    5,
    '0,0 0,1 1,1',
    [
      [0, 0, 'water'],
      [2, 2, 'mountain'],
      [2, 3, 'mountain'],
    ],
  ],
  3: [
    '-4,2',
    0,
    '0,0 1,-1 1,0 0,1',
    [
      [2, 2, 'mountain'],
      [2, 1, 'mountain'],
      [3, 3, 'water'],
    ],
    'indigo',
  ],
  4: [
    '-1,3',
    1,
    '0,0 1,-1 1,0',
    [
      [1, 0, 'mountain'],
      [0, 4, 'water'],
      [0, 3, 'water'],
    ],
    'jade',
  ],
  5: [
    '1,2',
    3,
    '0,0 0,1 1,0 1,1',
    [
      [3, 2, 'mountain'],
      [0, 0, 'water'],
      [0, 5, 'water'],
    ],
    'ochre',
  ],
  6: [
    '-2,4',
    2,
    '0,0 0,1 0,2',
    [
      [0, 3, 'water'],
      [1, 2, 'mountain'],
    ],
  ],
  8: [
    '-2,-1',
    1,
    '0,0 1,0 1,-1',
    [
      [0, 5, 'mountain'],
      [0, 4, 'mountain'],
    ],
    'plum',
  ],
  9: [
    '-2,2',
    3,
    '0,0 0,1',
    [
      [0, 0, 'mountain'],
      [1, 3, 'water'],
    ],
  ],
  D: ['-5,2', 1, '0,0 1,0 0,1', [[0, 0, 'mountain']], 'indigo'],
  L: [
    '-1,5',
    2,
    '0,0 1,0 0,1',
    [
      [0, 5, 'water'],
      [0, 0, 'water'],
    ],
    'jade',
  ],
  U: ['3,0', 2, '0,0 1,0 0,1', [[2, 4, 'mountain']], 'ochre'],
  W: [
    '0,-3',
    1,
    '0,0 1,0 0,1',
    [
      [0, 5, 'mountain'],
      [0, 0, 'mountain'],
      [2, 4, 'mountain'],
    ],
    'plum',
  ],
};

export const tiles: readonly Tile[] = Object.entries(LAID).map(([tile, [offset, sixths, hexes, borders, owner]]) => {
  const areas = hexes.split(' ').map(
    (id, i): Area => ({
      name: `${tile}${'ABCD'[i]}`,
      hex: add(rotate(parseHexId(id), sixths), parseHexId(offset)),
      owner,
    }),
  );
  return {
    areas,
    borders: borders.map(([i, side, kind]) => ({ hex: areas[i]!.hex, direction: turn(side, sixths), kind })),
  };
});
