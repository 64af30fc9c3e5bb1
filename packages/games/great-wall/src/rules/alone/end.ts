import { finish, NOBODY, type Outcome } from '@teahouse/kernel';
import { note } from '../../journal.ts';
import { HORDE } from '../../printed/hordes.ts';
import { honorOf, qinHonorOf, qinIn, type Table } from '../../table.ts';
import { scoreQin } from '../vocabulary.ts';

/** GW-SOLO-66 */
export const QIN_ARTIFACT_HONOR = 20;

/** GW-SOLO-36: the hordes he claimed, and the artifacts. */
export function reckonQin(g: Table): void {
  for (const horde of qinIn(g)!.claimed) scoreQin(g, 'hordes', HORDE[horde].honor, 'GW-END-08');
  for (const _ of g.artifacts) scoreQin(g, 'artifacts', QIN_ARTIFACT_HONOR, 'GW-SOLO-66');
}

/** GW-SOLO-68 in edition 1 (DIV-34): the game is lost as soon as the supply is empty. */
export function loseAtOnce(g: Table): void {
  if (g.house.mode !== 'alone' || g.house.edition !== 1 || g.shame > 0 || g.over) return;
  note(g, 'ends', 'GW-SOLO-68', NOBODY, 'shame');
  finish(g);
}

/** GW-SOLO-68, GW-SOLO-69: more honor than Qin, and shame left in the supply. */
export function againstQin(g: Table): Outcome {
  const by = honorOf(g.players[0]!) - qinHonorOf(qinIn(g)!);
  if (g.shame === 0) return { kind: 'automaton', won: false, why: 'shame', by };
  if (by > 0) return { kind: 'automaton', won: true, why: 'more', by };
  return { kind: 'automaton', won: false, why: by === 0 ? 'level' : 'less', by };
}
