import { Icon } from '@teahouse/boardkit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTable } from '../table.ts';

/** How long a card lies before the next one is turned. */
const PACE_MS = 650;

/** Things that are turned one by one. */
export interface Turning {
  /** How many lie open, of how many. */
  readonly open: number;
  readonly total: number;
  readonly isPlaying: boolean;
  turn(open: number, plays?: boolean): void;
}

/** For whoever wants no motion nothing turns by itself: the house then sets `--move` to nothing. */
const turnsByItself = (): boolean =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--move')) > 0;

/** Where turning begins: `opening` lie open already. */
export function useTurning(key: string, total: number, opening = 0): Turning {
  const begun = (): State => {
    const isPlaying = opening < total && turnsByItself();
    return { key, open: isPlaying ? opening : total, isPlaying };
  };
  const [kept, keep] = useState(begun);
  const state = kept.key === key ? kept : begun();
  const { open } = state;
  const isPlaying = state.isPlaying && open < total;
  useEffect(() => {
    if (kept.key !== key) keep(state);
    if (!isPlaying) return;
    const timer = setTimeout(() => keep({ key, open: open + 1, isPlaying }), PACE_MS);
    return () => clearTimeout(timer);
  }, [key, open, isPlaying]);
  return {
    open: Math.min(open, total),
    total,
    isPlaying,
    turn: (to, plays = false) => keep({ key, open: Math.max(0, to), isPlaying: plays }),
  };
}

/** Cards that were drawn since the last look are turned, at first the `newest`; those that were there stay open. */
export function useNewCards(total: number, newest: number): Turning {
  const before = useRef(total - newest);
  const turning = useTurning(`${total}`, total, Math.min(before.current, total));
  useEffect(() => {
    before.current = total;
  }, [total]);
  return turning;
}

interface State {
  key: string;
  open: number;
  isPlaying: boolean;
}

/** Card by card, by itself, or all at once. */
export function TurningKeys({ turning: { open, total, isPlaying, turn } }: { turning: Turning }) {
  const { words } = useTable();
  const { turning } = words;
  const isWhole = open >= total;
  return (
    <div class="turning" role="toolbar" aria-label={turning.title}>
      <Key icon="ui-first" name={turning.start} off={open === 0} onClick={() => turn(0)} />
      <Key icon="ui-prev" name={turning.back} off={open === 0} onClick={() => turn(open - 1)} />
      {isPlaying ? (
        <Key icon="ui-pause" name={turning.pause} onClick={() => turn(open)} />
      ) : (
        <Key icon="ui-play" name={turning.play} onClick={() => turn(isWhole ? 0 : open, true)} />
      )}
      <Key icon="ui-next" name={turning.step} off={isWhole} onClick={() => turn(open + 1)} />
      <Key icon="ui-last" name={turning.skip} off={isWhole} onClick={() => turn(total)} />
      <span class="note" role="status">
        {words.progress(open, total)}
      </span>
    </div>
  );
}

function Key({ icon, name, off = false, onClick }: { icon: string; name: string; off?: boolean; onClick(): void }) {
  return (
    <button type="button" class="btn" aria-label={name} title={name} aria-disabled={off} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
