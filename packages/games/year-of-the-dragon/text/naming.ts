import { type Action, GROUPS, type GroupId, WALL_TILES, type WallTile } from '../src/cards/actions.ts';
import { CARD, type CardId, isOnlyYoung, type Person, TILE, TYPES, type Type } from '../src/cards/persons.ts';
import type { Change } from '../src/foresight/change.ts';
import { lodger, palaceNumber } from '../src/ids.ts';

/** The words of one language from which the names of ids are made. */
interface Words {
  types: Record<Type, string>;
  /** A person where young and old exist. */
  young: (type: string) => string;
  old: (type: string) => string;
  card: (type: string) => string;
  wild: string;
  actions: Record<Action, string>;
  group: (n: number) => string;
  palace: (n: number) => string;
  lodger: (person: string, palace: string) => string;
  wall: Record<WallTile, string>;
  /** Answers that are plain words. */
  plain: Record<'pass' | 'new-palace' | 'decline' | 'small' | 'large', string>;
  amount: Record<keyof Change, (n: number) => string>;
}

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** The names of things that also have a help text. */
export const namesOf = <K extends string>(things: Record<K, { name: string }>): Record<K, string> =>
  Object.fromEntries(Object.entries<{ name: string }>(things).map(([id, { name }]) => [id, name])) as Record<K, string>;

export function naming(words: Words) {
  const person = (id: string): string => {
    const { type, age } = TILE[id as Person];
    const name = words.types[type];
    if (isOnlyYoung(type)) return name;
    return age === 'young' ? words.young(name) : words.old(name);
  };
  const palace = (id: string): string => words.palace(palaceNumber(id) + 1);
  const card = (id: string): string => {
    const kind = CARD[id as CardId];
    return kind === 'wild' ? words.wild : words.card(words.types[kind]);
  };
  const amount = (what: string, n: number): string => words.amount[what as keyof Words['amount']](n);
  const answer = (id: string): string => {
    if (Object.hasOwn(words.plain, id)) return words.plain[id as keyof Words['plain']];
    if (Object.hasOwn(words.actions, id)) return words.actions[id as Action];
    if (WALL_TILES.includes(id as WallTile)) return words.wall[id as WallTile];
    if (GROUPS.includes(id as GroupId)) return words.group(GROUPS.indexOf(id as GroupId) + 1);
    if (TYPES.includes(id as Type)) return words.types[id as Type];
    if (Object.hasOwn(CARD, id)) return card(id);
    if (Object.hasOwn(TILE, id)) return person(id);
    const resident = lodger(id);
    if (resident !== undefined) return words.lodger(person(resident.person), words.palace(resident.palace + 1));
    if (palaceNumber(id) !== undefined) return palace(id);
    const [goods, n] = id.split('-');
    return amount(goods!, Number(n));
  };
  /** A change in words: '+2 yuan, -1 person'. */
  const change = (numbers: Change): string =>
    Object.entries(numbers)
      .map(([what, n]) => `${n > 0 ? '+' : '−'}${amount(what, Math.abs(n))}`)
      .join(', ');
  const group = (ids: string): string =>
    ids
      .split(' ')
      .map(id => words.actions[id as Action])
      .join(', ');
  return { answer, person, palace, card, amount, change, group };
}
