import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, type Entry, type Question, rng, withJournal } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import type { Resource } from '../../../src/ids.ts';
import { game } from '../../../src/index.ts';
import { AUTOMATA } from '../../../src/journal.ts';
import { LOCATIONS, type LocationId, PLACE, SOURCE_OF, slotsOf } from '../../../src/printed/board.ts';
import { qinIn, type Table } from '../../../src/table.ts';

// The chronicle of whole games, read by somebody who knows the book and not the code.

const CLERKS = 8;
const zero = (): Record<LocationId, number> =>
  Object.fromEntries(LOCATIONS.map(location => [location, 0])) as Record<LocationId, number>;

/** What an onlooker keeps of the board, from the chronicle alone. */
class Onlooker {
  ranking: LocationId[];
  readonly his = zero();
  readonly crowd: Record<LocationId, number>;
  readonly levels = Object.fromEntries(LOCATIONS.map(location => [location, 1])) as Record<LocationId, number>;
  turn = 0;
  card = '';
  /** The moves of his that belong together. */
  moves: [to: string, from: string][] = [];
  owed: [to: LocationId, from: string][] = [];
  activated: LocationId[] = [];
  honor = { production: 0, rewards: 0 };
  moved = 0;
  ordered = 0;

  constructor(g: Table) {
    this.ranking = qinIn(g)!.ranking.slice();
    this.crowd = { ...zero(), 'lumber-mill': 1, quarry: 1, 'gold-mine': 1 };
    for (const at of qinIn(g)!.clerks) {
      this.his[at]++;
      this.crowd[at]++;
    }
  }

  isFull(location: LocationId): boolean {
    return this.crowd[location] >= slotsOf(1, location);
  }

  /** GW-SOLO-42 to GW-SOLO-44: where his clerks have to go now, so many at most. */
  due(most: number): [LocationId, string][] {
    const [his, crowd] = [{ ...this.his }, { ...this.crowd }];
    const isFull = (location: LocationId): boolean => crowd[location] >= slotsOf(1, location);
    const out: [LocationId, string][] = [];
    for (const to of this.ranking.toReversed()) {
      if (out.length === most || isFull(to)) continue;
      const out8 = LOCATIONS.reduce((sum, location) => sum + his[location], 0) === CLERKS;
      const from = out8 ? this.ranking.find(at => at !== to && his[at] > 0 && !isFull(at)) : 'idle';
      if (from === undefined) continue;
      out.push([to, from]);
      his[to]++;
      crowd[to]++;
      if (from === 'idle') continue;
      his[from as LocationId]--;
      crowd[from as LocationId]--;
    }
    return out;
  }

  read({ kind, seat, what, n, at }: Entry): void {
    const isHis = seat === AUTOMATA.qin;
    if (kind === 'moves-clerk' && isHis) {
      const most = this.turn === AUTOMATA.qin && this.card === 'economy' ? 3 : 2;
      if (this.moves.length === 0) this.owed = this.due(most);
      this.moves.push([what, at]);
    } else if (this.moves.length > 0) {
      assert.deepEqual(this.moves, this.owed, 'his clerks go from the lowest location up');
      this.moved += this.moves.length;
      this.moves = [];
    }
    if (kind === 'turn') [this.turn, this.card, this.activated] = [seat, what, []];
    if (kind === 'moves-clerk') {
      this.crowd[what as LocationId]++;
      if (at !== 'idle') this.crowd[at as LocationId]--;
      if (isHis) {
        this.his[what as LocationId]++;
        if (at !== 'idle') this.his[at as LocationId]--;
      }
    }
    if (kind === 'activates') this.activates(what as LocationId, at === 'advanced');
    if (kind === 'go-home') {
      this.crowd[what as LocationId] -= n;
      if (isHis) this.his[what as LocationId] = 0;
    }
    if (kind === 'ranks-first') this.ranking = [what as LocationId, ...this.ranking.filter(id => id !== what)];
    if (kind === 'upgrades' && isHis) this.levels[SOURCE_OF[what as Resource]]++;
    if (isHis && (kind === 'wounds' || kind === 'attacks') && what !== 'archer') this.honor.rewards += 2;
  }

  activates(location: LocationId, advanced: boolean): void {
    if (PLACE[location].gives !== null) this.honor.production += this.levels[location] * this.his[location];
    if (this.turn !== AUTOMATA.qin) return;
    const could = this.ranking.filter(
      at => this.his[at] > 0 && (advanced || (this.isFull(at) && !this.activated.includes(at))),
    );
    if (could.length > 0) {
      assert.equal(location, could[0], 'he activates from the highest location down');
      this.ordered++;
    }
    if (!advanced) this.activated.push(location);
  }
}

test(
  rule(
    'GW-SOLO-25',
    'GW-SOLO-26',
    'GW-SOLO-42',
    'GW-SOLO-43',
    'GW-SOLO-44',
    'GW-SOLO-46',
    'GW-SOLO-49',
    'GW-SOLO-51',
    'GW-SOLO-57',
  ) + 'in whole games his clerks, his activations and his honor are those of the book',
  () => {
    let [moved, ordered] = [0, 0];
    for (let n = 0; n < 40; n++) {
      const { g, question: first } = deal(game, { seats: 1, seed: `alone ${n}`, options: { mode: 'alone' } });
      // GW-SOLO-44: in some games all his clerks are out from the start.
      if (n % 2 === 1)
        qinIn(g)!.clerks = ['barracks', 'barracks', 'temple', 'temple', 'gold-mine', 'gold-mine', 'quarry', 'quarry'];
      const onlooker = new Onlooker(g);
      const luck = rng(`alone ${n}`);
      const journal: Entry[] = [];
      for (let question = first; question !== null; ) {
        const asked: Question = question;
        const answer = asked.options[luck(asked.options.length)]!;
        question = withJournal(g, journal, () => game.machine.play(g, asked, answer));
      }
      for (const entry of journal) onlooker.read(entry);
      const { ranking, honor } = qinIn(g)!;
      assert.deepEqual(onlooker.ranking, ranking);
      assert.deepEqual(onlooker.honor, { production: honor.production, rewards: honor.rewards });
      moved += onlooker.moved;
      ordered += onlooker.ordered;
    }
    assert.ok(moved > 500 && ordered > 50, `${moved} clerks moved, ${ordered} locations activated`);
  },
);
