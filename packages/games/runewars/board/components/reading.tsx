import { lazy } from '@teahouse/boardkit';
import { useTable } from '../table.ts';

const CardReader = lazy(async () => (await import('../parts.ts')).CardReader);

/** What is open to be read, if anything. */
export function Reading() {
  const { reading } = useTable();
  return reading === null ? null : <CardReader {...reading} />;
}
