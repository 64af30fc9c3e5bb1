import { useEffect, useRef } from 'preact/hooks';
import type { LocationId } from '../src/cards/board.ts';
import type { CardKey } from '../text/cards/keys.ts';
import { Art, Portrait } from './art.tsx';
import { deckOf, pictureOf, type ReadKey, rulesOf } from './card.ts';
import { useTable } from './table.tsx';

/** What is read, and beside which place of the screen. */
export interface Reading {
  key: ReadKey;
  beside: DOMRect;
}

const MARGIN = 10;

/** A card, laid open beside the thing that was clicked: all it says, and the rules it is played by. */
export function Reader({ reading, close }: { reading: Reading; close: () => void }) {
  const { text, words } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const { key, beside } = reading;
  useEffect(() => {
    const card = box.current!;
    card.showPopover();
    const { width, height } = card.getBoundingClientRect();
    const isAbove = beside.top > innerHeight - beside.bottom;
    const top = isAbove ? beside.top - height - MARGIN : beside.bottom + MARGIN;
    card.style.left = `${within(beside.left + (beside.width - width) / 2, innerWidth - width)}px`;
    card.style.top = `${within(top, innerHeight - height)}px`;
  }, [beside]);
  const [name, help] =
    deckOf(key) === 'location'
      ? [text.locations[key as LocationId], words.locationHelp[key as LocationId]]
      : text.cards[key as CardKey];
  const picture = pictureOf(key);
  return (
    <div
      ref={box}
      popover="auto"
      class="reader panel"
      role="dialog"
      aria-label={name}
      onToggle={event => event.newState === 'closed' && close()}
    >
      <div class="face">
        {picture !== null &&
          ('person' in picture ? <Portrait id={picture.person} /> : <Art id={picture.piece} class="portrait" />)}
        <div>
          <p class="kind">{words.decks[deckOf(key)]}</p>
          <h3>{name}</h3>
          <p>{help}</p>
        </div>
      </div>
      <dl>
        {rulesOf(key).map(rule => (
          <div key={rule}>
            <dt>{rule}</dt>
            <dd>{text.rules[rule]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const within = (n: number, most: number): number => Math.max(MARGIN, Math.min(n, most - MARGIN));
