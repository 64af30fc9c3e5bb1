import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import type { LocationId } from '../../../src/printed/board.ts';
import { COMMANDS } from '../../../src/printed/ids.ts';
import { qinIn } from '../../../src/table.ts';
import { position, QIN, REED, scenario } from '../../position.ts';

const ranking: LocationId[] = ['barracks', 'temple', 'gold-mine', 'quarry', 'lumber-mill'];

scenario(
  rule('GW-SOLO-39', 'GW-SOLO-40') +
    'after the player has chosen, his card is drawn; at his place in tea order it takes the first free space',
  position({ players: [{}], tea: [0, REED, QIN], qin: { ranking, deck: ['levy', 'economy'] } }),
  t => {
    t.autumn().asked(0, 'autumn.chooseCommands', COMMANDS);
    t.holds(g => assert.equal(qinIn(g)!.revealed, null));
    t.says(0, 'despotism').hears(null, ['reveals despotism', 'reveals levy']);
    t.sees(0, seen => assert.deepEqual([qinIn(seen)!.revealed, qinIn(seen)!.deck], ['levy', 5]));
    t.asked(0, 'autumn/place.choose', ['space-1', 'space-2', 'space-3']).says(0, 'space-2');
    t.holds(g =>
      assert.deepEqual(
        g.track.map(order => [order!.clan, order!.command]),
        [
          [REED, 'reed'],
          [0, 'despotism'],
          [QIN, 'levy'],
        ],
      ),
    );
    t.asked(0, 'clerks/move.choose');
  },
);

scenario(
  rule('GW-SOLO-29', 'GW-CMD-06') + 'EX-26: his Economy on the track lets Despotism of the player move two clerks more',
  position({
    players: [{}],
    track: [
      [0, 'despotism'],
      [QIN, 'economy'],
    ],
    qin: { ranking },
  }),
  t => {
    t.turnOf(0);
    t.asked(0, 'clerks/move.choose').says(0, 'embassy');
    for (const to of ['embassy', 'war-academy', 'builders-camp']) {
      t.asked(0, 'clerks/move.choose').says(0, to);
      if (to !== 'embassy') t.says(0, 'idle');
    }
    t.holds(g => assert.equal(g.players[0]!.idle, 1));
    // No fifth one: the Reed Clan is next.
    t.asked(0, 'clerks/move.choose')
      .says(0, 'tea-house')
      .asked(0, 'clerks/move.fetch', ['lumber-mill', 'quarry', 'gold-mine']);
  },
);

scenario(
  rule('GW-SOLO-67', 'GW-SOLO-28') + "Betrayal copies his card as the player's own of that name",
  position({
    players: [{ goods: { wood: 5, stone: 5, gold: 5 } }],
    track: [
      [0, 'betrayal'],
      [QIN, 'work-harder'],
      [REED, 'reed'],
    ],
    qin: { ranking },
  }),
  t => {
    t.turnOf(0).asked(0, 'command/betray.choose', ['clerks', 'work-harder']).refuses(0, 'reed', 'GW-2P-25');
    // His card would build for nothing; that of a player moves three clerks and builds for the usual price.
    t.says(0, 'work-harder').asked(0, 'clerks/move.choose').says(0, 'done');
    t.asked(0, 'location/build.choose').says(0, 'wall-right').asked(0, 'goods/settle.pay');
  },
);

scenario(
  rule('GW-SOLO-67') + 'a Betrayal of his cannot be copied',
  position({
    players: [{}],
    track: [
      [0, 'betrayal'],
      [QIN, 'betrayal'],
    ],
    qin: { ranking },
  }),
  t => {
    t.turnOf(0).asked(0, 'clerks/move.choose');
  },
);

scenario(
  rule('GW-SOLO-31') + 'a turn of his begins without him being asked, and ends without a window for him',
  position({ players: [{}], track: [[QIN, 'betrayal']], qin: { ranking } }),
  t => {
    t.turnOf(QIN).over();
  },
);

scenario(
  rule('GW-SOLO-39') + 'after six years his old cards are shuffled',
  position({ players: [{}], tea: [0, QIN, REED], qin: { ranking } }),
  t => {
    t.autumn();
    Object.assign(qinIn(t.g)!, { deck: [], pile: COMMANDS.slice() });
    t.says(0, 'levy').holds(g => assert.deepEqual([qinIn(g)!.deck.length, qinIn(g)!.pile], [5, []]));
    t.asked(0, 'autumn/place.choose');
  },
);
