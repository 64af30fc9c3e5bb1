import { Reader, type Reading } from '@teahouse/boardkit';
import { boostPrice } from '../../src/foresight/prices.ts';
import type { LocationId } from '../../src/printed/board.ts';
import type { OrderId, TacticFace } from '../../src/printed/ids.ts';
import type { CardKey } from '../../text/cards/keys.ts';
import { deckOf, pictureOf, rulesOf } from '../model/card.ts';
import { type Readable, useTable } from '../table.ts';
import { Art, Portrait } from './art.tsx';
import { CommandForesight } from './foresight.tsx';
import { HiringInWords } from './hiring.tsx';

/** A card, laid open: all it says, and the rules it is played by. */
export function CardReader() {
  const { reading } = useTable();
  return reading === null ? null : <Laid {...reading} />;
}

function Laid({ what: { key, clan }, beside }: Reading<Readable>) {
  const { text, words, close } = useTable();
  const [name, help] =
    deckOf(key) === 'location'
      ? [text.locations[key as LocationId], words.locationHelp[key as LocationId]]
      : text.cards[key as CardKey];
  const picture = pictureOf(key);
  return (
    <Reader label={name} beside={beside} close={close}>
      <div class="face">
        {picture !== null &&
          ('person' in picture ? <Portrait id={picture.person} /> : <Art id={picture.piece} class="portrait" />)}
        <div>
          <p class="kind">{words.decks[deckOf(key)]}</p>
          <h3>{name}</h3>
          <p>{help}</p>
        </div>
      </div>
      {clan !== undefined && <CommandForesight clan={clan} command={key as OrderId} />}
      {key === 'embassy' && <HiringInWords />}
      {key === 'embassy' && <ForHireInWords />}
      {deckOf(key) === 'tactic' && <BoostInWords face={key as TacticFace} />}
      <dl class="cites">
        {rulesOf(key).map(rule => (
          <div key={rule}>
            <dt>{rule}</dt>
            <dd>{text.rules[rule]}</dd>
          </div>
        ))}
      </dl>
    </Reader>
  );
}

function ForHireInWords() {
  const { seen, text, words } = useTable();
  return (
    <>
      <h4>{words.queue}</h4>
      <ul class="for-hire">
        {seen.queue.map(id => (
          <li key={id}>
            <b>{text.cards[id][0]}</b>: {text.cards[id][1]}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What its boosted effect would cost me. */
function BoostInWords({ face }: { face: TacticFace }) {
  const { seen, me, words } = useTable();
  const boost = me === null ? null : boostPrice(seen, me, face);
  return boost === null ? null : <p class="prices">{words.boost(boost.chi, boost.have)}</p>;
}
