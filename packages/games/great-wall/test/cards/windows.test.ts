import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, type Procedure, strict } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { ADVISOR } from '../../src/cards/advisors.ts';
import { GENERAL } from '../../src/cards/generals.ts';
import { TACTIC } from '../../src/cards/tactics.ts';
import { game, type Table, type TableOptions, type View } from '../../src/index.ts';
import { ADVISORS, GENERALS, TACTICS } from '../../src/printed/ids.ts';
import { newSortie, noShots, sortie } from '../../src/rules/attack.ts';
import type { Passive } from '../../src/rules/cards.ts';
import { kill, newKill } from '../../src/rules/defeat.ts';
import type { Moment, MomentType } from '../../src/rules/moments.ts';
import { bonus } from '../../src/rules/vocabulary.ts';
import { position, type Side, sides } from '../position.ts';

const MOMENTS: readonly MomentType[] = [
  'income',
  'summer',
  'reclaimed',
  'turn',
  'ordered',
  'activation',
  'activated',
  'activation-over',
  'upgraded',
  'hired',
  'attack',
  'attacked',
  'attack-over',
  'built',
  'check',
  'defeated',
  'claimed',
  'doomed',
  'fallen',
  'winter',
  'shooting',
  'assault',
  'tactic-played',
];

/** What the moment is about, where cards look at it. */
const ABOUT: Partial<Record<MomentType, Partial<Moment>>> = {
  upgraded: { what: 'wood' },
  attacked: { what: 'spearman', n: 1 },
  built: { what: 'wall', n: 1, section: 0 },
  defeated: { what: 'shields-l' },
  reclaimed: { n: 2 },
};

interface Happening {
  event: Moment;
  cancelled: boolean;
}

/** Somebody for whom every card of the game could do something; seat 1 has nothing. */
function tableFor(side: Side): Scenario<Table, View, TableOptions> {
  const t = new Scenario(
    game,
    position({
      year: 3,
      active: 0,
      walls: { left: 1 },
      players: sides(3, {
        goods: { wood: 5, stone: 5, gold: 5, chi: 5 },
        clerks: { quarry: 2 },
        rest: { left: { spearman: 2, archer: 1 } },
        posts: { left: 1 },
        shamed: { spearman: 1 },
        overseers: { wood: 1 },
        ...side,
      }),
      hordes: { left: ['shields-l'] },
      on: [['shields-l', 0, 'horseman', 1, 2]],
    }),
  );
  return t;
}

/** In the middle of an attack, in which one horseman dies and another one may. */
function lead(g: Table): void {
  const killed = newKill(g, 0, ['shields-l'], false);
  killed.doomed = [{ clan: 0, troop: 'horseman', section: 0, horde: 'shields-l' }];
  killed.fallen[0]!.horseman = 1;
  g.stack = [];
  g.over = false;
  call(g, sortie, { ...newSortie(g, 0, 0, [], noShots()), attacked: ['shields-l'] });
  call(g, kill, killed);
  for (const frame of g.stack) frame.step = '';
}

function raise(t: Scenario<Table, View, TableOptions>, type: MomentType, seat: number): void {
  const event = game.machine.procedures.find(({ name }) => name === 'event') as Procedure<Table, Happening> | undefined;
  const moment = { type, what: '', n: 0, section: -1, played: [], used: [], ...ABOUT[type], seat };
  const g = t.g as Table;
  lead(g);
  call(g, event!, { event: moment, cancelled: false });
  strict(game).machine.run(g);
}

/** What seat 0 is offered at a moment of a seat. */
function offered(side: Side, type: MomentType, seat: number): readonly string[] {
  const t = tableFor(side);
  raise(t, type, seat);
  return game.machine.open(t.g as Table).find(q => q.seat === 0)?.options ?? [];
}

const WINDOWS: Readonly<Record<(typeof TACTICS)[number], MomentType>> = {
  retreat: 'doomed',
  restless: 'summer',
  'feigned-flight': 'attack',
  'arrow-storm': 'check',
  'night-labour': 'ordered',
  'forced-march': 'turn',
  'tribute-caravan': 'summer',
  stockades: 'assault',
  'public-atonement': 'summer',
  'trophy-hunters': 'check',
};

for (const face of TACTICS) {
  test(rule('GW-TACTIC-02', 'GW-TACTIC-03') + `${face} can be played in its window, and in no other`, () => {
    const id = `${face}-1` as const;
    assert.equal(TACTIC[face].window, WINDOWS[face]);
    for (const type of MOMENTS) {
      assert.equal(offered({ tactics: [id] }, type, 0).includes(id), type === WINDOWS[face], type);
      // Only an own attack opens it for attacks; all other windows are everybody's.
      const others = type === WINDOWS[face] && face !== 'feigned-flight';
      assert.equal(offered({ tactics: [id] }, type, 1).includes(id), others, `${type} of another`);
    }
  });
}

/** Cards that wait for what others do, and moments that are everybody's. */
const OF_OTHERS = ['toll-collector', 'storehouse-keeper'];
const FOR_ALL: readonly MomentType[] = ['winter', 'shooting', 'assault', 'fallen', 'defeated'];

for (const id of [...ADVISORS, ...GENERALS]) {
  const isAdvisor = (ADVISORS as readonly string[]).includes(id);
  const { gains, may } = isAdvisor ? ADVISOR[id as 'guardian'] : GENERAL[id as 'yue-fei'];
  const moments = [gains, may].filter(ability => ability !== undefined).map(({ on }) => on);
  if (moments.length === 0) continue;
  const side: Side = isAdvisor
    ? { active: [id as 'guardian'], supporters: 1 }
    : { general: id as 'yue-fei', supporters: 2 };
  const reactions = (seat: number): MomentType[] =>
    MOMENTS.filter(type => {
      const t = tableFor(side);
      const before = JSON.stringify([t.g.players, t.g.sections]);
      raise(t, type, seat);
      const isAsked = game.machine.open(t.g as Table).some(q => q.seat === 0);
      return isAsked || JSON.stringify([t.g.players, t.g.sections]) !== before;
    });
  test(rule('GW-ADV-03', 'GW-GENERAL-01') + `${id} waits for its own moment, and for no other`, () => {
    const isOfOthers = OF_OTHERS.includes(id);
    assert.deepEqual(reactions(0), isOfOthers ? [] : moments);
    assert.deepEqual(reactions(1), isOfOthers || FOR_ALL.includes(moments[0]!) ? moments : []);
  });
}

for (const id of ADVISORS) {
  test(rule('GW-ADV-03', 'GW-ADV-04') + `${id} does nothing as a supporter`, () => {
    for (const type of MOMENTS) {
      const t = tableFor({ supporters: [id] });
      const before = JSON.stringify([t.g.players, t.g.sections]);
      raise(t, type, 0);
      assert.equal(JSON.stringify([t.g.players, t.g.sections]), before, type);
      assert.ok(t.g.over, type);
    }
    const [active, supporting] = [tableFor({ active: [id] }).g, tableFor({ supporters: [id] }).g];
    for (const passive of Object.keys(ADVISOR[id].passives ?? {}) as Passive[]) {
      assert.ok(bonus(active as Table, 0, passive) > 0, passive);
      assert.equal(bonus(supporting as Table, 0, passive), 0, passive);
    }
  });
}
