import type { Battle } from '../../src/table.ts';
import { areaName } from '../model/areas.ts';
import { fightersOf, ROWS, ranksOf, SIDES, strengthIn } from '../model/battle.ts';
import { useTable } from '../table.ts';

/** The battle that is fought: both armies by initiative, and their strength. */
export function BattleInWords({ battle }: { battle: Battle }) {
  const table = useTable();
  const { seen, me, words, text, nameOf } = table;
  const { inState, forms } = text.words;
  return (
    <section>
      <h2>{words.battleIn(areaName(table, battle.area))}</h2>
      {SIDES.map(side => {
        const { seat } = battle[side];
        return (
          <section key={side}>
            <h3>
              {seat === me ? words.you : nameOf(seat)} {words.roles[side]}
            </h3>
            <p>
              {words.strength}: {strengthIn(seen, battle, side).all}
              {fightersOf(seen, battle, side).length === 0 && `. ${words.nobody}`}
            </p>
            <ul>
              {ROWS.flatMap(row =>
                ranksOf(seen, battle, side, row).map(({ unit, fighters }) => (
                  <li key={unit}>
                    {words.initiative(row)}:{' '}
                    {fighters.map(one => inState(forms.units[unit].name, one.damage, one.routed)).join(', ')}.{' '}
                    {text.words.cards.abilities[unit].join('. ')}
                  </li>
                )),
              )}
            </ul>
          </section>
        );
      })}
    </section>
  );
}
