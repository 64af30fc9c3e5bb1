import { Pick as PickOf } from '@teahouse/boardkit';
import type { ComponentProps } from 'preact';
import type { AskLabel } from '../text/en.ts';
import { useTable } from './table.tsx';

interface Props extends ComponentProps<typeof PickOf> {
  /** The questions it can answer: while one of them is open and it is not offered, it is shown as not allowed. */
  asks: readonly AskLabel[];
}

/** A thing on the table that may be an answer. */
export function Pick({ asks, ...rest }: Props) {
  const { question } = useTable();
  return <PickOf {...rest} cannot={question !== null && asks.includes(question.ask as AskLabel)} />;
}
