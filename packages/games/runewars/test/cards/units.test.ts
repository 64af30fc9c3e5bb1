import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rule } from '@teahouse/testkit';
import { ABILITY } from '../../src/cards/units.ts';
import { UNITS } from '../../src/printed/ids.ts';
import { strengthOf } from '../../src/rules/battle/tally.ts';
import { clash, clear, FIELD, fightersOf, fought, troopsAt } from '../battles.ts';
import { army, fate, hand } from '../position.ts';

const attackers = (t: ReturnType<typeof clash>): string[] => fightersOf(t.g, 'attacker');
const defenders = (t: ReturnType<typeof clash>): string[] => fightersOf(t.g, 'defender');

test(rule('RW-BATTLE-18', 'RW-BATTLE-54') + 'every kind has its ability, used once for each symbol', () => {
  assert.deepEqual(Object.keys(ABILITY), [...UNITS]);
  const t = clash({ attacker: ['siege-tower'], defender: ['berserker'], uses: ['attacker', 'siege-tower', 2] });
  assert.equal(strengthOf(t.g, 'attacker'), 1 + 4);
  t.over().finish();
});

describe('Daqan', () => {
  test('Valiant Strike: a survivor takes one more, never a second unit', () => {
    const t = clash({
      attacker: ['footman'],
      defender: ['chaos-lord', 'berserker'],
      uses: ['attacker', 'footman', 2],
    });
    t.asked(1, 'battle/damage.choose', ['chaos-lord', 'berserker', 'as-usual']).says(1, 'chaos-lord');
    // The second use must go to the damaged one: it has one health left, and the rest is lost.
    assert.deepEqual(defenders(t), ['berserker']);
    t.over().finish();
  });

  test('Valiant Strike: one that falls takes no more with it', () => {
    const t = clash({ attacker: ['footman'], defender: ['berserker', 'warlock'], uses: ['attacker', 'footman'] });
    t.says(1, 'berserker');
    assert.deepEqual(defenders(t), ['warlock']);
    t.over().finish();
  });

  test('Concentrated Fire: only units of more than 1 printed health, the damaged first, also routed', () => {
    const t = clash({
      attacker: ['bowman'],
      defender: ['chaos-lord-1-routed', 'hellhound', 'berserker'],
      uses: ['attacker', 'bowman'],
    });
    assert.deepEqual(defenders(t), ['berserker', 'chaos-lord-2-routed', 'hellhound'], 'no choice');
    t.over().finish();
    const standing = clash({
      attacker: ['bowman'],
      defender: ['chaos-lord-routed', 'hellhound', 'giant', 'berserker'],
      uses: ['attacker', 'bowman'],
    });
    standing.asked(1, 'battle/damage.choose', ['hellhound', 'giant', 'as-usual']).finish();
  });

  test('Concentrated Fire: raised health is not printed; without such a unit it is plain damage', () => {
    const t = clash({
      attacker: ['bowman'],
      defender: ['flesh-ripper', 'berserker'],
      uses: ['attacker', 'bowman'],
      given: g => g.battle!.defender.hardened.push({ unit: 'flesh-ripper', health: 3 }),
    });
    t.asked(1, 'battle/damage.choose', ['flesh-ripper', 'berserker', 'as-usual']).says(1, 'flesh-ripper');
    assert.deepEqual(defenders(t), ['berserker', 'flesh-ripper-1']);
    t.over().finish();
  });

  test('Command: a rout, then a card that cannot be played this season', () => {
    const t = clash({ attacker: ['knight'], defender: ['berserker'], uses: ['attacker', 'knight'] });
    assert.deepEqual(defenders(t), ['berserker-routed']);
    assert.deepEqual(
      t.g.players[0]!.tactics.map(({ fresh }) => fresh),
      [true],
    );
    t.over().finish();
  });

  test('Command draws even if nobody is left to rout, and the limit of ten holds', () => {
    const t = clash({
      attacker: ['knight'],
      defender: ['berserker-routed'],
      uses: ['attacker', 'knight'],
      given: g => {
        const cards = g.tacticDeck.slice(0, 10);
        hand(g, 0, ...cards);
      },
    });
    t.asked(0, 'hand/tactics.discard').finish();
  });

  test(rule('RW-BATTLE-36') + 'Lay Siege: 2 strength, also when the tower falls', () => {
    const t = clash({
      attacker: ['siege-tower-2'],
      defender: ['berserker'],
      uses: ['attacker', 'siege-tower'],
      damage: { attacker: 1 },
    });
    assert.deepEqual([attackers(t), strengthOf(t.g, 'attacker')], [[], 2]);
    t.over().finish();
  });
});

describe('Latari', () => {
  const factions = ['latari', 'uthuk'] as ['latari', 'uthuk'];

  test('Crack Shot: any enemy of the battle, bound by no preference', () => {
    const t = clash({
      factions,
      attacker: ['archer'],
      defender: ['chaos-lord-1', 'berserker', 'warlock-routed'],
      uses: ['attacker', 'archer'],
    });
    t.asked(0, 'battle/aim.choose', ['chaos-lord-1', 'berserker', 'warlock-routed']).says(0, 'warlock-routed');
    assert.deepEqual(defenders(t), ['berserker', 'chaos-lord-1']);
    t.over().finish();
  });

  test('Crack Shot without a target does nothing', () => {
    const t = clash({ factions, attacker: ['archer'], defender: [], uses: ['attacker', 'archer', 3] });
    t.over().finish();
  });

  test(
    rule('RW-OPT-REV-08', 'RW-RETREAT-09') +
      'Word of Vaal: the unit leaves routed and whole; without a refuge it is destroyed',
    () => {
      for (const refuge of [true, false]) {
        const t = clash({
          factions,
          attacker: ['sorceress'],
          defender: ['chaos-lord-2', 'berserker-routed'],
          uses: ['attacker', 'sorceress'],
          given: g => {
            for (const at of ['7A', '7D'] as const) army(g, at, 0, { archer: 1 });
            if (!refuge) army(g, '7B', 0, { archer: 1 });
          },
        });
        t.asked(0, 'ability/word-of-vaal.choose', ['chaos-lord-2', 'berserker-routed']).says(0, 'chaos-lord-2');
        assert.deepEqual(defenders(t), ['berserker-routed']);
        assert.equal(troopsAt(t.g, '7B'), refuge ? 'chaos-lord 0+1' : 'archer 1+0');
        assert.equal(t.g.battle!.defender.lost, refuge ? 0 : 1);
        t.over().finish();
      }
    },
  );

  test('Overpower: 1 damage by the owner, or destroy a damaged or routed unit', () => {
    const wanted = {
      factions,
      attacker: ['warrior' as const],
      defender: ['chaos-lord-1' as const, 'berserker' as const, 'warlock-routed' as const],
      uses: ['attacker', 'warrior'] as ['attacker', 'warrior'],
    };
    const t = clash(wanted);
    t.asked(0, 'ability/overpower.choose', ['damage', 'chaos-lord-1', 'warlock-routed']).says(0, 'chaos-lord-1');
    assert.deepEqual(defenders(t), ['berserker', 'warlock-routed']);
    t.over().finish();
    const plain = clash(wanted).says(0, 'damage');
    assert.deepEqual(defenders(plain), ['berserker', 'chaos-lord-2', 'warlock-routed']);
    plain.over().finish();
    const none = clash({ ...wanted, defender: ['berserker', 'warlock'] });
    none.asked(1, 'battle/damage.choose').finish();
  });

  test('Charge: up to two standing triangles or one standing rectangle', () => {
    const wanted = {
      factions,
      attacker: ['pegasus-rider' as const],
      defender: ['berserker', 'berserker', 'flesh-ripper', 'warlock', 'razorwing-routed', 'hellhound-1'] as const,
      uses: ['attacker', 'pegasus-rider'] as ['attacker', 'pegasus-rider'],
    };
    const t = clash({ ...wanted, defender: [...wanted.defender] });
    t.asked(0, 'battle/aim.choose', ['berserker', 'flesh-ripper', 'hellhound-1', 'done']).says(0, 'berserker');
    t.asked(0, 'battle/aim.choose', ['berserker', 'done']).says(0, 'berserker');
    assert.equal(defenders(t).filter(id => id === 'berserker-routed').length, 2);
    t.over().finish();
    const one = clash({ ...wanted, defender: [...wanted.defender] }).says(0, 'hellhound-1');
    assert.ok(defenders(one).includes('hellhound-1-routed'));
    one.over().finish();
    const none = clash({ ...wanted, defender: [...wanted.defender] }).says(0, 'done');
    assert.deepEqual(defenders(none), [...wanted.defender].sort());
    none.over().finish();
  });
});

describe('Uthuk', () => {
  const factions = ['uthuk', 'daqan'] as ['uthuk', 'daqan'];

  test('Fury: a Berserker of one’s own, standing or routed, for 2 damage; symbol by symbol', () => {
    const t = clash({
      factions,
      attacker: ['berserker', 'berserker-routed', 'warlock'],
      defender: ['giant'],
      uses: ['attacker', 'berserker', 2],
    });
    t.asked(0, 'ability/fury.choose', ['berserker', 'berserker-routed', 'pass']).says(0, 'berserker-routed');
    t.asked(0, 'ability/fury.choose', ['berserker', 'pass']).says(0, 'pass');
    assert.deepEqual([attackers(t), defenders(t)], [['berserker', 'warlock'], ['giant-2']]);
    t.over().finish();
  });

  test('Fury needs a Berserker', () => {
    const t = clash({ factions, attacker: ['warlock'], defender: ['giant'], uses: ['attacker', 'berserker'] });
    assert.deepEqual(defenders(t), ['giant']);
    t.over().finish();
  });

  test('Unrelenting: Flesh Rippers have 3 health, and twice is no more than once', () => {
    const t = clash({
      factions,
      attacker: ['flesh-ripper', 'flesh-ripper'],
      defender: ['giant'],
      uses: ['attacker', 'flesh-ripper', 2],
      damage: { attacker: 2 },
    });
    assert.deepEqual(attackers(t), ['flesh-ripper', 'flesh-ripper-2']);
    assert.deepEqual(t.g.battle!.attacker.hardened, [{ unit: 'flesh-ripper', health: 3 }]);
    t.over().finish();
  });

  test('Rain Fire: two triangles or one rectangle, as the owner likes, routed ones too', () => {
    const t = clash({
      factions,
      attacker: ['warlock'],
      defender: ['footman', 'bowman-routed', 'knight-1', 'giant'],
      uses: ['attacker', 'warlock'],
    });
    t.asked(1, 'battle/ransom.choose', ['footman', 'bowman-routed', 'knight-1', 'as-usual']).says(1, 'bowman-routed');
    assert.deepEqual(defenders(t), ['giant', 'knight-1'], 'the second triangle leaves no choice');
    t.over().finish();
  });

  test('Rain Fire is met in full if possible: one triangle and one rectangle cost the rectangle', () => {
    const full = clash({
      factions,
      attacker: ['warlock'],
      defender: ['footman', 'knight'],
      uses: ['attacker', 'warlock'],
    });
    assert.deepEqual(defenders(full), ['footman']);
    full.over().finish();
    const part = clash({
      factions,
      attacker: ['warlock'],
      defender: ['footman', 'giant'],
      uses: ['attacker', 'warlock', 2],
    });
    assert.deepEqual(defenders(part), ['giant'], 'one triangle alone, then nothing');
    part.over().finish();
  });

  test('RWX-34 Terrifying strikes the fallen', () => {
    const t = clash({
      factions,
      attacker: ['chaos-lord'],
      defender: ['footman-routed', 'siege-tower'],
      uses: ['attacker', 'chaos-lord'],
      given: g => army(g, FIELD, 1, {}, { footman: 1 }),
    });
    t.asked(0, 'battle/aim.choose', ['footman-routed', 'siege-tower', 'done']).says(0, 'footman-routed');
    t.asked(0, 'battle/aim.choose', ['siege-tower', 'done']).says(0, 'siege-tower');
    assert.deepEqual(defenders(t), ['siege-tower-routed']);
    assert.equal(troopsAt(t.g, FIELD), 'footman 0+1', 'routed before the battle: not to be named');
    t.over().finish();
  });

  test('Terrifying: two different units, and fewer at will', () => {
    const t = clash({ factions, attacker: ['chaos-lord'], defender: ['knight'], uses: ['attacker', 'chaos-lord'] });
    t.asked(0, 'battle/aim.choose', ['knight', 'done']).says(0, 'knight');
    assert.deepEqual(defenders(t), ['knight-routed'], 'it cannot be named twice');
    t.over().finish();
    const none = clash({ factions, attacker: ['chaos-lord'], defender: ['knight'], uses: ['attacker', 'chaos-lord'] });
    assert.deepEqual(defenders(none.says(0, 'done')), ['knight']);
    none.over().finish();
  });
});

describe('Waiqar', () => {
  const factions = ['waiqar', 'daqan'] as ['waiqar', 'daqan'];

  test(rule('RW-BATTLE-16') + 'Overrun: 2 damage with at least two standing Reanimates at that moment', () => {
    for (const [second, left] of [
      ['reanimate', 'giant-2'],
      ['reanimate-routed', 'giant'],
    ] as const) {
      const t = clash({
        factions,
        attacker: ['reanimate', second],
        defender: ['giant'],
        uses: ['attacker', 'reanimate'],
      });
      assert.deepEqual(defenders(t), [left]);
      t.over().finish();
    }
  });

  test('RWX-36 Mortal Strike and hexagons', () => {
    const wanted = { factions, attacker: ['skeleton-archer' as const] };
    const uses = ['attacker', 'skeleton-archer'] as ['attacker', 'skeleton-archer'];
    const routed = clash({ ...wanted, defender: ['siege-tower', 'footman-routed'], uses });
    assert.deepEqual(defenders(routed), ['siege-tower']);
    routed.over().finish();
    const alone = clash({ ...wanted, defender: ['siege-tower'], uses });
    assert.deepEqual(defenders(alone), ['siege-tower']);
    alone.over().finish();
    const standing = clash({ ...wanted, defender: ['knight-1', 'sorcerer', 'footman-routed'], uses });
    standing.asked(1, 'battle/destruction.choose', ['knight-1', 'sorcerer', 'as-usual']).says(1, 'sorcerer');
    assert.deepEqual(defenders(standing), ['footman-routed', 'knight-1']);
    standing.over().finish();
  });

  test(rule('RW-BATTLE-28') + 'Raise Dead: up to 2 from the supply, never more than there are', () => {
    const t = clash({ factions, attacker: ['necromancer'], defender: ['giant'], uses: ['attacker', 'necromancer'] });
    t.asked(0, 'ability/raise-dead.choose', ['0', '1', '2']).says(0, '2');
    assert.deepEqual(attackers(t), ['necromancer', 'reanimate', 'reanimate']);
    t.over().finish();
    const few = clash({
      factions,
      attacker: ['necromancer'],
      defender: ['giant'],
      uses: ['attacker', 'necromancer', 2],
      given: g => {
        army(g, 'WA', 0, { reanimate: 8 });
        army(g, 'WB', 0, { reanimate: 7 });
      },
    });
    few.asked(0, 'ability/raise-dead.choose', ['0', '1']).says(0, '1');
    assert.equal(few.g.supply.reanimate, 0);
    few.over().finish();
  });

  test('Dread Charge: the owner assigns 1 damage, then 1 rout, before the other routs', () => {
    const t = clash({
      factions,
      attacker: ['dark-knight'],
      defender: ['knight', 'footman'],
      uses: ['attacker', 'dark-knight'],
      routs: { defender: 1 },
    });
    t.asked(1, 'battle/damage.choose', ['knight', 'footman', 'as-usual']).says(1, 'knight');
    assert.deepEqual(defenders(t), ['footman-routed', 'knight-1-routed']);
    t.over().finish();
  });
});

describe('neutral units', () => {
  test('RWX-39 Ravage draws once more', () => {
    for (const [extra, left] of [
      [17, 'giant-2'],
      [20, 'giant-1'],
      [5, 'giant-1-routed'],
    ] as const) {
      const t = clash({
        attacker: ['beastman', 'beastman'],
        defender: ['giant'],
        uses: ['attacker', 'beastman'],
        given: g => fate(g, extra),
      });
      assert.deepEqual(defenders(t), [left]);
      t.over().finish();
    }
  });

  test('RWX-39 two special symbols are two Beastmen, each with a further card', () => {
    const t = fought({
      attacker: { beastman: 2 },
      neutral: { giant: 1 },
      given: g => {
        clear(g, '7A', '7B', '7D');
        fate(g, 9, 10, 17, 20, 4);
      },
    });
    t.asked(1, 'retreat.choose');
    t.holds(g => assert.equal(g.fateDiscard.length, 5, 'two, two more, and the Giant’s'));
    t.finish();
  });

  test('Stun: a standing unit of printed initiative 2 or more, undamaged first', () => {
    const uses = ['attacker', 'razorwing'] as ['attacker', 'razorwing'];
    const t = clash({
      attacker: ['razorwing'],
      defender: ['flesh-ripper', 'berserker', 'warlock', 'chaos-lord-1'],
      uses,
      given: g => g.battle!.defender.ambush.push('warlock'),
    });
    t.asked(1, 'battle/routs.choose', ['berserker', 'warlock', 'as-usual']).says(1, 'warlock');
    t.over().finish();
    const fast = clash({ attacker: ['razorwing'], defender: ['flesh-ripper', 'berserker-routed'], uses });
    assert.deepEqual(defenders(fast), ['berserker-routed', 'flesh-ripper']);
    fast.over().finish();
  });

  test('Undying: Sorcerers have 2 health', () => {
    const t = clash({
      attacker: ['sorcerer', 'sorcerer'],
      defender: ['giant'],
      uses: ['attacker', 'sorcerer'],
      damage: { attacker: 3 },
    });
    assert.deepEqual(attackers(t), ['sorcerer-1']);
    t.over().finish();
  });

  test('RWX-37 Burning: two different standing units, the damaged one first', () => {
    const t = clash({
      neutral: true,
      attacker: ['knight-1', 'footman', 'footman', 'bowman', 'giant-routed'],
      defender: ['hellhound'],
      uses: ['defender', 'hellhound'],
    });
    t.asked(0, 'ability/burning.choose', ['footman', 'bowman', 'as-usual']).says(0, 'footman');
    assert.deepEqual(attackers(t), ['bowman', 'footman', 'giant-routed']);
    t.over().finish();
  });

  test('RWX-37 Burning as usual: the plainest burns beside the damaged one, and nothing more is asked', () => {
    const t = clash({
      neutral: true,
      attacker: ['knight-1', 'giant', 'footman', 'footman', 'bowman'],
      defender: ['hellhound'],
      uses: ['defender', 'hellhound'],
      damage: { attacker: 1 },
    });
    t.asked(0, 'ability/burning.choose', ['giant', 'footman', 'bowman', 'as-usual']).says(0, 'as-usual');
    // Of the damage that is left nobody asks him: a Footman again.
    assert.deepEqual(attackers(t), ['bowman', 'giant']);
    t.over().finish();
  });

  test('RWX-37 Burning of two alike, of one, and of none', () => {
    const uses = ['defender', 'hellhound'] as ['defender', 'hellhound'];
    for (const [before, after] of [
      [
        ['giant', 'giant'],
        ['giant-1', 'giant-1'],
      ],
      [
        ['giant', 'footman-routed'],
        ['footman-routed', 'giant-1'],
      ],
      [['giant-routed'], ['giant-routed']],
      [['knight-1', 'footman', 'footman'], ['footman']],
    ] as const) {
      const t = clash({ neutral: true, attacker: [...before], defender: ['hellhound'], uses });
      assert.deepEqual(attackers(t), after);
      t.over().finish();
    }
  });

  test('RWX-38 Flaming Breath takes the routed too', () => {
    const t = clash({
      factions: ['latari', 'uthuk'],
      attacker: ['dragon'],
      defender: ['berserker', 'berserker-routed', 'berserker-routed', 'warlock'],
      uses: ['attacker', 'dragon'],
    });
    t.asked(0, 'battle/aim.choose', ['berserker', 'berserker-routed', 'done']).says(0, 'berserker-routed');
    t.says(0, 'berserker-routed').asked(0, 'battle/aim.choose', ['berserker', 'done']).says(0, 'done');
    assert.deepEqual(defenders(t), ['berserker', 'warlock']);
    t.over().finish();
  });

  test('Flaming Breath: three at most', () => {
    const t = clash({
      attacker: ['dragon'],
      defender: ['berserker', 'berserker', 'berserker', 'berserker'],
      uses: ['attacker', 'dragon'],
    });
    t.says(0, 'berserker').says(0, 'berserker').says(0, 'berserker');
    assert.deepEqual(defenders(t), ['berserker']);
    t.over().finish();
  });

  test('Rage: as much damage as lies on the Giant that has most; none without', () => {
    const t = clash({ attacker: ['giant-1', 'giant-3'], defender: ['dragon'], uses: ['attacker', 'giant'] });
    assert.deepEqual(defenders(t), ['dragon-3']);
    t.over().finish();
    const calm = clash({ attacker: ['giant'], defender: ['dragon'], uses: ['attacker', 'giant'] });
    assert.deepEqual(defenders(calm), ['dragon']);
    calm.over().finish();
  });
});
