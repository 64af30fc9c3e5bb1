import { SHAME_PER_SEAT } from '../../src/setup.ts';
import { qinIn } from '../../src/table.ts';
import { at } from '../model/flight.ts';
import { useTable } from '../table.ts';
import { Art } from './art.tsx';

/** GW-SOLO-68: whoever plays alone loses with the last shame token. */
export function Supply() {
  const { seen, words, text, threats } = useTable();
  if (qinIn(seen) === undefined) return null;
  const threatened = threats.reduce((sum, { holds, shame }) => sum + (holds ? 0 : shame[0]!), 0);
  const said = words.alone;
  return (
    <section class="panel supply" data-pane="town" data-at={at.qin.supply} title={text.rules['GW-SOLO-68']}>
      <p>
        <Art id="res-shame" class="sign" />
        <b>{said.supply(seen.shame, SHAME_PER_SEAT)}</b>; {said.threat(threatened)}. {said.lose}
      </p>
      <div class="pips" aria-hidden="true">
        {Array.from({ length: SHAME_PER_SEAT }, (_, n) => (
          <i key={n} class={n >= seen.shame ? 'gone' : n >= seen.shame - threatened ? 'due' : ''} />
        ))}
      </div>
    </section>
  );
}
