import { useSignal } from '@preact/signals';
import type { Table } from '@teahouse/protocol';
import { useEffect } from 'preact/hooks';
import { call, connection } from './api.ts';
import { me } from './me.ts';
import { sentence } from './refused.ts';
import { t } from './words.ts';

export const isMyTurn = ({ mySeat, asked, status }: Pick<Table, 'mySeat' | 'asked' | 'status'>): boolean =>
  status === 'playing' && mySeat !== null && asked.includes(mySeat);

/** Another table at which it is my turn; asked for when this one lets me go, and when one calls. */
export function useNextTable(here: string, wanted: boolean): Table | null {
  const next = useSignal<Table | null>(null);
  const person = me.value?.id;
  useEffect(() => {
    if (!wanted || person === undefined) {
      next.value = null;
      return;
    }
    let stopped = false;
    const read = async (): Promise<void> => {
      try {
        const { tables } = await call('tables.list', { which: 'mine' });
        if (!stopped) next.value = tables.find(table => table.id !== here && isMyTurn(table)) ?? null;
      } catch (error) {
        // Nothing is lost without it: the first page lists the tables too.
        console.info(sentence(error, t()));
      }
    };
    void read();
    const stop = connection.onNews(news => {
      if (news.news === 'notice') void read();
    });
    return () => {
      stopped = true;
      stop();
    };
  }, [here, wanted, person, next]);
  return next.value;
}
