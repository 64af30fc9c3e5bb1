import '../styles/book.css';
import { useSignal } from '@preact/signals';
import type { Table } from '@teahouse/protocol';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { LoadedGame } from '../games.ts';
import { Seg } from '../parts/controls.tsx';
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
  /** The table where they are read, if any: its mode may change rules. */
  table?: Pick<Table, 'options' | 'seats'> | undefined;
  onClose(): void;
}

interface ListProps extends Omit<Props, 'onClose'> {
  /** A page of its own has room for the contents beside the rules. */
  hasRoom?: boolean;
}

/** The rules, in the player's language, open at the one that matters. */
export function RulesDrawer({ loaded, rule, now, table, onClose }: Props) {
  return (
    <Dialog label={t().rules.title} class="drawer" onClose={onClose}>
      <DialogHead title={`${t().rules.title} · ${loaded.text.title}`} icon="ui-rules" onClose={onClose} />
      <RulesList loaded={loaded} rule={rule} now={now} table={table} />
    </Dialog>
  );
}

export function RulesList({ loaded, rule, now, table, hasRoom = false }: ListProps) {
  const { rules, chapters: titles } = loaded.text;
  const wanted = useSignal('');
  const { short = [], last = [] } = loaded.primer ?? {};
  const changed = useChanged(loaded, table).value;
  // Whoever comes for one rule, or looks for a word, looks in the whole book.
  const isShort = useSignal(rule === '' && now === '' && short.length > 0);
  const search = useRef<HTMLInputElement>(null);
  useTyping(search);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const item = box.current?.querySelector<HTMLElement>(`#rule-${CSS.escape(rule)}`);
    item?.scrollIntoView({ block: 'center' });
    item?.focus({ preventScroll: true });
  }, [rule]);
  const found = Object.keys(rules).filter(id =>
    wanted.value === '' ? !isShort.value || short.includes(id) : matches(`${id} ${rules[id]}`, wanted.value),
  );
  const chapters = chaptersOf(found, titles, last);
  const go = (name: string): void => {
    const chapter = [...(box.current?.querySelectorAll<HTMLElement>('section') ?? [])].find(
      each => each.getAttribute('aria-label') === name,
    );
    chapter?.scrollIntoView();
    chapter?.focus({ preventScroll: true });
  };
  const list = (
    <>
      <div class="book-bar">
        {short.length === 0 ? null : (
          <Seg
            label={t().chronicle.book}
            value={isShort.value}
            choices={[
              { value: true, name: t().chronicle.short },
              { value: false, name: t().chronicle.full },
            ]}
            onChange={value => {
              isShort.value = value;
            }}
          />
        )}
        <select
          class="contents"
          aria-label={t().learn.contents}
          value=""
          onChange={event => {
            go(event.currentTarget.value);
            event.currentTarget.value = '';
          }}
        >
          <option value="">{t().learn.contents}</option>
          {chapters.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <search class="find">
        <Icon name="ui-search" />
        <input
          ref={search}
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
          <section key={name} aria-label={name} tabIndex={-1}>
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
                  <p class={changed[id] === undefined ? '' : 'changed'}>
                    {pieces(rules[id]!, wanted.value).map((piece, i) =>
                      piece.found ? <mark key={`${id}${i}`}>{piece.text}</mark> : piece.text,
                    )}
                  </p>
                  {changed[id]?.map((by, i) => (
                    <p key={by} class="at-table">
                      {i === 0 ? <b>{t().rules.atTable} </b> : null}
                      {rules[by]} <code>{by}</code>
                    </p>
                  ))}
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
  if (!hasRoom) return list;
  return (
    <div class="book">
      <nav class="toc" aria-label={t().learn.contents}>
        <ol>
          {chapters.map(({ name, ids }) => (
            <li key={name}>
              <button type="button" onClick={() => go(name)}>
                <span>{name}</span> <small>{ids.length}</small>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div class="leaf">{list}</div>
    </div>
  );
}

/** The rules that change others at a table; none until they have come. */
function useChanged({ primer }: LoadedGame, table: Props['table']) {
  const changed = useSignal<Readonly<Record<string, readonly string[] | undefined>>>({});
  useEffect(() => {
    void primer?.changed?.().then(of => {
      changed.value = table === undefined ? {} : of(table.options, table.seats.length);
    });
  }, [primer, table, changed]);
  return changed;
}

/** Whoever types, wherever the focus is, searches. */
function useTyping(search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (key.length > 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest('input:not([type="radio"]), select, textarea') !== null) return;
      // The letter itself goes into the box that has the focus when the key has been heard.
      search.current?.focus();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [search]);
}
