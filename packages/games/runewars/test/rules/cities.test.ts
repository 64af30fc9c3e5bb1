import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deal, NOBODY, rng } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import type { Table } from '../../src/index.ts';
import { BENEFITS } from '../../src/printed/cities.ts';
import { CITIES, type CityId } from '../../src/printed/ids.ts';
import { area } from '../../src/rules/areas.ts';
import { rally, rallying } from '../../src/rules/rally.ts';
import { rich } from '../laws/rich.ts';
import { army, daqanUthuk, quiet, scenario } from '../position.ts';

/** Daqan hold this city alone, with a footman, and have no quest. */
const holding = (city: CityId) =>
  daqanUthuk(g => {
    quiet(g);
    g.questDeck.unshift(...g.players[0]!.quests.splice(0).map(({ card }) => card));
    for (const here of g.areas) here.city = null;
    area(g, '7C').city = city;
    army(g, '7C', 0, { footman: 1 });
    for (const { id, holder } of g.areas) if (holder === NOBODY) army(g, id, NOBODY, {});
  });

interface Gains {
  influence?: number;
  tactics?: number;
  quests?: number;
  /** Neutral units that join: the kind of triangles is chosen, of the others there is only one. */
  chosen?: string[];
  unasked?: string[];
}
const GAINS: Readonly<Record<CityId, readonly Gains[]>> = {
  marlford: [{ influence: 2 }, { tactics: 1 }],
  ashgate: [{ unasked: ['hellhound'] }, { influence: 1 }],
  saltmere: [{ chosen: ['beastman', 'razorwing'] }, { tactics: 1 }],
  thornwick: [{ quests: 2 }, { chosen: ['beastman', 'beastman'] }],
  highmarket: [{ influence: 3 }],
  gloamhaven: [{ tactics: 2 }, { quests: 1 }],
  brassport: [{ unasked: ['sorcerer'], chosen: ['razorwing'] }, { influence: 1 }],
};

describe('what a city gives', () => {
  test('every city has its benefits', () => {
    for (const city of CITIES) assert.equal(GAINS[city].length, BENEFITS[city].length, city);
  });
  for (const city of CITIES) {
    GAINS[city].forEach(({ influence = 0, tactics = 0, quests = 0, chosen = [], unasked = [] }, i) => {
      scenario(
        rule('RW-ORDER-60', 'RW-ORDER-61', 'RW-ORDER-62') + `${city}: benefit ${i + 1}, and not the other one as well`,
        holding(city),
        t => {
          const all = GAINS[city].map((_, n) => `${city}-${n + 1}`);
          const had = t.g.players[0]!.influence;
          t.at(rally, rallying(0))
            .asked(0, 'rally.benefit', [...all, 'done'])
            .refuses(0, 'gold', 'RW-ORDER-61');
          t.says(0, all[i]!);
          for (const unit of chosen) t.asked(0, 'rally/volunteers.kind', ['beastman', 'razorwing']).says(0, unit);
          t.holds(g => {
            const player = g.players[0]!;
            assert.deepEqual(
              [player.influence - had, player.tactics.length, player.quests.length],
              [influence, tactics, quests],
            );
            assert.deepEqual(unitsIn(g as Table), ['footman', ...unasked, ...chosen].sort());
          });
          // Once in an order; with nothing left to take it is over.
          t.over();
        },
      );
    });
  }
});

const unitsIn = (g: Table): string[] =>
  area(g, '7C')
    .troops.flatMap(({ unit, standing }) => Array<string>(standing).fill(unit))
    .sort();

test(
  rule('RW-CITY-04') + 'no battle, order or winter takes a city away or builds one, and no card there is does',
  () => {
    const luck = rng('cities');
    let changed = 0;
    for (const seats of [2, 3, 4]) {
      for (let n = 0; n < 4; n++) {
        const { g, question } = deal(rich, { seats, seed: `cities ${n}` });
        const cities = (): string => JSON.stringify(g.areas.map(({ id, city }) => [id, city]));
        const holders = (): number[] => g.areas.filter(({ city }) => city !== null).map(({ holder }) => holder);
        const [before, held] = [cities(), holders()];
        for (let q = question; q !== null; ) {
          q = rich.machine.play(g, q, q.options[luck(q.options.length)]!);
          assert.equal(cities(), before);
        }
        changed += holders().filter((holder, i) => holder !== held[i]).length;
      }
    }
    assert.ok(changed >= 10, `only ${changed} cities changed hands`);
  },
);
