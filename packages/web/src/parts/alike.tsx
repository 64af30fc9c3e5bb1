import '../styles/house.css';
import type { Person } from '@teahouse/protocol';
import { t } from '../words.ts';

/** A mark beside a name that looks like somebody else's. */
export function Alike({ person }: { person: Person | null }) {
  if (!person?.alike) return null;
  const says = t().house.alike;
  return (
    <span class="chip warn alike" title={says}>
      <span aria-hidden="true">≈</span>
      <span class="vh">{says}</span>
    </span>
  );
}
