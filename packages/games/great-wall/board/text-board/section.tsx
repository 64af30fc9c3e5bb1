import { bitesIn } from '../../src/foresight/bites.ts';
import { SECTIONS, TROOPS } from '../../src/ids.ts';
import { BARRICADES, TOP_LEVEL, WALLS } from '../../src/printed/board.ts';
import { HORDE } from '../../src/printed/hordes.ts';
import { powerAt } from '../../src/rules/battle.ts';
import type { Clan, Horde } from '../../src/table.ts';
import { coverOf } from '../model/reading.ts';
import { type GreatWallTable, useTable } from '../table.ts';

/** A clan in the middle of a sentence. */
const nameIn = ({ me, words, nameOf }: GreatWallTable, clan: Clan): string => (clan === me ? words.you : nameOf(clan));

/** One section: how it stands, its hordes with every vital point, barricades, wall, posts and rest zone. */
export function SectionInWords({ section }: { section: number }) {
  const table = useTable();
  const { seen, words, text, threats } = table;
  const id = SECTIONS[section]!;
  const { hordes, barricades, bolster, wall } = seen.sections[section]!;
  const { defence, power, holds, shame } = threats[section]!;
  const shamed = shame.flatMap((n, seat) => (n === 0 ? [] : [`${nameIn(table, seat)} ${n}`]));
  const next = wall < TOP_LEVEL ? WALLS[wall + 1]! : null;
  return (
    <section>
      <h2>{text.answer(id)}</h2>
      <p>
        {text.threat(defence, power)}:{' '}
        <b>
          {hordes.length === 0 ? words.quiet : holds ? words.holds(defence - power) : words.breach(power - defence)}
        </b>
        . {shamed.length === 0 ? words.noShame : `${words.shame}: ${shamed.join(', ')}`}.
      </p>
      <ol>
        {hordes.map((horde, row) => (
          <li key={horde.id}>
            {words.row(row + 1, text.answer(horde.id))}.{' '}
            <HordeInWords horde={horde} power={powerAt(seen.sections[section]!, row)} />
          </li>
        ))}
      </ol>
      <p>
        {words.barricades(barricades)} / {BARRICADES}. {words.wallIs(wall, WALLS[wall]!.defence)}.{' '}
        {bolster > 0 && `${words.bolster}: ${bolster}. `}
        {next !== null && `${words.nextLevel(next.cost, next.defence)}.`}
        {bitesIn(seen, section).map(({ what, n }) => ` ${words.partners.bites[what](n)}.`)}
      </p>
      <Men section={section} />
    </section>
  );
}

function HordeInWords({ horde, power: now }: { horde: Horde; power: number }) {
  const table = useTable();
  const { seen, words, text } = table;
  const trophy = seen.together === null ? words.trophyHonor : words.partners.trophyHonor;
  const { kind, power, honor, spots } = HORDE[horde.id];
  const coverIn = (spot: number): string => {
    const cover = coverOf(horde, spot);
    if (cover === null) return words.free;
    if (cover === 'wound') return words.wound;
    const { troop, clan } = horde.soldiers[cover]!;
    return words.coveredBy(`${words.figures[troop]} (${nameIn(table, clan)})`);
  };
  return (
    <>
      {now === power ? words.power(power) : words.powerNow(now, power)}, {trophy(honor)}. {text.cards[kind][1]}{' '}
      {words.points}: {spots.map(({ reward }, n) => `${n + 1}. ${words.reward(reward)}, ${coverIn(n)}`).join('; ')}.
    </>
  );
}

/** Who is on the wall and behind it. */
function Men({ section }: { section: number }) {
  const table = useTable();
  const { seen, words } = table;
  const { posts, rest, wall } = seen.sections[section]!;
  const manned = posts.map(clan => nameIn(table, clan)).join(', ') || words.nobody;
  const resting = rest.flatMap((troops, seat) =>
    TROOPS.filter(troop => troops[troop] > 0).map(
      troop => `${troops[troop]} × ${words.figures[troop]} (${nameIn(table, seat)})`,
    ),
  );
  return (
    <>
      <p>{words.posts(manned, WALLS[wall]!.posts - posts.length)}</p>
      <p>
        {words.restZone}: {resting.join(', ') || words.nobody}.
      </p>
    </>
  );
}
