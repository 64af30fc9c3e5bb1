import { foresee, type Question } from '@teahouse/kernel';
import { SECTIONS } from '../../src/ids.ts';
import { game } from '../../src/index.ts';
import type { AskLabel } from '../../text/en.ts';
import type { Seen } from './reading.ts';
import { type Where, whereIs } from './where.ts';

/** Questions that only say what the next one is about: the things of the next one may be clicked at once. */
const LEADING: readonly AskLabel[] = [
  'command/either.choose',
  'command/betray.choose',
  'location/march.choose',
  'recruit.choose',
];

/** A card in hand is played for its own sake. */
const PLACES: readonly Where[] = [...SECTIONS, 'locations'];

/** Things on the table that are answers to what comes next, each with the one answer now that leads to it. */
export type Chains = ReadonlyMap<string, string>;

const placeOf = (id: string, where: Where): string => `${where} ${id}`;

/** The answer that leads to a thing; undefined where none does, or more than one. */
export const leadsTo = (chains: Chains, id: string, where: Where): string | undefined => chains.get(placeOf(id, where));

export function chainsOf(seen: Seen, question: Question): Chains {
  const found = new Map<string, string | null>();
  if (!LEADING.includes(question.ask as AskLabel)) return new Map();
  for (const answer of question.options) {
    const { question: next, seen: then } = foresee(game, seen, question.seat, [answer]);
    if (next === null || next.seat !== question.seat || next.ask === question.ask) continue;
    for (const id of next.options) {
      const where = whereIs(then, next, id);
      if (!PLACES.includes(where) || question.options.includes(id)) continue;
      const place = placeOf(id, where);
      found.set(place, found.has(place) ? null : answer);
    }
  }
  return new Map([...found].flatMap(([place, answer]) => (answer === null ? [] : [[place, answer] as const])));
}
