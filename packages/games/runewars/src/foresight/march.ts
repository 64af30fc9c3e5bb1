import { current, NOBODY, type Seat, type SeenCore, worldsOf } from '@teahouse/kernel';
import { game } from '../index.ts';
import { STRONGHOLD } from '../printed/developments.ts';
import { FATE, FATE_DECK } from '../printed/fate.ts';
import type { AreaId, Destiny } from '../printed/ids.ts';
import { area, controller } from '../rules/areas.ts';
import { conquer, type March, mobilize, siege } from '../rules/mobilize.ts';
import { isOpen } from '../rules/movement.ts';
import type { Table, Troop } from '../table.ts';
import type { View } from '../view.ts';
import { type Odds, oddsOf } from './odds.ts';

/* What a move that is composed would meet. */

type Seen = View & SeenCore;

interface Meeting {
  at: AreaId;
  /** Nobody in the way, neutral units, or somebody else's area. */
  what: 'open' | 'neutral' | 'enemy';
  /** Whose area it is. */
  owner: Seat;
  troops: Troop[];
  /** Strength of walls. */
  walls: number;
  /** Of a battle with those who come; null where there is none, or nobody comes yet. */
  odds: Odds | null;
}

/** The march that a seat composes; null where none is composed. */
export function marchOf(seen: SeenCore): March | null {
  const march = current(seen, mobilize) ?? current(seen, conquer);
  return march === null || march.at === null ? null : march;
}

export function meetingOf(seen: Seen, me: Seat | null, { seat, at, army }: March): Meeting {
  const [world] = worldsOf(game, seen, me, 1) as [Table];
  const here = area(world, at!);
  const owner = controller(world, here);
  const open = isOpen(world, seat, here);
  const { stronghold } = here;
  return {
    at: at!,
    what: open ? 'open' : owner === NOBODY ? 'neutral' : 'enemy',
    owner,
    troops: here.troops,
    walls: open || stronghold === null ? 0 : stronghold.damaged ? STRONGHOLD.damaged : STRONGHOLD.strength,
    odds: open || army.length === 0 ? null : oddsOf(seen, me, { seat, at: at!, army, bonus: siege(world, seat, here) }),
  };
}

/** The best destiny of so many fate cards, for each destiny how likely. */
interface Envoys {
  gold: number;
  grey: number;
  red: number;
}

/** RW-DIP-02, 03: from the cards that nobody has seen; if they are too few, the discarded ones come again. */
export function envoysOf({ fateDiscard, fateOpen }: Seen, cards: number): Envoys {
  const unseen = FATE_DECK.filter(card => !fateDiscard.includes(card) && !fateOpen.includes(card));
  const noGold = without(unseen, fateDiscard, cards, ['gold']);
  const onlyRed = without(unseen, fateDiscard, cards, ['gold', 'grey']);
  return { gold: 1 - noGold, grey: noGold - onlyRed, red: onlyRed };
}

/** The chance that so many cards show none of some destinies. */
function without(
  deck: readonly number[],
  then: readonly number[],
  cards: number,
  destinies: readonly Destiny[],
): number {
  const fitting = deck.filter(card => !destinies.includes(FATE[card]!.destiny)).length;
  let chance = 1;
  for (let i = 0; i < Math.min(cards, deck.length); i++) chance *= Math.max(0, fitting - i) / (deck.length - i);
  return cards > deck.length && then.length > 0 ? chance * without(then, [], cards - deck.length, destinies) : chance;
}
