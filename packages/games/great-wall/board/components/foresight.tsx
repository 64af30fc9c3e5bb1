import type { OrderId } from '../../src/printed/ids.ts';
import type { Clan } from '../../src/table.ts';
import { orderLines } from '../model/orders.ts';
import { useTable } from '../table.ts';

/** What a command would do now, line by line. */
export function CommandForesight({ clan, command }: { clan: Clan; command: OrderId }) {
  const table = useTable();
  return (
    <dl class="foresight" aria-label={table.words.orders.title}>
      {orderLines(table, clan, command).map(({ label, says }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  );
}
