import { Icon } from '@teahouse/boardkit';
import { NOBODY } from '@teahouse/kernel';
import { UNIT } from '../../src/printed/units.ts';
import type { Battle, Fighter, SideId } from '../../src/table.ts';
import { areaName } from '../model/areas.ts';
import { answerOfFighter, healthOf, type Rank, ROWS, ranksOf, resolvedNow } from '../model/battle.ts';
import { fightUnderWay } from '../model/fights.ts';
import { at } from '../model/flight.ts';
import { drawsBy, drawsNow, type Pass, passesOf } from '../model/passes.ts';
import { isNeutral } from '../model/reading.ts';
import { NEUTRAL, useTable } from '../table.ts';
import { drawerOf } from './again.tsx';
import { Art, Standard } from './art.tsx';
import { FateCard, FateChip } from './fate.tsx';
import { Pick } from './pick.tsx';
import { TurningKeys, useTurning } from './turning.tsx';

/** The battle: five initiative rows, the armies face each other, fate cards lie between. */
export function Arena({ battle, toMap }: { battle: Battle; toMap(): void }) {
  const table = useTable();
  const { words, journal } = table;
  const fight = fightUnderWay(journal.entries, 'battle');
  const passes = fight === null ? [] : passesOf(fight);
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
          <Row key={row} battle={battle} row={row} passes={passes.filter(pass => pass.row === row)} />
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

function Row({ battle, row, passes }: { battle: Battle; row: number; passes: readonly Pass[] }) {
  const { seen, words, colourOf } = useTable();
  const [mine, theirs] = [ranksOf(seen, battle, 'attacker', row), ranksOf(seen, battle, 'defender', row)];
  const state = row < battle.row ? 'done' : row === battle.row ? 'now' : '';
  const isEmpty = mine.length + theirs.length + passes.length === 0;
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
        {state === 'now' ? (
          <Cards passes={passes} row={row} />
        ) : passes.length > 0 ? (
          <Past passes={passes} />
        ) : (
          <p class="later">{isEmpty ? words.nobody : ''}</p>
        )}
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

/** The fate cards of this pass, turned one by one, and what is resolved now. */
function Cards({ passes, row }: { passes: readonly Pass[]; row: number }) {
  const table = useTable();
  const { seen, words, colourOf } = table;
  const draws = drawsNow(seen, passes);
  const now = resolvedNow(seen);
  const turning = useTurning(`${row} ${draws.map(({ card }) => card).join()}`, draws.length);
  if (draws.length === 0) return <p class="later">{words.nextCards}</p>;
  return (
    <>
      <div class="cards">
        {drawsBy(draws).map(together => (
          <div key={together[0]!.card} class={`draw p-${colourOf(together[0]!.seat)}`}>
            <h3>{drawerOf(table, together)}</h3>
            <div class="drawn-cards">
              {together.map(draw => (
                <FateCard key={draw.card} {...draw} isDown={draws.indexOf(draw) >= turning.open} />
              ))}
            </div>
          </div>
        ))}
      </div>
      {turning.open < turning.total && <TurningKeys turning={turning} />}
      {now !== null && turning.open >= turning.total && (
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

/** A row that is fought: what was drawn, in short, and what came of it. */
function Past({ passes }: { passes: readonly Pass[] }) {
  const { tell, colourOf } = useTable();
  const said = passes.flatMap(({ told }) => told.map(tell));
  return (
    <>
      <div class="past-cards">
        {passes.flatMap(({ draws }, n) =>
          drawsBy(draws).map(together => (
            <span key={`${n} ${together[0]!.card}`} class={`p-${colourOf(together[0]!.seat)}`}>
              {together.map(draw => (
                <FateChip key={draw.card} {...draw} />
              ))}
            </span>
          )),
        )}
      </div>
      <p class="came" title={said.join(' ')}>
        {said.join(' ')}
      </p>
    </>
  );
}
