import { NOBODY, type Seat, sentence } from '@teahouse/kernel';
import { placeOf } from '../../src/map.ts';
import { type AreaId, RESOURCES } from '../../src/printed/ids.ts';
import type { BoardWords } from '../../text/board/words.ts';
import type { Text } from '../../text/en.ts';
import { areaOf, controlOf, type Seen, type SeenArea } from './reading.ts';

/** What is needed to put an area into words. */
interface Speaking {
  seen: Seen;
  text: Text;
  words: BoardWords;
  nameOf(seat: Seat): string;
}

/** An army in words: '3 Footmen, 1 Knight (routed)'. */
export function armyInWords({ text }: Pick<Speaking, 'text'>, { troops }: SeenArea): string {
  const { forms, inState } = text.words;
  const parts: string[] = [];
  const count = (unit: SeenArea['troops'][number]['unit'], n: number): string => forms.units[unit].counted(n);
  for (const { unit, standing, routed } of troops) {
    if (standing > 0) parts.push(count(unit, standing));
    if (routed > 0) parts.push(inState(count(unit, routed), 0, true));
  }
  return parts.join(', ');
}

/** Its name and city. */
export function areaName({ seen, text }: Speaking, id: AreaId): string {
  const { city } = areaOf(seen, id);
  return city === null ? id : `${id} ${text.words.cards.cities[city]}`;
}

/** What lies in an area, a sentence for each kind of thing. */
export function areaLines(table: Speaking, id: AreaId): string[] {
  const { seen, text, words, nameOf } = table;
  const { cards } = text.words;
  const area = areaOf(seen, id);
  const by = controlOf(seen, id);
  const lines = [by === NOBODY ? words.uncontrolled : words.controlledBy(nameOf(by))];
  const army = armyInWords(table, area);
  if (army !== '') lines.push(area.holder === by ? army : `${nameOf(area.holder)}: ${army}`);
  if (area.stronghold !== null) {
    const { damaged, development } = area.stronghold;
    const name = words.stronghold(damaged);
    lines.push(development === null ? name : `${name}, ${cards.developments[development][0]}`);
  }
  if (area.rune !== null) {
    lines.push(words.runes[area.rune.genuine === null ? 'back' : area.rune.genuine ? 'dragon' : 'false']);
  }
  seen.players.forEach(({ heroes }, seat) => {
    for (const hero of heroes) if (hero.area === id) lines.push(words.heroOf(cards.heroes[hero.id][0], nameOf(seat)));
  });
  for (const seat of area.activated) lines.push(words.activated(nameOf(seat)));
  if (area.exploration !== null) {
    const { token } = area.exploration;
    lines.push(token === null ? words.exploration : cards.explorations[token][0]);
  }
  if (area.fallen.length > 0) lines.push(words.fallen(area.fallen.length));
  return lines.map(sentence);
}

/** An area in a line, for whoever does not see it. */
export const areaInShort = (table: Speaking, id: AreaId): string =>
  [areaName(table, id), ...areaLines(table, id)].join('. ');

/** What it yields. */
export function yieldInWords({ seen, text }: Pick<Speaking, 'seen' | 'text'>, id: AreaId): string {
  const { resources } = placeOf(seen, id).printed;
  return RESOURCES.filter(resource => resources[resource] > 0)
    .map(resource => `${text.words.resources[resource]} ${resources[resource]}`)
    .join(', ');
}

/** Its neighbours, and what lies between. */
export const waysInWords = ({ seen, words }: Pick<Speaking, 'seen' | 'words'>, id: AreaId): string =>
  placeOf(seen, id)
    .ways.map(({ to, border }) => (border === null ? to : `${to} (${words.borderNames[border]})`))
    .join(', ');
