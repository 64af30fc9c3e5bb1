import { useLayoutEffect, useRef } from 'preact/hooks';
import { marchOf, meetingOf } from '../../src/foresight/march.ts';
import { pickId } from '../../src/ids.ts';
import type { AreaId, UnitId } from '../../src/printed/ids.ts';
import { areaName, armyInWords } from '../model/areas.ts';
import { type Composed, composedIn, hungryAt, leavingBy, marchGoal, sourcesOf, withoutOne } from '../model/moves.ts';
import { areaOf } from '../model/reading.ts';
import { useTable } from '../table.ts';
import { Art, Piece } from './art.tsx';
import { useLater } from './later.ts';
import { Pick } from './pick.tsx';

/** A move that is composed: who can come from where, who comes, and what they would meet. */
export function MarchPanel() {
  const table = useTable();
  const { seen, question, words } = table;
  const composed = composedIn(seen);
  const leaving = leavingBy(composed);
  const goal = marchGoal(seen);
  const waiting = (from: AreaId, unit: UnitId): number => {
    const standing = areaOf(seen, from).troops.find(one => one.unit === unit)?.standing ?? 0;
    return standing - (leaving.get(`${unit}@${from}`) ?? 0);
  };
  const hungry = goal === null ? 0 : hungryAt(seen, question!.seat, goal, composed);
  const coming = composed.units.filter(({ to }) => to === goal);
  return (
    <div class="march">
      <h3>{goal === null ? words.units : words.marchTo(areaName(table, goal))}</h3>
      <ul class="comers">
        {sourcesOf(seen, question!, composed).map(({ from, picks, kinds, stays, hungry }) => (
          <li key={from}>
            <b>{from}</b>
            <div>
              {kinds.map(unit => (
                <Comer key={unit} unit={unit} from={from} waits={waiting(from, unit)} army={composed.units} />
              ))}
              {picks.includes('all') && <Everybody from={from} />}
              <small class="note">
                {words.stays(stays)}
                {hungry > 0 && <Hunger n={hungry} />}
              </small>
            </div>
          </li>
        ))}
      </ul>
      {coming.length > 0 && (
        <p class="coming">
          <span>{words.coming}</span>
          {coming.map(({ unit, from, n }) => (
            <Piece key={`${unit} ${from}`} unit={unit} seat={question!.seat} n={n} />
          ))}
          {hungry > 0 && <Hunger n={hungry} />}
        </p>
      )}
      <Meeting />
    </div>
  );
}

interface ComerProps {
  unit: UnitId;
  from: AreaId;
  /** How many of the kind are still there. */
  waits: number;
  army: Composed['units'];
}

/** Units of a kind in an area: one more comes, or one fewer, also by the keys + and −. */
function Comer({ unit, from, waits, army }: ComerProps) {
  const { seen, question, draft, words, text, choose } = useTable();
  const group = useRef<HTMLFieldSetElement>(null);
  const fewer = useRef<HTMLButtonElement>(null);
  const isStepped = useRef(false);
  const answer = pickId(unit, from);
  const comes = army.find(one => one.unit === unit && one.from === from)?.n ?? 0;
  const said = text.answer(answer, seen);
  const progress = `${said}: ${words.progress(comes, comes + waits)}`;
  const canStay = comes > 0 && draft !== null && marchOf(seen) !== null;
  const stepIn = (): void => {
    isStepped.current = true;
  };
  const stepOut = (): void => {
    if (canStay) draft.recompose(withoutOne(draft.answers, army, unit, from));
  };
  // When the last one comes, what brought it is no button any more.
  useLayoutEffect(() => {
    if (isStepped.current && !group.current!.contains(document.activeElement)) fewer.current!.focus();
    isStepped.current = false;
  }, [comes]);
  const step = (event: KeyboardEvent): void => {
    if (event.key !== '+' && event.key !== '-') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === '-') stepOut();
    else if (question!.options.includes(answer)) {
      stepIn();
      choose(answer);
    }
  };
  return (
    <fieldset ref={group} class="stepper" aria-label={progress} onKeyDown={step}>
      <button
        ref={fewer}
        type="button"
        class="fewer"
        title={words.oneFewer(said)}
        aria-label={words.oneFewer(said)}
        aria-disabled={!canStay}
        onClick={stepOut}
      >
        −
      </button>
      <Pick
        answer={answer}
        where="map"
        class="comer"
        label={progress}
        title={said}
        means={() => {
          stepIn();
          return [];
        }}
      >
        <Piece unit={unit} seat={question!.seat} />
        <b>
          {comes}/{comes + waits}
        </b>
        <i>+</i>
      </Pick>
    </fieldset>
  );
}

function Everybody({ from }: { from: AreaId }) {
  const { seen, words, text } = useTable();
  return (
    <Pick answer={pickId('all', from)} where="map" class="comer every" label={text.answer(pickId('all', from), seen)}>
      {words.all}
    </Pick>
  );
}

/** What stands in the way, and how a battle would probably end. */
function Meeting() {
  const table = useTable();
  const { seen, me, words, nameOf } = table;
  const march = marchOf(seen);
  const key = march === null ? '' : JSON.stringify([march.at, march.army]);
  const meeting = useLater(key, () => (march === null ? null : meetingOf(seen, me, march)));
  if (meeting === null || meeting.what === 'open') {
    return meeting === null ? null : <p class="note">{words.noBattle}</p>;
  }
  const { at, walls, odds, what, owner } = meeting;
  return (
    <div class="meets">
      <p>
        {what === 'neutral' ? words.meetsNeutrals : words.meets(nameOf(owner))}:{' '}
        <b>{armyInWords(table, areaOf(seen, at)) || words.nobody}</b>
        {walls > 0 && `, ${words.walls(walls)}`}
      </p>
      {odds !== null && (
        <p class={odds.chance > 0.5 ? 'odds gain' : 'odds loss'}>
          <b>{words.chance(odds.chance)}</b> {words.losses(odds.attackerLoses, odds.defenderLoses)}
        </p>
      )}
    </div>
  );
}

/** What winter would take here. */
function Hunger({ n }: { n: number }) {
  const { words } = useTable();
  return (
    <span class="hunger" title={words.hungry(n)}>
      <Art id="season-winter" class="cold" box={[0, 0, 120, 84]} />−{n}
      <span class="vh"> {words.hungry(n)} </span>
    </span>
  );
}
