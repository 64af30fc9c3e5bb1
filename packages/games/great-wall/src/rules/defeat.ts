import { call, locals, NOBODY, type Seat } from '@teahouse/kernel';
import { DONE, noTroops, SECTIONS, TROOPS, type Troop, type Troops } from '../ids.ts';
import { inJournal, note } from '../journal.ts';
import { HORDE, type HordeId } from '../printed/hordes.ts';
import { type Clan, type Horde, isAutomaton, isQin, qinIn, type Table } from '../table.ts';
import { clansOn, coveredHordes, findHorde, hasSoldier, spotsOf } from './battle.ts';
import { asks, does, each, procedure } from './book.ts';
import { happens } from './moments.ts';
import {
  archersOn,
  bonus,
  contendersByTea,
  deciderOf,
  lethality,
  pay,
  score,
  scoreClan,
  seatsByTea,
  toReserve,
  toRest,
} from './vocabulary.ts';

/** Who plays for a trophy: the first horde that falls with one of his soldiers on it. */
interface Hunter {
  seat: Seat;
  honor: number;
  /** Vital points more towards the claim. */
  spots: number;
}

/** GW-AUTUMN-12, GW-WINTER-03: what tactics do before a check, and the check. */
export const defeats = procedure<{ hunters: Hunter[] }>('defeats', {
  prepare: does(g => happens(g, 'check')),
  check: does(g => call(g, checkDefeats, {})),
});
const huntersIn = (g: Table): Hunter[] => locals(g, defeats)?.hunters ?? [];
export function hunt(g: Table, hunter: Hunter): void {
  locals(g, defeats)!.hunters.push(hunter);
}

/** GW-AUTUMN-12: covered hordes one at a time; then once more, should there be others now (AMB-13). */
export const checkDefeats = procedure<Record<never, never>, 'sweep' | 'again'>('defeat/check', {
  sweep: each(coveredHordes, (g, horde) => {
    const { section } = findHorde(g, horde);
    call(g, defeat, { horde, section, claimant: NOBODY });
  }),
  again: does(g => {
    if (coveredHordes(g).length > 0) return { goto: 'sweep' };
  }),
});

const BATTLE_HONOR = 2;

/** Chapter 12, in the order of edition 2.0. */
const defeat = procedure<{ horde: HordeId; section: number; claimant: Clan }>('defeat', {
  honor: does((g, { horde, section }) => {
    note(g, 'defeated', 'GW-DEFEAT-01', NOBODY, horde);
    const standing = findHorde(g, horde).horde;
    for (const clan of contendersByTea(g)) {
      if (hasSoldier(standing, clan)) scoreClan(g, clan, 'battles', BATTLE_HONOR, 'GW-DEFEAT-03');
      scoreClan(g, clan, 'battles', BATTLE_HONOR * archersOn(g, section, clan), 'GW-DEFEAT-04');
    }
    happens(g, 'defeated', NOBODY, horde, 0, section);
  }),
  majority: does((g, v) => {
    const standing = findHorde(g, v.horde).horde;
    v.claimant = claimantOf(g, standing);
    const hunters = huntersIn(g);
    for (const hunter of hunters.filter(({ seat }) => hasSoldier(standing, seat))) {
      score(g, hunter.seat, 'cards', hunter.honor, 'GW-TACTIC-02');
      hunters.splice(hunters.indexOf(hunter), 1);
    }
  }),
  kill: does((g, { horde, section }) => call(g, kill, newKill(g, section, [horde], false))),
  survive: does((g, { horde, section }) => {
    const standing = findHorde(g, horde).horde;
    for (const { clan, troop } of standing.soldiers.splice(0)) toRest(g, clan, troop, section, 'GW-DEFEAT-09');
    standing.wounds = [];
  }),
  claim: does((g, { horde, section, claimant }) => {
    const { hordes } = g.sections[section]!;
    hordes.splice(
      hordes.findIndex(({ id }) => id === horde),
      1,
    );
    if (claimant !== NOBODY && isQin(g, claimant)) {
      qinIn(g)!.claimed.push(horde);
      note(g, 'claims', 'GW-SOLO-36', inJournal(g, claimant), horde);
      return;
    }
    if (claimant === NOBODY || isAutomaton(g, claimant)) {
      g.hordeDiscard.push(horde);
      note(g, 'horde-leaves', claimant !== NOBODY ? 'GW-2P-18' : 'GW-DEFEAT-07', NOBODY, horde);
      return;
    }
    if (g.together === null) g.players[claimant]!.claimed.push({ horde, shame: 0 });
    else {
      // The card may come again; what is left of it is a number.
      g.hordeDiscard.push(horde);
      g.together.spoils[claimant]!++;
      // GW-COOP-38, DIV-14
      if (g.house.edition === 2) score(g, claimant, 'hordes', HORDE[horde].honor, 'GW-COOP-38');
    }
    note(g, 'claims', 'GW-DEFEAT-10', claimant, horde);
    happens(g, 'claimed', claimant, horde);
  }),
});

/** GW-DEFEAT-05: who covers most vital points; ties by cards, then by tea. NOBODY where there is no soldier. */
export function claimantOf(g: Table, horde: Horde): Clan {
  const { fronts = 0 } = HORDE[horde.id].ability;
  if (fronts > 0 && clansOn(horde).length < fronts) return NOBODY;
  let best: Clan = NOBODY;
  let most = 0;
  let tied = false;
  for (const clan of g.tea) {
    let spots = spotsOf(horde, clan);
    if (spots === 0) continue;
    let wins = false;
    if (!isAutomaton(g, clan)) {
      spots += bonus(g, clan, 'claimSpots');
      for (const hunter of huntersIn(g)) if (hunter.seat === clan) spots += hunter.spots;
      wins = bonus(g, clan, 'winsTies') > 0;
    }
    if (spots < most || (spots === most && (!wins || tied))) continue;
    best = clan;
    most = spots;
    tied = wins;
  }
  return best;
}

/** A soldier who dies, unless he is saved. */
interface Doomed {
  clan: Clan;
  troop: Troop;
  section: number;
  /** Null for an archer on a post. */
  horde: HordeId | null;
}

interface Kill {
  section: number;
  hordes: HordeId[];
  /** Soldiers leave wounds. */
  breach: boolean;
  /** Whose soldiers stood on a defeated horde, before anybody was saved. */
  allies: Clan[];
  doomed: Doomed[];
  /** Who was killed, by seat. */
  fallen: Troops[];
}

export const newKill = (g: Table, section: number, hordes: readonly HordeId[], breach: boolean): Kill => ({
  section,
  hordes: hordes.slice(),
  breach,
  allies: breach ? [] : clansOn(findHorde(g, hordes[0]!).horde),
  doomed: [],
  fallen: g.players.map(noTroops),
});

/** Chapter 13. All soldiers of one event die at the same moment: a defeated horde, or a section that is breached. */
export const kill = procedure<Kill>('kill', {
  mark: does((g, { section, breach, doomed }) => {
    if (!breach) return;
    for (const clan of g.sections[section]!.posts) doomed.push({ clan, troop: 'archer', section, horde: null });
  }),
  byHorde: each(
    (_, { hordes }) => hordes,
    (g, horde, { section }) => call(g, killOn, { horde, section }),
  ),
  open: does((g, { doomed }) => {
    if (doomed.length > 0) happens(g, 'doomed');
  }),
  save: each(
    g => seatsByTea(g).filter(seat => isDoomed(g, seat)),
    (g, seat, { breach }) => call(g, save, { seat, saved: 0, breach }),
  ),
  die: does((g, { breach, doomed, fallen }) => {
    if (doomed.length === 0) return;
    for (const soldier of doomed.splice(0)) {
      const { clan, troop, section } = soldier;
      takeAway(g, soldier, breach);
      toReserve(g, clan, troop);
      if (!isAutomaton(g, clan)) fallen[clan]![troop]++;
      note(g, 'dies', 'GW-KILL-05', inJournal(g, clan), troop, 0, SECTIONS[section]!);
    }
    happens(g, 'fallen');
  }),
});

/** Who dies in the event under way. */
export const doomedIn = (g: Pick<Table, 'stack'>): Doomed[] => locals(g, kill)?.doomed ?? [];

/** GW-KILL-02, GW-KILL-04: of each clan on this card, as many as the lethality says. */
const killOn = procedure<{ horde: HordeId; section: number }>('kill/horde', {
  byClan: each(
    g => g.tea,
    (g, clan, { horde, section }) => {
      const left = lethality(g, section) + (HORDE[horde].ability.noQuarter ?? 0);
      call(g, pick, { clan, horde, section, left });
    },
  ),
});

/** AMB-14: the owner picks; soldiers of one type are alike. */
interface Victims {
  clan: Clan;
  horde: HordeId;
  section: number;
  left: number;
}
const pick = procedure<Victims>(
  'kill/pick',
  {
    choose: asks({
      rule: 'GW-KILL-02',
      who: (g, v) => (v.left > 0 && choices(g, v).length > 0 ? deciderOf(g, v.clan) : NOBODY),
      options: choices,
      otherwise: (g, v) => choices(g, v)[0]!,
      take: (g, v, troop) => {
        v.left--;
        locals(g, kill)!.doomed.push({ clan: v.clan, troop, section: v.section, horde: v.horde });
        return 'again';
      },
    }),
  },
  { draft: true },
);

/** The types of soldiers on a horde that are not doomed yet. If all must die there is nothing to choose. */
function choices(g: Table, { clan, horde, left }: Victims): Troop[] {
  const { soldiers } = findHorde(g, horde).horde;
  const out: Troop[] = [];
  let all = 0;
  for (const troop of TROOPS) {
    let n = 0;
    for (const soldier of soldiers) if (soldier.clan === clan && soldier.troop === troop) n++;
    for (const doomed of doomedIn(g)) if (doomed.clan === clan && doomed.troop === troop && doomed.horde === horde) n--;
    if (n > 0) out.push(troop);
    all += n;
  }
  return all <= left ? out.slice(0, 1) : out;
}

/** The soldiers of a seat that were killed in the event under way. */
export const fallenOf = (g: Table, seat: Seat): Readonly<Troops> => locals(g, kill)?.fallen[seat] ?? noTroops();

export const isDoomed = (g: Table, seat: Seat): boolean => doomedIn(g).some(({ clan }) => clan === seat);

/** A seat's soldiers who would die, by type. */
export const doomedTroops = (g: Table, seat: Seat): Troop[] =>
  TROOPS.filter(troop => doomedIn(g).some(doomed => doomed.clan === seat && doomed.troop === troop));

const SAVE_COST = 2;
/** GW-SAVE-02: cards may make the first ones cheaper. */
function saveCost(g: Table, seat: Seat, saved: number): number {
  const cheap = saved < bonus(g, seat, 'cheapSaves') ? 1 : 0;
  return Math.max(0, SAVE_COST - cheap - (saved === 0 ? bonus(g, seat, 'firstSaveDiscount') : 0));
}

const save = procedure<{ seat: Seat; saved: number; breach: boolean }>(
  'kill/save',
  {
    choose: asks({
      rule: 'GW-SAVE-01',
      pause: true,
      who: (g, { seat }) => (isDoomed(g, seat) ? seat : NOBODY),
      options: (g, { saved }, seat) => {
        const out: (Troop | typeof DONE)[] = [DONE];
        if (g.players[seat]!.goods.chi >= saveCost(g, seat, saved)) out.push(...doomedTroops(g, seat));
        return out;
      },
      otherwise: () => DONE,
      take: (g, v, troop, seat) => {
        if (troop === DONE) return;
        pay(g, seat, 'chi', saveCost(g, seat, v.saved), 'GW-SAVE-01');
        v.saved++;
        saveOne(g, seat, troop, v.breach);
        return 'again';
      },
    }),
  },
  { draft: true },
);

/** GW-SAVE-01: to the rest zone of his section. */
export function saveOne(g: Table, seat: Seat, troop: Troop, breach: boolean): void {
  const all = doomedIn(g);
  const i = all.findIndex(doomed => doomed.clan === seat && doomed.troop === troop);
  const [doomed] = all.splice(i, 1);
  takeAway(g, doomed!, breach);
  note(g, 'saves', 'GW-SAVE-01', seat, troop, 0, SECTIONS[doomed!.section]!);
  toRest(g, seat, troop, doomed!.section, 'GW-REST-03');
}

/** The event under way is a breach: its soldiers leave wounds. */
export const isBreach = (g: Table): boolean => locals(g, kill)?.breach === true;

/** The clans that fought side by side on the horde that is being defeated. */
export const alliesIn = (g: Pick<Table, 'stack'>): readonly Clan[] => locals(g, kill)?.allies ?? [];

/** GW-GEN-10: whoever leaves a horde leaves wounds, except when it is being defeated. */
function takeAway(g: Table, { clan, troop, section, horde: id }: Doomed, breach: boolean): void {
  if (id === null) {
    const { posts } = g.sections[section]!;
    posts.splice(posts.indexOf(clan), 1);
    return;
  }
  const { horde } = findHorde(g, id);
  const i = horde.soldiers.findIndex(soldier => soldier.clan === clan && soldier.troop === troop);
  const [gone] = horde.soldiers.splice(i, 1);
  if (breach) horde.wounds.push(...gone!.at);
}
