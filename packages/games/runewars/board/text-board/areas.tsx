import { mapOf, placeOf } from '../../src/map.ts';
import type { AreaId } from '../../src/printed/ids.ts';
import { areaLines, areaName, yieldInWords } from '../model/areas.ts';
import { useTable } from '../table.ts';

const anchor = (id: AreaId): string => `area-in-words-${id}`;

/** The map as a list of areas; from each one leads on to its neighbours. */
export function AreasInWords() {
  const table = useTable();
  const { seen, words } = table;
  const { places } = mapOf(seen);
  if (places.length === 0) return null;
  return (
    <section>
      <h2>{words.areas}</h2>
      {places.map(({ id }) => (
        <section key={id} id={anchor(id)} tabIndex={-1}>
          <h3>{areaName(table, id)}</h3>
          <p>
            {areaLines(table, id).join('. ')}. {words.yields}: {yieldInWords(table, id)}.
          </p>
          <p>
            {words.leadsTo}:{' '}
            {placeOf(seen, id).ways.map(({ to, border }, n) => (
              <span key={to}>
                {n > 0 && ', '}
                <a href={`#${anchor(to)}`} onClick={event => goTo(event, to)}>
                  {areaName(table, to)}
                </a>
                {border !== null && ` (${words.borderNames[border]})`}
              </span>
            ))}
            .
          </p>
        </section>
      ))}
    </section>
  );
}

/** The address of the page says which table it is, so the way from area to area leaves it alone. */
function goTo(event: MouseEvent, id: AreaId): void {
  event.preventDefault();
  const place = document.getElementById(anchor(id));
  place?.scrollIntoView();
  place?.focus();
}
