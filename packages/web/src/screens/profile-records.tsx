import { useSignal } from '@preact/signals';
import type { BestResult } from '@teahouse/protocol';
import { useEffect } from 'preact/hooks';
import { call } from '../api.ts';
import { type LoadedGame, titleOf } from '../games.ts';
import { sentence } from '../refused.ts';
import { addressOf } from '../router.ts';
import { useGame } from '../use-game.ts';
import { language, t } from '../words.ts';

/** My best results against automata, one for each choice of options; nothing before the first one. */
export function Records() {
  const words = t().me;
  const records = useSignal<readonly BestResult[] | null>(null);
  const refused = useSignal<string | null>(null);
  useEffect(() => {
    call('tables.records', {}).then(
      found => {
        records.value = found.records;
      },
      (error: unknown) => {
        refused.value = sentence(error, t());
      },
    );
  }, [records, refused]);
  if (refused.value !== null) return <p class="refused pad">{refused.value}</p>;
  if (records.value === null) return <div aria-busy="true" />;
  if (records.value.length === 0) return null;
  return (
    <section class="panel records" aria-labelledby="records">
      <div class="panel-h">
        <h2 id="records">{words.records}</h2>
      </div>
      <ul class="hist">
        {records.value.map(record => (
          <Best key={`${record.game} ${record.table}`} record={record} />
        ))}
      </ul>
    </section>
  );
}

function Best({ record: { game, options, table, won, by, played, wins } }: { record: BestResult }) {
  const words = t().me;
  const loaded = useGame(game);
  const lead = by === null ? '' : ` ${by > 0 ? '+' : by < 0 ? '−' : '±'}${Math.abs(by)}`;
  return (
    <li>
      <span class={`rank${won ? ' one' : ''}`}>{lead === '' ? '–' : lead}</span>
      <div>
        <b>
          {titleOf(game, language.value)}: {won ? t().table.won : t().table.lost}
        </b>
        <small>
          {[loaded === null ? '' : chosen(loaded, options), words.recordOf(wins, played)]
            .filter(each => each !== '')
            .join(' · ')}
        </small>
      </div>
      <a class="btn quiet" href={addressOf({ screen: 'score', venue: 'table', id: table, secret: null })}>
        {t().table.scoreSheet}
      </a>
    </li>
  );
}

/** The options of a table by their names, where they are not the usual ones. */
const chosen = ({ game, text }: LoadedGame, options: BestResult['options']): string =>
  Object.entries(options)
    .flatMap(([option, value]) => {
      const words = text.options[option];
      if (words === undefined || value === game.options[option]?.[0]) return [];
      return [`${words.name}: ${words.values[String(value)] ?? value}`];
    })
    .join(', ');
