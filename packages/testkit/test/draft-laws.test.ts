import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type Core,
  call,
  type Game,
  Machine,
  type Options,
  type Own,
  placesBy,
  rulebook,
  type Seat,
} from '@teahouse/kernel';
import { fuzz } from '../src/index.ts';

/** Two winters: every seat gives up goods one by one, all at the same time; then somebody digs for a hidden number. */
interface Village extends Core {
  goods: number[];
  gone: string[];
  barn: number;
  hidden: number;
  found: string;
}
type VillageView = Omit<Own<Village>, 'hidden'>;

interface Faults {
  /** What giving up one of the goods does. */
  starve?: (g: Village, seat: Seat) => void;
  options?: (g: Village, seat: Seat) => string[];
  /** What digging brings to light. */
  dig?: (g: Village) => void;
  scramble?: () => void;
}

function village(faults: Faults = {}): Game<Village, VillageView, Options> {
  const { procedure, does, asks, each, together } = rulebook<Village>();
  const starve = procedure<{ seat: Seat; left: number }>('starve', {
    choose: asks({
      rule: 'V-STARVE-01',
      who: (_, { seat, left }) => (left > 0 ? seat : -1),
      options: (g, { seat }) => faults.options?.(g, seat) ?? ['rice', 'tea'],
      pause: true,
      take: (g, v, _, seat) => {
        g.goods[seat]!--;
        g.barn++;
        v.left--;
        faults.starve?.(g, seat);
        return 'again';
      },
    }),
  });
  const dig = procedure<{ seat: Seat }>(
    'dig',
    {
      dig: asks({
        rule: 'V-DIG-01',
        who: (_, v) => v.seat,
        options: () => ['dig', 'rest'],
        take: (g, _, answer) => {
          if (answer === 'dig')
            (
              faults.dig ??
              (x => {
                x.found = 'earth';
              })
            )(g);
        },
      }),
      keep: asks({
        rule: 'V-DIG-02',
        who: (_, v) => v.seat,
        options: g => (g.found === 'gold' ? ['gold', 'leave'] : ['earth', 'leave']),
        take: (g, _, answer, seat) => {
          if (answer !== 'leave') g.goods[seat]!++;
          g.found = '';
        },
      }),
    },
    { draft: true },
  );
  const winter = procedure('winter', {
    losses: together(
      g => g.goods.map((_, seat) => seat),
      (g, seat) => call(g, starve, { seat, left: seat + 1 }),
    ),
    dig: does(g => call(g, dig, { seat: 0 })),
  });
  const main = procedure('game', {
    winters: each(
      () => [1, 2],
      g => call(g, winter, {}),
    ),
  });
  return {
    id: 'village',
    rules: '1',
    seats: { min: 2, max: 3 },
    options: {},
    setup: core => ({ ...core, goods: Array(core.seats).fill(9), gone: [], barn: 0, hidden: 1, found: '' }),
    main,
    machine: new Machine<Village>([main, winter, starve, dig]),
    sees: { goods: 'everyone', gone: 'everyone', barn: 'everyone', hidden: 'nobody', found: 'everyone' },
    fill: seen => ({ ...seen, hidden: 0 }),
    scramble:
      faults.scramble ??
      ((g, _, luck) => {
        g.hidden = luck(2);
      }),
    value: (g, seat) => g.goods[seat]!,
    outcome: g => placesBy(g.goods),
    migrations: [],
    renames: {},
  };
}

const broken = (faults: Faults): string | undefined =>
  fuzz(village(faults), { games: 20, watch: 'closely' }).violation?.law;

test('seats at work at once, and a draft, break no law', () => {
  const { violation, decisions } = fuzz(village(), { games: 25, watch: 'closely' });
  assert.equal(violation?.message, undefined);
  assert.ok(decisions > 100);
});

describe('the laws of branches bite', () => {
  test('a shared list that is written in the order of arrival', () => {
    assert.equal(broken({ starve: (g, seat) => void g.gone.push(`${seat}`) }), 'branches');
  });
  test('a choice from a supply that others take from', () => {
    const options = (g: Village): string[] => (g.barn < 3 ? ['rice', 'tea'] : ['tea']);
    assert.equal(broken({ options }), 'branches');
  });
  test('a sum that all add to is no fault: it commutes', () => {
    assert.equal(broken({ starve: g => void g.barn++ }), undefined);
  });
});

describe('the laws of drafts bite', () => {
  const dig = (g: Village): void => {
    g.found = g.hidden === 1 ? 'gold' : 'earth';
  };
  test('a step that brings something hidden to light is no fault: the worlds differ, so the draft ends there', () => {
    assert.equal(broken({ dig }), undefined);
  });
  test('worlds that do not differ where they could: the draft would show what is not true', () => {
    assert.equal(broken({ dig, scramble: () => {} }), 'drafts');
  });
});
