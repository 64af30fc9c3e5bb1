import { asked, grammar, sentence } from '@teahouse/kernel';
import { useEffect } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import type { Mistake } from '../review.ts';
import type { ReplayModel } from '../table/replay-model.ts';
import { language, t } from '../words.ts';
import type { ReplayProps } from './replay-screen.tsx';

/** The way to a review: what it is, and how far it has come. */
export function ReviewStart({ model }: { model: ReplayModel }) {
  const words = t().replay;
  const wanted = model.wantsReview.value;
  const review = model.review.value;
  useEffect(() => {
    if (!wanted) return;
    let stopped = false;
    void model.readAll();
    void model.readReview(() => stopped);
    return () => {
      stopped = true;
    };
  }, [wanted, model]);
  if (review !== null && wanted) {
    return review.done < review.of ? <p class="note">{words.reviewing(review.done, review.of)}</p> : null;
  }
  return (
    <button
      type="button"
      class="btn review-start"
      disabled={wanted}
      title={words.reviewHelp}
      onClick={() => {
        model.wantsReview.value = true;
      }}
    >
      <Icon name="ui-hint" />
      {wanted ? t().common.loading : words.startReview}
    </button>
  );
}

interface Props extends ReplayProps {
  mistakes: readonly Mistake[];
  show(mistake: Mistake): void;
  retry(mistake: Mistake): void;
}

/** The decisions that cost most, in sentences with the numbers of the curve. */
export function ReviewPanel({ model, table, loaded, players, mistakes, show, retry }: Props) {
  const words = t().replay;
  if (table.outcome === null) return <p class="panel note pad">{words.notOver}</p>;
  if (model.review.value === null) return null;
  const seat = model.viewer.value ?? table.mySeat ?? 0;
  const isShared = table.outcome.kind === 'together';
  return (
    <div class="panel decs">
      <div class="panel-h">
        <h2>{isShared ? words.costliestOfAll : words.costliest(players[seat]?.name ?? '')}</h2>
      </div>
      {isShared ? <p class="note pad">{words.kindly}</p> : null}
      {mistakes.length === 0 ? <p class="note pad">{words.none}</p> : null}
      <ol>
        {mistakes.map(mistake => (
          <li key={mistake.no} aria-current={mistake.n === model.n.value ? 'step' : undefined}>
            <button
              type="button"
              class="jump"
              title={`${words.show} (${mistake.no})`}
              aria-label={`${words.show}: ${mistake.no}`}
              onClick={() => show(mistake)}
            >
              <i>{mistake.no}</i>
            </button>
            <div>
              <p class="mm">
                {isShared ? `${players[mistake.seat]?.name ?? ''} · ` : ''}
                {asked(loaded.text, mistake.ask, null)}
              </p>
              <p class="said">{saidOf(mistake)}</p>
              <p class="why">
                {mistake.why} {t().review.sure(mistake.error)}
              </p>
              <button type="button" class="btn" onClick={() => retry(mistake)}>
                <Icon name="ui-again" />
                {t().review.retry}
              </button>
            </div>
            <span class="cost">
              <b>{percentOf(mistake.after - mistake.before)}</b>
              <small>{words.cost}</small>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** One sentence: when, the better answer and not the given one, and what it cost. */
export function saidOf({ when, better, played, before, after, costs }: Mistake): string {
  const words = t().review;
  const { and, quoted } = grammar(language.value);
  const what = [words.instead(quoted(better), quoted(played))];
  if (costs.length > 0) what.push(words.costs(and(costs)));
  what.push(words.chance(percentOf(before), percentOf(after)));
  return when === '' ? sentence(what.join(' ')) : `${when}: ${what.join(' ')}`;
}

const percentOf = (n: number): string => grammar(language.value).percent(n / 100);
