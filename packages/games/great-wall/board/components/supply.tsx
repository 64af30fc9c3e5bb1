import { SHAME_PER_SEAT } from '../../src/setup.ts';
import { qinIn } from '../../src/table.ts';
import type { Rule } from '../../text/rules/en.ts';
import { duesOf } from '../model/council.ts';
import { at } from '../model/flight.ts';
import { useTable } from '../table.ts';
import { Art } from './art.tsx';

/** GW-SOLO-68, GW-COOP-45: whoever plays alone, and all who play together, lose with the last shame token. */
export function Supply() {
  const { seen, me, words, threats } = useTable();
  const all = SHAME_PER_SEAT * seen.seats;
  if (seen.together !== null) {
    const { demands, breaches } = duesOf(seen, me, threats);
    const said = words.partners;
    return (
      <Pips
        rule="GW-COOP-45"
        place={at.supply}
        all={all}
        due={seen.over ? 0 : demands + breaches}
        says={said.supply(seen.shame, all)}
        more={seen.over ? '' : `; ${said.dues(breaches, demands)}`}
      />
    );
  }
  if (qinIn(seen) === undefined) return null;
  const due = threats.reduce((sum, { holds, shame }) => sum + (holds ? 0 : shame[0]!), 0);
  const said = words.alone;
  return (
    <Pips
      rule="GW-SOLO-68"
      place={at.qin.supply}
      all={all}
      due={seen.over ? 0 : due}
      says={said.supply(seen.shame, all)}
      more={seen.over ? '' : `. ${said.threat(due)}. `}
      lose={seen.over ? '' : said.lose}
    />
  );
}

interface PipsProps {
  rule: Rule;
  /** What flies and lessons call it. */
  place: string;
  all: number;
  /** As many are expected to go. */
  due: number;
  says: string;
  more: string;
  /** What an empty supply means, where there is room to say it. */
  lose?: string;
}

function Pips({ rule, place, all, due, says, more, lose }: PipsProps) {
  const { seen, text } = useTable();
  return (
    <section class="panel supply" data-pane="town" data-at={place} title={text.rules[rule]}>
      <p>
        <Art id="res-shame" class="sign" />
        <b>{says}</b>
        {more}
        <span class="lose">{lose}</span>
      </p>
      <div class="pips" aria-hidden="true">
        {Array.from({ length: all }, (_, n) => (
          <i key={n} class={n >= seen.shame ? 'gone' : n >= seen.shame - due ? 'due' : ''} />
        ))}
      </div>
    </section>
  );
}
