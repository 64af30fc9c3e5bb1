import { Icon, scrollsByKeys } from '@teahouse/boardkit';
import { NOBODY } from '@teahouse/kernel';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { UnitId } from '../../src/printed/ids.ts';
import { UNIT } from '../../src/printed/units.ts';
import type { Battle, Fighter, SideId } from '../../src/table.ts';
import { areaName } from '../model/areas.ts';
import { answerOfFighter, healthOf, type Rank, ROWS, ranksOf, resolvedNow } from '../model/battle.ts';
import { fightUnderWay } from '../model/fights.ts';
import { at } from '../model/flight.ts';
import { drawsBy, drawsIn, drawsNow, lostIn, type PassShown, passesOf, shownOf } from '../model/passes.ts';
import { isNeutral } from '../model/reading.ts';
import { NEUTRAL, useTable } from '../table.ts';
import { drawerOf } from './again.tsx';
import { Art, Standard } from './art.tsx';
import { FateCard, FateChip } from './fate.tsx';
import { Pick } from './pick.tsx';
import { type Turning, TurningKeys, useNewCards } from './turning.tsx';

/** The battle: five initiative rows, the armies face each other, fate cards lie between. */
export function Arena({ battle, toMap }: { battle: Battle; toMap(): void }) {
  const table = useTable();
  const { words, journal } = table;
  const fight = fightUnderWay(journal.entries, 'battle');
  const passes = fight === null ? [] : passesOf(fight);
  const turning = useNewCards(drawsIn(passes), passes.at(-1)?.draws.length ?? 0);
  const shown = shownOf(passes, turning.open);
  const isTurning = turning.open < turning.total;
  // What the cards have done is seen when they lie open.
  const held = useHeld({ battle, passes }, isTurning);
  const row = isTurning ? shown.at(-1)!.row : battle.row;
  const rows = useRowInSight(row, passes.length);
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
      <ol class="irows" ref={rows} aria-label={words.battleIn(areaName(table, battle.area))}>
        {ROWS.map(n => (
          <Row
            key={n}
            battle={{ ...held.battle, row }}
            row={n}
            passes={shown.filter(pass => pass.row === n)}
            lost={{
              attacker: lostIn(held.passes, battle.attacker.seat),
              defender: lostIn(held.passes, battle.defender.seat),
            }}
            turning={turning}
          />
        ))}
      </ol>
    </section>
  );
}

/** Where so much is fought that the rows scroll, the one that is fought now is in sight. */
function useRowInSight(row: number, passes: number): RefObject<HTMLOListElement | null> {
  const rows = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const list = rows.current!;
    scrollsByKeys(list);
    const now = list.querySelector<HTMLElement>('.now');
    if (now === null || list.scrollHeight <= list.clientHeight) return;
    const { offsetTop, offsetHeight } = now;
    const most = offsetTop - list.offsetTop;
    list.scrollTop = Math.min(most, Math.max(list.scrollTop, most + offsetHeight - list.clientHeight));
  }, [row, passes]);
  return rows;
}

function Head({ battle, side }: { battle: Battle; side: SideId }) {
  const { me, words, nameOf, colourOf } = useTable();
  const { seat } = battle[side];
  return (
    <span class={`p-${colourOf(seat)} ${side}`}>
      {seat !== NOBODY && <Standard seat={seat} class="fem big" />}
      <b title={nameOf(seat)}>{seat === me ? words.you : nameOf(seat)}</b> {words.roles[side]}
    </span>
  );
}

/** While something is still to be seen that led to what is there now: what was there before. */
function useHeld<T>(now: T, isHeld: boolean): T {
  const last = useRef(now);
  if (!isHeld) last.current = now;
  return last.current;
}

interface RowProps {
  battle: Battle;
  row: number;
  passes: readonly PassShown[];
  /** What each side has lost in the whole battle. */
  lost: Readonly<Record<SideId, ReadonlyMap<UnitId, number>>>;
  turning: Turning;
}

function Row({ battle, row, passes, lost, turning }: RowProps) {
  const { seen, words, colourOf } = useTable();
  const ranksAt = (side: SideId): Rank[] => ranksOf(seen, battle, side, row, lost[side]);
  const ranks = { attacker: ranksAt('attacker'), defender: ranksAt('defender') };
  const both = [...ranks.attacker, ...ranks.defender];
  const state = row < battle.row ? 'done' : row === battle.row ? 'now' : '';
  const isEmpty = both.length + passes.length === 0;
  return (
    <li class={`irow ${state}${isEmpty ? ' empty' : ''}`} aria-current={state === 'now' ? 'step' : undefined}>
      {(['attacker', 'defender'] as const).map(side => (
        <div key={side} class={`${side} p-${colourOf(battle[side].seat)}`}>
          {ranks[side].map(rank => (
            <RankOf key={rank.unit} battle={battle} side={side} rank={rank} />
          ))}
        </div>
      ))}
      <div class="mid">
        <span class="ini" title={words.initiative(row)}>
          {row}
        </span>
        {state === 'now' ? (
          <Cards passes={passes} turning={turning} />
        ) : passes.length > 0 ? (
          <Past passes={passes} />
        ) : (
          <Later ranks={both} />
        )}
      </div>
    </li>
  );
}

function RankOf({ battle, side, rank: { unit, fighters, lost } }: { battle: Battle; side: SideId; rank: Rank }) {
  const { seen, text, words } = useTable();
  const { name, many } = text.words.forms.units[unit];
  const [ability, rule] = text.words.cards.abilities[unit];
  return (
    <div class="ug">
      <div class="pcs">
        {fighters.map((one, n) => (
          <FighterPiece key={n} battle={battle} side={side} one={one} />
        ))}
        {Array.from({ length: lost }, (_, n) => (
          <span
            key={`lost ${n}`}
            class={`bp slain${isNeutral(seen, unit) ? ` p-${NEUTRAL}` : ''}`}
            title={words.destroyed}
          >
            <Art id={`unit-${unit}`} class="piece" box={[-1, -1, 50, 52]} />
            <span class="vh"> {words.destroyed} </span>
          </span>
        ))}
      </div>
      <p title={`${ability}: ${rule}`}>
        <b>{fighters.length + lost === 1 ? name : many}</b>
        <Art id={`base-${UNIT[unit].shape}`} class="bs" />
        <span class="ability">{ability}</span>
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
      {one.routed && <span class="rout">{words.routed}</span>}
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
function Cards({ passes, turning }: { passes: readonly PassShown[]; turning: Turning }) {
  const table = useTable();
  const { seen, words, colourOf } = table;
  const isTurning = turning.open < turning.total;
  const draws = isTurning ? passes.at(-1)!.draws : drawsNow(seen, passes);
  const down = isTurning ? passes.at(-1)!.down : 0;
  const now = resolvedNow(seen);
  if (draws.length === 0) return <p class="later">{words.nextCards}</p>;
  return (
    <>
      <div class="cards">
        {drawsBy(draws).map(together => (
          <div key={together[0]!.card} class={`draw p-${colourOf(together[0]!.seat)}`}>
            <h3>{drawerOf(table, together)}</h3>
            <div class="drawn-cards">
              {together.map(draw => (
                <FateCard key={draw.card} {...draw} isDown={draws.indexOf(draw) >= draws.length - down} />
              ))}
            </div>
          </div>
        ))}
      </div>
      {isTurning && <TurningKeys turning={turning} />}
      {now !== null && !isTurning && (
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

/** A row that is still to come: how many cards each kind will draw. */
function Later({ ranks }: { ranks: readonly Rank[] }) {
  const { words, text } = useTable();
  if (ranks.length === 0) return <p class="later">{words.nobody}</p>;
  const standing = ({ fighters }: Rank): number => fighters.filter(({ routed }) => !routed).length;
  return (
    <p class="later">
      {ranks
        .filter(rank => standing(rank) > 0)
        .map(rank => words.draws(text.words.forms.units[rank.unit].name, standing(rank)))
        .join(' · ')}
    </p>
  );
}

/** A row that is fought: what was drawn, in short, and what came of it. */
function Past({ passes }: { passes: readonly PassShown[] }) {
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
