import { apart } from '@teahouse/boardkit/contract';
import type { Question } from '@teahouse/kernel';
import { GROUPS, type GroupId } from '../src/cards/actions.ts';
import { foreseeAnswer } from '../src/foresight/answer.ts';
import type { Text } from '../text/en.ts';
import type { Seen } from './reading.ts';

/** What each answer changes at once, beside its name. Groups are called by what they do. */
export function effects(seen: Seen, question: Question, text: Text): ReadonlyMap<string, string> {
  const answers = question.options.filter(id => !GROUPS.includes(id as GroupId));
  const changes = apart(new Map(answers.map(id => [id, foreseeAnswer(seen, question, id).change])));
  return new Map([...changes].map(([id, change]) => [id, text.change(change)]));
}
