import type { Rule } from '../../text/rules/en.ts';
import { BARRICADE, type Material, SECTIONS } from '../ids.ts';
import { inJournal, note } from '../journal.ts';
import { type Clan, clanOf, type Reed, type Table } from '../table.ts';

/* What the Reed Clan does once it is decided, whoever commands it. */

export const reedClan = (g: Table): Clan => clanOf(g, 'reed');
export const reedOf = (g: Table): Reed => g.automata.find((automaton): automaton is Reed => automaton.name === 'reed')!;

/** GW-2P-19, GW-2P-33 */
export function store(g: Table, material: Material): void {
  g.warehouse[material]++;
  note(g, 'stores', 'GW-2P-33', inJournal(g, reedClan(g)), material);
}

/** A barricade for nothing, and no honor for it. */
export function reedBuilds(g: Table, answer: string, rule: Rule): void {
  const section = (BARRICADE as readonly string[]).indexOf(answer);
  g.sections[section]!.barricades++;
  note(g, 'builds-barricade', rule, inJournal(g, reedClan(g)), '', 0, SECTIONS[section]!);
}
