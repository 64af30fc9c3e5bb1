import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import type { Table } from '../../../src/index.ts';
import type { LocationId } from '../../../src/printed/board.ts';
import { reedOf } from '../../../src/rules/reed-acts.ts';
import { qinIn } from '../../../src/table.ts';
import { position, QIN, REED, scenario } from '../../position.ts';

/** The highest first: wood is the lowest. */
const ranking: LocationId[] = ['barracks', 'temple', 'gold-mine', 'quarry', 'lumber-mill'];
const clerksOf = (g: Readonly<Table>): LocationId[] => qinIn(g)!.clerks.toSorted();

scenario(
  rule('GW-SOLO-25', 'GW-SOLO-42', 'GW-SOLO-45') +
    'in the turn of the player he sends two clerks to the two lowest locations of his track',
  position({ players: [{}], track: [[0, 'economy']], qin: { ranking } }),
  t => {
    t.turnOf(0)
      .says(0, 'done')
      .holds(g => assert.deepEqual(clerksOf(g), ['lumber-mill', 'quarry']));
    t.hears(null, ['moves-clerk lumber-mill', 'moves-clerk quarry']);
    // The Reed Clan is next, and the player commands it.
    t.asked(0, 'clerks/move.choose');
  },
);

scenario(
  rule('GW-SOLO-42') + 'two clerks, also where the card of the player lets others move only one',
  position({ players: [{}], track: [[0, 'despotism']], qin: { ranking } }),
  t => {
    t.turnOf(0)
      .says(0, 'done')
      .holds(g => assert.deepEqual(clerksOf(g), ['lumber-mill', 'quarry']));
    t.asked(0, 'clerks/move.choose').says(0, 'temple').says(0, 'quarry').over();
  },
);

scenario(
  rule('GW-SOLO-42') + 'a card without a box for others moves no clerk of his',
  position({ players: [{}], track: [[0, 'betrayal']], qin: { ranking } }),
  t => {
    t.turnOf(0)
      .says(0, 'done')
      .holds(g => assert.deepEqual(clerksOf(g), []))
      .over();
  },
);

scenario(
  rule('GW-SOLO-43') + 'where a location is full, the clerk goes to the next one',
  position({ players: [{ clerks: { 'lumber-mill': 3 } }], track: [[0, 'economy']], qin: { ranking } }),
  t => {
    t.turnOf(0)
      .says(0, 'done')
      .holds(g => assert.deepEqual(clerksOf(g), ['gold-mine', 'quarry']));
    t.asked(0, 'clerks/move.choose');
  },
);

scenario(
  rule('GW-SOLO-44') + 'with all clerks on the board one comes from the highest location that is not full',
  position({
    players: [{}],
    track: [[0, 'economy']],
    qin: {
      ranking,
      clerks: ['barracks', 'barracks', 'barracks', 'temple', 'temple', 'gold-mine', 'gold-mine', 'quarry'],
    },
  }),
  t => {
    t.turnOf(0).says(0, 'done');
    // The barracks are full, so nobody leaves them.
    t.hears(null, ['moves-clerk lumber-mill', 'moves-clerk quarry']);
    t.holds(g =>
      assert.deepEqual(clerksOf(g), [
        'barracks',
        'barracks',
        'barracks',
        'gold-mine',
        'gold-mine',
        'lumber-mill',
        'quarry',
        'quarry',
      ]),
    );
    t.asked(0, 'clerks/move.choose');
  },
);

scenario(
  rule('GW-SOLO-41') + 'in his own turn he moves as many as his card says',
  position({ players: [{}], track: [[QIN, 'economy']], qin: { ranking } }),
  t => {
    t.turnOf(QIN).holds(g => assert.deepEqual(clerksOf(g), ['gold-mine', 'lumber-mill', 'quarry']));
    t.asked(0, 'clerks/move.choose');
  },
);

scenario(
  rule('GW-SOLO-58', 'GW-SOLO-59', 'GW-SOLO-60') +
    'in his turn he commands the Reed Clan: first its clerks from where he never goes',
  position({
    players: [{}],
    tea: [REED, 0, QIN],
    track: [[QIN, 'levy']],
    qin: { ranking },
    reed: { clerks: ['embassy', 'tea-house', 'temple'] },
  }),
  t => {
    t.turnOf(QIN).holds(g => assert.deepEqual(reedOf(g).clerks, ['quarry', 'lumber-mill', 'temple']));
    t.asked(0, 'clerks/move.choose');
  },
);

scenario(
  rule('GW-SOLO-61') + 'then from a higher location to a lower one, and never to a higher one',
  position({
    players: [{}],
    tea: [REED, 0, QIN],
    track: [[QIN, 'levy']],
    qin: { ranking },
    reed: { clerks: ['barracks', 'lumber-mill', 'quarry'] },
  }),
  t => {
    t.turnOf(QIN).holds(g => assert.deepEqual(reedOf(g).clerks, ['gold-mine', 'lumber-mill', 'quarry']));
    t.asked(0, 'clerks/move.choose');
  },
);

scenario(
  rule('GW-SOLO-61') + 'a Reed clerk whose location is full stays',
  position({
    players: [{}],
    tea: [REED, 0, QIN],
    track: [[QIN, 'levy']],
    qin: { ranking, clerks: ['barracks', 'barracks'] },
    reed: { clerks: ['barracks', 'lumber-mill', 'quarry'] },
  }),
  t => {
    t.turnOf(QIN).holds(g => assert.deepEqual(reedOf(g).clerks, ['barracks', 'lumber-mill', 'quarry']));
    t.asked(0, 'clerks/move.choose');
  },
);

scenario(
  rule('GW-SOLO-58') + 'in the turn of the Reed Clan the higher of Qin and the player commands it: here it is Qin',
  position({
    players: [{}],
    tea: [QIN, 0, REED],
    track: [[REED, 'reed']],
    qin: { ranking },
    reed: { clerks: ['temple', 'embassy', 'barracks'] },
  }),
  t => {
    t.turnOf(REED);
    t.holds(g => {
      assert.deepEqual(reedOf(g).clerks, ['temple', 'lumber-mill', 'quarry']);
      assert.deepEqual(clerksOf(g), ['lumber-mill', 'quarry']);
    });
    // What he lets it store is what is lowest on his track.
    t.asked(0, 'clerks/move.choose')
      .says(0, 'done')
      .holds(g => assert.equal(g.warehouse.wood, 1))
      .over();
  },
);

scenario(
  rule('GW-SOLO-58') + 'and here it is the player',
  position({ players: [{}], tea: [REED, 0, QIN], track: [[REED, 'reed']], qin: { ranking } }),
  t => {
    t.turnOf(REED).asked(0, 'clerks/move.choose').says(0, 'done');
    t.asked(0, 'clerks/move.choose').says(0, 'done').asked(0, 'reed/gather.choose', ['wood', 'stone', 'gold']);
  },
);
