import { DraftTray, stepAlong, useFocusStays } from '@teahouse/boardkit';
import { asked, grammar, PASS } from '@teahouse/kernel';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Toggle } from '../parts/controls.tsx';
import { Emblem, Icon } from '../parts/icon.tsx';
import { tapTwice } from '../settings.ts';
import { language, t } from '../words.ts';
import type { TableModel } from './model.ts';
import { noticeOf } from './requests.tsx';

/** A question of more letters is written smaller. */
const LONG = 90;

/** Who is asked and what, always in sight; the answers as buttons, in the order of the board. Its height never changes. */
export function QuestionBar({ model }: { model: TableModel }) {
  const bar = useRef<HTMLElement>(null);
  useFocusStays(bar, model.question.value, true);
  const state = model.shown.value;
  if (state === null) return null;
  const { table } = state;
  const question = model.question.value;
  const me = model.players.value.find(({ seat }) => seat === table.mySeat);
  const notice = noticeOf(model);
  const mine = (question !== null && !model.sealed.value) || model.unsent.value;
  return (
    <section
      ref={bar}
      class={`ask${mine ? ' mine' : ''}${table.status === 'playing' ? '' : ' done'}${model.sending.value ? ' sending' : ''}`}
      aria-busy={model.sending.value}
      aria-label={t().table.question}
      id="question"
    >
      <div class="q">
        <Figure model={model} />
        <div class="words">
          <div>
            <h2 id="asked" class={headline(model).length > LONG ? 'long' : ''}>
              {headline(model)}
            </h2>
            <p class="say" aria-live="polite">
              {notice ?? <Say model={model} />}
            </p>
          </div>
        </div>
      </div>
      <div class="answer-row">
        <Answers model={model} key={question?.ask} />
        {model.mayPass.value && model.forced.value ? (
          <Toggle label={t().settings.passes} on={table.passes} onChange={passes => void model.letPass(passes)} />
        ) : null}
      </div>
      {model.draft.value === null ? null : (
        <DraftTray
          draft={model.draft.value}
          nameOf={answer => model.loaded.value.text.answer(answer, model.seen.value)}
          words={model.loaded.value.common.draft}
        />
      )}
      <p class="vh" role="status">
        {me !== undefined && mine ? `${me.name}: ${headline(model)}` : ''}
      </p>
    </section>
  );
}

function Figure({ model }: { model: TableModel }) {
  const { table } = model.shown.value!;
  const seat = model.question.value?.seat ?? table.asked[0];
  const player = model.players.value.find(each => each.seat === seat);
  const thinks = table.asked.some(each => table.seats[each]?.bot != null) && !table.asked.includes(table.mySeat ?? -1);
  return (
    <span class="figure">
      {thinks ? <Icon name="scene-enso" class="enso" box="0 0 96 96" /> : null}
      {player === undefined ? (
        <Icon name="scene-cup" class="figcup" box="0 0 96 84" />
      ) : (
        <Emblem colour={player.colour} />
      )}
    </span>
  );
}

function headline(model: TableModel): string {
  const { table } = model.shown.value!;
  const { text } = model.loaded.value;
  const question = model.question.value;
  if (question !== null) return asked(text, question.ask, model.seen.value!);
  if (model.unsent.value) return t().table.complete;
  if (table.status === 'over') return t().table.over;
  if (table.status === 'abandoned') return t().error.abandoned;
  const names = table.asked.map(model.nameOf);
  const [first, ...more] = table.asked;
  if (first === undefined) return t().common.loading;
  if (more.length === 0 && table.seats[first]?.bot != null) return t().table.botThinking(model.nameOf(first));
  return t().table.thinking(grammar(language.value).and(names));
}

/** One line under the question: what the answer that is pointed at would do, and what else matters now. */
function Say({ model }: { model: TableModel }) {
  const preview = model.preview.value;
  const { table, lines } = model.shown.value!;
  if (model.refused.value !== null) return <span class="refused">{model.refused.value}</span>;
  if (model.sending.value) return <>{t().table.sending}</>;
  if (model.passed.value) return <>{model.answers.value[0] === PASS ? t().table.passing : t().table.answering}</>;
  if (preview !== null) {
    return (
      <>
        {preview.lines.join(' ')}
        {preview.warning === null ? null : (
          <span class="warned">
            <Icon name="ui-warn" />
            {preview.warning}
          </span>
        )}
      </>
    );
  }
  const hint = model.hint.value;
  if (hint !== null) {
    const { text } = model.loaded.value;
    return (
      <>
        <b>{t().table.hintSays}.</b> {text.why(hint.answer, hint.why, model.shown.value!.view)}
      </>
    );
  }
  if (model.asksHint.value) return <>{t().common.loading}</>;
  if (model.told.value !== null) return <b>{model.told.value}</b>;
  if (model.unsent.value && model.question.value === null) return <>{t().table.completeHelp}</>;
  if (model.sealed.value) return <>{t().table.sealed}</>;
  if (model.question.value !== null) return <>{fingers() && tapTwice.value ? t().table.tapTwice : t().table.hover}</>;
  if (table.mySeat === null && table.status === 'playing') return <>{t().table.watching}</>;
  const last = lines.at(-1)?.heard.at(-1);
  const { text } = model.loaded.value;
  return <>{last === undefined ? '' : (text.notes[last.kind]?.(last, model.nameOf) ?? '')}</>;
}

/** A device that cannot point without pressing. */
const fingers = (): boolean => matchMedia('(hover: none)').matches;

/** Such as a number or an area: many of them find room in a line. */
const SHORT = 3;

function Answers({ model }: { model: TableModel }) {
  const row = useRef<HTMLFieldSetElement>(null);
  const aimed = model.aimed.value;
  const { board, text } = model.loaded.value;
  const question = model.question.value;
  const seen = model.seen.value;
  const effects = useMemo(
    () => (question === null || seen === null ? null : (board.effects?.(seen, question, text) ?? null)),
    [board, text, question, seen],
  );
  useEffect(() => {
    const button = row.current?.querySelector<HTMLElement>('.on, .hinted');
    const box = row.current;
    if (button == null || box == null) return;
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = button;
    const isOut = (from: number, size: number, start: number, length: number): boolean =>
      from < start || from + size > start + length;
    if (isOut(left, width, box.scrollLeft, box.clientWidth)) {
      box.scrollTo({ left: left - (box.clientWidth - width) / 2 });
    }
    if (isOut(top, height, box.scrollTop, box.clientHeight)) {
      box.scrollTo({ top: top - (box.clientHeight - height) / 2 });
    }
  }, [aimed, model.hint.value]);
  const fade = (): void => {
    const box = row.current;
    if (box === null) return;
    const { scrollLeft, clientWidth, scrollWidth, scrollTop, clientHeight, scrollHeight } = box;
    const isMore = scrollLeft + clientWidth < scrollWidth - 4 || scrollTop + clientHeight < scrollHeight - 4;
    box.toggleAttribute('data-more', isMore);
  };
  useLayoutEffect(fade);
  useEffect(() => {
    const watch = new ResizeObserver(fade);
    watch.observe(row.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <fieldset class="opts" ref={row} onScroll={fade} aria-label={t().table.answers}>
      {model.answers.value.map(answer => {
        const name = text.answer(answer, seen);
        const effect = effects?.get(answer) ?? '';
        const classes = ['opt'];
        if (name.length <= SHORT) classes.push('short');
        if (answer === aimed) classes.push('on');
        if (answer === model.hint.value?.answer) classes.push('hinted');
        return (
          <button
            type="button"
            key={answer}
            data-opt={answer}
            aria-keyshortcuts={answer === PASS ? 'P' : undefined}
            title={answer === PASS ? `${name} (P)` : undefined}
            class={classes.join(' ')}
            onClick={() => model.choose(answer)}
            onMouseEnter={() => {
              model.aimed.value = answer;
            }}
            onMouseLeave={() => {
              model.aimed.value = null;
            }}
            onFocus={() => {
              model.aimed.value = answer;
            }}
            onKeyDown={stepAlong}
          >
            {name} {effect === '' ? null : <small>{effect}</small>}
          </button>
        );
      })}
    </fieldset>
  );
}
