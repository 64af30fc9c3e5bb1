import { Count } from '@teahouse/boardkit';
import { SECTIONS } from '../../src/ids.ts';
import { HORDE, type HordeCard, type Reward, type Spot, target } from '../../src/printed/hordes.ts';
import { powerAt } from '../../src/rules/battle.ts';
import { clanOf, type Horde } from '../../src/table.ts';
import type { SpriteId } from '../art/sprite.ts';
import { at } from '../model/flight.ts';
import { coverOf, doomedOn } from '../model/reading.ts';
import { useTable } from '../table.ts';
import { Art, Unit } from './art.tsx';
import { Pick, Reads } from './pick.tsx';

const COLUMNS = 6;
const ROWS = 2;

/** A horde before the wall: power, what it does, its vital points and who covers them. */
export function HordeOf({ horde, section, row }: { horde: Horde; section: number; row: number }) {
  const { seen, text, words, question } = useTable();
  const card = HORDE[horde.id];
  const help = text.cards[card.kind][1];
  const power = powerAt(seen.sections[section]!, row);
  const says = power === card.power ? words.power(power) : words.powerNow(power, card.power);
  return (
    <article class="horde" data-at={at.horde(horde.id)} aria-label={text.answer(horde.id)}>
      <Count class="pw" label={says}>
        <Art id="res-power" class="uic" />
        <b>{power}</b>
        {power !== card.power && <s>{card.power}</s>}
      </Count>
      <Art id={`horde-${card.kind}`} class="horde-mark" />
      <div class="ht">
        <Reads card={card.kind} class="nm">
          {text.answer(horde.id)}
        </Reads>
        <Count class="ho" label={(seen.together === null ? words.trophyHonor : words.partners.trophyHonor)(card.honor)}>
          {card.honor}
          <Art id="res-honor" />
        </Count>
      </div>
      <div class="vgrid">
        {freeCells(card).map(([column, row]) => (
          <span key={`${column} ${row}`} class="vp0" style={{ gridColumn: column + 1, gridRow: row + 1 }} />
        ))}
        {card.spots.map((spot, n) => (
          <SpotOf key={card.spotIds[n]} horde={horde} card={card} spot={spot} n={n} section={section} />
        ))}
        {question !== null && card.pairs.some(({ id }) => question.options.includes(id)) && (
          <Pairs card={card} section={section} />
        )}
      </div>
      <p title={help}>{help}</p>
    </article>
  );
}

function freeCells({ spots }: HordeCard): [column: number, row: number][] {
  const out: [number, number][] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      if (!spots.some(spot => spot.row === row && spot.column === column)) out.push([column, row]);
    }
  }
  return out;
}

interface SpotProps {
  horde: Horde;
  card: HordeCard;
  spot: Spot;
  n: number;
  section: number;
}

/** A vital point: what it gives, or who covers it. A Horseman covers two, and is drawn across both. */
function SpotOf({ horde, card, spot, n, section }: SpotProps) {
  const { seen, text, words, qinStrikes, colourOf, nameOf } = useTable();
  const cover = coverOf(horde, n);
  const place = { gridColumn: `${spot.column + 1}`, gridRow: `${spot.row + 1}` };
  const name = text.answer(card.spotIds[n]!);
  if (cover === 'wound') {
    return (
      <span class="vpt wound" style={place} title={`${name}: ${words.wound}`} data-at={at.spot(card.spotIds[n]!)}>
        <Art id="res-wound" />
        <span class="vh">{`${name}: ${words.wound}`}</span>
      </span>
    );
  }
  if (cover !== null) {
    const { clan, troop, at: covered } = horde.soldiers[cover]!;
    if (covered[0] !== n) return null;
    const isDoomed = doomedOn(seen, horde).has(cover);
    const other = covered[1] === undefined ? null : card.spots[covered[1]]!;
    const across = other !== null && other.row === spot.row;
    const covers = `${nameOf(clan)}, ${words.figures[troop]}`;
    if (other !== null) {
      if (across) place.gridColumn = `${Math.min(spot.column, other.column) + 1} / span 2`;
      else place.gridRow = '1 / span 2';
    }
    return (
      <span
        class={isDoomed ? 'vpt taken doomed' : 'vpt taken'}
        style={place}
        title={`${name}: ${covers}`}
        data-at={at.spot(card.spotIds[n]!)}
      >
        <Unit figure={troop} clan={clan} />
        <span class="vh">{`${name}: ${covers}`}</span>
      </span>
    );
  }
  const isQins = qinStrikes !== null && target(qinStrikes).horde === horde.id && target(qinStrikes).at.includes(n);
  return (
    <Pick
      answer={card.spotIds[n]!}
      where={SECTIONS[section]!}
      class={isQins ? `vpt qins${spot.row === 0 ? ' upper' : ''} p-${colourOf(clanOf(seen, 'qin'))}` : 'vpt'}
      label={`${name}: ${words.reward(spot.reward)}${isQins ? ` (${words.qin})` : ''}`}
      style={place}
      at={at.spot(card.spotIds[n]!)}
    >
      <RewardIcons reward={spot.reward} />
      {isQins && <em aria-hidden="true">{words.alone.short}</em>}
    </Pick>
  );
}

function RewardIcons({ reward: { gives, n } }: { reward: Reward }) {
  if (gives === 'nothing') return <i aria-hidden="true" />;
  const icon: SpriteId = gives === 'tactic' ? 'res-tactic' : `res-${gives}`;
  return (
    <>
      {gives === 'honor' && <b aria-hidden="true">{n}</b>}
      <Art id={icon} />
    </>
  );
}

/** Two adjacent points are one answer: a rider stands between them. */
function Pairs({ card, section }: { card: HordeCard; section: number }) {
  const { question, text, words } = useTable();
  return card.pairs
    .filter(({ id }) => question!.options.includes(id))
    .map(({ id, at: [a, b] }) => {
      const [one, two] = [card.spots[a]!, card.spots[b]!];
      const x = (one.column + two.column + 1) / 2 / COLUMNS;
      const y = (one.row + two.row + 1) / 2 / ROWS;
      return (
        <Pick
          key={id}
          answer={id}
          where={SECTIONS[section]!}
          class="pair"
          label={`${text.answer(id)}: ${words.reward(one.reward)}, ${words.reward(two.reward)}`}
          style={{ left: `${100 * x}%`, top: `${100 * y}%` }}
        >
          <Art id="troop-horseman" />
        </Pick>
      );
    });
}
