import type { Alignment, AreaId, DevelopmentId, FactionId, Resource, TileId, UnitId } from './ids.ts';

/** Figures by type. */
type Army = Readonly<Partial<Record<UnitId, number>>>;

interface Faction {
  /** Of its home realm: a tile, and the first letter of its three areas. */
  letter: Extract<TileId, 'D' | 'L' | 'U' | 'W'>;
  /** Where the first stronghold stands. */
  stronghold: AreaId;
  alignment: Exclude<Alignment, 'neutral'>;
  /** What it starts with. */
  influence: number;
  tactics: number;
  dials: Readonly<Record<Resource, number>>;
  army: Army;
  /** The development that no other faction has. */
  defence: DevelopmentId;
}

export const FACTION: Readonly<Record<FactionId, Readonly<Faction>>> = {
  daqan: {
    letter: 'D',
    stronghold: 'DB',
    alignment: 'good',
    influence: 3,
    tactics: 2,
    dials: { food: 3, wood: 2, ore: 2 },
    army: { footman: 4, bowman: 2, knight: 2, 'siege-tower': 1 },
    defence: 'ballista-towers',
  },
  latari: {
    letter: 'L',
    stronghold: 'LB',
    alignment: 'good',
    influence: 4,
    tactics: 1,
    dials: { food: 2, wood: 3, ore: 2 },
    army: { archer: 3, sorceress: 2, warrior: 2, 'pegasus-rider': 1 },
    defence: 'warding-trees',
  },
  uthuk: {
    letter: 'U',
    stronghold: 'UB',
    alignment: 'evil',
    influence: 1,
    tactics: 4,
    dials: { food: 3, wood: 1, ore: 3 },
    army: { berserker: 3, 'flesh-ripper': 3, warlock: 2, 'chaos-lord': 1 },
    defence: 'burning-ditches',
  },
  waiqar: {
    letter: 'W',
    stronghold: 'WB',
    alignment: 'evil',
    influence: 2,
    tactics: 3,
    dials: { food: 3, wood: 2, ore: 2 },
    army: { reanimate: 4, 'skeleton-archer': 2, necromancer: 2, 'dark-knight': 1 },
    defence: 'bone-pits',
  },
};

/** What a dial shows at one level: the units it recruits, and the icons it counts for. */
export interface DialLevel {
  units: Army;
  influence: number;
  tactics: number;
}

export const TOP_LEVEL = 8;

const level = (units: Army, influence = 0, tactics = 0): DialLevel => ({ units, influence, tactics });

/** By level, 0 to 8. */
export const DIALS: Readonly<Record<FactionId, Readonly<Record<Resource, readonly Readonly<DialLevel>[]>>>> = {
  daqan: {
    food: [
      level({}),
      level({ footman: 1 }),
      level({ footman: 2 }),
      level({ footman: 2 }, 1, 1),
      level({ footman: 3 }, 1, 1),
      level({ footman: 3, bowman: 1 }, 1, 1),
      level({ footman: 3, bowman: 2 }, 1, 1),
      level({ footman: 4, bowman: 2 }, 1, 1),
      level({ footman: 5, bowman: 2 }, 1, 1),
    ],
    wood: [
      level({}),
      level({ bowman: 1 }),
      level({ bowman: 1 }),
      level({ bowman: 2 }, 1),
      level({ 'siege-tower': 1, bowman: 1 }, 1),
      level({ 'siege-tower': 1, bowman: 1 }, 1, 1),
      level({ 'siege-tower': 1, bowman: 1 }, 1, 1),
      level({ 'siege-tower': 2 }, 1, 1),
      level({ 'siege-tower': 2, bowman: 1 }, 1, 1),
    ],
    ore: [
      level({}),
      level({ footman: 1 }),
      level({ knight: 1 }),
      level({ knight: 1 }, 0, 1),
      level({ knight: 1, footman: 1 }, 1, 1),
      level({ knight: 2 }, 1, 1),
      level({ knight: 2, footman: 1 }, 1, 1),
      level({ knight: 3 }, 2, 1),
      level({ knight: 3, footman: 1 }, 2, 1),
    ],
  },
  latari: {
    food: [
      level({}),
      level({ archer: 1 }),
      level({ warrior: 1 }, 1),
      level({ warrior: 1, archer: 1 }, 1),
      level({ warrior: 1, archer: 2 }, 1),
      level({ warrior: 2 }, 1, 1),
      level({ warrior: 2, archer: 1 }, 1, 1),
      level({ warrior: 2, sorceress: 1 }, 1, 1),
      level({ warrior: 2, sorceress: 1, archer: 1 }, 1, 1),
    ],
    wood: [
      level({}),
      level({ archer: 1 }),
      level({ archer: 2 }, 1),
      level({ archer: 2 }, 1, 1),
      level({ archer: 3 }, 1, 1),
      level({ archer: 4 }, 2, 1),
      level({ archer: 3, 'pegasus-rider': 1 }, 2, 1),
      level({ archer: 4, 'pegasus-rider': 1 }, 2, 1),
      level({ archer: 4, 'pegasus-rider': 1 }, 2, 1),
    ],
    ore: [
      level({}),
      level({ archer: 1 }),
      level({ sorceress: 1 }),
      level({ warrior: 1 }, 1),
      level({ 'pegasus-rider': 1 }, 1),
      level({ warrior: 2 }, 1),
      level({ 'pegasus-rider': 1, warrior: 1 }, 2),
      level({ 'pegasus-rider': 2 }, 2),
      level({ 'pegasus-rider': 2, sorceress: 1, warrior: 1 }, 2),
    ],
  },
  uthuk: {
    food: [
      level({}),
      level({ berserker: 1 }),
      level({ berserker: 2 }),
      level({ berserker: 3 }, 1),
      level({ berserker: 3 }, 1, 1),
      level({ berserker: 4 }, 1, 1),
      level({ berserker: 4, 'flesh-ripper': 1 }, 1, 1),
      level({ berserker: 5, 'flesh-ripper': 1 }, 1, 1),
      level({ berserker: 6, 'flesh-ripper': 1 }, 1, 1),
    ],
    wood: [
      level({}),
      level({ berserker: 1 }),
      level({ warlock: 1 }, 0, 1),
      level({ warlock: 1 }, 0, 1),
      level({ warlock: 2, berserker: 1 }, 1, 1),
      level({ warlock: 2, berserker: 1 }, 1, 1),
      level({ warlock: 2, berserker: 1 }, 1, 2),
      level({ warlock: 3 }, 1, 2),
      level({ warlock: 3, berserker: 2 }, 1, 2),
    ],
    ore: [
      level({}),
      level({ berserker: 1 }),
      level({ 'flesh-ripper': 1 }),
      level({ berserker: 2 }, 0, 1),
      level({ 'chaos-lord': 1 }, 0, 1),
      level({ 'flesh-ripper': 2 }, 0, 1),
      level({ 'chaos-lord': 1, 'flesh-ripper': 1 }, 1, 2),
      level({ 'chaos-lord': 2 }, 1, 2),
      level({ 'chaos-lord': 2, berserker: 1 }, 1, 2),
    ],
  },
  waiqar: {
    food: [
      level({}),
      level({ reanimate: 1 }),
      level({ reanimate: 2 }),
      level({ reanimate: 3 }, 1, 1),
      level({ reanimate: 4 }, 1, 1),
      level({ reanimate: 3, necromancer: 1 }, 1, 1),
      level({ reanimate: 4, necromancer: 1 }, 1, 2),
      level({ reanimate: 5, necromancer: 1 }, 1, 2),
      level({ reanimate: 6, necromancer: 1 }, 1, 2),
    ],
    wood: [
      level({}),
      level({ reanimate: 1 }),
      level({ 'skeleton-archer': 1, reanimate: 1 }),
      level({ 'skeleton-archer': 1, reanimate: 1 }),
      level({ 'skeleton-archer': 2 }, 1, 1),
      level({ 'skeleton-archer': 2, reanimate: 1 }, 1, 1),
      level({ 'skeleton-archer': 2, reanimate: 2 }, 1, 1),
      level({ 'skeleton-archer': 3, reanimate: 1 }, 1, 1),
      level({ 'skeleton-archer': 3, reanimate: 2 }, 1, 1),
    ],
    ore: [
      level({}),
      level({ reanimate: 1 }),
      level({ necromancer: 1 }),
      level({ necromancer: 1 }),
      level({ 'dark-knight': 1, reanimate: 1 }, 0, 1),
      level({ 'dark-knight': 1, reanimate: 1 }, 1, 1),
      level({ 'dark-knight': 1, necromancer: 1 }, 1, 1),
      level({ 'dark-knight': 2 }, 1, 1),
      level({ 'dark-knight': 2, necromancer: 1 }, 1, 1),
    ],
  },
};
