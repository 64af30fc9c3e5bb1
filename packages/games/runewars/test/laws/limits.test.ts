import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { type Entry, Match, type Seat, unpack } from '@teahouse/kernel';
import { readCorpus, rule } from '@teahouse/testkit';
import { game, type Table } from '../../src/index.ts';
import { FACTION } from '../../src/printed/factions.ts';
import type { FactionId, OrderId } from '../../src/printed/ids.ts';
import { ORDER_NUMBER } from '../../src/printed/orders.ts';
import { unitsIn } from '../../src/rules/areas.ts';

/* What kept games must keep to, also when they are accepted anew: limits, and the order of every season. */

/** One game in so many: all of them are played again elsewhere. */
const EVERY = 4;

interface Kept {
  journal: readonly Entry[];
  /** What was wrong, at whatever question. */
  faults: string[];
  /** Influence of all seats when orders were chosen, season by season. */
  influence: number[][];
}
const played: Kept[] = [];

const notes = (of: readonly Entry[], kind: string): Entry[] => of.filter(entry => entry.kind === kind);

/** A discard is under way, or a choice that ends with one. */
const DISCARDS = {
  tactics: ['hand/tactics', 'season/share', 'season/trade'],
  quests: ['hand/quests'],
  heroes: ['hero/hire', 'hero/give-up', 'season/turncoat'],
} as const;
const isUnderWay = ({ stack }: Table, procs: readonly string[]): boolean =>
  stack.some(({ proc }) => procs.includes(proc));

function faultsOf(g: Table, ask: string): string[] {
  const faults: string[] = [];
  for (const { tactics, quests, heroes } of g.players) {
    if (tactics.length > 10 && !isUnderWay(g, DISCARDS.tactics)) faults.push(`RW-LIMIT-08 at ${ask}`);
    if (quests.length > 3 && !isUnderWay(g, DISCARDS.quests)) faults.push(`RW-LIMIT-07 at ${ask}`);
    if (heroes.length > 3 && !isUnderWay(g, DISCARDS.heroes)) faults.push(`RW-LIMIT-06 at ${ask}`);
  }
  if (ask !== 'orders.choose') return faults;
  for (const here of g.areas) if (unitsIn(here) > 8) faults.push(`RW-LIMIT-04 in ${here.id}`);
  return faults;
}

before(() => {
  const { games } = readCorpus(new URL('../corpus/', import.meta.url));
  for (const { record } of games.filter((_, i) => i % EVERY === 0)) {
    const { deal, log } = unpack(record);
    const match = Match.begin(game, deal);
    const kept: Kept = { journal: match.journal, faults: [], influence: [] };
    for (const logged of log) {
      const g = match.state as Table;
      // The last one before they lie open: sealed orders change nothing.
      if (logged.ask === 'orders.choose') {
        kept.influence[notes(match.journal, 'season').length - 1] = g.players.map(({ influence }) => influence);
      }
      if (g.year > 0) kept.faults.push(...faultsOf(g, logged.ask));
      match.again(logged);
    }
    played.push(kept);
  }
});

const number = ({ what }: Entry): number => ORDER_NUMBER[what as OrderId];

/** Notes season by season, each from its own note on. */
function seasonsOf({ journal }: Kept): Entry[][] {
  const seasons: Entry[][] = [];
  for (const entry of journal) {
    if (entry.kind === 'season') seasons.push([]);
    seasons.at(-1)?.push(entry);
  }
  return seasons;
}

describe('kept games', () => {
  test(rule('RW-LIMIT-04', 'RW-LIMIT-06', 'RW-LIMIT-07', 'RW-LIMIT-08') + 'no limit is passed at any question', () => {
    assert.ok(played.length > 10);
    for (const { faults } of played) assert.deepEqual(faults, []);
  });

  test(
    rule('RW-ORDER-05', 'RW-ORDER-06', 'RW-ORDER-08') + 'four orders a year; the bonus goes to the highest so far',
    () => {
      for (const kept of played) {
        const highest = new Map<Seat, number>();
        const used = new Map<Seat, number>();
        for (const season of seasonsOf(kept)) {
          if (season[0]!.what === 'spring') for (const seats of [highest, used]) seats.clear();
          for (const entry of notes(season, 'reveals')) {
            const most = highest.get(entry.seat) ?? 0;
            assert.equal(entry.n, number(entry) > most ? 1 : 0);
            highest.set(entry.seat, Math.max(most, number(entry)));
            used.set(entry.seat, (used.get(entry.seat) ?? 0) + 1);
            assert.ok(used.get(entry.seat)! <= 4);
          }
        }
      }
    },
  );

  test(rule('RW-ORDER-03', 'RW-ORDER-04') + 'orders are resolved by number, then influence, then printed start', () => {
    for (const kept of played) {
      const starts = new Map<Seat, number>();
      for (const { seat, what } of notes(kept.journal, 'chooses-faction')) {
        starts.set(seat, FACTION[what as FactionId].influence);
      }
      seasonsOf(kept).forEach((season, i) => {
        const owned = kept.influence[i] ?? [];
        const order = notes(season, 'reveals').sort(
          (a, b) =>
            number(a) - number(b) || owned[b.seat]! - owned[a.seat]! || starts.get(b.seat)! - starts.get(a.seat)!,
        );
        const resolved = notes(season, 'resolves');
        // A game may be won in the middle of a season.
        assert.deepEqual(
          resolved.map(({ seat }) => seat),
          order.slice(0, resolved.length).map(({ seat }) => seat),
        );
      });
    }
  });
});
