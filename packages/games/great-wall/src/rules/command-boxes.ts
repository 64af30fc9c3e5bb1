import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { DONE, PASS, type Resource, SECTIONS, type SectionId } from '../ids.ts';
import { note } from '../journal.ts';
import { LOCATIONS, type LocationId } from '../printed/board.ts';
import type { CommandId } from '../printed/ids.ts';
import type { Table } from '../table.ts';
import { type Attack, allShots, couldSortie, newAttack, newSortie, noShots, partOfAttack, sortie } from './attack.ts';
import { anyway, asks, does, each, procedure } from './book.ts';
import { command } from './cards.ts';
import { move, sharedIn } from './clerks.ts';
import { activate } from './locations/activate.ts';
import { happens } from './moments.ts';
import { archersOn, bonus, clerksAt, gain, sectionsOf } from './vocabulary.ts';

// What the boxes of command cards ask.

/** Some of several resources, each once. */
export const take = procedure<{ seat: Seat; among: Resource[]; left: number }>(
  'command/take',
  {
    choose: asks({
      rule: 'GW-CMD-02',
      who: (_, { seat, left }) => (left > 0 ? seat : NOBODY),
      options: (_, { among }) => among,
      otherwise: (_, { among }) => among[0]!,
      take: (g, v, resource, seat) => {
        v.left--;
        v.among.splice(v.among.indexOf(resource), 1);
        gain(g, seat, resource, 1, 'GW-CMD-02');
        return 'again';
      },
    }),
  },
  { draft: true },
);
export const takeFrom = (g: Table, seat: Seat, among: Resource[], left: number): void =>
  call(g, take, { seat, among, left });

/** GW-ADVACT-01: a location where one's own clerks stand. */
export const advance = procedure<{ seat: Seat; least: number }>('command/advance', {
  choose: asks({
    rule: 'GW-ADVACT-01',
    who: (_, { seat }) => seat,
    options: (g, { least }, seat) => {
      const out: (LocationId | typeof PASS)[] = [PASS];
      for (const location of LOCATIONS) if (clerksAt(g, seat, location) >= least) out.push(location);
      return out;
    },
    otherwise: () => PASS,
    take: (g, _, location) => {
      if (location !== PASS) call(g, activate, { location, advanced: true, busy: [] });
    },
  }),
});
export const advanceWith = (g: Table, seat: Seat, least: number): void => call(g, advance, { seat, least });
export function chooseAdvanced(g: Table, seat: Seat): void {
  advanceWith(g, seat, 1);
}

/** Clerks, or an attack with one soldier who is at the wall. */
export const either = procedure<{ seat: Seat; moves: number; extra: number }>(
  'command/either',
  {
    choose: asks({
      rule: 'GW-CMD-03',
      who: (_, { seat }) => seat,
      options: (g, _, seat) => {
        const attack = newSortie(g, seat, 1, sectionsOf(g), allShots(g, seat));
        return couldSortie(g, attack) ? ['clerks', 'attack'] : ['clerks'];
      },
      otherwise: () => 'clerks',
      take: (g, { moves, extra }, answer, seat) => {
        if (answer === 'clerks') move(g, seat, moves, { extra, shared: sharedIn(g) });
        else call(g, sortie, newSortie(g, seat, 1, sectionsOf(g), allShots(g, seat)));
      },
    }),
  },
  { draft: true },
);
export const attackOrMove = (g: Table, seat: Seat, moves: number, extra: number): void =>
  call(g, either, { seat, moves, extra });

/** The attack of Attack Order: section by section, and there everybody who can. One box is one event (AMB-28). */
export const everybody = procedure<{ seat: Seat; sections: number[] } & Attack>(
  'command/all-in',
  {
    begin: does((g, { seat, sections }) => {
      if (sections.some(section => couldSortie(g, onslaught(g, seat, section)))) happens(g, 'attack', seat);
    }),
    choose: asks({
      rule: 'GW-CMD-08',
      who: (_, { seat }) => seat,
      options: (g, { sections }, seat) => {
        const out: (SectionId | typeof DONE)[] = [DONE];
        for (const section of sections) if (couldSortie(g, onslaught(g, seat, section))) out.push(SECTIONS[section]!);
        return out;
      },
      otherwise: () => DONE,
      take: (g, v, answer, seat) => {
        if (answer === DONE) return;
        const section = SECTIONS.indexOf(answer);
        v.sections.splice(v.sections.indexOf(section), 1);
        call(g, sortie, onslaught(g, seat, section));
        return 'again';
      },
    }),
    over: anyway((g, { seat, attacked }) => {
      if (attacked.length > 0) happens(g, 'attack-over', seat);
    }),
  },
  { draft: true },
);
const EVERYBODY = 99;
function onslaught(g: Table, seat: Seat, section: number) {
  const shots = noShots();
  shots[section] = archersOn(g, section, seat);
  return partOfAttack(g, { ...newSortie(g, seat, EVERYBODY, [section], shots), allIn: true });
}
export function allIn(g: Table, seat: Seat): void {
  call(g, everybody, { seat, sections: sectionsOf(g).slice(), ...newAttack(g, seat) });
}

/** Betrayal: another's card as if it were one's own, without the box for others; or clerks. */
export const betray = procedure<{ seat: Seat; copied: CommandId | null }>('command/betray', {
  choose: asks({
    rule: 'GW-CMD-07',
    who: (_, { seat }) => seat,
    options: (g, _, seat) => ['clerks', ...copyable(g, seat)],
    why: (_g, _v, answer) => (answer === 'reed' ? 'GW-2P-25' : 'GW-CMD-07'),
    otherwise: () => 'clerks',
    take: (g, v, answer, seat) => {
      if (answer === 'clerks') {
        move(g, seat, 2, { spread: false, extra: bonus(g, seat, 'ownMoves') });
        return;
      }
      v.copied = answer as CommandId;
      note(g, 'copies', 'GW-CMD-07', seat, answer);
    },
  }),
  resolve: each(
    (_, { copied }) => (copied === null ? [] : ownBoxes(copied)),
    (g, box, { seat, copied }) => command(copied!).boxes[box]!.does(g, seat),
  ),
});
const ownBoxes = (id: CommandId): number[] => {
  const out: number[] = [];
  command(id).boxes.forEach((box, i) => {
    if (box.for === 'owner') out.push(i);
  });
  return out;
};
/** GW-2P-25: which cards on the track Betrayal can copy. A Betrayal cannot copy a Betrayal. */
export function copyable(g: Table, seat: Seat): CommandId[] {
  const out: CommandId[] = [];
  for (const order of g.track) {
    if (order === null || order.clan === seat || order.command === 'reed' || order.command === 'betrayal') continue;
    if (!out.includes(order.command)) out.push(order.command);
  }
  return out;
}

export function copyOrMove(g: Table, seat: Seat): void {
  call(g, betray, { seat, copied: null });
}
