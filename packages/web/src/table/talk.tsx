import { useSignal } from '@preact/signals';
import { ago } from '../format.ts';
import { Emblem, Icon } from '../parts/icon.tsx';
import { useScroller } from '../parts/scroller.ts';
import { language, t } from '../words.ts';
import type { TableModel } from './model.ts';

export function Talk({ model }: { model: TableModel }) {
  const { chat } = model.source;
  const { table } = model.shown.value!;
  const draft = useSignal('');
  const count = chat?.value.length ?? 0;
  const box = useScroller(count);
  if (chat === null) return <p class="note pad">{t().talk.practice}</p>;
  const may = table.mySeat !== null || table.chat === 'everyone';
  const send = async (): Promise<void> => {
    const words = draft.value.trim();
    if (words === '') return;
    draft.value = '';
    await model.attempt(() => model.source.say(words));
    // Refused words come back, to be said again.
    if (model.refused.peek() !== null) draft.value = words;
  };
  return (
    <section class="chat" aria-label={t().talk.title}>
      <ol ref={box} class="scroll" aria-live="polite">
        {count === 0 ? <li class="ev">{t().talk.empty}</li> : null}
        {chat.value.map(({ id, person, seat, at, text }) => (
          <li key={id}>
            <Emblem
              colour={(seat === null ? undefined : model.players.value[seat]?.colour) ?? person?.colour ?? 'soot'}
            />
            <div>
              <b>{person?.name ?? t().talk.gone}</b>
              <small>{ago(at, Date.now(), language.value)}</small>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {may ? (
        <form
          class="say"
          onSubmit={event => {
            event.preventDefault();
            void send();
          }}
        >
          <input
            id="say"
            value={draft.value}
            maxLength={500}
            autocomplete="off"
            placeholder={t().talk.say}
            aria-label={t().talk.say}
            onInput={event => {
              draft.value = event.currentTarget.value;
            }}
          />
          <button type="submit" class="btn icon" title={t().talk.send} aria-label={t().talk.send}>
            <Icon name="ui-send" />
          </button>
        </form>
      ) : (
        <p class="note pad">{t().talk.watchersOnly}</p>
      )}
    </section>
  );
}
