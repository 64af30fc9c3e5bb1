import { Icon } from '@teahouse/boardkit';
import { REST, routeId, SECTIONS, TROOPS, type Troop } from '../../src/ids.ts';
import { sectionsOf } from '../../src/rules/vocabulary.ts';
import { at } from '../model/flight.ts';
import { useTable } from '../table.ts';
import { Unit } from './art.tsx';
import { Pick } from './pick.tsx';

/** Soldiers who wait behind the wall, where recruits may join them and from where troops march. */
export function Rest({ section }: { section: number }) {
  const { seen, words, text, question } = useTable();
  const id = SECTIONS[section]!;
  const { rest } = seen.sections[section]!;
  const isEmpty = rest.every(({ spearman, archer, horseman }) => spearman + archer + horseman === 0);
  return (
    <div class="rest" data-at={at.rest(id)}>
      <span class="cap">{words.restZone}</span>
      {isEmpty && <i>{words.empty}</i>}
      {rest.flatMap((troops, seat) =>
        TROOPS.filter(troop => troops[troop] > 0).map(troop => (
          <Resting key={`${seat} ${troop}`} section={section} seat={seat} troop={troop} n={troops[troop]} />
        )),
      )}
      <span class="ways">
        {sectionsOf(seen)
          .filter(to => question?.options.includes(routeId(section, to)))
          .map(to => (
            <Pick
              key={to}
              answer={routeId(section, to)}
              where={id}
              class={to < section ? 'way back' : 'way'}
              label={text.answer(routeId(section, to))}
            >
              <Icon name="ui-arrow" />
              <span>{words.sections[SECTIONS[to]!]}</span>
            </Pick>
          ))}
        {question?.options.includes(REST[section]!) && (
          <Pick answer={REST[section]!} where={id} class="restb">
            {words.restHere}
          </Pick>
        )}
      </span>
    </div>
  );
}

interface RestingProps {
  section: number;
  seat: number;
  troop: Troop;
  n: number;
}

/** Soldiers of one kind and owner; mine can be told to march. */
function Resting({ section, seat, troop, n }: RestingProps) {
  const { me, words } = useTable();
  const inner = (
    <>
      <Unit figure={troop} clan={seat} />
      {n > 1 && <b>{n}</b>}
    </>
  );
  if (seat !== me) return <span class="resting">{inner}</span>;
  return (
    <Pick answer={troop} where={SECTIONS[section]!} class="resting" label={`${n} × ${words.figures[troop]}`}>
      {inner}
    </Pick>
  );
}
