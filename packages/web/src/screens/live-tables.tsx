import { useSignal } from '@preact/signals';
import { grammar } from '@teahouse/kernel';
import type { Table } from '@teahouse/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { titleOf } from '../games.ts';
import { Icon } from '../parts/icon.tsx';
import { playersOf } from '../players.ts';
import { toTable } from '../router.ts';
import { useStanding } from '../use-standing.ts';
import { language, t } from '../words.ts';
import { useTables } from './tables.tsx';

/** As many as one looks through. */
const MOST = 6;

/** Games that anybody may watch; nothing where none is played. */
export default function LiveTables() {
  const tables = useTables('live') ?? [];
  if (tables.length === 0) return null;
  return (
    <section class="panel opentables livetables" aria-labelledby="live-tables">
      <div class="panel-h">
        <h2 id="live-tables">{t().live.title}</h2>
      </div>
      <ul>
        {tables.slice(0, MOST).map(table => (
          <LiveTable key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** How far it has come is read with the game's board, so only for who has scrolled here. */
function LiveTable({ table }: { table: Table }) {
  const words = t().home;
  const row = useRef<HTMLLIElement>(null);
  const isSeen = useSignal(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry!.isIntersecting) isSeen.value = true;
    });
    watcher.observe(row.current!);
    return () => watcher.disconnect();
  }, [isSeen]);
  const standing = useStanding(table, isSeen.value);
  const title = titleOf(table.game, language.value);
  const names = grammar(language.value).and(playersOf(table, t()).map(({ name }) => name));
  return (
    <li ref={row}>
      <Icon name="ui-eye" />
      <div class="mt">
        <b>{title}</b>
        <small title={names}>{[standing?.now, names].filter(Boolean).join(' · ')}</small>
      </div>
      <div class="jb">
        <a class="btn" href={toTable('table', table.id)} aria-label={`${words.watch}: ${title}`}>
          {words.watch}
        </a>
      </div>
    </li>
  );
}
