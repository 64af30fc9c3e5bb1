import { useEffect, useRef } from 'preact/hooks';
import type { LocationId } from '../src/cards/board.ts';
import type { OrderId, TacticFace } from '../src/cards/ids.ts';
import { boostForecast } from '../src/forecast.ts';
import type { Clan } from '../src/table.ts';
import type { CardKey } from '../text/cards/keys.ts';
import { Art, Portrait } from './art.tsx';
import { deckOf, pictureOf, type ReadKey, rulesOf } from './card.ts';
import { HiringInWords } from './hiring.tsx';
import { Outlook } from './outlook.tsx';
import { useTable } from './table.tsx';

/** What is read, and beside which place of the screen. */
export interface Reading {
  key: ReadKey;
  /** Whose command it is; null where it is no command, or one that is done with. */
  clan: Clan | null;
  beside: DOMRect;
}

const MARGIN = 10;

/** A card, laid open beside the thing that was clicked: all it says, and the rules it is played by. */
export function Reader({ reading, close }: { reading: Reading; close: () => void }) {
  const { text, words } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const { key, clan, beside } = reading;
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
      {clan !== null && <Outlook clan={clan} command={key as OrderId} />}
      {key === 'embassy' && <HiringInWords />}
      {deckOf(key) === 'tactic' && <BoostInWords face={key as TacticFace} />}
      <dl class="cites">
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

/** What its boosted effect would cost me. */
function BoostInWords({ face }: { face: TacticFace }) {
  const { seen, me, words } = useTable();
  const boost = me === null ? null : boostForecast(seen, me, face);
  return boost === null ? null : <p class="prices">{words.boost(boost.chi, boost.have)}</p>;
}

const within = (n: number, most: number): number => Math.max(MARGIN, Math.min(n, most - MARGIN));
