import { SECTIONS, type SectionId } from '../src/ids.ts';
import { sectionsOf } from '../src/rules/vocabulary.ts';
import { PANES, type Pane } from '../text/board/words.ts';
import { Art } from './art.tsx';
import { askedIn } from './panes.ts';
import type { SpriteId } from './sprite.ts';
import { useTable } from './table.tsx';

const SIGN: Readonly<Record<Pane, SpriteId>> = {
  left: 'ui-court',
  middle: 'ui-court',
  right: 'ui-court',
  town: 'ui-table',
  mine: 'ui-user',
  log: 'ui-people',
};

/** On a phone one part of the table at a time; a dot says where the open question can be answered. */
export function Tabs({ pane, show }: { pane: Pane; show: (pane: Pane) => void }) {
  const { seen, question, words } = useTable();
  const asked = askedIn(seen, question);
  /** Where to go when there is nothing to answer here. */
  const first = asked.includes(pane) ? undefined : asked[0];
  const played = sectionsOf(seen).map(section => SECTIONS[section]!);
  const isPlayed = (name: Pane): boolean =>
    !(SECTIONS as readonly Pane[]).includes(name) || played.includes(name as SectionId);
  return (
    <nav class="tab-bar" aria-label={words.panesLabel}>
      {PANES.filter(isPlayed).map(name => (
        <button
          key={name}
          type="button"
          class={name === first ? 'asked' : asked.includes(name) ? 'also' : ''}
          aria-pressed={name === pane}
          onClick={() => show(name)}
        >
          <Art id={SIGN[name]} class="uic" />
          <span>{words.panes[name]}</span>
        </button>
      ))}
    </nav>
  );
}
