import { type Own, type Redaction, type Rng, redact, type Seat, shuffleWith } from '@teahouse/kernel';
import { EXPLORATION_TOKENS, OBJECTIVE_DECK, REWARDS_DECK, SEASON_DECK, TACTICS_DECK } from './printed/decks.ts';
import { FACTION } from './printed/factions.ts';
import { FATE_DECK } from './printed/fate.ts';
import { HERO } from './printed/heroes.ts';
import {
  type Alignment,
  type ExplorationId,
  type FactionId,
  HEROES,
  type HeroId,
  type ObjectiveId,
  QUESTS,
  SEASONS,
  type Season,
} from './printed/ids.ts';
import { runesToWin } from './rules/consequences.ts';
import { genuineOf } from './rules/runes.ts';
import {
  type Area,
  type Exploration,
  type Held,
  type Hero,
  knows,
  type Player,
  type Rune,
  type Table,
  type Tactic,
} from './table.ts';

/** A card of somebody else: null unless the viewer knows it. */
type SeenHeld<H extends Held<string>> = Omit<H, 'card'> & { card: H['card'] | null };

interface SeenHero extends Omit<Hero, 'rewards'> {
  rewards: SeenHeld<Hero['rewards'][number]>[];
}

/** An objective that somebody else holds. */
const HIDDEN = 'hidden';

interface SeenPlayer extends Omit<Player, 'tactics' | 'quests' | 'objective' | 'heroes' | 'candidates'> {
  tactics: SeenHeld<Tactic>[];
  quests: SeenHeld<Player['quests'][number]>[];
  objective: ObjectiveId | typeof HIDDEN | null;
  heroes: SeenHero[];
  candidates: HeroId[] | number;
}

interface SeenArea extends Omit<Area, 'rune' | 'fallen' | 'exploration'> {
  rune: (Omit<Rune, 'genuine'> & { genuine: boolean | null }) | null;
  fallen: SeenHeld<Area['fallen'][number]>[];
  exploration: (Omit<Exploration, 'token'> & { token: ExplorationId | null }) | null;
}

type Decks = 'fateDeck' | 'tacticDeck' | 'rewardDeck' | 'questDeck' | 'questsDropped' | 'heroDeck' | 'explorationBox';

/** Decks are their number of cards. */
export interface View
  extends Omit<Own<Table>, Decks | 'players' | 'areas' | 'seasonDecks' | 'objectiveDecks'>,
    Record<Decks, number> {
  players: SeenPlayer[];
  areas: SeenArea[];
  seasonDecks: Record<Season, number>;
  objectiveDecks: Record<'good' | 'evil', number>;
}

const count = (cards: readonly unknown[]): number => cards.length;

const seenHeld =
  (me: Seat | null) =>
  <H extends Held<string>>(held: H): SeenHeld<H> => ({
    ...held,
    card: knows(held.known, me) ? held.card : null,
  });

const rival: Redaction<Player, SeenPlayer> = {
  faction: 'everyone',
  influence: 'everyone',
  dials: 'everyone',
  hand: 'everyone',
  played: 'everyone',
  highest: 'everyone',
  supreme: 'everyone',
  tactics: (tactics, me) => tactics.map(seenHeld(me)),
  quests: (quests, me) => quests.map(seenHeld(me)),
  objective: objective => (objective === null ? null : HIDDEN),
  heroes: (heroes, me) => heroes.map(hero => ({ ...hero, rewards: hero.rewards.map(seenHeld(me)) })),
  candidates: count,
  slain: 'everyone',
  tiles: 'everyone',
};

const seenArea: Redaction<Area, SeenArea> = {
  id: 'everyone',
  holder: 'everyone',
  troops: 'everyone',
  stronghold: 'everyone',
  rune: (rune, me) => (rune === null ? null : { ...rune, genuine: knows(rune.known, me) ? rune.genuine : null }),
  city: 'everyone',
  activated: 'everyone',
  fallen: (fallen, me) => fallen.map(seenHeld(me)),
  exploration: exploration =>
    exploration === null ? null : { ...exploration, token: exploration.revealed ? exploration.token : null },
};

export const sees: Redaction<Own<Table>, View> = {
  house: 'everyone',
  first: 'everyone',
  year: 'everyone',
  season: 'everyone',
  card: 'everyone',
  order: 'everyone',
  players: (players, me) => players.map((player, seat) => (seat === me ? player : redact(rival, player, me))),
  layout: 'everyone',
  markers: 'everyone',
  areas: (areas, me) => areas.map(here => redact(seenArea, here, me)),
  supply: 'everyone',
  titles: 'everyone',
  layings: 'everyone',
  turn: 'everyone',
  battle: 'everyone',
  duel: 'everyone',
  fateDeck: count,
  fateDiscard: 'everyone',
  fateOpen: 'everyone',
  shuffled: 'everyone',
  seasonDecks: ({ spring, summer, autumn, winter }) => ({
    spring: spring.length,
    summer: summer.length,
    autumn: autumn.length,
    winter: winter.length,
  }),
  seasonDiscards: 'everyone',
  tacticDeck: count,
  tacticDiscard: 'everyone',
  rewardDeck: count,
  rewardDiscard: 'everyone',
  questDeck: count,
  questDiscard: 'everyone',
  questsDropped: count,
  questBox: 'everyone',
  heroDeck: count,
  heroesGone: 'everyone',
  objectiveDecks: ({ good, evil }) => ({ good: good.length, evil: evil.length }),
  objectivesClaimed: 'everyone',
  explorationBox: count,
  explorationDiscard: 'everyone',
};

/** All cards of a kind but those that are seen, copies counted. */
function unseen<C extends string | number>(all: readonly C[], seen: readonly (C | null)[]): C[] {
  const left = all.slice();
  for (const card of seen) {
    const at = card === null ? -1 : left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
/** For looking at a whole table, not for searches: no list is built in a loop there. */
const joined = <T, U>(list: readonly T[], part: (item: T) => readonly U[]): U[] =>
  ([] as U[]).concat(...list.map(part));
const cardsOf = <C>(held: readonly { card: C | null }[]): (C | null)[] => held.map(({ card }) => card);

/** Lays what the viewer has not seen where the viewer sees only backs. */
export function fill(seen: View): Own<Table> {
  const hands = seen.players;
  const tactics = unseen(TACTICS_DECK, [...seen.tacticDiscard, ...joined(hands, p => cardsOf(p.tactics))]);
  const quests = unseen(QUESTS, [...seen.questDiscard, ...seen.questBox, ...joined(hands, p => cardsOf(p.quests))]);
  const rewards = unseen(REWARDS_DECK, [
    ...seen.rewardDiscard,
    ...joined(hands, p => joined(p.heroes, hero => cardsOf(hero.rewards))),
    ...joined(seen.areas, here => cardsOf(here.fallen)),
  ]);
  const explorations = unseen(EXPLORATION_TOKENS, [
    ...seen.explorationDiscard,
    ...seen.areas.map(({ exploration }) => exploration?.token ?? null),
  ]);
  const heroes = unseen(HEROES, [
    ...joined(hands, p => p.heroes.map(({ id }) => id)),
    ...joined(hands, p => (typeof p.candidates === 'number' ? [] : p.candidates)),
    ...seen.heroesGone,
  ]);
  const claims = [...seen.objectivesClaimed, ...hands.map(p => (p.objective === HIDDEN ? null : p.objective))];
  const objectives = {
    good: unseen<ObjectiveId>(OBJECTIVE_DECK.good, claims),
    evil: unseen<ObjectiveId>(OBJECTIVE_DECK.evil, claims),
  };
  const dealt = <C extends string, H extends { card: C | null }>(held: readonly H[], from: C[]) =>
    held.map(one => ({ ...one, card: one.card ?? from.pop()! }));

  const players = hands.map<Player>(player => ({
    ...player,
    tactics: dealt(player.tactics, tactics),
    quests: dealt(player.quests, quests),
    objective: player.objective === HIDDEN ? objectives[FACTION[player.faction!].alignment].pop()! : player.objective,
    heroes: player.heroes.map(hero => ({ ...hero, rewards: dealt(hero.rewards, rewards) })),
    candidates:
      typeof player.candidates === 'number' ? takeUsable(heroes, player.faction, player.candidates) : player.candidates,
  }));
  const faces = hiddenRunes(seen);
  const areas = seen.areas.map<Area>(here => ({
    ...here,
    rune: here.rune && { ...here.rune, genuine: here.rune.genuine ?? faces[here.rune.laying]!.pop()! },
    fallen: dealt(here.fallen, rewards),
    exploration: here.exploration && {
      ...here.exploration,
      token: here.exploration.token ?? explorations.pop()!,
    },
  }));
  const dropped = quests.splice(0, seen.questsDropped);
  const seasonOf = (season: Season) =>
    unseen(SEASON_DECK[season], [...seen.seasonDiscards[season], seen.season === season ? seen.card : null]);
  return {
    ...seen,
    players,
    areas,
    fateDeck: unseen(FATE_DECK, [...seen.fateDiscard, ...seen.fateOpen]),
    seasonDecks: {
      spring: seasonOf('spring'),
      summer: seasonOf('summer'),
      autumn: seasonOf('autumn'),
      winter: seasonOf('winter'),
    },
    tacticDeck: tactics,
    rewardDeck: rewards,
    questDeck: quests,
    questsDropped: dropped,
    heroDeck: heroes,
    objectiveDecks: objectives,
    explorationBox: explorations,
  };
}

/** Heroes that could have been drawn for a side (RW-HERO-04). */
function takeUsable(from: HeroId[], faction: FactionId | null, n: number): HeroId[] {
  // Nobody hires before factions are chosen.
  if (faction === null) return [];
  const side: Alignment = FACTION[faction].alignment;
  const taken = from.filter(id => HERO[id].alignment === side || HERO[id].alignment === 'neutral').slice(0, n);
  for (const id of taken) from.splice(from.indexOf(id), 1);
  return taken;
}

/** The faces that a viewer has not seen, for each laying of runes. */
function hiddenRunes({ layings, areas }: View): boolean[][] {
  return layings.map((laying, i) => {
    let genuine = laying.genuine;
    let unknown = 0;
    for (const { rune } of areas) {
      if (rune?.laying !== i) continue;
      if (rune.genuine === null) unknown++;
      else if (rune.genuine) genuine--;
    }
    return Array.from({ length: unknown }, (_, n) => n < genuine);
  });
}

/** RW-GEN-09: hands, objectives, rewards and runes are known to those who hold or saw them, decks to nobody. */
export function scramble(g: Table, me: Seat | null, luck: Rng): void {
  for (const season of SEASONS) shuffleWith(luck, g.seasonDecks[season]);
  shuffleWith(luck, g.fateDeck);
  shuffleWith(luck, g.heroDeck);
  g.players.forEach((player, seat) => {
    if (seat === me || player.candidates.length === 0) return;
    g.heroDeck.push(...player.candidates);
    shuffleWith(luck, g.heroDeck);
    player.candidates = takeUsable(g.heroDeck, player.faction, player.candidates.length);
  });
  const hiddenIn = <H extends { known: number }>(held: readonly H[]): H[] => held.filter(one => !knows(one.known, me));
  const others = g.players.filter((_, seat) => seat !== me);
  redeal(
    joined(others, ({ tactics }) => hiddenIn(tactics)),
    [g.tacticDeck],
    luck,
  );
  redeal(
    joined(others, ({ quests }) => hiddenIn(quests)),
    [g.questDeck, g.questsDropped],
    luck,
  );
  const carried = joined(others, ({ heroes }) => joined(heroes, ({ rewards }) => hiddenIn(rewards)));
  const lost = joined(g.areas, ({ fallen }) => hiddenIn(fallen));
  redeal([...carried, ...lost], [g.rewardDeck], luck);
  for (const side of ['good', 'evil'] as const) {
    const holders = others.filter(
      ({ faction, objective }) => objective !== null && faction !== null && FACTION[faction].alignment === side,
    );
    const held = holders.map(player => ({ card: player.objective! }));
    redeal(held, [g.objectiveDecks[side]], luck);
    holders.forEach((player, i) => {
      player.objective = held[i]!.card;
    });
  }
  const tokens: { card: ExplorationId }[] = [];
  const covered = g.areas.filter(({ exploration }) => exploration !== null && !exploration.revealed);
  for (const { exploration } of covered) tokens.push({ card: exploration!.token });
  redeal(tokens, [g.explorationBox], luck);
  covered.forEach(({ exploration }, i) => {
    exploration!.token = tokens[i]!.card;
  });
  turnRunes(g, me, luck);
}

/** Shuffles cards over single places and decks; every deck keeps its number of cards. */
function redeal<C>(single: { card: C }[], decks: C[][], luck: Rng): void {
  const cards = shuffleWith(luck, [...single.map(({ card }) => card), ...decks.flat()]);
  for (const one of single) one.card = cards.pop()!;
  for (const deck of decks) for (let i = 0; i < deck.length; i++) deck[i] = cards.pop()!;
}

/** How often faces are mixed anew before they stay as they are. */
const TRIES = 8;

/** Faces are mixed within a laying. Nobody has enough genuine ones to have won, or the game would be over. */
function turnRunes(g: Table, me: Seat | null, luck: Rng): void {
  const before = g.areas.map(({ rune }) => rune?.genuine ?? false);
  for (let tries = 0; tries < TRIES; tries++) {
    for (let i = 0; i < g.layings.length; i++) {
      const runes: Rune[] = [];
      for (const { rune } of g.areas) {
        if (rune?.laying === i && !knows(rune.known, me)) runes.push(rune);
      }
      const faces = shuffleWith(
        luck,
        runes.map(({ genuine }) => genuine),
      );
      for (const rune of runes) rune.genuine = faces.pop()!;
    }
    if (g.over || !g.players.some((_, seat) => genuineOf(g, seat) >= runesToWin(g))) return;
  }
  g.areas.forEach(({ rune }, i) => {
    if (rune !== null) rune.genuine = before[i]!;
  });
}
