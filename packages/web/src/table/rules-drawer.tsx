import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { LoadedGame } from '../games.ts';
import { CopyButton } from '../parts/copy.tsx';
import { Dialog, DialogHead } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { addressOf } from '../router.ts';
import { t } from '../words.ts';
import { chaptersOf, matches, pieces } from './rules-search.ts';

interface Props {
  loaded: LoadedGame;
  /** Where it opens. */
  rule: string;
  /** The rule behind the open question. */
  now: string;
  onClose(): void;
}

/** The rules, in the player's language, open at the one that matters. */
export function RulesDrawer({ loaded, rule, now, onClose }: Props) {
  return (
    <Dialog label={t().rules.title} class="drawer" onClose={onClose}>
      <DialogHead title={`${t().rules.title} · ${loaded.text.title}`} icon="ui-rules" onClose={onClose} />
      <RulesList loaded={loaded} rule={rule} now={now} />
    </Dialog>
  );
}

export function RulesList({ loaded, rule, now }: Omit<Props, 'onClose'>) {
  const { rules, chapters: titles } = loaded.text;
  const wanted = useSignal('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const item = box.current?.querySelector<HTMLElement>(`#rule-${CSS.escape(rule)}`);
    item?.scrollIntoView({ block: 'center' });
    item?.focus({ preventScroll: true });
  }, [rule]);
  const found = Object.keys(rules).filter(id => matches(`${id} ${rules[id]}`, wanted.value));
  const chapters = chaptersOf(found, titles);
  return (
    <>
      <search class="find">
        <Icon name="ui-search" />
        <input
          type="search"
          value={wanted.value}
          placeholder={t().rules.search}
          aria-label={t().rules.search}
          onInput={event => {
            wanted.value = event.currentTarget.value;
          }}
        />
        <small role="status">{wanted.value === '' ? '' : t().rules.found(found.length)}</small>
      </search>
      <div class="rl" ref={box}>
        {found.length === 0 ? <p class="note">{t().rules.nothing(wanted.value)}</p> : null}
        {chapters.map(({ name, ids }) => (
          <section key={name} aria-label={name}>
            <h3 class="chapter">{name}</h3>
            <ol>
              {ids.map(id => (
                <li key={id} id={`rule-${id}`} class={id === now ? 'now' : id === rule ? 'here' : ''} tabIndex={-1}>
                  {id === now ? (
                    <span class="nowtag">
                      <Icon name="ui-mark" />
                      {t().rules.now}
                    </span>
                  ) : null}
                  <p>
                    {pieces(rules[id]!, wanted.value).map((piece, i) =>
                      piece.found ? <mark key={`${id}${i}`}>{piece.text}</mark> : piece.text,
                    )}
                  </p>
                  <span class="rf">
                    <code>{id}</code>
                    <CopyButton
                      class="btn quiet"
                      icon="ui-link"
                      label={t().common.copyLink}
                      text={location.origin + addressOf({ screen: 'rules', game: loaded.id, rule: id })}
                    />
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}
