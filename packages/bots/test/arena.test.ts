import assert from 'node:assert/strict';
import { it } from 'node:test';
import { game as fiveCups } from '@teahouse/games/five-cups';
import {
  type AnyGame,
  type Core,
  draw,
  type Game,
  Machine,
  type Options,
  placesBy,
  rulebook,
  type Seat,
} from '@teahouse/kernel';
import { type Standing, type Tournament, tournament, wilson } from '../src/arena.ts';

/** Every seat says how many points it takes; one is dealt a secret prize. */
interface Prize extends Core {
  points: number[];
  lucky: Seat;
}
type PrizeView = { points: number[] };

function prize(over: Partial<Game<Prize, PrizeView, Options>> = {}): AnyGame {
  const { procedure, inTurn } = rulebook<Prize>();
  const main = procedure('game', {
    take: inTurn({
      rule: 'PRIZE-01',
      order: g => g.points.map((_, seat) => seat),
      options: () => ['1', '2', '3'],
      take: (g, _, answer, seat) => {
        g.points[seat] = Number(answer);
      },
    }),
  });
  const game: Game<Prize, PrizeView, Options> = {
    id: 'prize',
    rules: '1',
    seats: { min: 2, max: 4 },
    options: {},
    setup: core => ({ ...core, points: Array(core.seats).fill(0), lucky: draw(core, core.seats, 'lucky') }),
    main,
    machine: new Machine<Prize>([main]),
    sees: { points: 'everyone', lucky: 'nobody' },
    fill: ({ points }) => ({ points, lucky: 0 }),
    scramble: (g, _, luck) => {
      g.lucky = luck(g.seats);
    },
    value: (g, seat) => g.points[seat]!,
    outcome: g => placesBy(g.points),
    migrations: [],
    renames: {},
    ...over,
  };
  return game as unknown as AnyGame;
}

/** Every look at the clock takes half a millisecond. */
function ticking(): () => number {
  let now = 0;
  return () => {
    now += 0.5;
    return now;
  };
}

function play(game: AnyGame, settings: Partial<Tournament> & Pick<Tournament, 'lineUp'>): Map<string, Standing> {
  const standings = tournament(game, { deals: 5, options: {}, seed: 'arena', clock: ticking(), ...settings });
  return new Map(standings.map(standing => [standing.bot, standing]));
}

it('a deal comes to every bot in every seat, so that its luck cancels', () => {
  const game = prize({
    outcome: g => placesBy((g as Prize).points.map((_, seat) => (seat === (g as Prize).lucky ? 1 : 0))),
  });
  const standings = play(game, { lineUp: ['greedy', 'random', 'beginner'] });
  assert.deepEqual([...standings.keys()], ['greedy', 'random', 'beginner']);
  for (const { firsts, fair, meanPlace } of standings.values()) {
    near(firsts, 1 / 3);
    near(fair, 1 / 3);
    near(meanPlace, 5 / 3);
  }
});

it('counts the better bot first, with its score, place and time', () => {
  const greedy = play(prize(), { lineUp: ['random', 'greedy'], deals: 30 }).get('greedy')!;
  assert.ok(greedy.firsts > 0.7 && greedy.firsts < 1, `${greedy.firsts}`);
  assert.ok(greedy.low < greedy.firsts && greedy.firsts < greedy.high);
  assert.deepEqual([greedy.meanScore, greedy.meanPlace, greedy.msPerDecision], [3, 1, 0.5]);
});

it('shares a first place, and adds up the seats of one bot', () => {
  const all = prize({ outcome: g => placesBy((g as Prize).points.map(() => 1)) });
  const standings = play(all, { lineUp: ['greedy', 'random', 'random', 'random'] });
  near(standings.get('greedy')!.firsts, 0.25);
  near(standings.get('random')!.firsts, 0.75);
  near(standings.get('random')!.fair, 0.75);
});

it('shows a bot what its seat sees, and nothing else', () => {
  const viewers = new Set<Seat | null>();
  const game = prize({
    fill: (seen, me) => {
      assert.deepEqual(Object.keys(seen).sort(), ['over', 'points', 'seats', 'stack']);
      viewers.add(me);
      return { points: seen.points, lucky: 0 };
    },
  });
  play(game, { lineUp: ['greedy', 'greedy', 'random'], deals: 1 });
  assert.deepEqual([...viewers].sort(), [0, 1, 2]);
});

it('plays the same games again from the same seed and budget', () => {
  const settings: Partial<Tournament> & Pick<Tournament, 'lineUp'> = {
    lineUp: ['apprentice', 'greedy', 'random'],
    deals: 2,
    budget: { iterations: 20, ms: Number.POSITIVE_INFINITY },
    options: { cups: 3 },
  };
  const game = fiveCups as unknown as AnyGame;
  const first = play(game, settings);
  assert.deepEqual(play(game, settings), first);
  assert.notDeepEqual(play(game, { ...settings, seed: 'another' }), first);
  const shares = [...first.values()].map(({ firsts }) => firsts);
  near(
    shares.reduce((a, b) => a + b),
    1,
  );
});

it('the budget replaces that of a level', () => {
  const worlds = (iterations: number): number => {
    let n = 0;
    const game = prize({ scramble: () => void n++ });
    play(game, { lineUp: ['grandmaster', 'master'], deals: 1, budget: { iterations, ms: Number.POSITIVE_INFINITY } });
    return n;
  };
  assert.equal(worlds(50) - worlds(10), 4 * 40);
});

it("gives Wilson's interval", () => {
  const rounded = (share: number, n: number): string[] => Object.values(wilson(share, n)).map(x => x.toFixed(3));
  assert.deepEqual(rounded(0.5, 100), ['0.404', '0.596']);
  assert.deepEqual(rounded(0, 10), ['0.000', '0.278']);
  assert.deepEqual(rounded(1, 10), ['0.722', '1.000']);
});

function near(actual: number, expected: number): void {
  assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} is not ${expected}`);
}
