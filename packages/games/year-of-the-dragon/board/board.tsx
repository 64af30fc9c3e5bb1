import { Slot, seatsFrom, Tabs, usePane } from '@teahouse/boardkit';
import type { Seat } from '@teahouse/kernel';
import { useState } from 'preact/hooks';
import { PANES, type Pane } from '../text/board/words.ts';
import './board.css';
import { Events } from './events.tsx';
import { MainCourt } from './mine.tsx';
import { Others } from './others.tsx';
import { Stacks } from './stacks.tsx';
import { Stage } from './stage.tsx';
import { useTable, withTable } from './table.tsx';
import { Track } from './track.tsx';
import { Wall } from './wall.tsx';

const ICON: Record<Pane, string> = {
  table: 'ui-table',
  court: 'ui-court',
  players: 'ui-people',
  persons: 'ui-stack',
  log: 'ui-log',
};

/** The whole table. */
export const Board = withTable(() => {
  const { seen, me, words, question } = useTable();
  const isInCourt = question?.options.some(id => id.startsWith('palace-') || id === 'new-palace') ?? false;
  const asked: Pane[] = question === null ? [] : [isInCourt ? 'court' : 'table'];
  const [pane, show] = usePane<Pane>('table', asked);
  const [looked, look] = useState<Seat>(0);
  const [main, ...others] = seatsFrom(me ?? looked, seen.seats);
  return (
    <div class="kit yd" data-show={pane}>
      <Events />
      <div class="board">
        <Others seats={others} look={me === null ? look : null} />
        <div class="col mid">
          <Slot of="question" />
          <Stage />
          <Track />
          <MainCourt seat={main!} />
        </div>
        <aside class="col supply" aria-label={words.stacks}>
          <Stacks />
          {seen.house.wall !== 'off' && <Wall />}
          <Slot of="lesson" />
        </aside>
        <Slot of="log" data-pane="log" />
      </div>
      <Tabs
        panes={PANES.map(id => ({ id, name: words.panes[id], icon: ICON[id] }))}
        pane={pane}
        show={show}
        asked={asked}
      />
    </div>
  );
});
