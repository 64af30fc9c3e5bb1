import assert from 'node:assert/strict';
import { NOBODY, type Seat } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import type { Table } from '../../src/index.ts';
import type { AreaId, TacticId, UnitId } from '../../src/printed/ids.ts';
import { area } from '../../src/rules/areas.ts';
import { enlist, newSide } from '../../src/rules/battle/sides.ts';
import { battleRow, battleRowAfter, battleStart, battleTally, opened } from '../../src/rules/windows.ts';
import type { SideId } from '../../src/table.ts';
import { army, daqanUthuk, hand, hero, quiet, scenario, turn } from '../position.ts';

type Army = Partial<Record<UnitId, number>>;

/** Daqan attack; the units of a side stand, or were routed in this battle. */
function battle(g: Table, at: AreaId, attackers: [Army, Army?], defender: Seat, defenders: [Army, Army?]): void {
  army(g, at, NOBODY, {});
  const side = (seat: Seat, speaker: Seat, [standing, routed = {}]: [Army, Army?]) => {
    const made = newSide(seat, speaker, 0);
    for (const [unit, n] of Object.entries(standing)) enlist(made, { unit: unit as UnitId, standing: n, routed: 0 });
    for (const [unit, n] of Object.entries(routed)) enlist(made, { unit: unit as UnitId, standing: 0, routed: n });
    for (const { unit } of made.fighters) g.supply[unit]--;
    return made;
  };
  g.battle = {
    area: at,
    attacker: side(0, 0, attackers),
    defender: side(defender, 1, defenders),
    row: 0,
    spoils: 0,
    brokenOff: false,
  };
}

interface Fight {
  mine?: TacticId[];
  theirs?: TacticId[];
  at?: AreaId;
  attackers?: [Army, Army?];
  defender?: Seat;
  defenders?: [Army, Army?];
  given?: (g: Table) => void;
}
const fight = ({ mine = [], theirs = [], at = '7B', given, ...sides }: Fight) =>
  daqanUthuk(g => {
    quiet(g);
    turn(g, 0, 'conquer');
    hand(g, 0, ...mine);
    hand(g, 1, ...theirs);
    battle(
      g,
      at,
      sides.attackers ?? [{ footman: 2, knight: 1 }],
      sides.defender ?? 1,
      sides.defenders ?? [{ berserker: 2 }],
    );
    given?.(g);
  });
const fighters = (g: Table, side: SideId): string =>
  g
    .battle![side].fighters.map(
      ({ unit, damage, routed }) => `${unit}${damage > 0 ? `-${damage}` : ''}${routed ? '-routed' : ''}`,
    )
    .join(' ');
const both = opened(0, 1);
const start = 'window/battle-start.play';

scenario(
  rule('RW-TACT-01', 'RW-BATTLE-06', 'RW-BATTLE-21') + 'Summon Lightning: four damage, assigned by their owner',
  fight({ mine: ['summon-lightning'], defenders: [{ 'chaos-lord': 1, berserker: 3 }] }),
  t => {
    t.at(battleStart, both).says(0, 'summon-lightning');
    t.asked(1, 'battle/damage.choose').says(1, 'chaos-lord');
    // The damaged one goes on suffering until it falls.
    t.holds(g => assert.equal(fighters(g as Table, 'defender'), 'berserker berserker'));
    t.over();
  },
);

scenario(
  rule('RW-NEUT-10', 'RW-NEUT-11') +
    'Summon Lightning against neutrals: the left neighbour assigns and plays no card himself',
  fight({
    mine: ['summon-lightning'],
    theirs: ['summon-lightning'],
    defender: NOBODY,
    defenders: [{ giant: 1, sorcerer: 2 }],
  }),
  t => {
    t.at(battleStart, opened(0)).says(0, 'summon-lightning').asked(1, 'battle/damage.choose').says(1, 'giant');
    t.holds(g => assert.equal(fighters(g as Table, 'defender'), 'giant-4 sorcerer sorcerer'));
    t.over();
  },
);

scenario(
  rule('RW-BATTLE-08') + 'the same card is not played twice by one side at the start, but by both sides it is',
  fight({
    mine: ['spoils-of-war', 'summon-lightning', 'summon-lightning'],
    theirs: ['spoils-of-war'],
    defenders: [{ 'chaos-lord': 2 }],
  }),
  t => {
    t.at(battleStart, both).says(0, 'summon-lightning').asked(0, start, ['pass', 'pass-battle', 'spoils-of-war']);
    t.refuses(0, 'summon-lightning', 'RW-BATTLE-08').says(0, 'spoils-of-war').says(0, 'pass');
    t.asked(1, start, ['pass', 'pass-battle', 'spoils-of-war']).says(1, 'spoils-of-war');
    // Both copies add up for the winner.
    t.holds(g => assert.equal(g.battle!.spoils, 2));
    t.over();
  },
);

scenario(
  `${rule('RW-TACT-01')}RWX-42 Tactical Retreat: the defender with a standing unit, not the attacker`,
  fight({ mine: ['tactical-retreat', 'ambush'], theirs: ['tactical-retreat'] }),
  t => {
    t.at(battleStart, both).asked(0, start, ['pass', 'pass-battle', 'ambush']).says(0, 'pass');
    t.asked(1, start, ['pass', 'pass-battle', 'tactical-retreat']).says(1, 'tactical-retreat');
    t.hears(null, ['plays tactical-retreat', 'breaks-off']);
    t.holds(g => assert.equal(g.battle!.brokenOff, true));
    t.over();
  },
);

scenario(
  rule('RW-TACT-01') + 'Tactical Retreat: not with routed units only',
  fight({ theirs: ['tactical-retreat'], defenders: [{}, { berserker: 2 }] }),
  t => void t.at(battleStart, both).asked(1, start, ['pass', 'pass-battle']),
);

scenario(
  rule('RW-TACT-01', 'RW-BATTLE-27') + 'Rally Cry: up to two units that were routed in this battle stand again',
  fight({ mine: ['rally-cry'], attackers: [{}, { footman: 2, knight: 1 }] }),
  t => {
    t.at(battleRow, both).says(0, 'rally-cry').asked(0, 'tactics/rally-cry.unit', ['footman-routed', 'knight-routed']);
    t.says(0, 'knight-routed').asked(0, 'tactics/rally-cry.unit', ['footman-routed', 'done']).says(0, 'footman-routed');
    t.hears(1, ['stands-up footman 1']);
    t.holds(g => assert.equal(fighters(g as Table, 'attacker'), 'footman footman-routed knight'));
    t.over();
  },
);

scenario(
  rule('RW-TACT-06') + 'Rally Cry: not without a unit routed in it; those routed before the battle are not in it',
  fight({
    mine: ['rally-cry'],
    theirs: ['rally-cry'],
    given: g => {
      army(g, '7B', 1, {}, { berserker: 1 });
    },
  }),
  t => {
    t.at(battleRow, both).asked(0, 'window/battle-row.play', ['pass', 'pass-battle']).says(0, 'pass');
    t.asked(1, 'window/battle-row.play', ['pass', 'pass-battle']);
  },
);

scenario(
  rule('RW-TACT-06') + 'one card each before a row, and none any more after passing for the whole battle',
  fight({
    mine: ['rally-cry', 'rally-cry'],
    theirs: ['rally-cry'],
    attackers: [{}, { footman: 3 }],
    defenders: [{}, { berserker: 1 }],
  }),
  t => {
    t.at(battleRow, both).says(0, 'rally-cry').says(0, 'done');
    t.asked(1, 'window/battle-row.play', ['pass', 'pass-battle', 'rally-cry']).says(1, 'pass-battle');
    t.at(battleRow, both).asked(0, 'window/battle-row.play').says(0, 'pass').over();
    t.at(battleTally, both).asked(0, 'window/battle-tally.play').says(0, 'pass').over();
  },
);

scenario(
  rule('RW-TACT-01') + 'Field Surgeons: all damage of the own side is gone, also of allies',
  fight({
    mine: ['field-surgeons'],
    theirs: ['field-surgeons'],
    attackers: [{ knight: 1, 'siege-tower': 1, giant: 1 }],
    given: g => {
      g.battle!.attacker.fighters[1]!.damage = 2;
      g.battle!.attacker.fighters[2]!.damage = 3;
    },
  }),
  t => {
    t.at(battleRowAfter, both).says(0, 'field-surgeons');
    t.hears(1, ['plays field-surgeons', 'patched-up siege-tower 2', 'patched-up giant 3']);
    t.holds(g => assert.equal(fighters(g as Table, 'attacker'), 'knight siege-tower giant'));
    // Nobody of theirs is hurt.
    t.asked(1, 'window/battle-row-after.play', ['pass', 'pass-battle']);
  },
);

scenario(
  `${rule('RW-TACT-01')}RWX-43 Ambush: a kind with standing units acts in row 1`,
  fight({
    theirs: ['ambush'],
    defenders: [{ berserker: 1, 'flesh-ripper': 1, 'chaos-lord': 1 }, { warlock: 1 }],
  }),
  t => {
    // Flesh Rippers act in row 1 anyway, the Warlock lies.
    t.at(battleStart, both).says(1, 'ambush').asked(1, 'tactics/ambush.unit', ['berserker', 'chaos-lord']);
    t.refuses(1, 'warlock', 'RW-TACT-01').says(1, 'chaos-lord').hears(0, ['ambushes chaos-lord']);
    t.holds(g => assert.deepEqual([g.battle!.attacker.ambush, g.battle!.defender.ambush], [[], ['chaos-lord']]));
    t.over();
  },
);

scenario(
  rule('RW-TACT-01') + 'Ambush: not for a kind that is first already',
  fight({ theirs: ['ambush'], defenders: [{ 'flesh-ripper': 3 }] }),
  t => void t.at(battleStart, both).asked(1, start, ['pass', 'pass-battle']),
);

scenario(
  `${rule('RW-TACT-01', 'RW-BATTLE-36')}RWX-44 Shield Wall: two more strength, once for each side`,
  fight({ mine: ['shield-wall'], theirs: ['shield-wall', 'ambush'] }),
  t => {
    t.at(battleTally, both).says(0, 'shield-wall').says(1, 'shield-wall');
    t.holds(g => assert.deepEqual([g.battle!.attacker.bonus, g.battle!.defender.bonus], [2, 2]));
    t.over();
  },
);

scenario(
  rule('RW-TACT-06') + 'Shield Wall: a second copy of the same hand waits for another battle',
  fight({ mine: ['shield-wall', 'shield-wall'] }),
  t => {
    t.at(battleTally, both).says(0, 'shield-wall');
    t.holds(g => assert.deepEqual([g.battle!.attacker.bonus, g.players[0]!.tactics.length], [2, 1]));
    t.over();
  },
);

scenario(
  rule('RW-BATTLE-07') + 'at the start the attacker may also play cards of his turn, the defender may not',
  fight({ mine: ['levy-of-silver', 'sudden-frost'], theirs: ['levy-of-silver', 'cutpurses'] }),
  t => {
    t.at(battleStart, both).asked(0, start, ['pass', 'pass-battle', 'levy-of-silver', 'sudden-frost']);
    t.says(0, 'levy-of-silver').hears(1, ['plays levy-of-silver', 'gains influence 2']).says(0, 'pass');
    t.asked(1, start, ['pass', 'pass-battle']);
  },
);

scenario(
  rule('RW-BATTLE-07') + 'none of them moves units into or out of the area that is fought for',
  fight({
    mine: ['beast-drums', 'wandering-giant', 'lost-city', 'levy-of-silver'],
    at: '3C',
    defender: NOBODY,
    defenders: [{ dragon: 1 }],
    given: g => {
      hero(g, 0, 'quill', '3C');
      for (const id of ['5B', '1C', '3A', '7C'] as const) army(g, id, 1, { berserker: 1 });
    },
  }),
  t => {
    t.holds(g => assert.deepEqual(area(g, '3C').troops, []));
    t.at(battleStart, opened(0)).asked(0, start, ['pass', 'pass-battle', 'levy-of-silver']);
  },
);

scenario(
  rule('RW-BATTLE-07', 'RW-NEUT-12') + 'neutral units that Lost City drives away do not run into the battle',
  fight({
    mine: ['lost-city'],
    at: '3B',
    defender: NOBODY,
    defenders: [{ hellhound: 1 }],
    given: g => {
      hero(g, 0, 'quill', '5D');
    },
  }),
  t => {
    t.at(battleStart, opened(0)).says(0, 'lost-city').asked(1, 'retreat.choose', ['5B', '5C']);
  },
);

scenario(
  rule('RW-BATTLE-07') + 'Night Raid routs a defender of the battle, Sappers damage the stronghold there',
  fight({
    mine: ['night-raid', 'sappers'],
    at: '7C',
    defenders: [{ berserker: 1, 'chaos-lord': 1 }],
    given: g => {
      area(g, '7C').city = null;
      area(g, '7C').stronghold = { owner: 1, damaged: false, development: null };
    },
  }),
  t => {
    t.at(battleStart, both).says(0, 'night-raid');
    t.asked(0, 'tactics/night-raid.unit', ['berserker', 'chaos-lord']).says(0, 'chaos-lord');
    t.holds(g => assert.equal(fighters(g as Table, 'defender'), 'berserker chaos-lord-routed'));
    t.says(0, 'sappers');
    t.holds(g => assert.equal(area(g, '7C').stronghold!.damaged, true));
    t.over();
  },
);
