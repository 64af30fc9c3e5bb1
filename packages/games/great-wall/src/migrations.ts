import type { Frame, JsonObject, Migration } from '@teahouse/kernel';

/*
 * States of older builds, one change of shape after the other. Each is written down with what it needs of the shape that
 * was, and with nothing of today's, which will change again.
 */

interface Hunter {
  seat: number;
  spots: number;
}

/** What was under way stood in the state, and in every player. */
interface WithTemporaryFields {
  stack: (Frame & { v: Record<string, unknown> })[];
  players: { fallen?: unknown }[];
  doomed?: unknown[];
  attacked?: unknown[];
  hunters?: Hunter[];
}

const ATTACKS = ['attack/sortie', 'recruit', 'command/all-in', 'winter/shoot'];
/** Where a turn and a winter go on after their check. */
const AFTER_CHECK: Readonly<Record<string, string>> = { 'autumn/turn': '', winter: 'beginAssault' };

/** Deaths, attacks and hunts are values of the procedures they belong to. */
const temporaryFields: Migration = {
  id: '2026-11 what is under way stands in its procedure',
  up(state: JsonObject): void {
    const g = state as unknown as WithTemporaryFields;
    let attacked = g.attacked!;
    for (const { proc, v } of g.stack.toReversed()) {
      if (!ATTACKS.includes(proc)) continue;
      // The innermost attack is the one under way; one that is a part of it keeps nothing.
      v.attacked = v.part === true ? null : attacked;
      if (v.part !== true) attacked = [];
      delete v.part;
    }
    for (const { proc, v } of g.stack) {
      if (proc === 'kill') Object.assign(v, { doomed: g.doomed, fallen: g.players.map(({ fallen }) => fallen) });
    }
    for (const frame of g.stack) if (frame.step === 'beforeCheck') frame.step = 'checkDefeats';
    prepareChecks(g);
    for (const player of g.players) delete player.fallen;
    delete g.doomed;
    delete g.attacked;
    delete g.hunters;
  },
};

/** A check that has begun, or is about to, is led by a procedure that knows the hunters. */
function prepareChecks({ stack, hunters }: WithTemporaryFields): void {
  const isAbout = ({ proc, v }: Frame): boolean =>
    proc === 'event' && (v as { event: { type: string } }).event.type === 'check';
  const at = stack.findIndex(frame => frame.proc === 'defeat/check' || isAbout(frame));
  if (at < 0) return;
  const isPreparing = isAbout(stack[at]!);
  const leader = stack[at - 1];
  if (isPreparing && leader !== undefined) leader.step = AFTER_CHECK[leader.proc]!;
  const v = { hunters: hunters!.map(hunter => ({ seat: hunter.seat, honor: 3, spots: hunter.spots })) };
  stack.splice(at, 0, { proc: 'defeats', step: isPreparing ? 'check' : '', list: null, i: 0, sealed: null, v });
}

/** The Reed Clan was number 4 in states. */
const WAS_REED = 4;

interface WithReed {
  seats: number;
  tea: number[];
  active: number;
  reed?: object | null;
  automata: object[];
  sections: { hordes: { soldiers: { clan: number }[] }[] }[];
  track: ({ clan: number } | null)[];
  stack: (Omit<Frame, 'list' | 'v'> & { list: number[] | null; v: ClanLocals })[];
}

/** Where values of procedures name clans. */
interface ClanLocals {
  clan?: number;
  claimant?: number;
  event?: { seat: number };
  doomed?: { clan: number }[];
}
const LISTS_OF_CLANS = ['autumn', 'autumn/others', 'location/activate', 'location/production', 'kill/horde'];

/** A clan is a player's or an automaton's: players come first, and the Reed Clan follows. */
const clans: Migration = {
  id: '2026-11 clans are players or automata',
  up(state: JsonObject): void {
    const g = state as unknown as WithReed;
    const now = (clan: number): number => (clan === WAS_REED ? g.seats : clan);
    g.automata = g.reed == null ? [] : [{ name: 'reed', ...g.reed }];
    delete g.reed;
    g.tea = g.tea.map(now);
    g.active = now(g.active);
    for (const order of g.track) if (order !== null) order.clan = now(order.clan);
    for (const { hordes } of g.sections) {
      for (const { soldiers } of hordes) for (const soldier of soldiers) soldier.clan = now(soldier.clan);
    }
    for (const { proc, list, v } of g.stack) {
      if (list !== null && LISTS_OF_CLANS.includes(proc)) list.splice(0, list.length, ...list.map(now));
      if (v.clan !== undefined) v.clan = now(v.clan);
      if (v.claimant !== undefined) v.claimant = now(v.claimant);
      if (v.event !== undefined) v.event.seat = now(v.event.seat);
      for (const soldier of v.doomed ?? []) soldier.clan = now(soldier.clan);
    }
  },
};

/** Moments knew whose chance had passed; now the window they open does. */
interface WithClosed {
  stack: { proc: string; v: { event?: { closed?: number[] }; passed: number[] } }[];
}

const windowsGoRound: Migration = {
  id: '2026-11 windows go round by themselves',
  up(state: JsonObject): void {
    const { stack } = state as unknown as WithClosed;
    let closed: number[] = [];
    for (const { proc, v } of stack) {
      if (proc === 'event') {
        closed = v.event!.closed!;
        delete v.event!.closed;
      } else if (proc === 'event/window') {
        for (const seat of closed) if (!v.passed.includes(seat)) v.passed.push(seat);
      }
    }
  },
};

/** An attack as a whole knows whether a spearman may still attack the second row; before, each of its sorties did. */
interface WithSecondRows {
  players: { active: string[] }[];
  stack: { proc: string; v: { seat: number; secondRow?: number } }[];
}
const WHOLE_ATTACKS = ['command/all-in', 'winter/shoot'];

const secondRow: Migration = {
  id: '2026-11 the second row is open once per attack',
  up(state: JsonObject): void {
    const { players, stack } = state as unknown as WithSecondRows;
    for (const { proc, v } of stack)
      if (WHOLE_ATTACKS.includes(proc)) v.secondRow = players[v.seat]!.active.includes('pathfinder') ? 1 : 0;
  },
};

/** Everybody played against each other. */
interface WithoutModes {
  house: { edition: number; mode?: string };
}

const modes: Migration = {
  id: '2026-11 tables have a mode',
  up(state: JsonObject): void {
    (state as unknown as WithoutModes).house.mode = 'rivals';
  },
};

/** What players have together came, and what its cards change in procedures under way. */
interface WithoutTogether {
  together?: null;
  stack: { proc: string; v: Record<string, unknown> }[];
}
const NEW_VALUES: Readonly<Record<string, () => Record<string, unknown>>> = {
  'autumn/others': () => ({ pool: 0 }),
  'clerks/move': () => ({ shared: 0 }),
  recruit: () => ({ surcharge: 0 }),
  'winter/section': () => ({ struck: [] }),
};

const togetherness: Migration = {
  id: '2026-11 players may play together',
  up(state: JsonObject): void {
    const g = state as unknown as WithoutTogether;
    g.together = null;
    for (const { proc, v } of g.stack) Object.assign(v, NEW_VALUES[proc]?.());
  },
};

/** Who had fought on a defeated horde was read from who was still there. */
interface WithoutAllies {
  sections: { hordes: { id: string; soldiers: { clan: number }[] }[] }[];
  stack: { proc: string; v: { breach: boolean; hordes: string[]; allies?: number[] } }[];
}

const allies: Migration = {
  id: '2026-11 a kill knows who fought',
  up(state: JsonObject): void {
    const { sections, stack } = state as unknown as WithoutAllies;
    for (const { proc, v } of stack) {
      if (proc !== 'kill') continue;
      v.allies = [];
      if (v.breach) continue;
      for (const { hordes } of sections) {
        const fallen = hordes.find(({ id }) => id === v.hordes[0]);
        if (fallen !== undefined) v.allies = [...new Set(fallen.soldiers.map(({ clan }) => clan))];
      }
    }
  },
};

export const migrations: readonly Migration[] = [
  temporaryFields,
  clans,
  windowsGoRound,
  secondRow,
  modes,
  togetherness,
  allies,
];
