import { type Goal, verdict } from './goals.ts';

/** Goal by goal: what was reached. */
export function printGoals(goals: Readonly<Record<string, Goal>>, reached: Readonly<Record<string, number>>): void {
  const rows = Object.entries(reached).map(([id, value]) => {
    const goal = goals[id]!;
    return [id, goal.what, shown(goal, value), shown(goal, goal.floor), shown(goal, goal.target), verdict(goal, value)];
  });
  printTable(['goal', '', 'reached', 'floor', 'target', 'verdict'], rows);
}

function shown({ unit }: Goal, value: number): string {
  const number = unit === '%' ? value * 100 : value;
  return `${number.toFixed(number < 10 ? 2 : number < 100 ? 1 : 0)} ${unit}`;
}

/** Words to the left, numbers to the right. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const lines = [head, ...rows];
  const widths = head.map((_, i) => Math.max(...lines.map(line => line[i]!.length)));
  const isNumber = head.map((_, i) => rows.every(row => /^[\d.]*( .{1,2})?$/.test(row[i]!)));
  for (const line of lines) {
    console.log(
      line
        .map((cell, i) => (isNumber[i] ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)))
        .join('  ')
        .trimEnd(),
    );
  }
  console.log();
}
