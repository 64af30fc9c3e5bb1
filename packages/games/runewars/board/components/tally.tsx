import { NOBODY } from '@teahouse/kernel';
import { oddsOf } from '../../src/foresight/odds.ts';
import type { Battle, SideId } from '../../src/table.ts';
import { isUndecided, SIDES, type Strength, strengthIn } from '../model/battle.ts';
import { useTable } from '../table.ts';
import { Art, Standard } from './art.tsx';
import { useLater } from './later.ts';

/** Who would win if strength were counted now, and how it will probably end. */
export function Tally({ battle }: { battle: Battle }) {
  const { seen, me, words, nameOf } = useTable();
  const [attack, defence] = SIDES.map(side => strengthIn(seen, battle, side)) as [Strength, Strength];
  const lead = attack.all - defence.all;
  const mine = battle.attacker.seat === me ? lead > 0 : battle.defender.seat === me ? lead <= 0 : null;
  const odds = useLater(seen, () => (isUndecided(seen) ? oddsOf(seen, me) : null));
  const ahead = lead > 0 ? battle.attacker.seat : battle.defender.seat;
  const who = ahead === me ? words.you : nameOf(ahead);
  return (
    <section class="panel tally" data-pane="mine" aria-label={words.tally}>
      <div class="tls">
        {SIDES.map(side => (
          <Side key={side} battle={battle} side={side} strength={side === 'attacker' ? attack : defence} />
        ))}
      </div>
      <p class={mine === null ? 'verdict' : mine ? 'verdict gain' : 'verdict loss'}>
        {lead === 0 ? words.tie(who) : words.leads(who, Math.abs(lead))}
      </p>
      {odds !== null && (
        <p class="note">
          {words.attackerWins(odds.chance)} {words.losses(odds.attackerLoses, odds.defenderLoses)}
        </p>
      )}
    </section>
  );
}

function Side({ battle, side, strength }: { battle: Battle; side: SideId; strength: Strength }) {
  const { me, words, nameOf, colourOf } = useTable();
  const { seat } = battle[side];
  const { units, bonus, walls, all } = strength;
  return (
    <div class={`tl p-${colourOf(seat)}`}>
      <div class="ribbon" />
      <h3 title={nameOf(seat)}>
        {seat !== NOBODY && <Standard seat={seat} class="fem" />}
        <span>{seat === me ? words.you : nameOf(seat)}</span>
      </h3>
      <ul>
        <li>
          <Art id="rw-might" />
          <span class="what">{words.standing}</span>
          <b>{units}</b>
        </li>
        {bonus !== 0 && (
          <li>
            <Art id="rw-tactics" />
            <span class="what">{words.bonusStrength}</span>
            <b>+{bonus}</b>
          </li>
        )}
        {walls > 0 && (
          <li>
            <Art id="stronghold" class="fort" />
            <span class="what">{words.strongholdName}</span>
            <b>+{walls}</b>
          </li>
        )}
      </ul>
      <p class="sum">
        <span>{words.strength}</span>
        <b>{all}</b>
      </p>
    </div>
  );
}
