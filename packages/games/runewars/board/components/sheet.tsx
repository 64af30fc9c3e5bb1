import { Count } from '@teahouse/boardkit';
import type { Seat } from '@teahouse/kernel';
import { harvestOf } from '../../src/foresight/year.ts';
import { DIALS, FACTION, TOP_LEVEL } from '../../src/printed/factions.ts';
import { ORDERS, RESOURCES, type Resource, UNITS } from '../../src/printed/ids.ts';
import { ORDER_NUMBER } from '../../src/printed/orders.ts';
import { runesToWin } from '../../src/rules/consequences.ts';
import { at } from '../model/flight.ts';
import { mySealed, openTable, runesOf } from '../model/reading.ts';
import { useTable } from '../table.ts';
import { Art, OrderArt, Piece, RuneArt, Standard } from './art.tsx';
import { Goals } from './goals.tsx';
import { Heroes } from './heroes.tsx';
import { useLater } from './later.ts';
import { Pick } from './pick.tsx';
import { Tactics } from './tactics.tsx';

/** Everything of one faction: dials, orders, heroes, goals, tactics. */
export function Sheet({ seat }: { seat: Seat }) {
  const { seen, me, words, text, nameOf, colourOf } = useTable();
  const { faction, influence } = seen.players[seat]!;
  const name = faction === null ? nameOf(seat) : text.words.forms.factions[faction].name;
  const { dragon, false: wrong, unknown } = runesOf(seen, seat);
  const needed = runesToWin(openTable(seen));
  return (
    <section
      class={`panel faction p-${colourOf(seat)}`}
      data-pane="mine"
      data-at={at.seat(seat)}
      aria-label={seat === me ? words.mine : nameOf(seat)}
    >
      <div class="ribbon" />
      <header>
        <Standard seat={seat} class="fem big" />
        <h2>{name}</h2>
        <small>{faction !== null && (seat === me ? words.sides[FACTION[faction].alignment] : nameOf(seat))}</small>
        <Count class="mk" label={words.influence(influence)} at={at.influence(seat)}>
          <Art id="rw-influence" />
          <b>{influence}</b>
        </Count>
        <Count class="mk" label={words.dragonRunes(dragon, needed)}>
          <RuneArt face="dragon" />
          <b>
            {dragon}/{needed}
          </b>
        </Count>
        {(['false', 'back'] as const).map(face => {
          const n = face === 'false' ? wrong : unknown;
          return (
            n > 0 && (
              <Count key={face} class="mk" label={`${words.runes[face]}: ${n}`}>
                <RuneArt face={face} />
                <b>{n}</b>
              </Count>
            )
          );
        })}
      </header>
      {seen.year > 0 ? (
        <>
          <Dials seat={seat} />
          <OrderHand seat={seat} />
        </>
      ) : (
        faction !== null && <p class="about">{text.words.cards.factions[faction]}</p>
      )}
      <div class="both">
        <Heroes seat={seat} />
        <Goals seat={seat} />
      </div>
      {seen.year > 0 && <Tactics seat={seat} />}
    </section>
  );
}

/** The three dials: what each recruits and counts for now, and what a harvest would set it to. */
function Dials({ seat }: { seat: Seat }) {
  const { seen, me } = useTable();
  const isPlayed = seen.year > 0 && !seen.over;
  const harvest = useLater(seen, () => (isPlayed ? harvestOf(seen, me, seat) : null));
  return (
    <div class="dials">
      {RESOURCES.map(resource => (
        <Dial key={resource} seat={seat} resource={resource} then={harvest?.[resource] ?? null} />
      ))}
    </div>
  );
}

interface DialProps {
  seat: Seat;
  resource: Resource;
  then: { least: number; most: number } | null;
}

function Dial({ seat, resource, then }: DialProps) {
  const { seen, text, words } = useTable();
  const { faction, dials } = seen.players[seat]!;
  const level = dials[resource];
  const { units, influence, tactics } = DIALS[faction!][resource][level]!;
  const { forms, resources } = text.words;
  const levy = UNITS.flatMap(unit => {
    const n = units[unit] ?? 0;
    return n === 0 ? [] : [{ unit, n, said: forms.units[unit].counted(n) }];
  });
  const next = then === null ? null : then.least === then.most ? `${then.most}` : `${then.least}–${then.most}`;
  return (
    <Pick
      answer={resource}
      where="dials"
      class="dial"
      at={at.dial(seat, resource)}
      label={[
        words.dial(resources[resource], level, next),
        ...levy.map(({ said }) => said),
        words.influence(influence),
        words.tacticsCards(tactics),
      ].join(', ')}
    >
      <span class="dial-head">
        <Arc level={level} next={then?.most ?? level} />
        <Art id={`rw-${resource}`} class="dic" />
        <b class="dv">{level}</b>
      </span>
      <span class="dt">
        <b>{resources[resource]}</b>
        <span class="dp">
          {levy.map(({ unit, n }) => (
            <Piece key={unit} unit={unit} seat={seat} n={n} />
          ))}
        </span>
        <span class="di">
          {influence > 0 && (
            <span class="n">
              <Art id="rw-influence" />
              {influence}
            </span>
          )}
          {tactics > 0 && (
            <span class="n">
              <Art id="rw-tactics" />
              {tactics}
            </span>
          )}
          {next !== null && (
            <span class={then!.most < level ? 'hv lower' : 'hv'}>
              {words.harvest} → {next}
            </span>
          )}
        </span>
      </span>
    </Pick>
  );
}

/** A point of the arc, by the level of the dial. */
function onArc(level: number): { x: number; y: number } {
  const turn = Math.PI * (1 - level / TOP_LEVEL);
  return { x: 50 + 40 * Math.cos(turn), y: 46 - 38 * Math.sin(turn) };
}

function Arc({ level, next }: { level: number; next: number }) {
  const { x, y } = onArc(level);
  return (
    <svg class="arc" viewBox="0 0 100 54" aria-hidden="true">
      <path class="a0" d="M10 46A40 38 0 0 1 90 46" />
      <path class="a1" d={`M10 46A40 38 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}`} />
      {Array.from({ length: TOP_LEVEL + 1 }, (_, i) => (
        <circle
          key={i}
          cx={onArc(i).x.toFixed(1)}
          cy={onArc(i).y.toFixed(1)}
          r={i === level ? 7 : i === next ? 4 : 2.6}
          class={i === level ? 'cur' : i === next ? 'nx' : ''}
        />
      ))}
    </svg>
  );
}

/** The eight orders: those in hand, and those that lie open since spring. */
function OrderHand({ seat }: { seat: Seat }) {
  const { seen, me, words, text } = useTable();
  const { hand, played } = seen.players[seat]!;
  const sealed = seat === me ? mySealed(seen, me) : null;
  return (
    <div class="hand8">
      <h3>
        {words.orders} <small class="sub">{words.inHand(hand.length)}</small>
      </h3>
      <ol>
        {ORDERS.map(order => {
          const classes = ['order'];
          if (!hand.includes(order)) classes.push('spent');
          if (sealed === order) classes.push('sealed');
          if (played.at(-1) === order && seen.turn?.seat === seat) classes.push('cur');
          return (
            <li key={order}>
              <Pick
                answer={seat === me ? order : null}
                where="orders"
                class={classes.join(' ')}
                reads={{ card: order }}
                label={`${ORDER_NUMBER[order]} ${text.words.cards.orders[order][0]}`}
              >
                <b>{ORDER_NUMBER[order]}</b>
                <OrderArt order={order} />
              </Pick>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
