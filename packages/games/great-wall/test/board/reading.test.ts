import assert from 'node:assert/strict';
import { test } from 'node:test';
import { view } from '@teahouse/kernel';
import {
  doomedOn,
  isForAutomaton,
  mySealed,
  sealedBy,
  shameOn,
  timesLeft,
  worthOf,
} from '../../board/model/reading.ts';
import { ARTIFACT } from '../../src/cards/artifacts.ts';
import { TROOPS } from '../../src/ids.ts';
import { game } from '../../src/index.ts';
import { doomedIn } from '../../src/rules/defeat.ts';
import { everywhere } from './play.ts';

test('an artifact is worth to everybody what it is, whatever the viewer cannot see', () => {
  everywhere('worth', 6, (g, _, seen) => {
    for (const artifact of g.artifacts) {
      for (let seat = 0; seat < g.seats; seat++) {
        assert.equal(worthOf(seen, artifact, seat), ARTIFACT[artifact](g, seat), `${artifact}, ${seat}`);
      }
    }
  });
});

test('as many soldiers are marked on hordes as die there', () => {
  let met = 0;
  everywhere('doomed', 24, (g, q, seen) => {
    const marked = seen.sections.flatMap(({ hordes }) => hordes.map(horde => doomedOn(seen, horde).size));
    const dying = doomedIn(g).filter(({ horde }) => horde !== null).length;
    assert.equal(
      marked.reduce((sum, n) => sum + n, 0),
      dying,
      q.ask,
    );
    met += dying;
  });
  assert.ok(met > 0, 'somebody dies now and then');
});

test('shame is counted wherever it lies', () => {
  everywhere('shame', 6, (g, _, seen) => {
    g.players.forEach((player, seat) => {
      const onSoldiers = TROOPS.reduce((sum, troop) => sum + player.shamed[troop], 0);
      const onHordes = player.claimed.reduce((sum, { shame }) => sum + shame, 0);
      assert.equal(shameOn(seen.players[seat]!), onSoldiers + onHordes);
    });
  });
});

test('a command lies face down for everybody, and open only for its owner', () => {
  let met = 0;
  everywhere('sealed', 6, (g, q) => {
    const sealed = g.stack.at(-1)?.sealed;
    if (sealed == null || q.ask !== 'autumn.chooseCommands') return;
    for (const [seat, command] of Object.entries(sealed)) {
      met++;
      for (let other = 0; other < g.seats; other++) {
        const seen = view(game, g, other);
        assert.ok(sealedBy(seen).includes(Number(seat)));
        assert.equal(mySealed(seen, Number(seat)) === command, other === Number(seat));
      }
      assert.equal(mySealed(view(game, g, null), null), null);
    }
  });
  assert.ok(met > 10, `${met} commands`);
});

test('how often a question may still be answered is a small number, and the Reed Clan plays only with two', () => {
  everywhere('left', 9, (g, q, seen) => {
    assert.ok(timesLeft(seen) >= 0 && timesLeft(seen) < 20, `${q.ask}: ${timesLeft(seen)}`);
    if (isForAutomaton(seen)) assert.equal(g.seats, 2, q.ask);
  });
});
