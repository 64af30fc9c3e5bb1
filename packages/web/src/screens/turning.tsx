import type { Table } from '@teahouse/protocol';
import { useEffect } from 'preact/hooks';
import { turningPoint } from '../ending.ts';
import type { LoadedGame } from '../loaded-game.ts';
import { playersOf } from '../players.ts';
import type { Venue } from '../router.ts';
import { t } from '../words.ts';
import { useStandings } from './standings.ts';
import { useReplay } from './use-replay.ts';

interface Props {
  table: Table;
  venue: Venue;
  secret: string | null;
  loaded: LoadedGame;
}

/** When the winner took the lead for good, as far as that can be said: read from the whole game, once it is over. */
export default function Turning({ table, venue, secret, loaded }: Props) {
  const model = useReplay(venue, table.id, secret, null, null);
  const ready = model.table.value !== null;
  useEffect(() => {
    if (ready) void model.readAll();
  }, [ready, model]);
  const standings = useStandings(model, loaded);
  const sentence = turningPoint(standings, { table, players: playersOf(table, t()), text: t() });
  return sentence === '' ? null : <span> {sentence}</span>;
}
