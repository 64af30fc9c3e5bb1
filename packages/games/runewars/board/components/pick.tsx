import { Pick as PickOf, PickShape as PickShapeOf, Reads as ReadsOf } from '@teahouse/boardkit';
import type { ComponentProps } from 'preact';
import { type Where, whereIs } from '../model/where.ts';
import { type Readable, useTable } from '../table.ts';

const useIsHere = (answer: string | null, where: Where): boolean => {
  const { seen, question } = useTable();
  return answer !== null && question !== null && whereIs(seen, question, answer) === where;
};

interface PickProps extends ComponentProps<typeof PickOf> {
  /** Where it lies: the same id may mean another thing elsewhere. */
  where: Where;
  /** What opens to be read while it is not an answer. */
  reads?: Readable | undefined;
}

/** A thing on the table that may be an answer. */
export function Pick({ where, reads, ...rest }: PickProps) {
  const { read } = useTable();
  const here = useIsHere(rest.answer, where);
  return <PickOf {...rest} here={here} onRead={reads === undefined ? undefined : beside => read(reads, beside)} />;
}

/** The same within a drawing. */
export function PickShape({ where, ...rest }: ComponentProps<typeof PickShapeOf> & { where: Where }) {
  return <PickShapeOf {...rest} here={useIsHere(rest.answer, where)} />;
}

/** A name or a picture that opens what there is to read about it. */
export function Reads({ what, ...rest }: Omit<ComponentProps<typeof ReadsOf>, 'onRead'> & { what: Readable }) {
  const { read } = useTable();
  return <ReadsOf {...rest} onRead={beside => read(what, beside)} />;
}
