import type { Person } from '@teahouse/protocol';
import { addressOf } from '../router.ts';

/** A name; of somebody with a page, the way to it. */
export function PersonName({ person, name }: { person: Person | null; name: string }) {
  if (!person?.page) return <>{name}</>;
  return (
    <a class="person" href={addressOf({ screen: 'player', person: person.id })}>
      {name}
    </a>
  );
}
