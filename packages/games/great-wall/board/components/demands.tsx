import { Count, Icon, Point } from '@teahouse/boardkit';
import { type DemandNow, foreseeDemand, type Need } from '../../src/foresight/demands.ts';
import type { DemandId } from '../../src/printed/ids.ts';
import { demandsNeeded } from '../../src/rules/together/end.ts';
import type { SpriteId } from '../art/sprite.ts';
import { pledgesFor } from '../model/council.ts';
import { at } from '../model/flight.ts';
import { type GreatWallTable, useTable } from '../table.ts';
import { Art, Emblem, Portrait } from './art.tsx';
import { Reads } from './pick.tsx';

/** What the emperor demands, where artifacts lie in other games; who has what of it, and how much is done. */
export function Demands() {
  const { seen, words } = useTable();
  const { demands, fulfilled } = seen.together!;
  const said = words.partners;
  const needed = demandsNeeded(seen);
  return (
    <section class="demands" data-pane="town" aria-label={said.demands}>
      <h2 class="done-of" title={said.demandHelp} data-at={at.demands}>
        {said.demands}
        <span class="pips" aria-hidden="true">
          {Array.from({ length: needed }, (_, n) => (
            <i key={n} class={n < fulfilled.length ? 'met' : ''} />
          ))}
        </span>
        <b>{said.fulfilled(fulfilled.length, needed)}</b>
      </h2>
      <ul>
        {demands.map(id => (
          <li key={id}>
            <DemandOf id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DemandOf({ id }: { id: DemandId }) {
  const table = useTable();
  const { seen, me, text } = table;
  const now = foreseeDemand(seen, me, id);
  const pledges = pledgesFor(seen);
  const asked = pledges?.demand === id ? pledges.by : null;
  const [name, help] = text.cards[id];
  const state = now.can === true ? 'ready' : now.can === false ? 'lacks' : 'open';
  const said = stateOf(table, now);
  return (
    <article
      class={`demand ${state}${asked === null ? '' : ' asked'}${said === table.words.partners.notYet ? ' waits' : ''}`}
      data-at={at.demand(id)}
      aria-label={name}
    >
      <Reads card={id} class="face" title={`${name}: ${help}`}>
        <Portrait id={`dem-${id}`} class="pic" />
      </Reads>
      <Point at={at.demand(id)} name={name} />
      <div class="body">
        <h3 title={name}>{name}</h3>
        <em title={stateInWords(table, now)}>{said}</em>
        <p title={help}>{help}</p>
        <div class="needs">
          {now.needs.map((need, i) => (
            <NeedOf key={i} need={need} pledged={need.seat === null ? undefined : asked?.[need.seat]} />
          ))}
          {asked !== null && now.needs.every(({ seat }) => seat === null) && <Pledged by={asked} />}
        </div>
      </div>
    </article>
  );
}

/** Whether it can be met, in short: what others lack stands beside their emblems. */
function stateOf({ me, words }: GreatWallTable, { needs, can }: DemandNow): string {
  const said = words.partners;
  if (can === true) return said.allCan;
  const mine = needs.find(({ seat, has, of }) => seat !== null && seat === me && has !== null && has < of);
  if (mine !== undefined) return said.youLack(mine.of - mine.has!);
  return can === null ? said.hidden : said.notYet;
}

/** Whether it can be met, and who lacks what if not. */
export function stateInWords(table: GreatWallTable, now: DemandNow): string {
  const { me, words, nameOf } = table;
  const said = words.partners;
  const missing = now.needs.flatMap(({ seat, has, of }) =>
    seat === null || has === null || has >= of
      ? []
      : [seat === me ? said.youLack(of - has) : said.lacks(nameOf(seat), of - has)],
  );
  return now.can !== true && missing.length > 0 ? missing.join(', ') : stateOf(table, now);
}

const ICON: Readonly<Record<Need['what'], SpriteId>> = {
  wood: 'res-wood',
  stone: 'res-stone',
  gold: 'res-gold',
  chi: 'res-chi',
  goods: 'res-wood',
  honor: 'res-honor',
  tactics: 'res-tactic',
  types: 'troop-archer',
  zones: 'troop-spearman',
  hordes: 'res-power',
  holding: 'res-defence',
  walls: 'res-defence',
  spoils: 'horde-shields',
};

export function needInWords({ me, words, nameOf }: GreatWallTable, { seat, what, has, of }: Need): string {
  const said = words.partners;
  const how = has === null ? words.behindScreen : said.needs[what](has, of);
  return seat === null ? how : `${seat === me ? words.you : nameOf(seat)}: ${how}`;
}

/** What one player has of it, or all together; and whether it is pledged. */
function NeedOf({ need, pledged }: { need: Need; pledged: readonly string[] | null | undefined }) {
  const table = useTable();
  const { seat, what, has, of } = need;
  const isMet = has !== null && has >= of;
  const says =
    pledged == null ? '' : `, ${pledged.length > 0 ? table.words.partners.gives : table.words.partners.keeps}`;
  return (
    <Count class={isMet ? 'need met' : 'need'} label={`${needInWords(table, need)}${says}`}>
      {seat === null ? <Art id={ICON[what]} /> : <Emblem clan={seat} />}
      <b>{has ?? '?'}</b>/{of}
      {pledged != null && (pledged.length > 0 ? <Icon name="ui-check" /> : <Icon name="ui-close" />)}
    </Count>
  );
}

/** Where all give together: who has said something. */
function Pledged({ by }: { by: readonly (readonly string[] | null)[] }) {
  const { words, text, nameOf } = useTable();
  const said = words.partners;
  return by.map((pledged, seat) =>
    pledged === null ? null : (
      <Count
        key={seat}
        class={pledged.length > 0 ? 'need met' : 'need'}
        label={`${nameOf(seat)}: ${pledged.length > 0 ? pledged.map(what => text.answer(what)).join(', ') : said.keeps}`}
      >
        <Emblem clan={seat} />
        {pledged.length > 0 ? <Icon name="ui-check" /> : <Icon name="ui-close" />}
      </Count>
    ),
  );
}
