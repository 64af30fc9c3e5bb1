import { Pick as PickOf, Reads as ReadsOf } from '@teahouse/boardkit';
import type { ComponentProps } from 'preact';
import type { Clan } from '../../src/table.ts';
import type { ReadKey } from '../model/card.ts';
import { leadsTo } from '../model/chains.ts';
import { type Where, whereIs } from '../model/where.ts';
import { useTable } from '../table.ts';

interface PickProps extends ComponentProps<typeof PickOf> {
  answer: string;
  /** Where it lies: the same id may mean another thing elsewhere. */
  where: Where;
  /** What opens to be read while it is not an answer. */
  reads?: ReadKey | undefined;
  /** Whose command it is, to say what it would do now. */
  clan?: Clan | undefined;
}

/** A thing on the table that may be an answer, or what one answer leads to: then a click means both. */
export function Pick({ where, reads, clan, ...rest }: PickProps) {
  const { seen, question, chains, read } = useTable();
  const { answer } = rest;
  const first = leadsTo(chains, answer, where);
  return (
    <PickOf
      {...rest}
      {...(first === undefined ? {} : { answer: first, means: () => [answer] })}
      here={first !== undefined || (question !== null && whereIs(seen, question, answer) === where)}
      onRead={reads === undefined ? undefined : beside => read({ key: reads, clan }, beside)}
    />
  );
}

interface ReadsProps extends Omit<ComponentProps<typeof ReadsOf>, 'onRead'> {
  card: ReadKey;
  clan?: Clan | undefined;
}

/** A name or a picture that opens its card to be read. */
export function Reads({ card, clan, ...rest }: ReadsProps) {
  const { read } = useTable();
  return <ReadsOf {...rest} onRead={beside => read({ key: card, clan }, beside)} />;
}
