import { Icon, scrollsByKeys } from '@teahouse/boardkit';
import { NOBODY } from '@teahouse/kernel';
import type { UnitId } from '../../src/printed/ids.ts';
import { areaName } from '../model/areas.ts';
import type { Fight } from '../model/fights.ts';
import { type Draw, drawsBy, itemsIn, type Pass, passesOf } from '../model/passes.ts';
import { type RunewarsTable, useTable } from '../table.ts';
import { Art, Standard } from './art.tsx';
import { FateCard } from './fate.tsx';
import { TurningKeys, useTurning } from './turning.tsx';

/** A battle, a duel or a diplomacy test once more: every card that was drawn, and what came of it. */
export function FightAgain({ fight, at, close }: { fight: Fight; at: number; close(): void }) {
  const table = useTable();
  const { words } = table;
  const passes = passesOf(fight);
  const total = itemsIn(passes);
  const turning = useTurning(`${at}`, total, total);
  const name = nameOf(table, fight);
  let before = 0;
  return (
    <section class="panel arena again" data-pane="map" aria-label={name}>
      <header>
        <button type="button" class="btn" onClick={close}>
          <Icon name="ui-undo" />
          {words.map}
        </button>
        <h2>
          <Art id="rw-battle" /> {name}
        </h2>
        <TurningKeys turning={turning} />
      </header>
      <ol class="passes" aria-label={name} ref={scrollsByKeys}>
        {passes.map((pass, n) => {
          const left = turning.open - before;
          before += pass.draws.length + pass.told.length;
          return left > 0 && <PassAgain key={n} pass={pass} open={left} />;
        })}
      </ol>
    </section>
  );
}

/** What was fought, and where. */
export function nameOf(table: RunewarsTable, { kind, area }: Fight): string {
  const { words } = table;
  if (kind === 'duel' || area === '') return words.duel;
  return kind === 'battle' ? words.battleIn(areaName(table, area)) : words.envoysIn(areaName(table, area));
}

function PassAgain({ pass: { row, draws, told }, open }: { pass: Pass; open: number }) {
  const { words, tell } = useTable();
  const cards = draws.slice(0, open);
  const lines = told.slice(0, Math.max(0, open - draws.length));
  return (
    <li class="pass">
      {row > 0 && (
        <span class="ini" title={words.initiative(row)}>
          {row}
        </span>
      )}
      <div class="cards">
        {drawsBy(cards).map(together => (
          <Drawn key={together[0]!.card} draws={together} />
        ))}
      </div>
      <ul>
        {lines.map((entry, n) => (
          <li key={n}>{tell(entry)}</li>
        ))}
      </ul>
    </li>
  );
}

/** Cards that one kind or one hero drew. */
function Drawn({ draws }: { draws: readonly Draw[] }) {
  const table = useTable();
  const { seat } = draws[0]!;
  return (
    <div class={`draw p-${table.colourOf(seat)}`}>
      <h3>
        {seat !== NOBODY && <Standard seat={seat} class="fem" />}
        {drawerOf(table, draws)}
      </h3>
      <div class="drawn-cards">
        {draws.map(({ card, shapes }) => (
          <FateCard key={card} card={card} shapes={shapes} />
        ))}
      </div>
    </div>
  );
}

/** Who drew: '3 cards of the Archers'; in a test of diplomacy nobody in particular. */
export function drawerOf({ text, words, nameOf }: RunewarsTable, draws: readonly Draw[]): string {
  const { by, seat } = draws[0]!;
  const { forms, cards, foes } = text.words;
  const unit = forms.units[by as UnitId];
  if (unit !== undefined) return words.draws(unit.name, draws.length);
  const [hero] = (cards.heroes as Readonly<Record<string, readonly string[]>>)[by] ?? [];
  const foe = (foes as Readonly<Record<string, string>>)[by];
  return hero ?? foe ?? nameOf(seat);
}
