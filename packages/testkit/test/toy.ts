import {
  type Core,
  call,
  type Game,
  Machine,
  NOBODY,
  notes,
  type Options,
  type Own,
  placesBy,
  type Rng,
  rulebook,
  type Seat,
  shuffle,
  shuffleWith,
} from '@teahouse/kernel';

const { note, noteTo } = notes();

export { note };

/** A tiny card game: in each of two rounds all seats bid a hidden card, and the highest draws a card or takes a point. */
export interface Toy extends Core {
  deck: number[];
  hands: number[][];
  out: number[];
  bids: number[];
  points: number[];
}
interface ToyView extends Omit<Own<Toy>, 'deck' | 'hands'> {
  deck: number;
  hands: (number[] | number)[];
}

/** Places where a test plants a fault. */
export interface Faults {
  options?: (g: Toy, seat: Seat) => string[];
  win?: (g: Toy, seat: Seat) => void;
  otherwise?: (g: Toy) => string;
  rule?: string;
  /** Another name for the procedure 'reward'. */
  reward?: string;
  /** Before the first round every seat lays off two cards, all at the same time: which ones it may. */
  layOff?: (g: Toy, seat: Seat) => string[];
}

const BIDS = Array.from({ length: 12 }, (_, i) => `${i}`);

export function toy(faults: Faults = {}, over: Partial<Game<Toy, ToyView, Options>> = {}): Game<Toy, ToyView, Options> {
  const { procedure, does, asks, atOnce, each, together } = rulebook<Toy>();
  const reward = procedure<{ seat: Seat }>(faults.reward ?? 'reward', {
    choose: asks({
      rule: faults.rule ?? 'TOY-REWARD-01',
      who: (_g, v) => v.seat,
      options: () => ['card', 'point'],
      otherwise: (faults.otherwise as (() => 'point') | undefined) ?? (() => 'point'),
      take: (g, _v, a, seat) => {
        if (a === 'point') {
          g.points[seat]!++;
          note(g, 'wins', 'TOY-REWARD-01', seat);
        } else {
          const card = g.deck.pop()!;
          g.hands[seat]!.push(card);
          noteTo(g, [seat], 'draws', 'TOY-REWARD-01', seat, `${card}`);
        }
        faults.win?.(g, seat);
      },
    }),
  });
  const round = procedure('round', {
    bid: atOnce({
      rule: 'TOY-BID-01',
      all: g => g.points.map((_, seat) => seat),
      options: (g, _v, seat) => faults.options?.(g, seat) ?? g.hands[seat]!.map(card => BIDS[card]!),
      take: (g, _v, a, seat) => {
        const hand = g.hands[seat]!;
        hand.splice(hand.indexOf(Number(a)), 1);
        g.bids[seat] = Number(a);
      },
    }),
    reward: does(g => call(g, reward, { seat: g.bids.indexOf(Math.max(...g.bids)) })),
    clear: does(g => {
      g.out.push(...g.bids);
      g.bids = [];
    }),
  });
  const lose = procedure<{ seat: Seat; had: number }>('lose', {
    choose: asks({
      rule: 'TOY-LOSE-01',
      who: (g, { seat, had }) => (had - g.hands[seat]!.length < 2 ? seat : NOBODY),
      options: (g, _v, seat) => faults.layOff!(g, seat),
      take: (g, _v, a, seat) => {
        g.hands[seat]!.splice(g.hands[seat]!.indexOf(Number(a)), 1);
        g.out = [...g.out, Number(a)].sort((x, y) => x - y);
        return 'again';
      },
    }),
  });
  const main = procedure('game', {
    losses: together(
      g => (faults.layOff === undefined ? [] : g.points.map((_, seat) => seat)),
      (g, seat) => call(g, lose, { seat, had: g.hands[seat]!.length }),
    ),
    rounds: each(
      () => [1, 2],
      g => call(g, round, {}),
    ),
  });
  return {
    id: 'toy',
    rules: '1',
    seats: { min: 2, max: 3 },
    options: {},
    setup: core => {
      const deck = shuffle(
        core,
        BIDS.map((_, i) => i),
        'deck',
      );
      const hands = Array.from({ length: core.seats }, () => deck.splice(0, faults.layOff === undefined ? 3 : 4));
      return { ...core, deck, hands, out: [], bids: [], points: hands.map(() => 0) };
    },
    main,
    machine: new Machine<Toy>(faults.layOff === undefined ? [main, round, reward] : [main, lose, round, reward]),
    sees: {
      deck: deck => deck.length,
      hands: (hands, me) => hands.map((hand, seat) => (seat === me ? hand : hand.length)),
      out: 'everyone',
      bids: 'everyone',
      points: 'everyone',
    },
    fill,
    scramble,
    value: (g, seat) => g.points[seat]!,
    outcome: g => placesBy(g.points),
    conserved: g => ({ cards: [...g.deck, ...g.out, ...g.bids, ...g.hands.flat()].sort((a, b) => a - b) }),
    migrations: [],
    renames: {},
    ...over,
  };
}

export function fill(seen: ToyView): Own<Toy> {
  const known = new Set([
    ...seen.out,
    ...seen.bids,
    ...seen.hands.flatMap(hand => (typeof hand === 'number' ? [] : hand)),
  ]);
  const unseen = BIDS.map((_, i) => i).filter(card => !known.has(card));
  const hands = seen.hands.map(hand => (typeof hand === 'number' ? unseen.splice(0, hand) : hand));
  return { ...seen, hands, deck: unseen };
}

function scramble(g: Toy, me: Seat | null, luck: Rng): void {
  const places = [g.deck, ...g.hands.filter((_, seat) => seat !== me)];
  const cards = shuffleWith(luck, places.flat());
  for (const place of places) place.splice(0, place.length, ...cards.splice(0, place.length));
}
