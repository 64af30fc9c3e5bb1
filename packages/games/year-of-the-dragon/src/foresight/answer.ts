import {
  type Ahead,
  foresee,
  type Policy,
  type Procedure,
  type Question,
  type Seat,
  type SeenCore,
  sureOf,
  type Way,
} from '@teahouse/kernel';
import type { AskLabel } from '../../text/en.ts';
import type { Action, WallTile } from '../cards/actions.ts';
import { game } from '../index.ts';
import { act, perform, possible } from '../rules/actions.ts';
import { draft } from '../rules/draft.ts';
import { placeTile } from '../rules/great-wall.ts';
import { DECLINE, playCard } from '../rules/persons.ts';
import { releaseProcedures } from '../rules/release.ts';
import { superTurns } from '../rules/super-events.ts';
import type { Table } from '../table.ts';
import type { View } from '../view.ts';
import { type Change, changeOf } from './change.ts';

type Seen = View & SeenCore;

/** An answer before it is given: what it changes for its seat, and the view as it would then be. */
export interface Foresight {
  change: Change;
  seen: Seen;
}

/** What one ruler does in one go: an answer is followed to the end of it, and not into what the rules do next. */
const ONE_GO: readonly Procedure<Table, never>[] = [draft, act, playCard, ...releaseProcedures, ...superTurns];

/** Questions about what an answer has just brought. Where they can be answered in any way, the outcome is sure. */
const DETAILS: readonly AskLabel[] = [
  'actions/act.chooseAction',
  'actions/privilege.choose',
  'actions/build.placeFloor',
  'wall/build.choose',
  'persons/tile.choose',
  'persons/lodge.choose',
];

/**
 * Looks ahead to what an answer does by itself. Somebody who still has to be given a home stands in the first free
 * room; of other details to be chosen only what comes in any case is told.
 */
export function foreseeAnswer(seen: Seen, { seat, ask }: Question, answer: string): Foresight {
  const read = ({ seen: then }: Way<View>): Change => {
    const { cards: _, ...change } = changeOf(seen.rulers[seat]!, then.rulers[seat]!); // a card is seen to be played
    return change;
  };
  const look = (by: readonly Policy<Table>[]) =>
    foresee(game, seen, seat, [answer], { within: ONE_GO, by, ...worldsFor(seen) });
  const atOnce = look([lodging]);
  const change = sureOf(atOnce.ways, read);
  if (isDetail(atOnce.question, ask)) Object.assign(change, sureOf(look(anyWay(atOnce.question, ask)).ways, read));
  return { change, seen: atOnce.sure ? atOnce.seen : seen };
}

/** What an action would give a seat now; of the privileges the small one, which everybody can buy first. */
export function foreseeAction(seen: Seen, seat: Seat, action: Action): Change {
  const by = action === 'privilege' ? [first] : [first, last];
  return changeBy(seen, seat, { instead: g => perform[action](g, seat), by, ...worldsFor(seen) });
}

/** What a tile would give its owner if it were built now. */
export function foreseeTile(seen: Seen, seat: Seat, tile: WallTile): Change {
  return changeBy(seen, seat, { instead: g => placeTile(g, seat, tile), by: [first], worlds: 1 });
}

function changeBy(seen: Seen, seat: Seat, ahead: Ahead<Table>): Change {
  const { ways } = foresee(game, seen, seat, [], ahead);
  return sureOf(ways, ({ seen: then }) => changeOf(seen.rulers[seat]!, then.rulers[seat]!));
}

/** Only a tile of the wall that is drawn is a matter of luck; all else that one ruler does lies open. */
const worldsFor = ({ house }: View): { worlds?: number } => (house.wall === 'random' ? {} : { worlds: 1 });

/** Whether goods and tiles at hand allow an action once a fee is paid. Its income cannot pay for that: YD-ACT-07. */
export function mayAct(seen: View, seat: Seat, action: Action, fee: number): boolean {
  const rest = seen.rulers[seat]!.yuan - fee;
  return rest >= 0 && possible(seen, seat, action, rest);
}

const isDetail = (question: Question | null, of: string): question is Question =>
  question !== null && question.ask !== of && DETAILS.includes(question.ask as AskLabel);

/** Moves somebody into the first free room. */
const lodging: Policy<Table> = (g, { ask, seat }) => {
  const room = ask === 'persons/lodge.choose' ? (game.machine.otherwise(g, seat)?.[0] ?? null) : null;
  return room === DECLINE ? null : room;
};

const first: Policy<Table> = (_, { options }) => options[0]!;
const last: Policy<Table> = (_, { options }) => options[options.length - 1]!;

/** Every answer to the detail that is asked now, and what follows from it once with the first and once with the last. */
function anyWay({ ask, options }: Question, of: string): Policy<Table>[] {
  const ways: Policy<Table>[] = [];
  for (const option of options) {
    for (const policy of [first, last]) {
      ways.push((g, asked) => {
        if (asked.ask === ask && asked.options.includes(option)) return option;
        return isDetail(asked, of) ? policy(g, asked) : null;
      });
    }
  }
  return ways;
}
