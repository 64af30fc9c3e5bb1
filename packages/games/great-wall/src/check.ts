import { type Complaint, locals } from '@teahouse/kernel';
import type { Rule } from '../text/rules/en.ts';
import { MATERIALS, noTroops, RESOURCES, type Resource, TROOPS, type Troop, type Troops } from './ids.ts';
import {
  BARRICADES,
  CLERKS,
  LOCATIONS,
  type LocationId,
  PRODUCTION,
  slotsOf,
  TOP_LEVEL,
  TROOPS_OWNED,
  timeTrack,
} from './printed/board.ts';
import { HORDE } from './printed/hordes.ts';
import { ADVISORS, COMMANDS, EVENTS } from './printed/ids.ts';
import { demandsFor, hordesFor, tacticsFor } from './rules/box.ts';
import { recruit } from './rules/recruit.ts';
import { crowdAt } from './rules/vocabulary.ts';
import { SHAME_PER_SEAT } from './setup.ts';
import {
  clansOf,
  honorOf,
  isAutomaton,
  isQin,
  type Player,
  QIN_SOURCES,
  type Qin,
  qinIn,
  type Section,
  SOURCES,
  type Table,
  type Together,
} from './table.ts';

const MODES: readonly string[] = ['rivals', 'alone', 'together'];
/** The automata at a table, by its seats. */
const AUTOMATA: Readonly<Record<number, string>> = { 1: 'qin,reed', 2: 'reed' };

const wrong = (field: string, rule: Rule): Complaint => ({ field, rule });
const isCount = (x: unknown): boolean => Number.isInteger(x) && (x as number) >= 0;

/** What no table can look like: the invariants of ledger section 34.4, and fields that are not what they should be. */
export function check(g: Table): Complaint | null {
  if (g.seats < 1 || g.seats > 4) return wrong('seats', 'GW-5P-05');
  if (!MODES.includes(g.house?.mode) || (g.house.mode === 'alone') !== (g.seats === 1))
    return wrong('house', 'GW-SOLO-03');
  if (!Array.isArray(g.players) || g.players.length !== g.seats) return wrong('players', 'GW-SETUP-16');
  if (!isCount(g.year) || g.year < 1 || g.year > timeTrack(g.seats).length) return wrong('year', 'GW-GEN-14');
  if (!isCount(g.shame) || !isCount(g.shameGone)) return wrong('shame', 'GW-SETUP-23');
  if (!Array.isArray(g.automata) || g.automata.map(({ name }) => name).join() !== (AUTOMATA[g.seats] ?? ''))
    return wrong('automata', 'GW-2P-01');
  if (!Array.isArray(g.tea) || g.tea.toSorted().join() !== clansOf(g).join()) return wrong('tea', 'GW-TEA-01');
  for (const material of MATERIALS) {
    if (!isCount(g.warehouse?.[material])) return wrong(`warehouse.${material}`, 'GW-DONATE-04');
  }
  if (!Array.isArray(g.sections) || g.sections.length !== 3) return wrong('sections', 'GW-COMP-33');
  for (let section = 0; section < 3; section++) {
    const found = checkSection(g.sections[section]!, `sections[${section}]`);
    if (found !== null) return found;
  }
  for (let seat = 0; seat < g.seats; seat++) {
    const found = checkPlayer(g.players[seat]!, `players[${seat}]`);
    if (found !== null) return found;
  }
  for (const location of LOCATIONS) {
    if (crowdAt(g, location) > slotsOf(g.seats, location)) return wrong(`clerks.${location}`, 'GW-LOC-02');
  }
  for (const [i, automaton] of g.automata.entries()) {
    const found = automaton.name === 'qin' ? checkQin(g, automaton, `automata[${i}]`) : null;
    if (found !== null) return found;
    if (automaton.name === 'reed' && new Set(automaton.clerks).size !== 3)
      return wrong(`automata[${i}].clerks`, 'GW-2P-31');
  }
  const all = tally(g);
  if ((g.house.mode === 'together') !== (g.together !== null)) return wrong('together', 'GW-COOP-07');
  const strange = g.together === null ? null : checkTogether(g, g.together);
  if (strange !== null) return strange;
  if (all.shame !== SHAME_PER_SEAT * g.seats) return wrong('shame', 'GW-SETUP-23');
  return checkPieces(g, all);
}

function checkSection({ wall, barricades, bolster, posts, hordes, rest }: Section, at: string): Complaint | null {
  if (!isCount(wall) || wall > TOP_LEVEL) return wrong(`${at}.wall`, 'GW-LOC-BUILD-10');
  if (!isCount(barricades) || barricades > BARRICADES) return wrong(`${at}.barricades`, 'GW-LOC-BUILD-03');
  if (!isCount(bolster)) return wrong(`${at}.bolster`, 'GW-WINTER-05');
  if (!Array.isArray(posts) || posts.length > wall + 1) return wrong(`${at}.posts`, 'GW-COMP-36');
  if (!Array.isArray(rest) || rest.some(troops => TROOPS.some(troop => !isCount(troops[troop]))))
    return wrong(`${at}.rest`, 'GW-REST-01');
  if (!Array.isArray(hordes) || hordes.length > 3) return wrong(`${at}.hordes`, 'GW-SPRING-08');
  for (const { id, soldiers, wounds } of hordes) {
    if (!Object.hasOwn(HORDE, id)) return wrong(`${at}.hordes`, 'GW-COMP-08');
    const covered = [...wounds];
    for (const soldier of soldiers) {
      if (soldier.troop === 'archer') return wrong(`${at}.hordes`, 'GW-ATTACK-22');
      if (soldier.at.length !== (soldier.troop === 'horseman' ? 2 : 1)) return wrong(`${at}.hordes`, 'GW-ATTACK-06');
      covered.push(...soldier.at);
    }
    if (new Set(covered).size !== covered.length || covered.some(spot => HORDE[id].spots[spot] === undefined))
      return wrong(`${at}.hordes`, 'GW-ATTACK-02');
  }
  return null;
}

function checkPlayer(player: Player, at: string): Complaint | null {
  for (const source of SOURCES) {
    if (!Number.isInteger(player?.honor?.[source])) return wrong(`${at}.honor.${source}`, 'GW-GEN-07');
  }
  if (honorOf(player) < 0) return wrong(`${at}.honor`, 'GW-END-07');
  for (const resource of RESOURCES) {
    if (!isCount(player.goods?.[resource])) return wrong(`${at}.goods.${resource}`, 'GW-GEN-08');
  }
  for (const troop of TROOPS) {
    if (!isCount(player.reserve[troop]) || !isCount(player.shamed[troop])) return wrong(`${at}.reserve`, 'GW-COMP-07');
  }
  if (!isCount(player.idle) || !isCount(player.school)) return wrong(`${at}.idle`, 'GW-SETUP-32');
  if (player.claimed.some(({ shame }) => !isCount(shame) || shame > 2)) return wrong(`${at}.claimed`, 'GW-SHAME-07');
  for (const resource of RESOURCES) {
    const overseer = player.overseers[resource];
    if (overseer !== null && (overseer.level < 1 || overseer.level > 3))
      return wrong(`${at}.overseers.${resource}`, 'GW-OVERSEER-09');
  }
  return null;
}

/** GW-SOLO-10, GW-SOLO-15, GW-SOLO-45 */
function checkQin(g: Table, qin: Qin, at: string): Complaint | null {
  for (const source of QIN_SOURCES) {
    if (!isCount(qin.honor?.[source])) return wrong(`${at}.honor.${source}`, 'GW-SOLO-36');
  }
  if (!same(qin.ranking, RANKED)) return wrong(`${at}.ranking`, 'GW-SOLO-15');
  if (qin.clerks.length > CLERKS || qin.clerks.some(location => !RANKED.includes(location)))
    return wrong(`${at}.clerks`, 'GW-SOLO-45');
  for (const troop of TROOPS) if (!isCount(qin.reserve[troop])) return wrong(`${at}.reserve`, 'GW-SOLO-10');
  for (const resource of RESOURCES) {
    const { level } = qin.overseers[resource];
    if (!isCount(level) || level < 1 || level > 3) return wrong(`${at}.overseers.${resource}`, 'GW-SOLO-12');
  }
  const commands: string[] = [...qin.deck, ...qin.pile];
  if (qin.revealed !== null) commands.push(qin.revealed);
  for (const order of g.track) if (order !== null && isQin(g, order.clan)) commands.push(order.command);
  return same(commands, COMMANDS) ? null : wrong(`${at}.deck`, 'GW-SOLO-11');
}
const RANKED: readonly LocationId[] = [...PRODUCTION, 'barracks'];
/** What lies at a table where all play together. */
function checkTogether(g: Table, together: Together): Complaint | null {
  const { demands, fulfilled, demandDeck, events, eventDeck, sacrificed, spoils } = together;
  if (!same([...demands, ...fulfilled, ...demandDeck], demandsFor(g))) return wrong('together.demands', 'GW-COMP-17');
  if (demands.length > 3) return wrong('together.demands', 'GW-COOP-13');
  if (!same([...events, ...eventDeck], EVENTS)) return wrong('together.events', 'GW-COMP-16');
  if (sacrificed.length !== g.seats || sacrificed.some(troops => TROOPS.some(troop => !isCount(troops[troop]))))
    return wrong('together.sacrificed', 'GW-COOP-19');
  if (spoils.length !== g.seats || !spoils.every(isCount)) return wrong('together.spoils', 'GW-COOP-38');
  return g.artifacts.length > 0 ? wrong('artifacts', 'GW-COOP-06') : null;
}

interface Tally {
  shame: number;
  /** By clan. */
  soldiers: Record<Troop, number>[];
  clerks: number[];
  commands: string[];
  advisors: string[];
  tactics: string[];
  hordes: string[];
}

/** Everything there is, wherever it is; also what a procedure holds in its hand. */
function tally(g: Table): Tally {
  const overseen = (n: Troops, overseers: Readonly<Record<Resource, { troop: Troop } | null>>): Troops => {
    for (const resource of RESOURCES) {
      const overseer = overseers[resource];
      if (overseer !== null) n[overseer.troop]++;
    }
    return n;
  };
  const soldiers = g.players.map(({ reserve, shamed, overseers }) => {
    const n = noTroops();
    for (const troop of TROOPS) n[troop] = reserve[troop] + shamed[troop];
    return overseen(n, overseers);
  });
  for (const automaton of g.automata) {
    if (automaton.name === 'qin') soldiers.push(overseen({ ...automaton.reserve }, automaton.overseers));
    else soldiers.push({ ...noTroops(), spearman: automaton.spearmen });
  }
  let shame = g.shame + g.shameGone;
  const hordes = [...g.hordeDeck, ...g.hordeDiscard];
  for (const section of g.sections) {
    for (const clan of section.posts) soldiers[clan]!.archer++;
    section.rest.forEach((troops, seat) => {
      for (const troop of TROOPS) soldiers[seat]![troop] += troops[troop];
    });
    for (const horde of section.hordes) {
      hordes.push(horde.id);
      for (const { clan, troop } of horde.soldiers) soldiers[clan]![troop]++;
    }
  }
  for (const [seat, troops] of g.together?.sacrificed.entries() ?? [])
    for (const troop of TROOPS) soldiers[seat]![troop] += troops[troop];
  const recruiting = locals(g, recruit);
  for (const troop of recruiting?.recruits ?? []) soldiers[recruiting!.seat]![troop]++;
  const commands: string[] = [];
  const tactics: string[] = [...g.tacticDeck, ...g.tacticDiscard];
  const advisors: string[] = [...g.advisorDeck, ...g.advisorDiscard, ...g.queue];
  g.players.forEach((player, seat) => {
    for (const troop of TROOPS) shame += player.shamed[troop];
    for (const trophy of player.claimed) {
      shame += trophy.shame;
      hordes.push(trophy.horde);
    }
    tactics.push(...player.tactics);
    advisors.push(...player.active, ...player.supporters, ...player.dealtAdvisors);
    for (const id of [...player.hand, ...player.pile]) commands.push(`${seat} ${id}`);
    if (player.revealed !== null) commands.push(`${seat} ${player.revealed}`);
  });
  const qin = qinIn(g);
  if (qin !== undefined) {
    hordes.push(...qin.claimed);
    advisors.push(...qin.supporters);
  }
  for (const order of g.track)
    if (order !== null && !isAutomaton(g, order.clan)) commands.push(`${order.clan} ${order.command}`);
  const clerks = g.players.map(({ idle, school, clerks: there }) => {
    let n = idle + school;
    for (const location of LOCATIONS) n += there[location];
    return n;
  });
  return { shame, soldiers, clerks, commands, advisors, tactics, hordes };
}

function checkPieces(g: Table, { soldiers, clerks, commands, advisors, tactics, hordes }: Tally): Complaint | null {
  for (let seat = 0; seat < g.seats; seat++) {
    for (const troop of TROOPS) {
      if (soldiers[seat]![troop] !== TROOPS_OWNED[troop])
        return wrong(`players[${seat}].reserve.${troop}`, 'GW-COMP-07');
    }
    if (clerks[seat] !== CLERKS) return wrong(`players[${seat}].idle`, 'GW-COMP-03');
  }
  for (const [i, { name }] of g.automata.entries()) {
    const { spearman, archer, horseman } = soldiers[g.seats + i]!;
    if (spearman !== TROOPS_OWNED.spearman)
      return wrong(`automata[${i}].${name === 'qin' ? 'reserve' : 'spearmen'}`, 'GW-2P-12');
    if (name === 'qin' && (archer !== TROOPS_OWNED.archer || horseman !== TROOPS_OWNED.horseman))
      return wrong(`automata[${i}].reserve`, 'GW-SOLO-10');
  }
  const owned: string[] = [];
  for (let seat = 0; seat < g.seats; seat++) for (const id of COMMANDS) owned.push(`${seat} ${id}`);
  if (!same(commands, owned)) return wrong('track', 'GW-COMP-09');
  if (!same(advisors, ADVISORS)) return wrong('advisorDeck', 'GW-COMP-13');
  if (!same(tactics, tacticsFor(g))) return wrong('tacticDeck', 'GW-COMP-11');
  return same(hordes, hordesFor(g)) ? null : wrong('hordeDeck', 'GW-COMP-08');
}

/** Whether these are all of them, each once. */
function same(found: readonly string[], all: readonly string[]): boolean {
  const ids = new Set(found);
  return found.length === all.length && all.every(id => ids.has(id));
}

/** What lies at no other table. */
const NO_CARDS = { demands: [], fulfilled: [], demandDeck: [], events: [], eventDeck: [] };

/** What stays the same from the first question to the last. */
export function conserved(g: Table): Record<string, unknown> {
  const { shame, soldiers, clerks, commands, advisors, tactics, hordes } = tally(g);
  const { demands, fulfilled, demandDeck, events, eventDeck } = g.together ?? NO_CARDS;
  return {
    shame,
    soldiers,
    clerks,
    commands: commands.sort(),
    advisors: advisors.sort(),
    tactics: tactics.sort(),
    hordes: hordes.sort(),
    artifacts: g.artifacts,
    demands: [...demands, ...fulfilled, ...demandDeck].sort(),
    events: [...events, ...eventDeck].sort(),
  };
}
