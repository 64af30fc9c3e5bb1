import {
  type Core,
  type Game,
  Machine,
  type NoLocals,
  notes,
  type Options,
  type Own,
  type Procedure,
  placesBy,
  rulebook,
  type Seat,
} from '../src/index.ts';

/** A state for tests: every seat has points and a hidden number, and there is a list to write down what happened. */
export interface Toy extends Core {
  points: number[];
  hidden: number[];
  said: string[];
}
export interface ToyView {
  points: number[];
  hidden: (number | null)[];
  said: string[];
}

export const { procedure, does, asks, answered, anyway, inTurn, atOnce, each, together } = rulebook<Toy>();

export const { note, noteTo } = notes();

export const seatsOf = (g: Toy): Seat[] => g.points.map((_, seat) => seat);

/** A game around the given rules; the first procedure is the whole game. */
export function toy(
  procedures: readonly [Procedure<Toy, NoLocals>, ...Procedure<Toy, never, unknown>[]],
  over: Partial<Game<Toy, ToyView, Options>> = {},
): Game<Toy, ToyView, Options> {
  return {
    id: 'toy',
    rules: '1',
    seats: { min: 2, max: 4 },
    options: {},
    setup: core => ({
      ...core,
      points: Array(core.seats).fill(0),
      hidden: Array.from({ length: core.seats }, (_, i) => 10 + i),
      said: [],
    }),
    main: procedures[0],
    machine: new Machine<Toy>(procedures),
    sees: {
      points: 'everyone',
      hidden: (hidden, me) => hidden.map((x, seat) => (seat === me ? x : null)),
      said: 'everyone',
    },
    fill: (seen): Own<Toy> => ({ ...seen, hidden: seen.hidden.map(x => x ?? 0) }),
    scramble: (g, me, luck) => {
      g.hidden = g.hidden.map((x, seat) => (seat === me ? x : luck(100)));
    },
    value: (g, seat) => g.points[seat]!,
    outcome: g => placesBy(g.points),
    migrations: [],
    renames: {},
    ...over,
  };
}
