import { Icon } from './art.tsx';
import { useAnyTable } from './table.tsx';

/** A button that shows partners a place of the board; nothing where there are none. */
export function Point({ at, name }: { at: string; name: string }) {
  const { point, common } = useAnyTable();
  if (point === null) return null;
  const says = common.point(name);
  return (
    <button
      type="button"
      class="point"
      title={says}
      aria-label={says}
      onClick={event => point(at, event.currentTarget)}
    >
      <Icon name="ui-ping" />
    </button>
  );
}
