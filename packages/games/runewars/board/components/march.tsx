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
        {sourcesOf(seen, question!, composed).map(({ from, picks, stays, hungry }) => (
          <li key={from}>
            <b>{from}</b>
            {picks.map(unit => (
              <Comer key={unit} unit={unit} from={from} n={unit === 'all' ? 0 : waiting(from, unit)} />
            ))}
            <small class="note">
              {words.stays(stays)}
              {hungry > 0 && <Hunger n={hungry} />}
            </small>
          </li>
        ))}
      </ul>
      {coming.length > 0 && (
        <p class="coming">
          <span>{words.coming}</span>
          {coming.map(squad => (
            <Coming key={`${squad.unit} ${squad.from}`} squad={squad} army={composed.units} />
          ))}
          {hungry > 0 && <Hunger n={hungry} />}
        </p>
      )}
      <Meeting />
    </div>
  );
}

/** A unit that may come, or all of them. */
function Comer({ unit, from, n }: { unit: UnitId | 'all'; from: AreaId; n: number }) {
  const { seen, question, words, text } = useTable();
  const said = text.answer(`${unit}@${from}`, seen);
  return (
    <Pick answer={`${unit}@${from}`} where="map" class="comer" label={n > 1 ? `${said} (${n})` : said}>
      {unit === 'all' ? <span class="every">{words.all}</span> : <Piece unit={unit} seat={question!.seat} n={n} />}
    </Pick>
  );
}

/** Units of a kind that come; as long as the march is composed, they can be sent back one by one. */
function Coming({ squad: { unit, from, n }, army }: { squad: Composed['units'][number]; army: Composed['units'] }) {
  const { seen, question, draft, words, text } = useTable();
  const piece = <Piece unit={unit} seat={question!.seat} n={n} />;
  if (draft === null || marchOf(seen) === null) return piece;
  const label = words.oneFewer(text.answer(pickId(unit, from), seen));
  return (
    <button
      type="button"
      class="step-out"
      title={label}
      aria-label={n > 1 ? `${label} (${n})` : label}
      onClick={() => draft.recompose(withoutOne(draft.answers, army, unit, from))}
    >
      {piece}
      <i aria-hidden="true">−</i>
    </button>
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
