import { type Signal, useSignal } from '@preact/signals';
import { spotsIn } from '@teahouse/boardkit';
import type { Ping } from '@teahouse/protocol';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Emblem } from '../parts/icon.tsx';
import { t } from '../words.ts';
import type { TableModel } from './model.ts';

/** How long what somebody points at is marked. */
const SHOWN_MS = 6000;
const SAYS: readonly Ping['says'][] = ['look', 'take', 'help', 'wait'];

/** A place of the board that I am about to show, and the thing I pressed. */
export interface Pointed {
  place: string;
  beside: Element;
}

interface Props {
  model: TableModel;
  board: RefObject<HTMLElement | null>;
  /** Null where nothing is about to be shown. */
  pointed: Signal<Pointed | null>;
}

/** Whether I can show anything to anybody here. */
export function mayPoint({ shown, source, loaded }: TableModel): boolean {
  const { table, view } = shown.value!;
  if (source.ping === null || table.mySeat === null || table.status !== 'playing' || view === null) return false;
  return loaded.value.board.isShared?.(view) ?? false;
}

/** Partners point at things: a choice of words for what I show, and marks on what is shown. */
export function Pings({ model, board, pointed }: Props) {
  const pings = useSignal<readonly (Ping & { key: number })[]>([]);
  useEffect(() => {
    let last = 0;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = model.source.onPing(ping => {
      const key = ++last;
      pings.value = [...pings.peek(), { ...ping, key }];
      timers.add(
        setTimeout(() => {
          pings.value = pings.peek().filter(each => each.key !== key);
        }, SHOWN_MS),
      );
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [model, pings]);
  return (
    <>
      {pings.value.map(ping => (
        <Mark key={ping.key} ping={ping} model={model} board={board} />
      ))}
      <ul class="pinged" aria-live="polite">
        {pings.value.map(ping => (
          <li key={ping.key} class={`p-${colourOf(model, ping)}`}>
            <Emblem colour={colourOf(model, ping)} />
            {t().ping.said(model.nameOf(ping.seat), t().ping.words[ping.says], nameOf(board.current, ping.place))}
          </li>
        ))}
      </ul>
      {pointed.value === null || !mayPoint(model) ? null : <Words model={model} pointed={pointed} at={pointed.value} />}
    </>
  );
}

const colourOf = (model: TableModel, { seat }: Ping): string => model.players.value[seat]?.colour ?? 'soot';

/** What a place is called: as readers hear it, or by the first words of its title. */
function nameOf(board: Element | null, place: string): string {
  const thing = board?.querySelector(`[data-at="${CSS.escape(place)}"]`);
  return thing?.getAttribute('aria-label') ?? thing?.getAttribute('title')?.split(/[:.,]/)[0] ?? '';
}

/** A ring around what is shown, wherever it lies now: boards scroll and are drawn anew. */
function Mark({ ping, model, board }: { ping: Ping; model: TableModel; board: Props['board'] }) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const follow = (): void => {
      // Gone from the page, and about to be told so.
      if (ring.current === null) return;
      const spot = board.current === null ? undefined : spotsIn(board.current, [ping.place]).get(ping.place);
      const { style } = ring.current;
      style.display = spot === undefined ? 'none' : '';
      if (spot !== undefined) {
        style.left = `${spot.left}px`;
        style.top = `${spot.top}px`;
        style.width = `${spot.width}px`;
        style.height = `${spot.height}px`;
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [board, ping.place]);
  return (
    <div ref={ring} class={`ping p-${colourOf(model, ping)}`} data-ping={ping.place} aria-hidden="true">
      <span>
        <Emblem colour={colourOf(model, ping)} />
        {t().ping.words[ping.says]}
      </span>
    </div>
  );
}

const MARGIN = 8;
const WIDTH = 190;
const HEIGHT = 190;

/** What I could say about the thing; it opens beside it, and closes by Escape or by a press elsewhere. */
function Words({ model, pointed, at: { place, beside } }: Pick<Props, 'model' | 'pointed'> & { at: Pointed }) {
  const menu = useRef<HTMLFieldSetElement>(null);
  const close = (): void => {
    pointed.value = null;
    if (beside instanceof HTMLElement) beside.focus();
  };
  useEffect(() => {
    menu.current?.querySelector('button')?.focus();
    const elsewhere = (event: Event): void => {
      if (!menu.current?.contains(event.target as Node)) pointed.value = null;
    };
    addEventListener('pointerdown', elsewhere, true);
    return () => removeEventListener('pointerdown', elsewhere, true);
  }, [pointed]);
  const { left, bottom } = beside.getBoundingClientRect();
  const style = {
    left: Math.max(MARGIN, Math.min(left, innerWidth - WIDTH - MARGIN)),
    top: Math.max(MARGIN, Math.min(bottom + MARGIN / 2, innerHeight - HEIGHT - MARGIN)),
  };
  return (
    <fieldset
      ref={menu}
      class="ping-words panel"
      aria-label={t().ping.title}
      style={style}
      onKeyDown={event => {
        if (event.key === 'Escape') close();
      }}
    >
      {SAYS.map(says => (
        <button
          key={says}
          type="button"
          class="btn"
          onClick={() => {
            close();
            void model.attempt(() => model.source.ping!(place, says));
          }}
        >
          {t().ping.words[says]}
        </button>
      ))}
    </fieldset>
  );
}

const LONG_MS = 550;
const SLIP_PX = 10;

/** A long press, or the other button of the mouse, on anything that has a place shows it too. */
export function useLongPress(board: RefObject<HTMLElement | null>, isOn: boolean, point: (at: Pointed) => void): void {
  useEffect(() => {
    const box = board.current;
    if (!isOn || box === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    const show = (target: EventTarget | null): boolean => {
      const thing = (target as Element | null)?.closest('[data-at]');
      const place = thing?.getAttribute('data-at');
      if (thing == null || place == null) return false;
      point({ place, beside: thing });
      return true;
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        // What follows the long press is no answer.
        if (show(event.target)) box.addEventListener('click', swallow, { capture: true, once: true });
      }, LONG_MS);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP_PX) clearTimeout(timer);
    };
    const up = (): void => clearTimeout(timer);
    const other = (event: MouseEvent): void => {
      if (show(event.target)) event.preventDefault();
    };
    const stop = new AbortController();
    const { signal } = stop;
    box.addEventListener('pointerdown', down, { signal });
    box.addEventListener('pointermove', move, { signal });
    box.addEventListener('pointerup', up, { signal });
    box.addEventListener('pointercancel', up, { signal });
    box.addEventListener('contextmenu', other, { signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  });
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
