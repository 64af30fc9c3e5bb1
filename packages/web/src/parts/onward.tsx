import type { Table } from '@teahouse/protocol';
import { titleOf } from '../games.ts';
import { toTable } from '../router.ts';
import { language, t } from '../words.ts';

/** Where to go from a game that is over: to a table that waits for me, else to all of them. The way is there at once. */
export function Onward({ next }: { next: Table | null }) {
  const words = t().ending;
  return (
    <a class={`btn onward${next === null ? '' : ' turn'}`} href={next === null ? '/' : toTable('table', next.id)}>
      {next === null ? words.home : words.next(titleOf(next.game, language.value))}
    </a>
  );
}
