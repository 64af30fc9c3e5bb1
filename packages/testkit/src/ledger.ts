/** Cites the rules a test is about, in the test's title: test(rule('FC-SIT-01') + 'a guest leaves the tip', ...). */
export const rule = (...ids: string[]): string => `${ids.join(', ')}: `;

/** Why a rule needs no test (component counts, history), and which are still to be covered. */
export interface Exemptions {
  exempt: Record<string, string>;
  pending: string[];
}

export interface Coverage {
  rules: number;
  cited: number;
  exempt: number;
  missing: string[];
  /** Worked examples of the ledger, and those that no test plays. */
  examples: number;
  unplayed: string[];
}

interface Ledger {
  rules: string[];
  examples: string[];
}

const ID = /^\s*[-*] \**([A-Z]+)((?:-[A-Z0-9]+)*-\d+[a-z]?)\b/;
const EXAMPLES = ['T', 'EX', 'RWX'];
/** An example that a test plays may also stand at the beginning of its title. */
const PLAYED = /['"`}](RWX-\d+)\b/g;

/** What a ledger defines: each id stands at the beginning of a list item. Rules share the ledger's commonest prefix. */
export function readLedger(markdown: string): Ledger {
  const byPrefix = new Map<string, string[]>();
  for (const line of markdown.split('\n')) {
    const [, prefix, rest] = ID.exec(line) ?? [];
    if (prefix === undefined) continue;
    const ids = byPrefix.get(prefix) ?? [];
    if (!ids.includes(prefix + rest)) byPrefix.set(prefix, [...ids, prefix + rest]);
  }
  const examples = EXAMPLES.flatMap(prefix => byPrefix.get(prefix) ?? []);
  const others = [...byPrefix].filter(([prefix]) => !EXAMPLES.includes(prefix)).map(([, ids]) => ids);
  return { rules: others.sort((a, b) => b.length - a.length)[0] ?? [], examples };
}

/** The ids that tests cite by rule('…', '…'). */
export function citations(source: string): string[] {
  const ids: string[] = [];
  for (const [, args] of source.matchAll(/\brule\(([^)]*)\)/g)) {
    for (const [, id] of args!.matchAll(/['"`]([^'"`]+)['"`]/g)) ids.push(id!);
  }
  for (const [, id] of source.matchAll(PLAYED)) ids.push(id!);
  return ids;
}

/** How a ledger is covered, and every contradiction found on the way, as sentences. */
export function coverage(
  { rules, examples }: Ledger,
  cited: readonly string[],
  { exempt, pending }: Exemptions,
): { coverage: Coverage; problems: string[] } {
  const known = new Set([...rules, ...examples]);
  const tested = new Set(cited);
  const problems: string[] = [];
  for (const id of tested) if (!known.has(id)) problems.push(`a test cites ${id}, which is not in the ledger`);
  for (const [id, reason] of Object.entries(exempt)) {
    if (!known.has(id)) problems.push(`${id} is exempt, but not in the ledger`);
    if (tested.has(id)) problems.push(`${id} is exempt, but a test cites it`);
    if (reason.trim() === '') problems.push(`${id} is exempt without a reason`);
  }
  const uncited = (ids: readonly string[]): string[] => ids.filter(id => !tested.has(id) && !Object.hasOwn(exempt, id));
  const [missing, unplayed] = [uncited(rules), uncited(examples)];
  for (const id of [...missing, ...unplayed]) if (!pending.includes(id)) problems.push(`${id} has no test`);
  for (const id of pending) {
    if (!missing.includes(id) && !unplayed.includes(id)) problems.push(`${id} is marked as pending, but is no longer`);
  }
  return {
    coverage: {
      rules: rules.length,
      cited: rules.filter(id => tested.has(id)).length,
      exempt: Object.keys(exempt).length,
      missing,
      examples: examples.length,
      unplayed,
    },
    problems,
  };
}
