import { call, NOBODY } from '@teahouse/kernel';
import { note } from '../journal.ts';
import { SEASON_CARD } from '../printed/decks.ts';
import { ORDERS, type Season } from '../printed/ids.ts';
import type { Table } from '../table.ts';
import { does, inTurn, procedure } from './book.ts';
import { seasonCard } from './cards.ts';
import { reshuffle } from './fate.ts';
import { drawTactics, gainInfluence, top } from './holdings.ts';
import { questPhase } from './quests.ts';
import { winter } from './winter.ts';

/** RW-SEASON-02: the text of the card first, then the icons of the season. */
export const resolveSeason = procedure('season', {
  reveal: does(reveal),
  primary: does(g => call(g, primaryAbility, {})),
  secondary: does(g => call(g, secondaryAbility, {})),
});

export const primaryAbility = procedure('season/primary', {
  resolve: does(g => seasonCard(g.card!).resolve(g)),
});
export const secondaryAbility = procedure('season/secondary', {
  resolve: does(g => SECONDARY[g.season](g)),
});

/** RW-SEASON-01, 17. The card of the season before was open until now. */
function reveal(g: Table): void {
  if (g.card !== null) g.seasonDiscards[SEASON_CARD[g.card].season].push(g.card);
  g.card = top(g, g.seasonDecks[g.season], g.seasonDiscards[g.season], g.season)!;
  note(g, 'season-card', 'RW-SEASON-01', NOBODY, g.card);
  const { holder } = g.titles.primarch;
  if (SEASON_CARD[g.card].council && holder !== NOBODY) gainInfluence(g, holder, 1, 'RW-SEASON-18');
}

const SECONDARY: Readonly<Record<Season, (g: Table) => void>> = {
  spring,
  summer: g => call(g, questPhase, {}),
  autumn: g => call(g, autumn, {}),
  winter: g => call(g, winter, {}),
};

function spring(g: Table): void {
  for (const here of g.areas) here.activated = [];
  note(g, 'tokens-back', 'RW-SEASON-04', NOBODY);
  for (const player of g.players) {
    player.hand = ORDERS.filter(order => player.hand.includes(order) || player.played.includes(order));
    player.played = [];
    player.highest = 0;
  }
  note(g, 'orders-back', 'RW-SEASON-05', NOBODY);
  note(g, 'stand-up', 'RW-SEASON-06', NOBODY, '', standUp(g));
}

/** Units and heroes of everybody, neutral ones too; how many. */
function standUp(g: Table): number {
  let n = 0;
  for (const { troops } of g.areas) {
    for (const troop of troops) {
      n += troop.routed;
      troop.standing += troop.routed;
      troop.routed = 0;
    }
  }
  for (const { heroes } of g.players) {
    for (const hero of heroes) {
      if (hero.routed) n++;
      hero.routed = false;
    }
  }
  return n;
}

/** What autumn brings. */
const INFLUENCE = 'influence';
const TACTICS = 'tactics';

const autumn = procedure('autumn', {
  shuffle: does(reshuffle),
  receive: inTurn({
    rule: 'RW-SEASON-09',
    order: g => g.order,
    options: () => [INFLUENCE, TACTICS] as const,
    otherwise: () => INFLUENCE,
    take: (g, _, what, seat) => {
      if (what === INFLUENCE) gainInfluence(g, seat, 2, 'RW-SEASON-09');
      else drawTactics(g, seat, 1, 'RW-SEASON-09');
    },
  }),
});
