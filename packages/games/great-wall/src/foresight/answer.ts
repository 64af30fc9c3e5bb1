import {
  foresee,
  isSealed,
  type Policy,
  type Question,
  type Seat,
  type SeenCore,
  sureOf,
  type Way,
} from '@teahouse/kernel';
import type { AskLabel } from '../../text/en.ts';
import { game } from '../index.ts';
import { debtOf } from '../rules/goods.ts';
import type { Table } from '../table.ts';
import type { View } from '../view.ts';
import { type Change, changeFor, isNext } from './change.ts';
import { type Threat, threats } from './threats.ts';

/** What an answer does, as the rules themselves do it on tables that fit what the seat sees. */
export interface Foresight {
  /** At once, and in honor also when it is paid for; only what is sure. */
  change: Change;
  /** What is then still to be paid, in wood, stone or gold of one's choice. */
  owes: number;
  /** How the sections would stand then. */
  threats: readonly Threat[];
}

/** How something that is chosen is paid. What is built brings its honor only then. */
const PAYMENTS: readonly AskLabel[] = ['location/build.emptyWarehouse', 'goods/settle.pay'];
const isPayment = (question: Question | null, seat: Seat): boolean =>
  question?.seat === seat && PAYMENTS.includes(question.ask as AskLabel);

/** A view never changes, so what was foreseen from it is kept with it: boards ask again at every move of the mouse. */
const kept = new WeakMap<View, Map<string, Foresight>>();

export function foreseeAnswer(seen: View & SeenCore, question: Question, answer: string): Foresight {
  const known = kept.get(seen) ?? new Map<string, Foresight>();
  kept.set(seen, known);
  const key = `${question.seat} ${question.ask} ${answer}`;
  const foresight = known.get(key) ?? look(seen, question, answer);
  known.set(key, foresight);
  return foresight;
}

function look(seen: View & SeenCore, { seat, ask }: Question, answer: string): Foresight {
  const now = threats(seen);
  // Sealed answers do nothing before the last one is given.
  if (isSealed(game.machine.step(ask)!)) return { change: {}, owes: 0, threats: now };
  const { ways, question } = foresee(game, seen, seat, [answer]);
  const change = sureOf(ways, ({ heard }) => changeFor(seat, heard));
  if (isPayment(question, seat)) {
    const paying: Policy<Table> = (_, asked) => (isPayment(asked, seat) ? asked.options[0]! : null);
    const paid = foresee(game, seen, seat, [answer], { by: [paying] });
    const { honor } = sureOf(paid.ways, ({ heard }) => changeFor(seat, heard));
    if (honor !== undefined) change.honor = honor;
  }
  const { owes = 0 } = sureOf(ways, ({ seen: then }) => ({ owes: owedBy(then, seat) }));
  return { change, owes, threats: threatsIn(ways) ?? now };
}

function owedBy(seen: SeenCore, seat: Seat): number {
  const debt = debtOf(seen);
  return debt?.seat === seat ? debt.owed : 0;
}

/** Where the answer leaves the sections, if that is sure and nothing else has come since. */
function threatsIn(ways: readonly Way<View>[]): Threat[] | null {
  if (ways.some(({ heard }) => isNext(heard))) return null;
  const [first, ...others] = ways.map(({ seen }) => threats(seen));
  const told = JSON.stringify(first);
  return others.every(other => JSON.stringify(other) === told) ? first! : null;
}
