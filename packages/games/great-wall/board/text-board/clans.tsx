import type { Seat } from '@teahouse/kernel';
import { boostPrice } from '../../src/foresight/prices.ts';
import { RESOURCES, TROOPS, type Troops } from '../../src/ids.ts';
import { faceOf, type TacticId } from '../../src/printed/ids.ts';
import { automatonOf, type Clan, honorOf } from '../../src/table.ts';
import { CommandForesight } from '../components/foresight.tsx';
import { countTactics, sealedBy, shameOn } from '../model/reading.ts';
import { useTable } from '../table.ts';
import { QinInWords } from './qin.tsx';

/** Everything a clan shows, and of my own also what only I may see. */
export function ClanInWords({ seat }: { seat: Seat }) {
  const { seen, me, words, nameOf } = useTable();
  const player = seen.players[seat]!;
  return (
    <section>
      <h2>{seat === me ? words.mine : words.clanOf(nameOf(seat))}</h2>
      <p>
        {words.teaPlace(seen.tea.indexOf(seat) + 1)}. {words.amount('honor', honorOf(player))},{' '}
        {words.amount('shame', shameOn(player))}, {words.amount('tactics', countTactics(player))}.{' '}
        {sealedBy(seen).includes(seat) && `${words.decks.command}: ${words.faceDown}.`}
      </p>
      <Persons seat={seat} />
      <Cards seat={seat} />
      <Stock seat={seat} />
    </section>
  );
}

function Persons({ seat }: { seat: Seat }) {
  const { seen, text, words } = useTable();
  const { general, active, supporters } = seen.players[seat]!;
  const known = supporters.flatMap(id => (id === null ? [] : [text.cards[id][0]]));
  return (
    <>
      <p>
        {words.general}: {general === null ? words.none : text.cards[general].join('. ')}{' '}
        {words.supporters(supporters.length)}
        {known.length > 0 && ` (${known.join(', ')})`}.
      </p>
      <p>{words.advisors}:</p>
      <ul>
        {active.length === 0 && <li>{words.none}</li>}
        {active.map(id => (
          <li key={id}>{text.cards[id].join('. ')}</li>
        ))}
      </ul>
    </>
  );
}

function Cards({ seat }: { seat: Seat }) {
  const { seen, me, text, words } = useTable();
  const { hand, pile, tactics, revealed } = seen.players[seat]!;
  const list = (ids: readonly (keyof typeof text.cards)[]): string =>
    ids.map(id => text.cards[id][0]).join(', ') || words.none;
  const boostOf = (id: TacticId): string => {
    const boost = boostPrice(seen, seat, faceOf(id));
    return boost === null ? '' : words.boost(boost.chi, boost.have);
  };
  return (
    <>
      <p>
        {words.hand}: {list(hand)}. {words.pile}: {list(pile)}.{revealed !== null && ` ${text.cards[revealed][0]}.`}
      </p>
      {seat === me && hand.length > 0 && (
        <dl aria-label={words.orders.title}>
          {hand.map(id => (
            <div key={id}>
              <dt>{text.cards[id][0]}</dt>
              <dd>
                <CommandForesight clan={seat} command={id} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {typeof tactics !== 'number' && tactics.length > 0 && (
        <ul aria-label={words.tactics}>
          {tactics.map(id => (
            <li key={id}>
              {text.cards[faceOf(id)].join('. ')} {boostOf(id)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Stock({ seat }: { seat: Seat }) {
  const { seen, text, words } = useTable();
  const { goods, idle, school, reserve, shamed, overseers, claimed } = seen.players[seat]!;
  const troops = (of: Readonly<Troops>): string =>
    TROOPS.filter(troop => of[troop] > 0)
      .map(troop => `${of[troop]} × ${words.figures[troop]}`)
      .join(', ') || words.none;
  const watched = RESOURCES.flatMap(resource => {
    const overseer = overseers[resource];
    return overseer === null ? [] : [words.overseer(words.resources[resource], overseer.level)];
  });
  const held = claimed.map(({ horde, shame }) =>
    shame === 0 ? text.answer(horde) : `${text.answer(horde)} (${words.amount('shame', shame)})`,
  );
  return (
    <>
      <p>
        {words.goods}:{' '}
        {goods === null
          ? words.hiddenGoods
          : RESOURCES.map(resource => words.amount(resource, goods[resource])).join(', ')}
        . {watched.length > 0 && `${watched.join('; ')}.`}
      </p>
      <p>
        {words.idle(idle)}, {words.school(school)}. {words.reserve}: {troops(reserve)}. {words.shamed}: {troops(shamed)}
        .{` ${words.trophies}: ${held.join(', ') || words.none}.`}
      </p>
    </>
  );
}

export function AutomatonInWords({ clan }: { clan: Clan }) {
  const { seen, text, words, nameOf } = useTable();
  const automaton = automatonOf(seen, clan);
  if (automaton.name === 'qin') return <QinInWords qin={automaton} />;
  const { general, spearmen } = automaton;
  return (
    <section>
      <h2>{nameOf(clan)}</h2>
      <p>
        {words.teaPlace(seen.tea.indexOf(clan) + 1)}. {words.general}: {text.cards[general].join('. ')} {spearmen} ×{' '}
        {words.figures.spearman}.
      </p>
    </section>
  );
}
