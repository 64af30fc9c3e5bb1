import { Count, Point } from '@teahouse/boardkit';
import type { Seat } from '@teahouse/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { SECTIONS } from '../../src/ids.ts';
import { sectionsOf } from '../../src/rules/vocabulary.ts';
import { qinIn } from '../../src/table.ts';
import { at } from '../model/flight.ts';
import { useTable } from '../table.ts';
import { Art, Emblem } from './art.tsx';
import { HordeOf } from './horde.tsx';
import { Pick } from './pick.tsx';
import { QinPanel } from './qin.tsx';
import { Rest } from './rest.tsx';
import { Barricades, Wall } from './wall.tsx';

const ROWS = 3;

/** The sections of the wall that are in play. */
export function Sections() {
  const { seen } = useTable();
  const played = sectionsOf(seen);
  return (
    <div class={`sections of-${played.length}${qinIn(seen) === undefined ? '' : ' alone'}`}>
      <QinPanel />
      {played.map(section => (
        <SectionOf key={section} section={section} />
      ))}
    </div>
  );
}

/** One section: the hordes in their rows, the nearest at the bottom, then barricades, wall and rest zone. */
function SectionOf({ section }: { section: number }) {
  const { seen, words, threats } = useTable();
  const id = SECTIONS[section]!;
  const { hordes } = seen.sections[section]!;
  const { holds } = threats[section]!;
  const rows = useRef<HTMLDivElement>(null);
  // Where three hordes are higher than there is room for, the nearest is in sight.
  useLayoutEffect(() => {
    const list = rows.current!;
    const nearest = new ResizeObserver(() => {
      list.scrollTop = list.scrollHeight;
    });
    nearest.observe(list);
    return () => nearest.disconnect();
  }, [hordes.length]);
  return (
    <section
      class={`sec panel ${holds ? 'holds' : 'breach'}`}
      data-pane={id}
      data-at={at.section(id)}
      aria-label={words.sections[id]}
    >
      <ThreatTo section={section} />
      <Point at={at.section(id)} name={words.sections[id]} />
      <div class="rows" ref={rows}>
        {Array.from({ length: ROWS }, (_, i) => ROWS - 1 - i).map(row => {
          const horde = hordes[row];
          if (horde !== undefined) return <HordeOf key={horde.id} horde={horde} section={section} row={row} />;
          return (
            <div key={row} class="horde none">
              <span>{words.freeRow[row]}</span>
            </div>
          );
        })}
      </div>
      <Barricades section={section} />
      <Wall section={section} />
      <Rest section={section} />
    </section>
  );
}

/** Power against defence, if winter came now, and who would be shamed. */
function ThreatTo({ section }: { section: number }) {
  const { words, threats, threatsNow, nameOf, me, seen } = useTable();
  const id = SECTIONS[section]!;
  const { defence, power, holds, shame } = threats[section]!;
  const shamed = shame.map((n, seat) => ({ n, seat })).filter(({ n }) => n > 0);
  const nameIn = (seat: Seat): string => (seat === me ? words.you : nameOf(seat));
  const share = power === 0 ? 100 : Math.min(100, (100 * defence) / power);
  const before = threatsNow[section]!;
  const isForeseen = before.defence !== defence || before.power !== power || before.shame.join() !== shame.join();
  const isQuiet = seen.sections[section]!.hordes.length === 0;
  return (
    <Pick answer={id} where={id} class={isForeseen ? 'threat foreseen' : 'threat'}>
      <span class="sums">
        <span class="title">{words.sections[id]}</span>
        <Count label={words.power(power)}>
          <Art id="res-power" class="uic" />
          <b>{power}</b>
        </Count>
        <span class="vs">{words.against}</span>
        <Count label={words.defence(defence)}>
          <Art id="res-defence" />
          <b>{defence}</b>
        </Count>
        <strong>{isQuiet ? words.quiet : holds ? words.holds(defence - power) : words.breach(power - defence)}</strong>
      </span>
      <span class="gauge" aria-hidden="true">
        <i style={{ width: `${share}%` }} />
      </span>
      <span class="sh">
        {shamed.length === 0 ? (
          words.noShame
        ) : (
          <>
            <Art id="res-shame" />
            <span class="vh">{words.shame}</span>
            {shamed.map(({ n, seat }) => (
              <span
                key={seat}
                class={seat === me ? 'who me' : 'who'}
                title={words.gets(nameIn(seat), words.amount('shame', n))}
              >
                <Emblem clan={seat} />
                <span class="name">{nameIn(seat)}</span> {n}
              </span>
            ))}
          </>
        )}
      </span>
    </Pick>
  );
}
