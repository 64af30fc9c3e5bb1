import { type Own, type Redaction, type Rng, redact, type Seat, shuffleWith } from '@teahouse/kernel';
import { type Goods, RESOURCES, type Resource } from './ids.ts';
import { HORDE, type HordeId } from './printed/hordes.ts';
import {
  ADVISORS,
  type AdvisorId,
  COMMANDS,
  type CommandId,
  EVENTS,
  type GeneralId,
  type TacticId,
} from './printed/ids.ts';
import { demandsFor, generalsFor, hordesFor, tacticsFor } from './rules/box.ts';
import { debtOf } from './rules/goods.ts';
import { giverIn } from './rules/together/help.ts';
import { pledgesIn } from './rules/together/pledged.ts';
import {
  type Automaton,
  type Clan,
  clanOf,
  type Player,
  type Qin,
  qinIn,
  type Reed,
  type Table,
  type Together,
} from './table.ts';

/** Decks are their number of cards; of the horde deck also the section that its top card points to. */
export interface View
  extends Omit<Own<Table>, 'hordeDeck' | 'advisorDeck' | 'tacticDeck' | 'players' | 'automata' | 'together'> {
  hordeDeck: { cards: number; points: number };
  advisorDeck: number;
  tacticDeck: number;
  players: SeenPlayer[];
  automata: SeenAutomaton[];
  together: SeenTogether | null;
}

/** Of demands and events to come: how many. */
interface SeenTogether extends Omit<Together, 'demandDeck' | 'eventDeck'> {
  demandDeck: number;
  eventDeck: number;
}

/** Of Qin Jiushao: not the order of his commands, and not who supported him from the start. */
export interface SeenQin extends Omit<Qin, 'deck' | 'supporters'> {
  deck: number;
  supporters: (AdvisorId | null)[];
}
type SeenAutomaton = Reed | SeenQin;

/** Of another player: no goods, hands only by their number, and not who supported the general from the start. */
export interface SeenPlayer
  extends Omit<Player, 'goods' | 'tactics' | 'dealtGenerals' | 'dealtAdvisors' | 'supporters'> {
  goods: Goods | null;
  tactics: TacticId[] | number;
  dealtGenerals: GeneralId[] | number;
  dealtAdvisors: AdvisorId[] | number;
  supporters: (AdvisorId | null)[];
}

const count = (cards: readonly unknown[]): number => cards.length;

const partners: Redaction<Together, SeenTogether> = {
  storesShown: 'everyone',
  demands: 'everyone',
  fulfilled: 'everyone',
  demandDeck: count,
  events: 'everyone',
  eventDeck: count,
  sacrificed: 'everyone',
  spoils: 'everyone',
  stripped: 'everyone',
  breached: 'everyone',
  end: 'everyone',
};

/** Partners may show each other their stores; nobody else sees them. */
const showsStores = (together: Pick<Together, 'storesShown'> | null, me: Seat | null): boolean =>
  together?.storesShown === true && me !== null;

const rival: Redaction<Player, SeenPlayer> = {
  honor: 'everyone',
  goods: () => null,
  hand: 'everyone',
  revealed: 'everyone',
  pile: 'everyone',
  tactics: count,
  general: 'everyone',
  dealtGenerals: count,
  dealtAdvisors: count,
  active: 'everyone',
  supporters: supporters => supporters.map((id, i) => (i === 0 ? null : id)),
  idle: 'everyone',
  school: 'everyone',
  clerks: 'everyone',
  reserve: 'everyone',
  shamed: 'everyone',
  overseers: 'everyone',
  claimed: 'everyone',
  wounds: 'everyone',
  levels: 'everyone',
  barricades: 'everyone',
  tired: 'everyone',
};

const qin: Redaction<Qin, SeenQin> = {
  name: 'everyone',
  honor: 'everyone',
  ranking: 'everyone',
  clerks: 'everyone',
  reserve: 'everyone',
  overseers: 'everyone',
  supporters: supporters => supporters.map((id, i) => (i < QIN_SECRETS ? null : id)),
  takes: 'everyone',
  deck: count,
  revealed: 'everyone',
  pile: 'everyone',
  claimed: 'everyone',
};
/** His first supporters come from the set-up. */
const QIN_SECRETS = 2;

export const sees: Redaction<Own<Table>, View> = {
  house: 'everyone',
  year: 'everyone',
  season: 'everyone',
  active: 'everyone',
  tea: 'everyone',
  players: (players, me, { together }) =>
    players.map((player, seat) => {
      if (seat === me) return player;
      const seen = redact(rival, player, me);
      return showsStores(together, me) ? { ...seen, goods: player.goods } : seen;
    }),
  automata: (automata, me) =>
    automata.map(automaton => (automaton.name === 'qin' ? redact(qin, automaton, me) : automaton)),
  sections: 'everyone',
  warehouse: 'everyone',
  track: 'everyone',
  shame: 'everyone',
  shameGone: 'everyone',
  hordeDeck: deck => ({ cards: deck.length, points: topPoints(deck) }),
  hordeDiscard: 'everyone',
  advisorDeck: count,
  advisorDiscard: 'everyone',
  queue: 'everyone',
  tacticDeck: count,
  tacticDiscard: 'everyone',
  artifacts: 'everyone',
  together: (together, me) => (together === null ? null : redact(partners, together, me)),
};

/** The back of the top card lies open; -1 where there is none. */
function topPoints(deck: readonly HordeId[]): number {
  const top = deck[deck.length - 1];
  return top === undefined ? -1 : HORDE[top].points;
}

/** Lays the cards that the viewer has not seen where the viewer sees only backs. */
export function fill(seen: View & { seats: number }): Own<Table> {
  const known = new Set<string>([...seen.queue, ...seen.advisorDiscard, ...seen.tacticDiscard, ...seen.hordeDiscard]);
  const learn = (ids: readonly (string | null)[] | number): void => {
    if (typeof ids !== 'number') for (const id of ids) if (id !== null) known.add(id);
  };
  for (const { hordes } of seen.sections) for (const { id } of hordes) known.add(id);
  for (const player of seen.players) {
    for (const { horde } of player.claimed) known.add(horde);
    if (player.general !== null) known.add(player.general);
    learn(player.tactics);
    learn(player.dealtGenerals);
    learn(player.dealtAdvisors);
    learn(player.active);
    learn(player.supporters);
  }
  for (const automaton of seen.automata) {
    if (automaton.name !== 'qin') continue;
    learn(automaton.supporters);
    learn(automaton.claimed);
  }
  const unseen = <T extends string>(cards: readonly T[]): T[] => cards.filter(id => !known.has(id));
  const [advisors, tactics, generals] = [unseen(ADVISORS), unseen(tacticsFor(seen)), unseen(generalsFor(seen))];
  const dealt = <T>(cards: T[], place: T[] | number): T[] =>
    typeof place === 'number' ? cards.splice(0, place) : place;
  const players = seen.players.map(
    (player): Player => ({
      ...player,
      goods: player.goods ?? { wood: 0, stone: 0, gold: 0, chi: 0 },
      tactics: dealt(tactics, player.tactics),
      dealtGenerals: dealt(generals, player.dealtGenerals),
      dealtAdvisors: dealt(advisors, player.dealtAdvisors),
      supporters: player.supporters.map(id => id ?? advisors.pop()!),
    }),
  );
  const automata = seen.automata.map(
    (automaton): Automaton =>
      automaton.name === 'qin'
        ? {
            ...automaton,
            supporters: automaton.supporters.map(id => id ?? advisors.pop()!),
            deck: commandsLeft(automaton, seen.track, clanOf(seen, 'qin')),
          }
        : automaton,
  );
  const hordeDeck = unseen(hordesFor(seen));
  turnUp(hordeDeck, seen.hordeDeck.points);
  return { ...seen, players, automata, hordeDeck, advisorDeck: advisors, tacticDeck: tactics, together: filled(seen) };
}

/** The commands of Qin that lie nowhere else. */
function commandsLeft({ revealed, pile }: SeenQin, track: Table['track'], clan: Clan): CommandId[] {
  return COMMANDS.filter(
    id => id !== revealed && !pile.includes(id) && !track.some(order => order?.clan === clan && order.command === id),
  );
}

function filled({ together, seats }: View & { seats: number }): Together | null {
  if (together === null) return null;
  const { demands, fulfilled, events } = together;
  const demandDeck = demandsFor({ seats }).filter(id => !demands.includes(id) && !fulfilled.includes(id));
  const eventDeck = EVENTS.filter(id => !events.includes(id));
  return { ...together, demandDeck, eventDeck };
}

/** Puts a card with that back on top. */
function turnUp(deck: HordeId[], points: number): void {
  const i = deck.findIndex(id => HORDE[id].points === points);
  if (i >= 0) deck.push(...deck.splice(i, 1));
}

/** Of each resource nobody hides many behind a screen, and most often few: the lower of two numbers below this. */
const HIDDEN = 6;

/** GW-GEN-03, GW-GEN-04: decks, hands, goods, dealt cards, and who supported a general from the start. */
export function scramble(g: Table, me: Seat | null, luck: Rng): void {
  const points = topPoints(g.hordeDeck);
  shuffleWith(luck, g.hordeDeck);
  turnUp(g.hordeDeck, points);
  const tactics: TacticId[][] = [g.tacticDeck];
  const advisors: AdvisorId[][] = [g.advisorDeck];
  const generals: GeneralId[][] = [boxedGenerals(g)];
  g.players.forEach((player, seat) => {
    if (seat === me) return;
    tactics.push(player.tactics);
    advisors.push(player.dealtAdvisors);
    generals.push(player.dealtGenerals);
    if (!showsStores(g.together, me))
      for (const resource of RESOURCES) player.goods[resource] = Math.min(luck(HIDDEN), luck(HIDDEN));
  });
  if (g.together !== null) {
    shuffleWith(luck, g.together.demandDeck);
    shuffleWith(luck, g.together.eventDeck);
  }
  const first = g.players.map(({ supporters }, seat) => (seat === me ? [] : supporters.slice(0, 1)));
  advisors.push(...first);
  const qin = qinIn(g);
  const secret = qin?.supporters.slice(0, QIN_SECRETS) ?? [];
  advisors.push(secret);
  redeal(tactics, luck);
  redeal(advisors, luck);
  redeal(generals, luck);
  if (qin !== undefined) {
    qin.supporters.splice(0, secret.length, ...secret);
    shuffleWith(luck, qin.deck);
  }
  first.forEach(([supporter], seat) => {
    if (supporter !== undefined) g.players[seat]!.supporters[0] = supporter;
  });
  payable(g, me, luck);
  pledged(g, me);
  generous(g, me, luck);
}

const boxedGenerals = (g: Table): GeneralId[] =>
  generalsFor(g).filter(
    id => !g.players.some(({ general, dealtGenerals }) => general === id || dealtGenerals.includes(id)),
  );

/** Who is about to pay has enough to pay: everybody saw what was promised. */
function payable(g: Table, me: Seat | null, luck: Rng): void {
  const debt = debtOf(g);
  if (debt === null || debt.seat === me) return;
  const { goods } = g.players[debt.seat]!;
  const kinds: readonly Resource[] = ['wood', 'stone', 'gold'];
  while (goods.wood + goods.stone + goods.gold < debt.owed) goods[kinds[luck(3)]!]++;
}

/** Who has said openly what to give for a demand has it. */
function pledged(g: Table, me: Seat | null): void {
  for (const { seat, price } of pledgesIn(g)) {
    if (seat === me || showsStores(g.together, me)) continue;
    const { goods } = g.players[seat]!;
    for (const resource of RESOURCES) goods[resource] = Math.max(goods[resource], price[resource]);
  }
}

/** Who has said for whom a gift is has something to give. */
function generous(g: Table, me: Seat | null, luck: Rng): void {
  const giver = giverIn(g);
  if (giver === null || giver === me || showsStores(g.together, me)) return;
  const { goods } = g.players[giver]!;
  if (RESOURCES.every(resource => goods[resource] === 0)) goods[RESOURCES[luck(RESOURCES.length)]!]++;
}

/** Shuffles cards over several places; every place keeps its number of cards. */
function redeal<T>(places: T[][], luck: Rng): void {
  const cards: T[] = [];
  for (const place of places) cards.push(...place);
  shuffleWith(luck, cards);
  for (const place of places) for (let i = 0; i < place.length; i++) place[i] = cards.pop()!;
}
