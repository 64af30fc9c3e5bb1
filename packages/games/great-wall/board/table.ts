import { boardOf, type DrawnTable, useReader } from '@teahouse/boardkit';
import { useMemo } from 'preact/hooks';
import { foreseeAnswer } from '../src/foresight/answer.ts';
import { foreseeQin } from '../src/foresight/qin.ts';
import { threats } from '../src/foresight/threats.ts';
import { automatonOf, type Clan, isAutomaton, isQin, qinIn } from '../src/table.ts';
import type { Text } from '../text/en.ts';
import { qinColour, REED_COLOUR } from './art/sprite.ts';
import type { ReadKey } from './model/card.ts';
import { type Chains, chainsOf } from './model/chains.ts';
import type { Seen } from './model/reading.ts';

const NO_CHAINS: Chains = new Map();

/** What can be opened and read: a card or a place. Of a command that is not done with, also whose it is. */
export interface Readable {
  key: ReadKey;
  clan?: Clan | undefined;
}

export const { withTable, useTable } = boardOf(function useGreatWall(table: DrawnTable<Seen, Text>) {
  const { seen, question, aimed, words, nameOf, colourOf } = table;
  const isOffered = (answer: string | null): answer is string =>
    question?.options.some(option => option === answer) ?? false;
  const foresight = isOffered(aimed) ? foreseeAnswer(seen, question!, aimed) : null;
  const threatsNow = threats(seen);
  const qin = qinIn(seen);
  return {
    /** What a click means that comes one question early. */
    chains: useMemo(() => (question === null ? NO_CHAINS : chainsOf(seen, question)), [seen, question]),
    ...useReader<Readable>(),
    /** What winter would bring each section now, or after the aimed answer. */
    threats: foresight?.threats ?? threatsNow,
    /** The same as things are. */
    threatsNow,
    /** What an answer that is offered would change for me at once. */
    foreseen: (answer: string) => (isOffered(answer) ? foreseeAnswer(seen, question!, answer).change : {}),
    /** What the aimed answer would change; nothing while none is aimed at. */
    change: foresight?.change ?? {},
    /** The vital point that the next spearman of Qin Jiushao goes to. */
    qinStrikes: qin === undefined || seen.over ? null : foreseeQin(seen, qin).strikes,
    nameOf: (clan: Clan) => (isAutomaton(seen, clan) ? words[automatonOf(seen, clan).name] : nameOf(clan)),
    colourOf: (clan: Clan) =>
      !isAutomaton(seen, clan) ? colourOf(clan) : isQin(seen, clan) ? qinColour(colourOf(0)) : REED_COLOUR,
  };
});
export type GreatWallTable = ReturnType<typeof useTable>;
