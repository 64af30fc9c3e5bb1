import { locals, type Seat, type SeenCore } from '@teahouse/kernel';
import { ARTIFACT } from '../../src/cards/artifacts.ts';
import { SECTIONS, type SectionId, TROOPS } from '../../src/ids.ts';
import type { LocationId } from '../../src/printed/board.ts';
import type { HordeId } from '../../src/printed/hordes.ts';
import type { ArtifactId } from '../../src/printed/ids.ts';
import { turn } from '../../src/rules/autumn.ts';
import { doomedIn } from '../../src/rules/defeat.ts';
import { type Moment, momentNow } from '../../src/rules/moments.ts';
import { agreement } from '../../src/rules/together/agreement.ts';
import { fulfil } from '../../src/rules/together/demands.ts';
import { type Clan, type Horde, isAutomaton } from '../../src/table.ts';
import { fill, type SeenPlayer, type View } from '../../src/view.ts';

/** What a board reads off a view. Nothing here decides anything. */
export type Seen = View & SeenCore;

/** The values of the procedure that asks, whichever it is. */
const asking = (seen: Seen): Record<string, unknown> => (seen.stack.at(-1)?.v ?? {}) as Record<string, unknown>;

export function sectionOf(seen: Seen, horde: HordeId): SectionId | null {
  const n = seen.sections.findIndex(({ hordes }) => hordes.some(({ id }) => id === horde));
  return SECTIONS[n] ?? null;
}

/** Who covers a vital point: a wound token, a soldier by his place in the list, or nobody. */
export function coverOf({ wounds, soldiers }: Horde, spot: number): 'wound' | number | null {
  if (wounds.includes(spot)) return 'wound';
  const n = soldiers.findIndex(({ at }) => at.includes(spot));
  return n < 0 ? null : n;
}

/** Which soldiers on a horde die, unless they are saved: of those who are alike, the first. */
export function doomedOn(seen: Seen, { id, soldiers }: Horde): ReadonlySet<number> {
  const marked = new Set<number>();
  for (const { clan, troop, horde } of doomedIn(seen)) {
    if (horde !== id) continue;
    const n = soldiers.findIndex((one, i) => !marked.has(i) && one.clan === clan && one.troop === troop);
    if (n >= 0) marked.add(n);
  }
  return marked;
}

/** Shame tokens a player bears, on soldiers and on claimed hordes. */
export function shameOn({ shamed, claimed }: SeenPlayer): number {
  let sum = 0;
  for (const troop of TROOPS) sum += shamed[troop];
  for (const { shame } of claimed) sum += shame;
  return sum;
}

export const countTactics = ({ tactics }: SeenPlayer): number =>
  typeof tactics === 'number' ? tactics : tactics.length;

/** What an artifact would give now. Hidden cards and goods have no part in it, so any table that fits the view will do. */
export const worthOf = (seen: Seen, artifact: ArtifactId, seat: Seat): number => ARTIFACT[artifact](fill(seen), seat);

/** Where partners speak openly nothing lies face down. */
const OPENLY: readonly string[] = [agreement.name, fulfil.name];
const secretly = (seen: Seen) => seen.stack.findLast(({ proc, sealed }) => sealed !== null && !OPENLY.includes(proc));

/** Who has put a card face down already, while everybody chooses in secret. */
export function sealedBy(seen: Seen): readonly Seat[] {
  return Object.keys(secretly(seen)?.sealed ?? {}).map(Number);
}
/** What I put face down myself. */
export function mySealed(seen: Seen, me: Seat | null): string | null {
  return me === null ? null : (secretly(seen)?.sealed?.[me] ?? null);
}

/** More than this is said where simply everybody may. */
const MANY = 50;

/** How often the question under way may still be answered, this time included; 0 where it does not say. */
export function timesLeft(seen: Seen): number {
  const { left, extra } = asking(seen) as { left?: number; extra?: number };
  return typeof left !== 'number' || left >= MANY ? 0 : left + (extra ?? 0);
}

/** Whether somebody decides for a clan that nobody plays. */
export function isForAutomaton(seen: Seen): boolean {
  const { clan } = asking(seen);
  return typeof clan === 'number' && isAutomaton(seen, clan);
}

/** The clans that nobody plays, once for each of their clerks at a location. */
export function automataAt(seen: Seen, location: LocationId): Clan[] {
  const out: Clan[] = [];
  for (const [i, { clerks }] of seen.automata.entries()) {
    for (const clerk of clerks) if (clerk === location) out.push(seen.seats + i);
  }
  return out;
}

/** What happened, or is about to, when cards may be played because of it. */
export const momentOf = (seen: Seen): Moment | null =>
  seen.stack.at(-1)?.proc === 'event/window' ? momentNow(seen) : null;

/** Whether a space of the command track is still to be resolved, or just is. */
export const isPending = (seen: Seen, space: number): boolean =>
  seen.season === 'autumn' && space >= (locals(seen, turn)?.space ?? 0);

type Phase = 'set-up' | 'spring' | 'summer' | 'autumn' | 'winter' | 'over';
export const phaseOf = (seen: Seen): Phase => (seen.over ? 'over' : seen.season);

/** GW-COOP-37: one more every spring where all play together; there is no spring in the first year. */
export const moreHordes = ({ together }: Seen, year: number): number => (together === null || year === 1 ? 0 : 1);
