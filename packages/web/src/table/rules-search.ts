/** A rule fits when every word of the search occurs in it; accents and capitals do not matter. */
export function matches(text: string, wanted: string): boolean {
  const plain = folded(text);
  return wordsIn(wanted).every(word => plain.includes(word));
}

interface Piece {
  text: string;
  found: boolean;
}

/** A sentence cut where a word of the search occurs. */
export function pieces(text: string, wanted: string): Piece[] {
  const plain = folded(text);
  const marks = new Array<boolean>(text.length).fill(false);
  // Folding may change the length of rare letters; then nothing is marked rather than the wrong thing.
  if (plain.length === text.length) {
    for (const word of wordsIn(wanted)) {
      for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
        marks.fill(true, at, at + word.length);
    }
  }
  const out: Piece[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = out.at(-1);
    if (last !== undefined && last.found === marks[i]) last.text += text[i];
    else out.push({ text: text[i]!, found: marks[i]! });
  }
  return out;
}

/**
 * Rules by the part of their id that names the chapter: 'FC-SETUP-02' is of 'FC-SETUP'. A chapter without a title goes
 * by that name; some come last, in their own order.
 */
export function chaptersOf(
  ids: readonly string[],
  titles: Readonly<Record<string, string>> = {},
  last: readonly string[] = [],
): { name: string; ids: string[] }[] {
  const chapters = new Map<string, string[]>();
  for (const id of ids) {
    const name = id.replace(/-\d+$/, '');
    const known = chapters.get(name);
    if (known === undefined) chapters.set(name, [id]);
    else known.push(id);
  }
  const inOrder = [...chapters].toSorted(([a], [b]) => last.indexOf(a) - last.indexOf(b));
  return inOrder.map(([name, inIt]) => ({ name: titles[name] ?? name, ids: inIt }));
}

const wordsIn = (wanted: string): string[] =>
  folded(wanted)
    .split(/\s+/)
    .filter(word => word !== '');

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
