import { current, type Grammar, type SeenCore, sentence } from '@teahouse/kernel';
import { type Action, GROUPS, type GroupId, WALL_TILES, type WallTile, YIELD } from '../src/cards/actions.ts';
import { CARD, type CardId, isOnlyYoung, type Person, TILE, TYPES, type Type } from '../src/cards/persons.ts';
import type { Change } from '../src/foresight/change.ts';
import { lodger, palaceNumber } from '../src/ids.ts';
import { act, feeOf, possible, yieldOf } from '../src/rules/actions.ts';
import type { Court } from '../src/rules/vocabulary.ts';
import type { View } from '../src/view.ts';

type Seen = View & SeenCore;

/** The words of one language from which the names of ids are made. */
interface Words {
  types: Record<Type, string>;
  /** A person where young and old exist. */
  /** Somebody as the object of a sentence, with the article: 'a young monk'. */
  object: (type: Type, age: 'young' | 'old' | null) => string;
  young: (type: string) => string;
  old: (type: string) => string;
  card: (type: string) => string;
  wild: string;
  actions: Record<Action, string>;
  group: (n: number) => string;
  and: Grammar['and'];
  palace: (n: number) => string;
  lodger: (person: string, palace: string) => string;
  wall: Record<WallTile, string>;
  /** Answers that are plain words. */
  plain: Record<'pass' | 'new-palace' | 'decline' | 'small' | 'large', string>;
  amount: Record<keyof Change, (n: number) => string>;
}

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
  const object = (id: string): string => {
    const { type, age } = TILE[id as Person];
    return words.object(type, isOnlyYoung(type) ? null : age);
  };
  const palace = (id: string): string => words.palace(palaceNumber(id) + 1);
  const card = (id: string): string => {
    const kind = CARD[id as CardId];
    return kind === 'wild' ? words.wild : words.card(words.types[kind]);
  };
  const amount = (what: string, n: number): string => words.amount[what as keyof Words['amount']](n);
  /** An action with what it gives a ruler. */
  const gives = (ruler: Court, action: Action): string =>
    `${words.actions[action]} +${Object.hasOwn(YIELD, action) ? yieldOf(ruler, action as keyof typeof YIELD) : 1}`;
  /** A group is called by what can be done there, where that is known. */
  const groupNow = (n: number, seen: Seen | null): string => {
    const seat = seen === null ? undefined : current(seen, act)?.seat;
    const here = seen?.groups[n];
    if (seen === null || seat === undefined || here === undefined) return words.group(n + 1);
    const ruler = seen.rulers[seat]!;
    const actions = here.cards.filter(action => possible(seen, seat, action, ruler.yuan - feeOf(here)));
    return actions.map(action => gives(ruler, action)).join(' / ') || words.group(n + 1);
  };
  const nameOf = (id: string, seen: Seen | null = null): string => {
    if (Object.hasOwn(words.plain, id)) return words.plain[id as keyof Words['plain']];
    if (Object.hasOwn(words.actions, id)) return words.actions[id as Action];
    if (WALL_TILES.includes(id as WallTile)) return words.wall[id as WallTile];
    if (GROUPS.includes(id as GroupId)) return groupNow(GROUPS.indexOf(id as GroupId), seen);
    if (TYPES.includes(id as Type)) return words.types[id as Type];
    if (Object.hasOwn(CARD, id)) return card(id);
    if (Object.hasOwn(TILE, id)) return person(id);
    const resident = lodger(id);
    if (resident !== undefined) return words.lodger(person(resident.person), words.palace(resident.palace + 1));
    if (palaceNumber(id) !== undefined) return palace(id);
    const [goods, n] = id.split('-');
    return amount(goods!, Number(n));
  };
  const answer = (id: string, seen: Seen | null = null): string => sentence(nameOf(id, seen));
  /** A change in words: '+2 yuan, -1 person'. */
  const change = (numbers: Change): string =>
    Object.entries(numbers)
      .map(([what, n]) => `${n > 0 ? '+' : '−'}${amount(what, Math.abs(n))}`)
      .join(', ');
  const group = (ids: string): string => words.and(ids.split(' ').map(id => words.actions[id as Action]));
  return { answer, object, palace, card, amount, change, group };
}
