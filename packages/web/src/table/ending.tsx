import { useSignal } from '@preact/signals';
import { lazy } from '@teahouse/boardkit';
import { headlineFor, reasonWhy } from '../ending.ts';
import { reasonOf, winnersAt } from '../outcome.ts';
import { Emblem, Icon } from '../parts/icon.tsx';
import { Laurel } from '../parts/laurel.tsx';
import { Onward } from '../parts/onward.tsx';
import { sentence } from '../refused.ts';
import { addressOf, go, toTable } from '../router.ts';
import { useNextTable } from '../turns.ts';
import { language, t } from '../words.ts';
import type { TableModel } from './model.ts';

const Turning = lazy(async () => (await import('../screens/turning.tsx')).default);

/** Where questions stood: how the game ended for me, by what, and where to go from here. */
export function Ending({ model, secret }: { model: TableModel; secret: string | null }) {
  const { table } = model.shown.value!;
  const { outcome, rematch, mySeat } = table;
  const { venue } = model.source;
  const words = t().ending;
  const players = model.players.value;
  const winners = winnersAt(table, players);
  const next = useNextTable(table.id, venue === 'table' && mySeat !== null);
  const refused = useSignal<string | null>(null);
  const at = { venue, id: table.id, secret };
  const again = async (): Promise<void> => {
    try {
      go(await model.source.rematch());
    } catch (error) {
      refused.value = sentence(error, t());
    }
  };
  return (
    <section class={`ask done result p-${winners[0]?.colour ?? 'soot'}`} aria-label={t().table.over} id="question">
      <div class="q">
        <span class="figure">
          <Laurel isWon={winners.length > 0} />
          {winners.length === 1 ? <Emblem colour={winners[0]!.colour} /> : null}
        </span>
        <div>
          <h2 id="asked" aria-live="polite">
            {outcome === null ? words.givenUp : headlineFor({ outcome, mySeat }, players, t(), language.value)}
          </h2>
          <p class="say">
            {refused.value ?? whyOf(model)}
            {outcome?.kind === 'places' && players.length > 1 ? (
              <Turning table={table} venue={venue} secret={secret} loaded={model.loaded.value} />
            ) : null}
          </p>
        </div>
      </div>
      <div class="answer-row acts">
        {outcome === null ? null : (
          <a class="btn primary" href={addressOf({ screen: 'score', ...at })}>
            {t().table.scoreSheet}
          </a>
        )}
        {mySeat === null && rematch === null ? null : rematch === null ? (
          <button type="button" class="btn" onClick={() => void again()}>
            <Icon name="ui-again" />
            {t().score.rematch}
          </button>
        ) : (
          <a class="btn" href={toTable(venue, rematch)}>
            <Icon name="ui-again" />
            {t().score.rematch}
          </a>
        )}
        <a class="btn" href={addressOf({ screen: 'replay', ...at, n: null, viewer: null })}>
          <Icon name="ui-play" />
          {t().table.replay}
        </a>
        <Onward next={next} />
      </div>
    </section>
  );
}

function whyOf(model: TableModel): string {
  const { table, view } = model.shown.value!;
  const { outcome } = table;
  if (outcome === null) return t().ending.givenUpHelp;
  const { board, text, language: spoken } = model.loaded.value;
  if (outcome.kind !== 'places') return reasonOf(outcome, text);
  const sheet = board.scores(view!, text, spoken);
  return reasonWhy({ table, players: model.players.value, sheet, text: t(), rules: text.rules });
}
