import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { note } from '../../journal.ts';
import type { AreaId } from '../../printed/ids.ts';
import { type Duellist, type Table, told } from '../../table.ts';
import { area, heroesIn } from '../areas.ts';
import { asks, procedure } from '../book.ts';
import { heroCard } from '../cards.ts';
import { defeat, heroOf } from '../heroes.ts';
import { heroIn, isDown, isImaginary } from './duellists.ts';

/** RW-DUEL-11, 13, 17: who falls, and who takes what. The last thing a step does. */
export function conclude(g: Table): void {
  const { attacker, defender, round } = g.duel!;
  note(g, 'duel-ends', 'RW-DUEL-11', attacker.seat, '', round);
  if (isImaginary(defender)) return;
  const fell = [attacker, defender].filter(isDown);
  for (const one of fell) g.players[(one === attacker ? defender : attacker).seat]!.slain++;
  if (fell.length === 2) for (const one of fell) defeat(g, one.seat, heroIn(g, one));
  else if (fell.length === 1) win(g, isDown(attacker) ? defender : attacker, fell[0]!);
}

/** RW-HERO-20: the winner sees what he takes. */
function win(g: Table, winner: Duellist, loser: Duellist): void {
  const { fallen } = area(g, g.duel!.area);
  const rewards = heroIn(g, loser).rewards.length;
  note(g, 'wins-duel', 'RW-DUEL-13', winner.seat, winner.hero!);
  defeat(g, loser.seat, heroIn(g, loser));
  for (const held of fallen.slice(fallen.length - rewards)) held.known = told(held.known, winner.seat);
  heroCard(winner.hero!).wins?.(g, winner.seat);
  call(g, share, { seat: winner.seat, at: g.duel!.area, left: rewards });
}

/** RW-HERO-21: the rewards lie in the area until they are shared out, the last one first. */
const share = procedure<{ seat: Seat; at: AreaId; left: number }>('duel/share', {
  hero: asks({
    rule: 'RW-HERO-21',
    who: (_, { seat, left }) => (left > 0 ? seat : NOBODY),
    options: (g, { seat, at }) => heroesIn(g, seat, at).map(({ id }) => id),
    otherwise: (g, { seat, at }) => heroesIn(g, seat, at)[0]!.id,
    take: (g, v, id) => {
      heroOf(g, v.seat, id).rewards.push(area(g, v.at).fallen.pop()!);
      v.left--;
      note(g, 'takes-rewards', 'RW-HERO-20', v.seat, id, 1, v.at);
      return 'again';
    },
  }),
});
