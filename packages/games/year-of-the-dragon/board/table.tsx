import { boardOf, type DrawnTable } from '@teahouse/boardkit';
import { foreseeAnswer } from '../src/foresight/answer.ts';
import type { Text } from '../text/en.ts';
import type { Seen } from './reading.ts';

export const { withTable, useTable } = boardOf(({ seen, question, aimed }: DrawnTable<Seen, Text>) => ({
  /** The aimed answer looked ahead; null while none is aimed at. */
  foresight:
    question !== null && aimed !== null && question.options.includes(aimed)
      ? foreseeAnswer(seen, question, aimed)
      : null,
}));
