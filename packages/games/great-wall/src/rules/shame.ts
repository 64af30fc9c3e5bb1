import { call, NOBODY, type Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { DONE, PENANCE, TROOPS, type Troop } from '../ids.ts';
import { note } from '../journal.ts';
import type { HordeId } from '../printed/hordes.ts';
import { honorOf, type Player, type Table } from '../table.ts';
import { anyway, asks, procedure } from './book.ts';
import { allLose } from './together/end.ts';
import { bonus, loseHonor, pay, score } from './vocabulary.ts';

export const SHAME_HONOR = 5;
/** GW-SHAME-07 */
const SHAME_SPACES = 2;
/** GW-SHAME-12; GW-COOP-32 */
const CHI_PENANCE = 2;
const HONOR_PENANCE = 10;

/** Tokens are taken and placed one by one. */
export const shame = procedure<{ seat: Seat; n: number; rule: Rule }>(
  'shame',
  {
    place: asks({
      rule: 'GW-SHAME-03',
      who: (g, { seat, n }) => (n > 0 && g.shame > 0 && ways(g, seat).length > 0 ? seat : NOBODY),
      options: (g, _, seat) => ways(g, seat),
      otherwise: (g, _, seat) => ways(g, seat)[0]!,
      take: (g, v, answer, seat) => {
        const penance = PENANCE.indexOf(answer as (typeof PENANCE)[number]);
        if (penance >= 0) {
          repent(g, seat, HONOR_PENANCE, 'GW-COOP-32');
          if (penance === 0) v.n--;
          else lift(g, seat, TROOPS[penance - 1]!, 'GW-COOP-32');
          return 'again';
        }
        v.n--;
        if (answer === FORFEIT) {
          forfeit(g, seat, v.rule);
          return 'again';
        }
        const bearer = answer as Troop | HordeId;
        g.shame--;
        bear(g.players[seat]!, bearer, 1);
        note(g, 'shame', v.rule, seat, bearer);
        return 'again';
      },
    }),
    /** GW-SHAME-10, GW-SHAME-11: a token that is not there or has no place costs honor at once. */
    lose: anyway((g, { seat, n, rule }) => {
      for (let i = 0; i < n; i++) {
        if (g.shame === 0 && g.together !== null) {
          allLose(g);
          return;
        }
        forfeit(g, seat, rule);
      }
    }),
  },
  { draft: true },
);

/** A token that is not there, or leaves the game. */
function forfeit(g: Table, seat: Seat, rule: Rule): void {
  const wasThere = g.shame > 0;
  if (wasThere) {
    g.shame--;
    g.shameGone++;
  }
  note(g, 'shame-lost', rule, seat, '', SHAME_HONOR);
  loseHonor(g, seat, SHAME_HONOR, wasThere ? 'GW-SHAME-11' : 'GW-SHAME-10');
}

/** GW-SHAME-11, as an answer: only where honor could be paid instead. */
const FORFEIT = 'forfeit';
type Way = Troop | HordeId | (typeof PENANCE)[number] | typeof FORFEIT;

/** What is done with a token: somebody bears it, or honor is paid for this one or an older one (AMB-25). */
function ways(g: Table, seat: Seat): Way[] {
  const player = g.players[seat]!;
  const out: Way[] = bearers(player);
  if (g.together === null || honorOf(player) < HONOR_PENANCE) return out;
  const hasBearer = out.length > 0;
  out.push(PENANCE[0]);
  for (const [i, troop] of TROOPS.entries()) if (player.shamed[troop] > 0) out.push(PENANCE[i + 1]!);
  if (!hasBearer) out.push(FORFEIT);
  return out;
}

/** GW-COOP-31: honor goes, no chi. */
function repent(g: Table, seat: Seat, price: number, rule: Rule): void {
  score(g, seat, 'shame', -price, rule);
}

/** GW-SHAME-04, GW-SHAME-07: soldiers in the reserve without a token, and claimed hordes with an empty space. */
function bearers({ reserve, claimed }: Player): (Troop | HordeId)[] {
  const out: (Troop | HordeId)[] = [];
  for (const troop of TROOPS) if (reserve[troop] > 0) out.push(troop);
  for (const trophy of claimed) if (trophy.shame < SHAME_SPACES) out.push(trophy.horde);
  return out;
}

/** Where a player's tokens are. */
export function burdens({ shamed, claimed }: Pick<Player, 'shamed' | 'claimed'>): (Troop | HordeId)[] {
  const out: (Troop | HordeId)[] = [];
  for (const troop of TROOPS) if (shamed[troop] > 0) out.push(troop);
  for (const trophy of claimed) if (trophy.shame > 0) out.push(trophy.horde);
  return out;
}

function bear(player: Player, bearer: Troop | HordeId, n: 1 | -1): void {
  const trophy = player.claimed.find(({ horde }) => horde === bearer);
  if (trophy !== undefined) trophy.shame += n;
  else {
    player.shamed[bearer as Troop] += n;
    player.reserve[bearer as Troop] -= n;
  }
}

/** GW-SHAME-13: back to the supply. */
function lift(g: Table, seat: Seat, bearer: Troop | HordeId, rule: Rule): void {
  bear(g.players[seat]!, bearer, -1);
  g.shame++;
  note(g, 'atones', rule, seat, bearer);
}

/** GW-SUMMER-03: any number of tokens, each for chi, or for honor where all play together (GW-COOP-31). */
export const atone = procedure<{ seat: Seat; lifted: number }>(
  'shame/atone',
  {
    choose: asks({
      rule: 'GW-SUMMER-03',
      pause: true,
      who: (g, { seat }) => (burdens(g.players[seat]!).length > 0 ? seat : NOBODY),
      options: (g, { lifted }, seat) => {
        const player = g.players[seat]!;
        const out: (Troop | HordeId | typeof DONE)[] = [DONE];
        const price = penance(g, seat, lifted);
        if ((g.together === null ? player.goods.chi : honorOf(player)) >= price) out.push(...burdens(player));
        return out;
      },
      otherwise: () => DONE,
      take: (g, v, bearer, seat) => {
        if (bearer === DONE) return;
        const price = penance(g, seat, v.lifted);
        if (g.together === null) pay(g, seat, 'chi', price, 'GW-SUMMER-03');
        else repent(g, seat, price, 'GW-COOP-33');
        v.lifted++;
        lift(g, seat, bearer, 'GW-SUMMER-04');
        return 'again';
      },
    }),
  },
  { draft: true },
);

/** GW-SUMMER-03, GW-COOP-33; a card makes the first one free, or cheaper where it costs honor. */
function penance(g: Table, seat: Seat, lifted: number): number {
  const isHelped = lifted < bonus(g, seat, 'freePenance');
  if (g.together === null) return isHelped ? 0 : CHI_PENANCE;
  return isHelped ? HONOR_PENANCE / 2 : HONOR_PENANCE;
}

/** Some tokens go back without a price. */
export const lifts = procedure<{ seat: Seat; left: number; rule: Rule }>(
  'shame/lift',
  {
    choose: asks({
      rule: 'GW-SHAME-13',
      who: (g, { seat, left }) => (left > 0 && burdens(g.players[seat]!).length > 0 ? seat : NOBODY),
      options: (g, _, seat) => burdens(g.players[seat]!),
      otherwise: (g, _, seat) => burdens(g.players[seat]!)[0]!,
      take: (g, v, bearer, seat) => {
        v.left--;
        lift(g, seat, bearer, v.rule);
        return 'again';
      },
    }),
  },
  { draft: true },
);

export const liftShame = (g: Table, seat: Seat, left: number, rule: Rule): void => call(g, lifts, { seat, left, rule });
