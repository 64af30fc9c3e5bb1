import { RESOURCES } from '../ids.ts';
import type { ArtifactId } from '../printed/ids.ts';
import type { Artifact } from '../rules/cards.ts';
import { clanOf, type Player, qinIn } from '../table.ts';

const HALL = [20, 12, 6, 0];
function cleanTrophies({ claimed }: Pick<Player, 'claimed'>): number {
  let n = 0;
  for (const { shame } of claimed) if (shame === 0) n++;
  return n;
}

/** GW-END-09 */
export const ARTIFACT: Readonly<Record<ArtifactId, Artifact>> = {
  /** At the end: 8 honor per supporting advisor. */
  'roll-of-counsellors': (g, seat) => 8 * g.players[seat]!.supporters.length,
  /** At the end: 3 honor per level of your overseers. */
  'ledger-of-overseers': (g, seat) => {
    let levels = 0;
    for (const resource of RESOURCES) levels += g.players[seat]!.overseers[resource]?.level ?? 0;
    return 3 * levels;
  },
  /** At the end: 1 honor per wound you dealt, by vital points your soldiers covered and wound tokens you placed. */
  'banner-of-blood': (g, seat) => g.players[seat]!.wounds,
  /** At the end: 4 honor per wall level and 1 per barricade you built. */
  'foundation-stone': (g, seat) => 4 * g.players[seat]!.levels + g.players[seat]!.barricades,
  /** At the end: 20, 12, 6 or 0 honor by rank in claimed hordes without shame. With none, nothing. */
  'hall-of-trophies': ({ players, automata, tea }, seat) => {
    const mine = cleanTrophies(players[seat]!);
    if (mine === 0) return 0;
    const qins = qinIn({ automata })?.claimed.length ?? 0;
    const qinClan = clanOf({ seats: players.length, automata }, 'qin');
    let place = qins > mine || (qins === mine && tea.indexOf(qinClan) < tea.indexOf(seat)) ? 1 : 0;
    for (let other = 0; other < players.length; other++) {
      const theirs = cleanTrophies(players[other]!);
      if (theirs > mine || (theirs === mine && tea.indexOf(other) < tea.indexOf(seat))) place++;
    }
    return HALL[place]!;
  },
};
