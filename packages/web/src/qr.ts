// QR codes (ISO/IEC 18004) for links: bytes, error correction L, versions 1 to 10.

/** By version, from 1: all codewords, those for correction in each block, and blocks. */
const SIZES: readonly (readonly [all: number, correction: number, blocks: number])[] = [
  [26, 7, 1],
  [44, 10, 1],
  [70, 15, 1],
  [100, 20, 1],
  [134, 26, 1],
  [172, 18, 2],
  [196, 20, 2],
  [242, 24, 2],
  [292, 30, 2],
  [346, 18, 4],
];
/** Where the small squares lie, from version 2. */
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of dark and light squares, without the margin; null for a text that is too long. */
export function qrOf(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version =
    1 +
    SIZES.findIndex(([all, correction, blocks], i) => {
      return bytes.length + (i < 9 ? 2 : 3) <= all - correction * blocks;
    });
  if (version === 0) return null;
  const codewords = withCorrection(dataOf(bytes, version), version);
  const candidates = MASKS.map((_, mask) => drawn(codewords, version, mask));
  return candidates.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

/** Mode, length, bytes, and filling up to the size of the version. */
function dataOf(bytes: readonly number[], version: number): number[] {
  const [all, correction, blocks] = SIZES[version - 1]!;
  const room = all - correction * blocks;
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const data = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((sum, bit) => 2 * sum + bit, 0),
  );
  for (let i = 0; data.length < room; i++) data.push(i % 2 === 0 ? 0xec : 0x11);
  return data;
}

/** The product in the field of 256 elements that the standard uses. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> i) & 1) * a;
  }
  return product;
}

/** The remainder by which up to half as many wrong codewords can be found. */
function correctionOf(data: readonly number[], degree: number): number[] {
  let divisor = [1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    divisor = [...divisor, 0].map((each, at) => each ^ times(divisor[at - 1] ?? 0, root));
  }
  const rest = [...data, ...Array.from({ length: degree }, () => 0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    for (const [at, each] of divisor.entries()) rest[i + at]! ^= times(each, factor);
  }
  return rest.slice(data.length);
}

/** Data in blocks, each with its correction, all interleaved. */
function withCorrection(data: readonly number[], version: number): number[] {
  const [, correction, count] = SIZES[version - 1]!;
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < count; i++) {
    const length = short + (i >= count - longer ? 1 : 0);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const corrections = blocks.map(block => correctionOf(block, correction));
  const woven = (parts: readonly (readonly number[])[], length: number): number[] =>
    Array.from({ length }, (_, i) => parts.flatMap(part => (i < part.length ? [part[i]!] : []))).flat();
  return [...woven(blocks, short + 1), ...woven(corrections, correction)];
}

/** The bits of a number followed by their remainder. */
function checked(value: number, generator: number, length: number): number {
  let rest = value;
  for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >> (length - 1)) * generator);
  return (value << length) | rest;
}

function drawn(codewords: readonly number[], version: number, mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const dark: boolean[][] = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const fixed: boolean[][] = dark.map(row => row.slice());
  const set = (x: number, y: number, on: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const square = (cx: number, cy: number, far: number): void => {
    for (let dx = -far; dx <= far; dx++) {
      for (let dy = -far; dy <= far; dy++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, far === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
      }
    }
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4);
  const aligned = ALIGNED[version - 1]!;
  const edge = aligned.at(-1) ?? 0;
  for (const x of aligned) {
    for (const y of aligned) {
      const isCorner = (x === 6 && (y === 6 || y === edge)) || (x === edge && y === 6);
      if (!isCorner) square(x, y, 2);
    }
  }
  drawFormat(set, size, mask);
  if (version >= 7) drawVersion(set, size, version);
  fill(codewords, dark, fixed, mask);
  return dark;
}

type Put = (x: number, y: number, on: boolean) => void;

/** Which correction (L) and which mask, twice. */
function drawFormat(set: Put, size: number, mask: number): void {
  const bits = checked((1 << 3) | mask, 0x537, 10) ^ 0x5412;
  const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) set(8, i, bit(i));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i));
  set(8, size - 8, true);
}

function drawVersion(set: Put, size: number, version: number): void {
  const bits = checked(version, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    const on = ((bits >> i) & 1) === 1;
    set(a, b, on);
    set(b, a, on);
  }
}

/** In pairs of columns from the right, up and down, around what is fixed. */
function fill(codewords: readonly number[], dark: boolean[][], fixed: readonly boolean[][], mask: number): void {
  const size = dark.length;
  let i = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const isUp = ((right + 1) & 2) === 0;
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue;
        const bit = (((codewords[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1;
        dark[y]![x] = bit !== MASKS[mask]!(x, y);
        i++;
      }
    }
  }
}

/** What makes a code hard to read: long runs, blocks, and too much of one kind. */
function penalty(rows: readonly (readonly boolean[])[]): number {
  const columns = rows.map((_, x) => rows.map(row => row[x]!));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    for (let i = 0, run = 0; i < line.length; i++) {
      run = i > 0 && line[i] === line[i - 1] ? run + 1 : 1;
      if (run === 5) sum += 3;
      else if (run > 5) sum++;
    }
    const said = line.map(Number).join('');
    sum += 40 * (said.split('10111010000').length + said.split('00001011101').length - 2);
  }
  for (let y = 1; y < rows.length; y++) {
    for (let x = 1; x < rows.length; x++) {
      const on = rows[y]![x];
      if (rows[y - 1]![x] === on && rows[y]![x - 1] === on && rows[y - 1]![x - 1] === on) sum += 3;
    }
  }
  const share = rows.flat().filter(Boolean).length / rows.length ** 2;
  return sum + 10 * Math.floor(Math.abs(share * 20 - 10));
}
