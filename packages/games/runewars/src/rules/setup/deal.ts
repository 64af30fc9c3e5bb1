import { NOBODY, type Seat, shuffle } from '@teahouse/kernel';
import { note } from '../../journal.ts';
import { layoutOf } from '../../map.ts';
import { FACTION } from '../../printed/factions.ts';
import { HERO } from '../../printed/heroes.ts';
import { AREAS_OF, type AreaId, CITIES, type QuestId, RESOURCES, type TileId } from '../../printed/ids.ts';
import { QUEST } from '../../printed/quests.ts';
import type { QuickMap } from '../../printed/quick-maps.ts';
import { AREA } from '../../printed/tiles.ts';
import { type Area, EVERYBODY, type Hero, type Table } from '../../table.ts';
import { area, clockwiseFrom, factionOf, homeOwner } from '../areas.ts';
import { heroCard } from '../cards.ts';
import { drawTactics } from '../holdings.ts';
import { place } from '../troops.ts';

/** Lays a tile with its areas, which are still bare; the place is what `layoutOf` gives. */
export function layTile(g: Table, tile: TileId, place: string): void {
  g.layout = g.layout === '' ? place : `${g.layout} ${place}`;
  for (const id of AREAS_OF[tile]) g.areas.push(bare(id));
}

const bare = (id: AreaId): Area => ({
  id,
  holder: NOBODY,
  troops: [],
  stronghold: null,
  rune: null,
  city: null,
  activated: [],
  fallen: [],
  exploration: null,
});

/** A whole map, with the home realm of every seat at one of its places. */
export function layMap(g: Table, map: QuickMap, places: readonly number[]): void {
  for (const placed of map.tiles) layTile(g, placed.tile, layoutOf(placed));
  g.players.forEach(({ faction }, seat) => {
    const tile = FACTION[faction!].letter;
    layTile(g, tile, layoutOf({ tile, ...map.seats[places[seat]!]![faction!] }));
  });
}

/** RW-SETUP-10 */
export function layCities(g: Table): void {
  const tokens = shuffle(g, CITIES.slice(), 'cities');
  for (const here of g.areas) {
    if (!AREA[here.id].city) continue;
    here.city = tokens.pop()!;
    note(g, 'city', 'RW-SETUP-10', NOBODY, here.city, 0, here.id);
  }
}

/** RW-SETUP-17, RW-OPT-EXP-03 */
export function placeGuards(g: Table): void {
  for (const here of g.areas) {
    const { guards } = AREA[here.id];
    if (guards !== null) place(g, here, NOBODY, guards.unit, guards.figures);
    if (g.house.exploration && here.city === null && homeOwner(g, here.id) === NOBODY) {
      here.exploration = { token: g.explorationBox.pop()!, revealed: false };
    }
  }
}

/** RW-SETUP-19, 20, 24 */
export function takeHoldings(g: Table, seat: Seat): void {
  const player = g.players[seat]!;
  const { influence, dials, stronghold } = FACTION[factionOf(g, seat)];
  player.influence = influence;
  for (const resource of RESOURCES) player.dials[resource] = dials[resource];
  area(g, stronghold).stronghold = { owner: seat, damaged: false, development: null };
}

/** RW-SETUP-04, 22: two of these quests face up for each seat, which keeps them. */
export function dealQuests(g: Table, quests: readonly QuestId[]): void {
  clockwiseFrom(g, g.first).forEach((seat, i) => {
    for (const card of quests.slice(i * 2, i * 2 + 2)) {
      g.questDeck.splice(g.questDeck.indexOf(card), 1);
      g.players[seat]!.quests.push({ card, known: EVERYBODY });
      note(g, 'dealt-quest', 'RW-SETUP-04', seat, card);
    }
  });
}

/** RW-SETUP-20 to 23, 27. Set-up quests are dealt already where they named the tiles. */
export function dealCards(g: Table): void {
  const onMap = new Set(g.areas.map(({ id }) => id));
  g.questBox = g.questDeck.filter(id => !onMap.has(QUEST[id].area));
  g.questDeck = g.questDeck.filter(id => onMap.has(QUEST[id].area));
  const first = g.questDeck.filter(id => QUEST[id].setup);
  if (first.length > 0) dealQuests(g, first);
  for (const seat of clockwiseFrom(g, g.first)) {
    const player = g.players[seat]!;
    const { alignment, tactics, stronghold } = FACTION[factionOf(g, seat)];
    // RW-TACT-05: these may be played in the first spring.
    drawTactics(g, seat, tactics, 'RW-SETUP-20');
    player.objective = g.objectiveDecks[alignment].pop()!;
    const hero = newHero(usableHero(g, seat), stronghold);
    player.heroes.push(hero);
    note(g, 'dealt-hero', 'RW-SETUP-21', seat, hero.id);
    heroCard(hero.id).joins?.(g, seat);
  }
}

/** RW-SETUP-21: the first that fits; those before are shuffled back. */
function usableHero(g: Table, seat: Seat): Hero['id'] {
  const { alignment } = FACTION[factionOf(g, seat)];
  const i = g.heroDeck.findLastIndex(id => HERO[id].alignment === alignment || HERO[id].alignment === 'neutral');
  const [hero] = g.heroDeck.splice(i, 1);
  g.heroDeck = shuffle(g, g.heroDeck, 'heroes');
  return hero!;
}

export const newHero = (id: Hero['id'], at: AreaId): Hero => ({
  id,
  area: at,
  damage: 0,
  routed: false,
  training: { strength: 0, agility: 0, wisdom: 0 },
  rewards: [],
});
