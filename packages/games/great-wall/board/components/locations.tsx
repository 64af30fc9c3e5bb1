import { Count } from '@teahouse/boardkit';
import { foreseeActivation } from '../../src/foresight/activation.ts';
import { MATERIALS } from '../../src/ids.ts';
import { LOCATIONS, type LocationId, PLACE, slotsOf } from '../../src/printed/board.ts';
import { at } from '../model/flight.ts';
import { automataAt } from '../model/reading.ts';
import { useTable } from '../table.ts';
import { Art, Emblem, Portrait, Unit } from './art.tsx';
import { Pick } from './pick.tsx';

/** The ten locations with the clerks on them, and the warehouse. */
export function Locations() {
  const { words } = useTable();
  return (
    <section class="panel locs" data-pane="town" aria-label={words.locations}>
      <header class="panel-h">
        <h2>{words.locations}</h2>
        <Warehouse />
      </header>
      <div class="lgrid">
        {LOCATIONS.map(id => (
          <LocationOf key={id} id={id} />
        ))}
      </div>
    </section>
  );
}

function Warehouse() {
  const { seen, words } = useTable();
  return (
    <span class="store" data-at={at.warehouse} title={words.warehouseHelp}>
      <span class="cap">{words.warehouse}</span>
      {MATERIALS.map(material => (
        <Pick
          key={material}
          answer={material}
          where="warehouse"
          class="res"
          label={words.amount(material, seen.warehouse[material])}
        >
          <Art id={`res-${material}`} />
          <b>{seen.warehouse[material]}</b>
        </Pick>
      ))}
    </span>
  );
}

/** Who works here, how many are missing, and what it would bring. */
function LocationOf({ id }: { id: LocationId }) {
  const { seen, text, words } = useTable();
  const { missing, clerks, lonely, collects } = foreseeActivation(seen, id);
  const { gives, slots } = PLACE[id];
  const automata = automataAt(seen, id);
  const there = clerks.reduce((sum, n) => sum + n, 0) + automata.length;
  const isReady = missing <= 0;
  const collecting = collects.filter(n => n > 0).length;
  return (
    <Pick
      answer={id}
      where="locations"
      class={isReady ? 'loc ready' : 'loc'}
      at={at.location(id)}
      reads={id}
      title={`${text.locations[id]}: ${words.locationHelp[id]}${id === 'embassy' ? ` ${words.queue}: ${seen.queue.map(each => text.cards[each][0]).join(', ')}.` : ''}`}
    >
      <Art id={`loc-${id}`} class="lart" />
      <span class="body">
        <span class="nm">{words.shortLocations[id] ?? text.locations[id]}</span>
        <span class="slots">
          {clerks.flatMap((n, seat) =>
            Array.from({ length: n }, (_, i) => <Unit key={`${seat} ${i}`} figure="clerk" clan={seat} />),
          )}
          {automata.map((clan, i) => (
            <Unit key={`${clan} ${i}`} figure="clerk" clan={clan} />
          ))}
          {slots === null ? (
            <Count class="inf" label={words.anyNumber}>
              ∞
            </Count>
          ) : (
            Array.from({ length: Math.max(0, slotsOf(seen.seats, id) - there) }, (_, i) => <i key={i} class="slot" />)
          )}
        </span>
        <span class={`fires${collecting > 1 ? ' crowd' : ''}${collecting > 2 ? ' full' : ''}`}>
          <small class={isReady ? 'now' : ''}>{isReady ? words.activates : words.missing(missing)}</small>
          {gives !== null && <Collects id={id} />}
          {id === 'embassy' && <Faces />}
          {lonely >= 0 && (
            <Count class="lone" label={words.lonely}>
              <Art id="res-shame" />
              <Emblem clan={lonely} />
            </Count>
          )}
        </span>
      </span>
    </Pick>
  );
}

/** Where there is no room for a counter, advisors for hire wait at the Embassy, until somebody hires. */
const Faces = () => (
  <span class="faces" aria-hidden="true">
    {useTable().seen.queue.map(id => (
      <Portrait key={id} id={`adv-${id}`} />
    ))}
  </span>
);

/** What each clerk's owner would carry home. */
function Collects({ id }: { id: LocationId }) {
  const { seen, me, nameOf, words } = useTable();
  const { collects } = foreseeActivation(seen, id);
  const resource = PLACE[id].gives!;
  const some = collects.map((n, seat) => ({ n, seat })).filter(({ n }) => n > 0);
  return some.map(({ n, seat }) => (
    <Count
      key={seat}
      class={seat === me ? 'gets me' : 'gets'}
      label={words.gets(nameOf(seat), words.amount(resource, n))}
    >
      <Emblem clan={seat} />+{n}
    </Count>
  ));
}
