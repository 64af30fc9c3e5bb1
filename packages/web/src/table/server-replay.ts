import { call } from '../api.ts';
import { toTable } from '../router.ts';
import type { ReplaySource } from './source.ts';

/** A game that was played at the teahouse. */
export function serverReplay(id: string, secret: string | null): ReplaySource & { close(): void } {
  const withSecret = secret === null ? {} : { secret };
  return {
    venue: 'table',
    async table() {
      return (await call('tables.get', { table: id, ...withSecret })).table;
    },
    async moments(from, to, viewer) {
      return (await call('play.moments', { table: id, from, to, viewer, ...withSecret })).moments;
    },
    review: () => call('play.review', { table: id }),
    async branch(n, seat) {
      return toTable('table', (await call('tables.branch', { table: id, n, seat })).id);
    },
    async rematch() {
      return toTable('table', (await call('tables.rematch', { table: id })).id);
    },
    file: () => call('tables.export', { table: id }),
    close() {},
  };
}
