import { apart } from '@teahouse/boardkit/contract';
import type { Question } from '@teahouse/kernel';
import { foreseeActivation } from '../../src/foresight/activation.ts';
import { foreseeAnswer } from '../../src/foresight/answer.ts';
import { isMix, offer, PENANCE } from '../../src/ids.ts';
import { LOCATIONS, type LocationId, PLACE } from '../../src/printed/board.ts';
import type { AskLabel, Text } from '../../text/en.ts';
import type { Seen } from './reading.ts';

/** Questions whose answers do nothing before others have spoken, or say themselves what they do. */
const SILENT: readonly AskLabel[] = [
  'opening.chooseGeneral',
  'opening.appoint',
  'autumn.chooseCommands',
  'autumn/place.choose',
  'goods/settle.pay',
  'location/build.emptyWarehouse',
  'together/wish.choose',
];
const SENDS: readonly AskLabel[] = ['clerks/move.choose', 'location/hire.post'];
const ACTIVATES: readonly AskLabel[] = ['autumn/turn.activate', 'command/advance.choose'];

/** What each answer changes at once, beside its name; of a location, whether it activates and what it gives me. */
export function effects(seen: Seen, question: Question, text: Text): ReadonlyMap<string, string> {
  const ask = question.ask as AskLabel;
  if (SILENT.includes(ask)) return new Map();
  const out = new Map<string, string>();
  const isOfPlaces = SENDS.includes(ask) || ACTIVATES.includes(ask);
  for (const id of isOfPlaces ? LOCATIONS.filter(each => question.options.includes(each)) : []) {
    out.set(id, SENDS.includes(ask) ? missingAt(seen, id, text) : collectedAt(seen, id, question.seat, text));
  }
  const others = question.options.filter(id => !out.has(id) && !saysItself(id));
  const changes = isOfPlaces ? [] : apart(new Map(others.map(id => [id, foreseeAnswer(seen, question, id).change])));
  for (const [id, change] of changes) out.set(id, text.change(change));
  return out;
}

/** A name that is a price, or names one. */
const saysItself = (id: string): boolean =>
  isMix(id) || offer(id) !== undefined || (PENANCE as readonly string[]).includes(id) || id === 'pay-chi';

/** How many clerks a location still waits for with one more. */
function missingAt(seen: Seen, id: LocationId, { board }: Text): string {
  const missing = foreseeActivation(seen, id).missing - 1;
  return missing > 0 ? board.missing(missing) : board.activates;
}

function collectedAt(seen: Seen, id: LocationId, seat: number, text: Text): string {
  const { gives } = PLACE[id];
  const n = gives === null ? 0 : (foreseeActivation(seen, id).collects[seat] ?? 0);
  return gives === null || n === 0 ? '' : text.change({ [gives]: n });
}
