import { Slot, Tabs, usePane } from '@teahouse/boardkit';
import type { Seat } from '@teahouse/kernel';
import { useState } from 'preact/hooks';
import './board.css';
import { SECTIONS } from '../src/ids.ts';
import { sectionsOf } from '../src/rules/vocabulary.ts';
import { qinIn } from '../src/table.ts';
import { PANES, type Pane } from '../text/board/words.ts';
import { Clans } from './components/clans.tsx';
import { Council } from './components/council.tsx';
import { Counter } from './components/counter.tsx';
import { Events } from './components/events.tsx';
import { Locations } from './components/locations.tsx';
import { Mine } from './components/mine.tsx';
import { CardReader } from './components/reader.tsx';
import { Sections } from './components/section.tsx';
import { Supply } from './components/supply.tsx';
import { Time } from './components/time.tsx';
import { Track } from './components/track.tsx';
import { askedIn } from './model/panes.ts';
import { useTable, withTable } from './table.ts';

const ICON: Readonly<Record<Pane, string>> = {
  left: 'ui-court',
  middle: 'ui-court',
  right: 'ui-court',
  town: 'ui-table',
  mine: 'ui-user',
  log: 'ui-people',
};

/** The whole table. */
export const Board = withTable(() => {
  const { seen, me, words, question } = useTable();
  const asked = askedIn(seen, question);
  const [pane, show] = usePane<Pane>('town', asked);
  const [looked, look] = useState<Seat>(0);
  const main = me ?? looked;
  const unused = SECTIONS.filter((_, section) => !sectionsOf(seen).includes(section));
  const hasQin = qinIn(seen) !== undefined;
  // Qin Jiushao sits where the wall is barred.
  const panes = PANES.filter(id => (hasQin && id === 'left') || !unused.some(section => section === id));
  return (
    <div class={seen.together === null ? 'kit gw' : 'kit gw partners'} data-show={pane}>
      <Slot of="question" />
      <Slot of="lesson" />
      {seen.together !== null && <Council />}
      <Sections />
      {seen.together === null && <Counter />}
      <aside class="side-col" aria-label={words.town}>
        <Time />
        <Locations />
        <Supply />
        <Events />
        <Track />
        <Rivals look={me === null ? look : null} main={main} />
      </aside>
      <Mine seat={main} />
      <Tabs
        panes={panes.map(id =>
          hasQin && id === 'left'
            ? { id, name: words.alone.short, icon: 'ui-people' }
            : { id, name: words.panes[id], icon: ICON[id] },
        )}
        pane={pane}
        show={show}
        asked={asked}
      />
      <CardReader />
    </div>
  );
});

/** The clans or the chronicle: there is room for one of them. */
function Rivals({ look, main }: { look: ((seat: Seat) => void) | null; main: Seat }) {
  const { words } = useTable();
  const [side, turn] = useState<'clans' | 'log'>('clans');
  return (
    <section class="panel others" data-pane="log" data-side={side}>
      <div class="turns">
        {(['clans', 'log'] as const).map(name => (
          <button key={name} type="button" aria-pressed={side === name} onClick={() => turn(name)}>
            {words.sides[name]}
          </button>
        ))}
      </div>
      <Clans look={look} main={main} />
      <Slot of="log" />
    </section>
  );
}
