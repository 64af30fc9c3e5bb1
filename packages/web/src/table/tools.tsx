import { titleOf } from '../games.ts';
import { Icon } from '../parts/icon.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { toTable } from '../router.ts';
import { isMyTurn, useNextTable } from '../turns.ts';
import { language, t } from '../words.ts';
import type { TableModel } from './model.ts';
import { Clock } from './seats.tsx';

/** Above the table: which game, how long I have, and what can always be done. */
export function TableBar({ model, openSettings }: { model: TableModel; openSettings(): void }) {
  const { table } = model.shown.value!;
  const mine = table.mySeat === null ? undefined : table.seats[table.mySeat];
  const isFree = model.source.venue === 'table' && table.status === 'playing' && !isMyTurn(table);
  const next = useNextTable(table.id, isFree);
  return (
    <TopBar wide>
      <div class="where">
        <h1 title={model.loaded.value.text.title}>{model.loaded.value.text.title}</h1>
        {table.from === null ? null : <span class="chip">{t().replay.branch}</span>}
        {model.source.venue === 'practice' ? <span class="chip">{t().home.practice}</span> : null}
      </div>
      {next === null ? null : (
        <a
          class="btn turn next-table"
          href={toTable('table', next.id)}
          title={t().ending.next(titleOf(next.game, language.value))}
        >
          <Icon name="ui-next" />
          <span>{t().ending.next(titleOf(next.game, language.value))}</span>
        </a>
      )}
      {mine?.due == null ? null : <Clock due={mine.due} bankMs={mine.bankMs} unsent={model.unsent.value} />}
      <nav class="tools" aria-label={t().table.tools}>
        {table.mySeat === null || (table.undo === 'never' && !model.unsent.value) ? null : (
          <Tool
            icon="ui-undo"
            name={t().table.undo}
            keys="U"
            off={!model.mayUndo.value}
            onClick={() => void model.undo()}
          />
        )}
        {!model.mayHint.value ? null : (
          <Tool icon="ui-hint" name={t().table.hint} keys="H" onClick={() => void model.askHint()} />
        )}
        <Tool icon="ui-rules" name={t().table.rules} keys="?" onClick={() => model.openRules()} />
        <Tool icon="ui-gear" name={t().table.settings} onClick={openSettings} />
      </nav>
    </TopBar>
  );
}

interface ToolProps {
  icon: string;
  name: string;
  keys?: string;
  /** There is nothing to use it on now. */
  off?: boolean;
  onClick(): void;
}

function Tool({ icon, name, keys, off = false, onClick }: ToolProps) {
  const says = keys === undefined ? name : `${name} (${keys})`;
  return (
    <button
      type="button"
      class="btn quiet"
      title={says}
      aria-label={says}
      aria-keyshortcuts={keys}
      disabled={off}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>{name}</span>
    </button>
  );
}
