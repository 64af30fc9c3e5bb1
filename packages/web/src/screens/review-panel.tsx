import { useSignal } from '@preact/signals';
import { asked } from '@teahouse/kernel';
import { useEffect } from 'preact/hooks';
import { percent } from '../format.ts';
import { costliestOfAll } from '../outcome.ts';
import { Curve, CurveKey } from '../parts/curve.tsx';
import { Icon } from '../parts/icon.tsx';
import { decisionsIn } from '../table/history.ts';
import { t } from '../words.ts';
import type { ReplayProps } from './replay-screen.tsx';

/** What a master thinks of the game: everybody's chance after every decision, and the decisions that cost most. */
export function ReviewPanel({ model, table, loaded, players }: ReplayProps) {
  const words = t().replay;
  const wanted = useSignal(false);
  useEffect(() => {
    if (!wanted.value) return;
    let stopped = false;
    void model.readAll();
    void model.readReview(() => stopped);
    return () => {
      stopped = true;
    };
  }, [wanted.value, model]);
  const review = model.review.value;
  if (table.outcome === null) return <p class="panel note pad">{words.notOver}</p>;
  if (!wanted.value || review === null) {
    return (
      <div class="panel review-start">
        <h2>{words.chance}</h2>
        <p>{words.reviewHelp}</p>
        <button
          type="button"
          class="btn primary"
          disabled={wanted.value}
          onClick={() => {
            wanted.value = true;
          }}
        >
          <Icon name="ui-hint" />
          {wanted.value ? t().common.loading : words.startReview}
        </button>
      </div>
    );
  }
  const at = decisionsIn(model.moments.value.flatMap(({ line }) => (line === null ? [] : [line])));
  const here = review.curve.findLastIndex(({ n }) => (at[n] ?? 0) <= model.n.value);
  const seat = model.viewer.value ?? table.mySeat ?? 0;
  const isShared = table.outcome.kind === 'together';
  const costliest = isShared ? costliestOfAll(review) : (review.costliest[seat] ?? []).map(each => ({ ...each, seat }));
  const { text } = loaded;
  return (
    <>
      <div class="panel ch">
        <div class="panel-h">
          <h2>{words.chance}</h2>
          <span class="note">{review.done < review.of ? words.reviewing(review.done, review.of) : ''}</span>
        </div>
        {review.curve.length < 2 ? null : (
          <>
            <Curve
              players={players}
              lines={players.map(player => review.curve.map(({ chances }) => percent(chances[player.seat] ?? 0)))}
              max={100}
              unit="%"
              label={words.chance}
              at={here < 0 ? null : here}
              height={250}
            />
            <CurveKey players={players} />
          </>
        )}
      </div>
      <div class="panel decs">
        <div class="panel-h">
          <h2>{isShared ? words.costliestOfAll : words.costliest(players[seat]?.name ?? '')}</h2>
        </div>
        {isShared ? <p class="note pad">{words.kindly}</p> : null}
        {costliest.length === 0 ? <p class="note pad">{words.none}</p> : null}
        <ol>
          {costliest.map(({ n, ask, answer, best, loss, why, seat: whose }, i) => (
            <li key={n}>
              <button
                type="button"
                class="jump"
                title={words.show}
                aria-label={`${words.show}: ${i + 1}`}
                onClick={() => model.go(at[n] ?? 1)}
              >
                <i>{i + 1}</i>
              </button>
              <div>
                <p class="mm">{asked(text, ask, null)}</p>
                <p class="cmp">
                  <span>
                    <small>{isShared ? (players[whose]?.name ?? '') : words.you}</small>
                    {text.answer(answer)}
                  </span>
                  <span class="alt">
                    <small>
                      <Icon name="ui-bot" />
                      {words.better}
                    </small>
                    {text.answer(best)}
                  </span>
                </p>
                <p class="why">{text.why(best, why)}</p>
              </div>
              <span class="cost">
                <b>−{percent(loss)} %</b>
                <small>{words.cost}</small>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
