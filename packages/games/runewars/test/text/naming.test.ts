import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, deal, type Frame, Match, rng, view } from '@teahouse/kernel';
import { decisionFrom } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { area } from '../../src/rules/areas.ts';
import type { Table } from '../../src/table.ts';
import { text as de } from '../../text/de.ts';
import { text } from '../../text/en.ts';
import { text as es } from '../../text/es.ts';
import { text as it } from '../../text/it.ts';
import { army, daqanUthuk } from '../position.ts';

const TEXTS = [text, it, es, de];

/** What seat 0 sees when a procedure asks; it is Daqan against Uthuk. */
function seen(proc: string, step: string, v: object, given?: (g: Table) => void, ...under: Frame[]) {
  const { g } = deal(game, { seats: 2, seed: 'words' });
  daqanUthuk(given).given!(g);
  const frame: Frame = { proc, step, list: null, i: 0, sealed: null, v };
  return { ...view(game, g, 0), stack: [...under, frame] };
}

test('a seat is its faction, an area its code with its city or its realm', () => {
  const table = seen('orders', 'choose', {}, g => {
    for (const here of g.areas) here.city = null;
    area(g, '5B').city = 'marlford';
  });
  assert.equal(text.answer('seat-2', table), 'Uthuk Y’llan');
  assert.equal(text.answer('seat-2'), 'Player 2');
  assert.equal(text.answer('5B', table), '5B (Marlford)');
  assert.equal(text.answer('DB', table), 'DB (Daqan)');
  assert.equal(text.answer('5A', table), '5A');
});

test('units say from where, in where or to where', () => {
  assert.equal(text.answer('footman@DC', seen('mobilize', 'move', { at: '5A' })), 'Footman from DC (Daqan)');
  assert.equal(text.answer('all@DC', seen('muster', 'place', {})), 'All to DC (Daqan)');
  assert.equal(text.answer('footman@DC', seen('season/raiders-at-the-fords', 'rout', {})), 'Footman in DC (Daqan)');
});

test('units that were hurt or routed say so', () => {
  assert.equal(text.answer('knight'), 'Knight');
  assert.equal(text.answer('knight-1'), 'Knight (1 damage)');
  assert.equal(text.answer('knight-1-routed'), 'Knight (1 damage, routed)');
  assert.equal(text.answer('footman-routed'), 'Footman (routed)');
});

test('an objective is named to its owner only', () => {
  const claiming = (objective: 'keeper-of-cities') =>
    seen('window/turn', 'choose', {}, g => {
      g.players[0]!.objective = objective;
      g.turn = {
        seat: 0,
        order: 'harvest',
        begun: 0,
        march: 0,
        pass: false,
        frost: false,
        battles: 0,
        used: [],
        besieged: [],
        toll: 0,
      };
    });
  assert.equal(text.answer('claim', claiming('keeper-of-cities')), 'Reveal “Keeper of Cities”');
  const { g } = deal(game, { seats: 2, seed: 'words' });
  assert.equal(text.answer('claim', view(game, g, null)), 'Reveal your objective');
});

test('a dial says what it recruits, a color what it leads to', () => {
  const dial = seen('recruit', 'dial', { seat: 0 }, g => {
    g.players[0]!.dials.food = 5;
  });
  assert.equal(text.answer('food', dial), 'Food dial (3 Footmen and 1 Bowman)');
  const quest: Frame = { proc: 'quest/test', step: 'test', list: null, i: 0, sealed: null, v: { quest: 'ford-watch' } };
  assert.equal(text.answer('red', seen('hero/test', 'choose', {}, undefined, quest)), 'Red (fail and take 1 damage)');
  assert.equal(text.answer('gold', seen('diplomacy/test', 'choose', {})), 'Gold (they become your allies)');
  assert.equal(text.answer('gold'), 'Gold');
});

test('numbers say of what, cities what they give', () => {
  assert.equal(text.answer('3', seen('bid', 'offer', {})), '3 influence');
  assert.equal(text.answer('1', seen('tactics/war-council', 'number', {})), '1 card each');
  assert.equal(text.answer('5', seen('setup/tile', 'choose', {})), 'Tile 5');
  assert.equal(text.answer('marlford-1'), 'Marlford (2 influence)');
});

test('where neutral units are driven from, they are named', () => {
  const herds = seen('season/drive', 'from', {}, g => army(g, '5A', -1, { beastman: 2 }, { razorwing: 1 }));
  assert.equal(text.answer('5A', herds), '5A (2 Beastmen and 1 Razorwing)');
});

test('questions name the area, the hero or the row they are about', () => {
  const ask = (label: string, v: object) => asked(text, label, seen('', '', v));
  assert.equal(ask('mobilize.move', { at: 'DA' }), 'Who moves to DA (Daqan)?');
  assert.equal(ask('hero/move.step', { hero: 'quill' }), 'Where does Quill the Wanderer go?');
  assert.equal(ask('strategize.units', { from: 'DA', to: '5A' }), 'Which units go from DA (Daqan) to 5A?');
  assert.equal(ask('battle/damage.choose', { n: 3 }), 'You must assign 3 damage. Which unit takes the next point?');
  assert.equal(asked(text, 'mobilize.move', null), 'Who moves?');
});

test('a reason names the chance, and others only where they are worse by a point', () => {
  const why = { rule: '', chance: 0.62, points: 3, because: null, iterations: 9 };
  const other = (answer: string, chance: number) => ({ answer, chance, points: 1 });
  assert.equal(text.why('harvest', { ...why, others: [other('recruit', 0.004)] }), 'Harvest: 62% to win.');
  assert.equal(
    text.why('harvest', { ...why, others: [other('recruit', 0.02), other('conquer', 0.06)] }),
    'Harvest: 62% to win. Close: Recruit (−2); Conquer (−6).',
  );
  assert.equal(
    text.why('harvest', { ...why, because: { what: 'dials', n: 2 }, others: [] }),
    'Harvest: 62% to win. Main reason: higher dials.',
  );
});

/** A game set up by the book, to the moment when one of these questions is asked. */
function* setUps(asks: readonly string[], seats: number, games: number) {
  for (let n = 0; n < games; n++) {
    const match = Match.begin(game, { seats, options: { setup: 'book' }, seed: `places ${seats} ${n}` });
    const luck = rng(`${n}`);
    for (let [q] = match.open(); q !== undefined && match.state.year === 0; [q] = match.open()) {
      if (asks.includes(q.ask)) yield { seen: match.view(q.seat), options: q.options };
      match.answers(q.seat, decisionFrom(game, match.state, q, q.options[luck(q.options.length)]!, luck), q.ask);
    }
  }
}

test('while the map is laid, every place has a name of its own, without a number of a grid', () => {
  const asks = ['setup/tile.place', 'setup/markers.place', 'setup/realm.choose', 'setup/realm.place'];
  let named = 0;
  for (const seats of [2, 3, 4]) {
    for (const { seen, options } of setUps(asks, seats, 6)) {
      for (const { answer } of TEXTS) {
        const names = options.map(id => answer(id, seen));
        assert.equal(new Set(names).size, names.length, `alike: ${names.join(' | ')}`);
        for (const name of names) assert.doesNotMatch(name, /\d,|°|@|undefined/);
        named += names.length;
      }
    }
  }
  assert.ok(named > 1000, `${named} names`);
});
