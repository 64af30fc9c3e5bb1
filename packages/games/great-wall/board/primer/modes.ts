import type { TableOptions } from '../../src/table.ts';
import type { Rule } from '../../text/rules/en.ts';

/** For a rule of the game for three or four rivals, what another mode says in its place or beside it. */
type Changed = Partial<Record<Rule, readonly Rule[]>>;

const WITH_REED: Changed = {
  'GW-LOC-05': ['GW-2P-23'],
  'GW-LOC-08': ['GW-2P-24'],
  'GW-DEFEAT-10': ['GW-2P-18'],
};

const TWO: Changed = {
  ...WITH_REED,
  'GW-SETUP-01': ['GW-2P-01'],
  'GW-SETUP-04': ['GW-2P-04'],
  'GW-SETUP-10': ['GW-2P-07'],
  'GW-SETUP-11': ['GW-2P-08'],
  'GW-SETUP-14': ['GW-2P-05', 'GW-2P-09'],
  'GW-SETUP-16': ['GW-2P-12'],
  'GW-SETUP-23': ['GW-2P-14'],
  'GW-SETUP-31': ['GW-2P-15'],
  'GW-AUTUMN-03': ['GW-2P-27'],
  'GW-WINTER-09': ['GW-2P-06'],
  'GW-DEFEAT-09': ['GW-2P-21'],
  'GW-SAVE-01': ['GW-2P-20'],
  'GW-END-02': ['GW-2P-41'],
};

const ALONE: Changed = {
  ...WITH_REED,
  'GW-GEN-02': ['GW-SOLO-22'],
  'GW-SETUP-01': ['GW-SOLO-01'],
  'GW-SETUP-02': ['GW-SOLO-02'],
  'GW-SETUP-04': ['GW-SOLO-04'],
  'GW-SETUP-10': ['GW-SOLO-06'],
  'GW-SETUP-11': ['GW-SOLO-07'],
  'GW-SETUP-14': ['GW-SOLO-05', 'GW-SOLO-08'],
  'GW-SETUP-16': ['GW-SOLO-09', 'GW-SOLO-10'],
  'GW-SETUP-17': ['GW-SOLO-13'],
  'GW-SETUP-19': ['GW-SOLO-16', 'GW-SOLO-17'],
  'GW-SETUP-23': ['GW-SOLO-18'],
  'GW-SETUP-30': ['GW-SOLO-19'],
  'GW-SETUP-31': ['GW-SOLO-20'],
  'GW-SETUP-32': ['GW-SOLO-21'],
  'GW-SPRING-12': ['GW-SOLO-64'],
  'GW-AUTUMN-01': ['GW-SOLO-39'],
  'GW-AUTUMN-03': ['GW-2P-27', 'GW-SOLO-40'],
  'GW-AUTUMN-11': ['GW-SOLO-49', 'GW-SOLO-50'],
  'GW-WINTER-09': ['GW-SOLO-05'],
  'GW-DEFEAT-09': ['GW-SOLO-33'],
  'GW-SAVE-01': ['GW-2P-20', 'GW-SOLO-32'],
  'GW-END-02': ['GW-SOLO-68'],
  'GW-END-03': ['GW-SOLO-68'],
  'GW-END-09': ['GW-SOLO-66'],
  'GW-END-11': ['GW-SOLO-69'],
};

const TOGETHER: Changed = {
  'GW-GEN-02': ['GW-COOP-43'],
  'GW-TEA-02': ['GW-COOP-29'],
  'GW-TEA-03': ['GW-COOP-29', 'GW-COOP-30'],
  'GW-SETUP-03': ['GW-COOP-12'],
  'GW-SETUP-06': ['GW-COOP-05'],
  'GW-SETUP-08': ['GW-COOP-06', 'GW-COOP-07'],
  'GW-SETUP-10': ['GW-COOP-08'],
  'GW-SETUP-11': ['GW-COOP-09'],
  'GW-SETUP-12': ['GW-COOP-09'],
  'GW-SETUP-15': ['GW-COOP-10'],
  'GW-SETUP-17': ['GW-COOP-11'],
  'GW-SPRING-03': ['GW-COOP-37'],
  'GW-SUMMER-03': ['GW-COOP-31', 'GW-COOP-33'],
  'GW-SUMMER-07': ['GW-COOP-35', 'GW-COOP-36'],
  'GW-AUTUMN-03': ['GW-COOP-28'],
  'GW-WINTER-10': ['GW-COOP-41'],
  'GW-DEFEAT-10': ['GW-COOP-38'],
  'GW-SHAME-03': ['GW-COOP-34'],
  'GW-SHAME-07': ['GW-COOP-34'],
  'GW-SHAME-10': ['GW-COOP-45'],
  'GW-SHAME-12': ['GW-COOP-31', 'GW-COOP-33'],
  'GW-END-01': ['GW-COOP-47'],
  'GW-END-02': ['GW-COOP-44'],
  'GW-END-04': ['GW-COOP-46'],
  'GW-END-08': ['GW-COOP-38'],
  'GW-END-09': ['GW-COOP-06'],
  'GW-END-11': ['GW-COOP-43'],
};

/** How many demands are needed, by seats. */
const DEMANDS: Readonly<Record<number, Rule>> = { 2: 'GW-COOP-01', 3: 'GW-COOP-02', 4: 'GW-COOP-03' };

const join = (a: Changed, b: Changed): Changed => {
  const both: Changed = { ...a };
  for (const [id, by] of Object.entries(b) as [Rule, readonly Rule[]][]) both[id] = [...(both[id] ?? []), ...by];
  return both;
};

/** What a table with these options reads beside the rules. */
export function changed({ mode, qinHonor, qinAdvisors }: Partial<TableOptions>, seats: number): Changed {
  if (mode === 'alone') {
    return {
      ...ALONE,
      ...(qinAdvisors === 2 ? { 'GW-SPRING-12': ['GW-SOLO-65'] } : {}),
      ...(qinHonor === 50
        ? { 'GW-SETUP-30': ['GW-SOLO-70'] }
        : qinHonor === 100
          ? { 'GW-SETUP-30': ['GW-SOLO-71'] }
          : {}),
    };
  }
  if (mode !== 'together') return seats === 2 ? TWO : {};
  const together = join(TOGETHER, { 'GW-GEN-02': [DEMANDS[seats]!] });
  if (seats !== 2) return together;
  // Walls end no co-op game, however many sections are in use.
  const { 'GW-END-02': _, ...two } = TWO;
  return { ...join(two, together), 'GW-SETUP-08': ['GW-COOP-06', 'GW-COOP-40'] };
}
