import type { Seat } from '@teahouse/kernel';
import { useState } from 'preact/hooks';
import './board.css';
import { Clans } from './clans.tsx';
import { Counter } from './counter.tsx';
import { Locations } from './locations.tsx';
import { Mine } from './mine.tsx';
import { usePane } from './panes.ts';
import { Reader, type Reading } from './reader.tsx';
import { Sections } from './section.tsx';
import { type Props, TableProvider, tableOf } from './table.tsx';
import { Tabs } from './tabs.tsx';
import { Time } from './time.tsx';
import { Track } from './track.tsx';

/**
 * The whole table. The shell may fill some places: `data-slot="question"` above the wall, `data-slot="lesson"` beside it,
 * `data-slot="log"` at the side, and `data-slot="seat"` beside every clan. Empty, lesson and seats take no room.
 */
export function Board(props: Props) {
  const [reading, open] = useState<Reading | null>(null);
  const table = tableOf(props, (key, beside, clan) =>
    open({ key, clan: clan ?? null, beside: beside.getBoundingClientRect() }),
  );
  const { me, words } = table;
  const [looked, look] = useState<Seat>(0);
  const [side, turn] = useState<'clans' | 'log'>('clans');
  const [pane, show] = usePane(props.seen, props.question);
  const main = me ?? looked;
  return (
    <TableProvider value={table}>
      <div class="gw" data-show={pane}>
        <div class="slot-question" data-slot="question" />
        <div class="slot-lesson" data-slot="lesson" />
        <Sections />
        <Counter />
        <aside class="side-col" aria-label={words.town}>
          <Time />
          <Locations />
          <Track />
          <section class="panel others" data-pane="log" data-side={side}>
            <div class="turns">
              {(['clans', 'log'] as const).map(name => (
                <button key={name} type="button" aria-pressed={side === name} onClick={() => turn(name)}>
                  {words.sides[name]}
                </button>
              ))}
            </div>
            <Clans look={me === null ? look : null} main={main} />
            <div class="slot-log" data-slot="log" />
          </section>
        </aside>
        <Mine seat={main} />
        <Tabs pane={pane} show={show} />
        {reading !== null && <Reader reading={reading} close={() => open(null)} />}
      </div>
    </TableProvider>
  );
}
