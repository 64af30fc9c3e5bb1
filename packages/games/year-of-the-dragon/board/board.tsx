import type { Seat } from '@teahouse/kernel';
import { useState } from 'preact/hooks';
import { PANES, type Pane } from '../text/board/words.ts';
import { Art } from './art.tsx';
import './board.css';
import { Events } from './events.tsx';
import { MainCourt } from './mine.tsx';
import { Others } from './others.tsx';
import type { SpriteId } from './sprite.ts';
import { Stacks } from './stacks.tsx';
import { Stage } from './stage.tsx';
import { type Props, type Table, TableProvider, tableOf } from './table.tsx';
import { Track } from './track.tsx';
import { Wall } from './wall.tsx';

/**
 * The whole table. The shell may fill three places: `data-slot="question"` on top of the middle, `data-slot="lesson"` and
 * `data-slot="log"` at the side. Empty ones take no room.
 */
export function Board(props: Props) {
  const table = tableOf(props);
  const { seen, me, words } = table;
  const [pane, show] = useState<Pane>('table');
  const [looked, look] = useState<Seat>(0);
  const main = me ?? looked;
  const others = seen.rulers.map((_, n): Seat => (main + n) % seen.seats).slice(1);
  return (
    <TableProvider value={table}>
      <div class="yd" data-show={pane}>
        <Events />
        <div class="board">
          <Others seats={others} look={me === null ? look : null} />
          <div class="col mid">
            <div class="slot-question" data-slot="question" />
            <Stage />
            <Track />
            <MainCourt seat={main} />
          </div>
          <aside class="col side" aria-label={words.stacks}>
            <Stacks />
            {seen.house.wall !== 'off' && <Wall />}
            <div class="slot-lesson" data-slot="lesson" />
            <div class="slot-log" data-slot="log" data-pane="log" />
          </aside>
        </div>
        <Tabs table={table} pane={pane} show={show} />
      </div>
    </TableProvider>
  );
}

const TAB_SIGN: Record<Pane, SpriteId> = {
  table: 'ui-table',
  court: 'ui-court',
  players: 'ui-people',
  persons: 'ui-stack',
  log: 'ui-log',
};

/** On a phone one part of the table at a time; a dot says where the open question can be answered. */
function Tabs({ table, pane, show }: { table: Table; pane: Pane; show: (pane: Pane) => void }) {
  const { words, question } = table;
  const isInCourt = question?.options.some(id => id.startsWith('palace-') || id === 'new-palace') ?? false;
  const answered: Pane | null = question === null ? null : isInCourt ? 'court' : 'table';
  return (
    <nav class="tab-bar">
      {PANES.map(name => (
        <button
          key={name}
          type="button"
          class={name === answered ? 'asked' : ''}
          aria-pressed={name === pane}
          onClick={() => show(name)}
        >
          <Art id={TAB_SIGN[name]} class="uic" />
          <span>{words.panes[name]}</span>
        </button>
      ))}
    </nav>
  );
}
