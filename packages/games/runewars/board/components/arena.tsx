import { Icon } from '@teahouse/boardkit';
import { NOBODY } from '@teahouse/kernel';
import { UNIT } from '../../src/printed/units.ts';
import type { Battle, Fighter, SideId } from '../../src/table.ts';
import { areaName } from '../model/areas.ts';
import { answerOfFighter, healthOf, openFate, type Rank, ROWS, ranksOf, resolvedNow } from '../model/battle.ts';
import { at } from '../model/flight.ts';
import { isNeutral } from '../model/reading.ts';
import { NEUTRAL, useTable } from '../table.ts';
import { Art, Standard } from './art.tsx';
import { FateCard } from './fate.tsx';
import { Pick } from './pick.tsx';

/** The battle: five initiative rows, the armies face each other, fate cards lie between. */
export function Arena({ battle, toMap }: { battle: Battle; toMap(): void }) {
  const table = useTable();
  const { words } = table;
  return (
    <section class="panel arena" data-pane="map" aria-label={words.battleIn(areaName(table, battle.area))}>
      <header>
        <button type="button" class="btn" onClick={toMap}>
          <Icon name="ui-undo" />
          {words.map}
        </button>
        <h2 data-at={at.area(battle.area)}>
          <Art id="rw-battle" /> {words.battleIn(areaName(table, battle.area))}
        </h2>
      </header>
      <div class="heads">
        <Head battle={battle} side="attacker" />
        <Head battle={battle} side="defender" />
      </div>
      <ol class="irows">
        {ROWS.map(row => (
          <Row key={row} battle={battle} row={row} />
        ))}
      </ol>
    </section>
  );
}

function Head({ battle, side }: { battle: Battle; side: SideId }) {
  const { me, words, nameOf, colourOf } = useTable();
  const { seat } = battle[side];
  return (
    <span class={`p-${colourOf(seat)} ${side}`}>
      {seat !== NOBODY && <Standard seat={seat} class="fem big" />}
      <b>{seat === me ? words.you : nameOf(seat)}</b> {words.roles[side]}
    </span>
  );
}

function Row({ battle, row }: { battle: Battle; row: number }) {
  const { seen, words, colourOf } = useTable();
  const [mine, theirs] = [ranksOf(seen, battle, 'attacker', row), ranksOf(seen, battle, 'defender', row)];
  const state = row < battle.row ? 'done' : row === battle.row ? 'now' : '';
  const isEmpty = mine.length + theirs.length === 0;
  return (
    <li class={`irow ${state}${isEmpty ? ' empty' : ''}`} aria-current={state === 'now' ? 'step' : undefined}>
      {(['attacker', 'defender'] as const).map(side => (
        <div key={side} class={`${side} p-${colourOf(battle[side].seat)}`}>
          {(side === 'attacker' ? mine : theirs).map(rank => (
            <RankOf key={rank.unit} battle={battle} side={side} rank={rank} />
          ))}
        </div>
      ))}
      <div class="mid">
        <span class="ini" title={words.initiative(row)}>
          {row}
        </span>
        {state === 'now' ? <Cards battle={battle} /> : <p class="later">{isEmpty ? words.nobody : ''}</p>}
      </div>
    </li>
  );
}

function RankOf({ battle, side, rank: { unit, fighters } }: { battle: Battle; side: SideId; rank: Rank }) {
  const { text } = useTable();
  const { name, many } = text.words.forms.units[unit];
  return (
    <div class="ug">
      <div class="pcs">
        {fighters.map((one, n) => (
          <FighterPiece key={n} battle={battle} side={side} one={one} />
        ))}
      </div>
      <p title={text.words.cards.abilities[unit][1]}>
        <b>{fighters.length === 1 ? name : many}</b>
        <Art id={`base-${UNIT[unit].shape}`} class="bs" />
        <span class="ability">{text.words.cards.abilities[unit][0]}</span>
      </p>
    </div>
  );
}

function FighterPiece({ battle, side, one }: { battle: Battle; side: SideId; one: Fighter }) {
  const { seen, question, text, words } = useTable();
  const health = healthOf(battle, side, one.unit);
  const label = text.words.inState(text.words.forms.units[one.unit].name, one.damage, one.routed);
  return (
    <Pick
      answer={answerOfFighter(seen, question, side, one)}
      where="battle"
      class={`bp${one.routed ? ' routed' : ''}${isNeutral(seen, one.unit) ? ` p-${NEUTRAL}` : ''}`}
      label={label}
    >
      <Art id={`unit-${one.unit}`} class="piece" box={[-1, -1, 50, 52]} />
      {one.routed && <span class="flag">{words.routed}</span>}
      {health > 1 && (
        <span class="hpips">
          {Array.from({ length: health }, (_, n) => (
            <i key={n} class={n < one.damage ? 'x' : ''} />
          ))}
        </span>
      )}
    </Pick>
  );
}

const STEPS = ['special', 'rout', 'damage'] as const;

/** The fate cards of this pass, and what is resolved now. */
function Cards({ battle }: { battle: Battle }) {
  const { seen, words, text, colourOf } = useTable();
  const fate = openFate(seen, battle);
  const now = resolvedNow(seen);
  if (seen.fateOpen.length === 0) return <p class="later">{words.nextCards}</p>;
  const shape = (side: SideId) => {
    const { acting } = battle[side];
    return acting === null ? [] : [UNIT[acting].shape];
  };
  return (
    <>
      <div class="cards">
        {(['attacker', 'defender'] as const).map(side => {
          const { acting, seat } = battle[side];
          return (
            acting !== null &&
            fate[side].length > 0 && (
              <div key={side} class={`draw p-${colourOf(seat)}`}>
                <h4>{words.draws(text.words.forms.units[acting].name, fate[side].length)}</h4>
                <div class="drawn-cards">
                  {fate[side].map(card => (
                    <FateCard key={card} card={card} shapes={shape(side)} />
                  ))}
                </div>
              </div>
            )
          );
        })}
        {fate.both.length > 0 && (
          <div class="draw">
            <div class="drawn-cards">
              {fate.both.map(card => (
                <FateCard key={card} card={card} shapes={[...shape('attacker'), ...shape('defender')]} />
              ))}
            </div>
          </div>
        )}
      </div>
      {now !== null && (
        <ol class="steps">
          {STEPS.map(step => (
            <li key={step} class={step === now ? 'cur' : ''} aria-current={step === now ? 'step' : undefined}>
              <Art id={`fate-${step}`} class="fs" />
              {words.results[step]}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
