/*
 * Whether something on the map has changed since its consequences were last looked at: they follow every step, and most
 * steps change nothing there. A step and its consequences belong together, so this need not be part of the table.
 */

let stirred = true;

/** Something that control, alliances or sight depend on has changed: units, strongholds, runes, heroes, a battle. */
export function stir(): void {
  stirred = true;
}

/** Whether it has; asked once for each change. */
export function hasStirred(): boolean {
  const was = stirred;
  stirred = false;
  return was;
}
