import type { TableOptions } from '../../src/table.ts';
import type { Rule } from '../../text/rules/en.ts';

type Changed = Partial<Record<Rule, readonly Rule[]>>;

/** For each option that is chosen, the rules it changes, with what it says. */
const BY_OPTION: Readonly<Record<Exclude<keyof TableOptions, 'setup'>, Changed>> = {
  exploration: { 'RW-HERO-09': ['RW-OPT-EXP-04', 'RW-OPT-EXP-06'] },
  epic: {
    'RW-GEN-03': ['RW-OPT-EPIC-03'],
    'RW-SETUP-25': ['RW-OPT-EPIC-04'],
    'RW-PLAYERS-03': ['RW-OPT-EPIC-02'],
    'RW-VICT-01': ['RW-OPT-EPIC-02'],
    'RW-VICT-02': ['RW-OPT-EPIC-02'],
    'RW-VICT-06': ['RW-OPT-EPIC-02'],
  },
  hexagonsStand: { 'RW-BATTLE-32': ['RW-OPT-REV-01'] },
  heroSupport: { 'RW-BATTLE-53': ['RW-OPT-REV-02'] },
  heroesMarch: { 'RW-MOVE-13': ['RW-OPT-REV-03'] },
  defenderFirst: { 'RW-BATTLE-55': ['RW-OPT-REV-04'] },
  closeRealms: { 'RW-SETUP-12': ['RW-OPT-REV-05'] },
  wildRunes: { 'RW-SETUP-25': ['RW-OPT-REV-06'] },
  // It changes a card, and no rule.
  mildThreat: {},
};

/** What a table with these options reads beside the rules. */
export function changed(options: Partial<TableOptions>): Changed {
  const all: Changed = {};
  for (const [option, rules] of Object.entries(BY_OPTION)) {
    if (options[option as keyof typeof BY_OPTION] !== true) continue;
    for (const [id, by] of Object.entries(rules) as [Rule, readonly Rule[]][]) all[id] = [...(all[id] ?? []), ...by];
  }
  return all;
}
