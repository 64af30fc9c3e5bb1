import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { game } from '../src/index.ts';

const WINDOWS = 'W:';
const COMMAND = 'T-311';
const OTHERS = 'T-312';
const BUILDERS = 'T-326';
const CARD = 'T-313';

/** The Timing table of the ledger is the contract: each question belongs to one of its decision points. */
const TIMING: Record<string, string> = {
  'opening.chooseGeneral': 'T-002',
  'opening.appoint': 'T-003',
  'shame/atone.choose': 'T-202',
  'summer/reclaim.choose': 'T-204',
  'autumn.chooseCommands': 'T-301',
  'autumn/place.choose': 'T-303',
  'clerks/move.choose': COMMAND,
  'clerks/move.fetch': COMMAND,
  'command/take.choose': COMMAND,
  'command/advance.choose': COMMAND,
  'command/all-in.choose': COMMAND,
  'reed/gather.choose': COMMAND,
  'goods/choose.choose': COMMAND,
  'command/either.choose': OTHERS,
  'command/betray.choose': CARD,
  'autumn/turn.activate': 'T-320',
  'location/disgrace.bribe': 'T-321',
  'shame.place': 'T-321',
  'location/upgrade.choose': 'T-323',
  'location/donate.choose': 'T-324',
  'recruit.hire': 'T-325',
  'recruit.choose': 'T-325',
  'recruit.place': 'T-325',
  'attack/strike.shoot': 'T-325',
  'attack/sortie.choose': 'T-325',
  'location/build.choose': BUILDERS,
  'location/build.emptyWarehouse': BUILDERS,
  'goods/settle.pay': BUILDERS,
  'location/march.choose': 'T-327',
  'location/march.go': 'T-327',
  'location/rise.choose': 'T-328',
  'location/hire.choose': 'T-329',
  'location/hire.appoint': 'T-329',
  'location/hire.post': 'T-329',
  'location/study.choose': 'T-330',
  'tactics/draw.discard': 'T-330',
  'reed/dismiss.choose': 'T-331',
  'reed/barricade.choose': 'T-331',
  'reed/recruit.choose': 'T-331',
  'reed/recruit.orElse': 'T-331',
  'shame/lift.choose': 'T-331',
  'kill/pick.choose': 'T-342',
  'kill/save.choose': 'T-343',
  'winter/duck.choose': 'T-401',
  'winter/shoot.shoot': 'T-401',
  'winter/shoot.shootMore': 'T-401',
  'goods/plunder.choose': 'T-411',
  'together/wish.choose': 'T-303',
  'together/take-back.choose': BUILDERS,
  'together/pledge.choose': 'T-421',
  'winter/disgrace.spare': 'T-411',
  'together/freeze.choose': 'T-424',
  'together/requisition.choose': 'T-424',
  'together/intrigue.choose': 'T-424',
  'together/refuge.choose': 'T-424',
  'together/veteran.choose': 'T-424',
  'together/hand-over.choose': WINDOWS,
  'together/hand-over.give': WINDOWS,
  'together/share.choose': WINDOWS,
  'together/share.give': WINDOWS,
  'together/partner.choose': WINDOWS,
  'together/rescue.choose': WINDOWS,
  'together/sortie.choose': WINDOWS,
  'event/window.react': WINDOWS,
  'tactics/play.chooseBox': WINDOWS,
  'goods/swap.give': WINDOWS,
  'goods/swap.take': WINDOWS,
  'location/fortify.choose': WINDOWS,
  'card/volley.shoot': WINDOWS,
  'card/retreat.choose': WINDOWS,
  'card/upgrade.choose': WINDOWS,
  'card/upgrade.raise': WINDOWS,
  'card/sally.choose': WINDOWS,
  'card/strike-or-study.choose': WINDOWS,
  'card/bolster.choose': WINDOWS,
};

test('the engine asks at the decision points of the Timing table, and nowhere else', () => {
  assert.deepEqual(game.machine.asks().toSorted(), Object.keys(TIMING).toSorted());
});

test('every decision point named here is in the ledger', () => {
  const ledger = readFileSync(new URL('../rules.md', import.meta.url), 'utf8');
  for (const id of Object.values(TIMING)) assert.ok(id === WINDOWS || ledger.includes(`| ${id} |`), id);
});
