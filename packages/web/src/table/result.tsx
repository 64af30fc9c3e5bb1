import { headlineOf, reasonOf, winnersAt } from '../outcome.ts';
import { Icon } from '../parts/icon.tsx';
import { addressOf, toTable } from '../router.ts';
import { t } from '../words.ts';
import type { TableModel } from './model.ts';

/** Who won, and where to go from here. */
export function Result({ model, secret }: { model: TableModel; secret: string | null }) {
  const { table } = model.shown.value!;
  const outcome = table.outcome!;
  const winners = winnersAt(table, model.players.value);
  const reason = reasonOf(outcome, model.loaded.value.text);
  const { venue } = model.source;
  const at = { venue, id: table.id, secret };
  return (
    <div class={`panel result p-${winners[0]?.colour ?? 'soot'}`}>
      <div class="ribbon" />
      <div class="win">
        <Icon name="ui-laurel" class="laurel" box="0 0 48 48" />
        <h2>{headlineOf(outcome, winners, t())}</h2>
        {reason === '' ? null : <p>{reason}</p>}
        <div class="acts">
          {table.rematch === null ? null : (
            <a class="btn" href={toTable(venue, table.rematch)}>
              <Icon name="ui-again" />
              {t().score.rematch}
            </a>
          )}
          <a class="btn primary" href={addressOf({ screen: 'score', ...at })}>
            {t().table.scoreSheet}
          </a>
          <a class="btn" href={addressOf({ screen: 'replay', ...at, n: null, viewer: null })}>
            <Icon name="ui-play" />
            {t().table.replay}
          </a>
        </div>
      </div>
    </div>
  );
}
