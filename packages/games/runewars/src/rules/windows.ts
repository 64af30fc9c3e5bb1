import type { Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { PASS } from '../ids.ts';
import { note } from '../journal.ts';
import { TACTIC_COPIES } from '../printed/decks.ts';
import { TACTICS, type TacticId } from '../printed/ids.ts';
import type { Side, Table } from '../table.ts';
import { sideOf } from './battle/sides.ts';
import { inTurn, procedure } from './book.ts';
import { tactic, type Window } from './cards.ts';
import { takeTactic } from './holdings.ts';

/*
 * RW-TACT-06: the moments at which tactics may be played. Whether a seat is asked depends on open facts only, so that
 * a pause tells nothing; with nothing to play the only answer is to pass.
 */

/** No card for the rest of this battle. */
export const PASS_BATTLE = 'pass-battle';

/** Seats to be asked, in their order, and the names one of them may not play again (RW-BATTLE-08). */
interface Opened {
  seats: Seat[];
  played: TacticId[];
}
export const opened = (...seats: Seat[]): Opened => ({ seats, played: [] });

/** Cards of a hand that may be played at a moment, each face once. */
export function playable(g: Table, seat: Seat, window: Window): TacticId[] {
  const ids: TacticId[] = [];
  for (const { card, fresh } of g.players[seat]!.tactics) {
    if (fresh || ids.includes(card)) continue;
    const printed = tactic(card);
    if (printed.windows.includes(window) && printed.can(g, seat)) ids.push(card);
  }
  return ids;
}

/** Why a card is not among them, as far as its holder can tell. */
export function whyNot(g: Table, seat: Seat, card: string): Rule {
  const held = g.players[seat]!.tactics.filter(one => one.card === card);
  return held.length > 0 && held.every(({ fresh }) => fresh) ? 'RW-TACT-02' : 'RW-TACT-06';
}

/** RW-TACT-04: a card is laid open and does what it says. The last thing a step does. */
export function play(g: Table, seat: Seat, card: TacticId): void {
  takeTactic(g, seat, card);
  g.tacticDiscard.push(card);
  note(g, 'plays', tactic(card).rule, seat, card);
  tactic(card).play(g, seat);
}

/** Whether a seat may hold a card for this moment, as far as everybody knows. */
function mayHold(g: Table, seat: Seat, window: Window): boolean {
  if (!g.players[seat]!.tactics.some(({ fresh }) => !fresh)) return false;
  if (window === 'battle-start' && g.battle!.attacker.seat === seat) return true;
  return TACTICS.some(id => tactic(id).windows.includes(window) && isAbout(g, id));
}

/** Whether a copy of a card is not among the open discards. */
function isAbout({ tacticDiscard }: Table, id: TacticId): boolean {
  let left = TACTIC_COPIES[id];
  for (const card of tacticDiscard) if (card === id) left--;
  return left > 0;
}

/** The side of a seat, at a moment of a battle. */
const fighting = (g: Table, seat: Seat, window: Window): Side | null => {
  const side = window.startsWith('battle') ? sideOf(g, seat) : null;
  return side === null ? null : g.battle![side];
};

/** How many cards a seat may play in a window. */
type HowMany = 'one' | 'different names' | 'any';

function windowFor(window: Window, howMany: HowMany, others: (g: Table, seat: Seat) => TacticId[] = () => []) {
  return procedure<Opened>(`window/${window}`, {
    play: inTurn({
      rule: 'RW-TACT-06',
      order: (g, { seats }) =>
        seats.filter(seat => mayHold(g, seat, window) && fighting(g, seat, window)?.passes !== true),
      pause: true,
      // A battle that is broken off has no moments any more.
      mayBeEmpty: true,
      options: (g, { played }, seat): (TacticId | typeof PASS | typeof PASS_BATTLE)[] =>
        g.battle?.brokenOff
          ? []
          : [
              PASS,
              ...(fighting(g, seat, window) === null ? [] : ([PASS_BATTLE] as const)),
              ...[...playable(g, seat, window), ...others(g, seat)].filter(card => !played.includes(card)),
            ],
      why: (g, { played }, card, seat) => (played.some(id => id === card) ? 'RW-BATTLE-08' : whyNot(g, seat, card)),
      otherwise: (g, _, seat) => (fighting(g, seat, window) === null ? PASS : PASS_BATTLE),
      take: (g, v, card, seat) => {
        if (card !== PASS && card !== PASS_BATTLE) {
          if (howMany === 'different names') v.played.push(card);
          play(g, seat, card);
          if (howMany !== 'one' && g.players[seat]!.tactics.length > 0) return 'again';
        } else if (card === PASS_BATTLE) fighting(g, seat, window)!.passes = true;
        v.played = [];
      },
    }),
  });
}

/** RW-BATTLE-07: the attacker may also play cards of his turn now, and none of them afterwards. */
const ofTheTurn = (g: Table, seat: Seat): TacticId[] =>
  g.battle!.attacker.seat === seat ? playable(g, seat, 'turn') : [];

export const ordersRevealed = windowFor('orders-revealed', 'one');
export const battleStart = windowFor('battle-start', 'different names', ofTheTurn);
export const battleRow = windowFor('battle-row', 'one');
export const battleRowAfter = windowFor('battle-row-after', 'one');
export const battleTally = windowFor('battle-tally', 'one');
/** Both copies of a card may be played for one test. */
export const beforeDiplomacy = windowFor('diplomacy', 'any');
export const beforeTest = windowFor('test', 'any');
export const duelStart = windowFor('duel-start', 'any');
