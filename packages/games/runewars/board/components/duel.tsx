import { Icon } from '@teahouse/boardkit';
import { NOBODY } from '@teahouse/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { QUEST } from '../../src/printed/quests.ts';
import type { Duel, Duellist } from '../../src/table.ts';
import { type Fight, fightUnderWay } from '../model/fights.ts';
import { passesOf } from '../model/passes.ts';
import { useTable } from '../table.ts';
import { drawerOf } from './again.tsx';
import { Art, Face } from './art.tsx';
import { FateCard, FateChip } from './fate.tsx';

/** Two heroes, or a hero and what a quest sends against them. */
export function DuelScreen({ duel, toMap }: { duel: Duel; toMap(): void }) {
  const { words, journal } = useTable();
  const fight = fightUnderWay(journal.entries, 'duel');
  return (
    <section class="panel arena duel" data-pane="map" aria-label={words.duel}>
      <header>
        <button type="button" class="btn" onClick={toMap}>
          <Icon name="ui-undo" />
          {words.map}
        </button>
        <h2>
          <Art id="rw-battle" /> {words.duel} · {duel.area}
        </h2>
        <span class="note">{duel.round === 0 ? '' : words.round(duel.round)}</span>
      </header>
      <div class="duellists">
        {[duel.attacker, duel.defender].map((one, n) => (
          <Fighting key={n} one={one} />
        ))}
      </div>
      {fight !== null && <Rounds fight={fight} />}
    </section>
  );
}

/** What was drawn and done so far. */
function Rounds({ fight }: { fight: Fight }) {
  const table = useTable();
  const { tell, colourOf } = table;
  const list = useRef<HTMLOListElement>(null);
  const passes = passesOf(fight);
  // What came last is in sight.
  useLayoutEffect(() => list.current!.scrollTo(0, list.current!.scrollHeight), [fight.told.length]);
  return (
    <ol ref={list} class="rounds">
      {passes.map(({ draws, told }, n) => (
        <li key={n}>
          {draws.map(draw => (
            <span key={draw.card} class={`drawn p-${colourOf(draw.seat)}`}>
              {drawerOf(table, [draw])} <FateChip {...draw} />
            </span>
          ))}
          <p>{told.map(tell).join(' ')}</p>
        </li>
      ))}
    </ol>
  );
}

function Fighting({ one }: { one: Duellist }) {
  const { text, words, nameOf, colourOf } = useTable();
  const { cards, foes } = text.words;
  const foe = one.quest === null ? null : QUEST[one.quest].duel;
  const name = one.hero === null ? (foe === null ? '' : foes[foe.foe.name]) : cards.heroes[one.hero][0];
  const arms = [one.weapon, one.armour].filter(arm => arm !== null);
  return (
    <article class={`duellist p-${colourOf(one.seat)}`}>
      {one.hero === null ? (
        <Art id="rw-battle" class="portrait" />
      ) : (
        <Face hero={one.hero} seat={one.seat} class="hp large" />
      )}
      <h3>{name}</h3>
      <p class="note">{one.seat === NOBODY ? '' : nameOf(one.seat)}</p>
      <p class="hpips" title={words.health(one.health - one.damage, one.health)}>
        {Array.from({ length: one.health }, (_, n) => (
          <i key={n} class={n < one.damage ? 'x' : ''} />
        ))}
        <span class="vh"> {words.health(one.health - one.damage, one.health)} </span>
      </p>
      {arms.map(arm => (
        <p key={arm} title={cards.rewards[arm][1]}>
          <Art id="rw-reward" /> {cards.rewards[arm][0]}
        </p>
      ))}
      {one.fate > 0 && <FateCard card={one.fate} shapes={['circle']} />}
    </article>
  );
}
