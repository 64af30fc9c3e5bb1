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

export const migrations: readonly Migration[] = [temporaryFields];
