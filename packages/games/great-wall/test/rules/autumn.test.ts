import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, type Entry, type Question, rng, type SeenCore, withJournal } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import { game, type View } from '../../src/index.ts';
import { COMMANDS } from '../../src/printed/ids.ts';
import { position, scenario, sides } from '../position.ts';

scenario(
  rule('GW-AUTUMN-01', 'GW-AUTUMN-02') + 'commands are chosen in secret and revealed together',
  position({ players: sides(3, { pile: ['levy'] }) }),
  t => {
    const hand = COMMANDS.filter(command => command !== 'levy');
    t.autumn().asked(0, 'autumn.chooseCommands', hand).refuses(0, 'levy', 'GW-AUTUMN-01');
    t.says(1, 'economy').sees(0, seen => assert.deepEqual((seen as View & SeenCore).stack.at(-1)!.sealed, { 1: '?' }));
    t.says(1, 'levy').says(0, 'despotism').hears(0, []).says(2, 'economy');
    t.hears(null, ['reveals despotism', 'reveals levy', 'reveals economy']);
    t.asked(0, 'autumn/place.choose', ['space-1', 'space-2', 'space-3']);
  },
);

scenario(
  rule('GW-AUTUMN-03', 'GW-AUTUMN-04', 'GW-AUTUMN-06', 'GW-TEA-03', 'GW-AUTUMN-13', 'GW-GEN-01') +
    'placed in tea order on free spaces, resolved in the order of the spaces',
  position({ players: sides(3), tea: [1, 2, 0] }),
  t => {
    t.autumn().says(0, 'betrayal').says(1, 'betrayal').says(2, 'betrayal');
    t.asked(1, 'autumn/place.choose').says(1, 'space-3').asked(2, 'autumn/place.choose', ['space-1', 'space-2']);
    t.refuses(2, 'space-3', 'GW-AUTUMN-03').refuses(2, 'space-4').says(2, 'space-2');
    t.hears(null, ['orders betrayal 2', 'orders betrayal 1', 'turn betrayal']);
    t.holds(g => assert.equal(g.active, 0))
      .asked(0, 'clerks/move.choose')
      .says(0, 'done');
    t.asked(2, 'clerks/move.choose').says(2, 'done').asked(1, 'clerks/move.choose').says(1, 'done').over();
  },
);

scenario(rule('GW-AUTUMN-05', 'GW-5P-03') + 'four players, four spaces', position({ players: sides(4) }), t => {
  t.autumn();
  for (const seat of [0, 1, 2, 3]) t.says(seat, 'economy');
  t.asked(0, 'autumn/place.choose', ['space-1', 'space-2', 'space-3', 'space-4']).refuses(0, 'space-5');
});

scenario(
  rule('GW-AUTUMN-01') + 'who has no command left plays none and has no turn, but uses the boxes of others',
  position({ players: sides(3, { pile: COMMANDS.slice() }) }),
  t => {
    t.autumn().refuses(0, 'economy').says(1, 'economy').says(2, 'economy');
    t.says(1, 'space-1').asked(2, 'autumn/place.choose', ['space-2', 'space-3']).says(2, 'space-3');
    t.asked(1, 'clerks/move.choose').says(1, 'done').asked(0, 'clerks/move.choose');
  },
);

scenario(
  rule('GW-AUTUMN-07', 'GW-AUTUMN-08', 'GW-AUTUMN-09', 'GW-CMD-02', 'GW-CMD-03', 'GW-CMD-04', 'EX-03') +
    'owner, the others in tea order, the owner again; then the locations',
  position({ players: sides(3, { clerks: { 'war-academy': 1 } }), tea: [2, 0, 1], track: [[0, 'economy']] }),
  t => {
    t.turnOf(0).asked(0, 'clerks/move.choose').says(0, 'done');
    t.asked(2, 'clerks/move.choose').says(2, 'done').asked(1, 'clerks/move.choose').says(1, 'done');
    t.asked(0, 'location/study.choose').says(0, 'draw-0').over();
  },
);

scenario(
  rule('GW-AUTUMN-10', 'GW-AUTUMN-11', 'GW-LOC-03', 'GW-LOC-05', 'GW-LOC-06', 'GW-LOC-09') +
    'full ordinary locations and special ones with a clerk; the active player orders them, also without a clerk',
  position({
    players: sides(
      3,
      {},
      { clerks: { 'tea-house': 1, quarry: 3, 'war-academy': 1 } },
      { clerks: { 'tea-house': 1, embassy: 1, 'gold-mine': 1 } },
    ),
    track: [[0, 'betrayal']],
  }),
  t => {
    t.turnOf(0).says(0, 'done');
    t.asked(0, 'autumn/turn.activate', ['tea-house', 'embassy', 'war-academy']);
    t.refuses(0, 'quarry', 'GW-AUTUMN-10').refuses(0, 'pass', 'GW-AUTUMN-10').says(0, 'embassy');
    t.asked(2, 'location/hire.choose', ['pass']).says(2, 'pass');
    t.asked(0, 'autumn/turn.activate', ['tea-house', 'war-academy']).refuses(0, 'embassy', 'GW-AUTUMN-11');
    t.holds(g => assert.deepEqual([g.players[2]!.clerks.embassy, g.players[2]!.idle], [0, 3]));
  },
);

test(
  rule('GW-AUTUMN-14', 'GW-SPRING-01', 'GW-SUMMER-01', 'GW-WINTER-11', 'GW-AUTUMN-12', 'GW-WINTER-10') +
    'in whole games: autumn and winter first, then all four seasons, commands on the track until summer',
  () => {
    for (const seats of [2, 3, 4]) {
      const { g, question: first } = deal(game, { seats, seed: `seasons ${seats}` });
      const luck = rng(seats);
      const journal: Entry[] = [];
      let question = first;
      while (question !== null) {
        const asked: Question = question;
        if (g.season === 'winter') assert.ok(g.track.some(order => order !== null));
        question = withJournal(g, journal, () =>
          game.machine.play(g, asked, asked.options[luck(asked.options.length)]!),
        );
      }
      const seasons = journal.filter(({ kind }) => kind === 'season').map(({ what }) => what);
      const years = (seasons.length - 2) / 4;
      const whole = Array.from({ length: years }, () => ['spring', 'summer', 'autumn', 'winter']).flat();
      assert.deepEqual(seasons, ['autumn', 'winter', ...whole]);
      assert.equal(journal.at(-1)!.rule.startsWith('GW-END'), true);
    }
  },
);
