import { type Complaint, locals } from '@teahouse/kernel';
import type { Rule } from '../text/rules/en.ts';
import { MATERIALS, RESOURCES, TROOPS, type Troop } from './ids.ts';
import { BARRICADES, LOCATIONS, slotsOf, TOP_LEVEL, timeTrack } from './printed/board.ts';
import { HORDE } from './printed/hordes.ts';
import { ADVISORS, COMMANDS, TACTIC_IDS } from './printed/ids.ts';
import { recruit } from './rules/recruit.ts';
import { crowdAt } from './rules/vocabulary.ts';
import { CLERKS, hordesFor, SHAME_PER_SEAT, TROOPS_OWNED } from './setup.ts';
import { automatonOf, clansOf, honorOf, isAutomaton, type Player, type Section, SOURCES, type Table } from './table.ts';

const wrong = (field: string, rule: Rule): Complaint => ({ field, rule });
const isCount = (x: unknown): boolean => Number.isInteger(x) && (x as number) >= 0;

/** What no table can look like: the invariants of ledger section 34.4, and fields that are not what they should be. */
export function check(g: Table): Complaint | null {
  if (g.seats < 2 || g.seats > 4) return wrong('seats', 'GW-5P-05');
  if (!Array.isArray(g.players) || g.players.length !== g.seats) return wrong('players', 'GW-SETUP-16');
  if (!isCount(g.year) || g.year < 1 || g.year > timeTrack(g.seats).length) return wrong('year', 'GW-GEN-14');
  if (!isCount(g.shame) || !isCount(g.shameGone)) return wrong('shame', 'GW-SETUP-23');
  if (!Array.isArray(g.automata) || g.automata.length !== (g.seats === 2 ? 1 : 0)) return wrong('automata', 'GW-2P-01');
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
  for (const [i, { clerks }] of g.automata.entries())
    if (new Set(clerks).size !== 3) return wrong(`automata[${i}].clerks`, 'GW-2P-31');
  const all = tally(g);
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

interface Tally {
  shame: number;
  soldiers: Record<Troop, number>[];
  clerks: number[];
  /** Spearmen of each automaton. */
  automata: number[];
  commands: string[];
  advisors: string[];
  tactics: string[];
  hordes: string[];
}

/** Everything there is, wherever it is; also what a procedure holds in its hand. */
function tally(g: Table): Tally {
  const soldiers = g.players.map(({ reserve, shamed, overseers }) => {
    const n = { spearman: 0, archer: 0, horseman: 0 };
    for (const troop of TROOPS) n[troop] = reserve[troop] + shamed[troop];
    for (const resource of RESOURCES) {
      const overseer = overseers[resource];
      if (overseer !== null) n[overseer.troop]++;
    }
    return n;
  });
  let shame = g.shame + g.shameGone;
  const automata = g.automata.map(({ spearmen }) => spearmen);
  const hordes = [...g.hordeDeck, ...g.hordeDiscard];
  for (const section of g.sections) {
    for (const clan of section.posts) soldiers[clan]!.archer++;
    section.rest.forEach((troops, seat) => {
      for (const troop of TROOPS) soldiers[seat]![troop] += troops[troop];
    });
    for (const horde of section.hordes) {
      hordes.push(horde.id);
      for (const { clan, troop } of horde.soldiers) {
        if (isAutomaton(g, clan)) automata[g.automata.indexOf(automatonOf(g, clan))]!++;
        else soldiers[clan]![troop]++;
      }
    }
  }
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
  for (const order of g.track)
    if (order !== null && !isAutomaton(g, order.clan)) commands.push(`${order.clan} ${order.command}`);
  const clerks = g.players.map(({ idle, school, clerks: there }) => {
    let n = idle + school;
    for (const location of LOCATIONS) n += there[location];
    return n;
  });
  return { shame, soldiers, clerks, automata, commands, advisors, tactics, hordes };
}

function checkPieces(
  g: Table,
  { soldiers, clerks, automata, commands, advisors, tactics, hordes }: Tally,
): Complaint | null {
  for (let seat = 0; seat < g.seats; seat++) {
    for (const troop of TROOPS) {
      if (soldiers[seat]![troop] !== TROOPS_OWNED[troop])
        return wrong(`players[${seat}].reserve.${troop}`, 'GW-COMP-07');
    }
    if (clerks[seat] !== CLERKS) return wrong(`players[${seat}].idle`, 'GW-COMP-03');
  }
  const short = automata.findIndex(spearmen => spearmen !== TROOPS_OWNED.spearman);
  if (short >= 0) return wrong(`automata[${short}].spearmen`, 'GW-2P-12');
  const owned: string[] = [];
  for (let seat = 0; seat < g.seats; seat++) for (const id of COMMANDS) owned.push(`${seat} ${id}`);
  if (!same(commands, owned)) return wrong('track', 'GW-COMP-09');
  if (!same(advisors, ADVISORS)) return wrong('advisorDeck', 'GW-COMP-13');
  if (!same(tactics, TACTIC_IDS)) return wrong('tacticDeck', 'GW-COMP-11');
  return same(hordes, hordesFor(g)) ? null : wrong('hordeDeck', 'GW-COMP-08');
}

/** Whether these are all of them, each once. */
function same(found: readonly string[], all: readonly string[]): boolean {
  const ids = new Set(found);
  return found.length === all.length && all.every(id => ids.has(id));
}

/** What stays the same from the first question to the last. */
export function conserved(g: Table): Record<string, unknown> {
  const { shame, soldiers, clerks, automata, commands, advisors, tactics, hordes } = tally(g);
  return {
    shame,
    soldiers,
    clerks,
    automata,
    commands: commands.sort(),
    advisors: advisors.sort(),
    tactics: tactics.sort(),
    hordes: hordes.sort(),
    artifacts: g.artifacts,
  };
}
