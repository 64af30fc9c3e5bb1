import { NOBODY, type Seat } from '@teahouse/kernel';
import { DONE, SEATS, type SeatId, seatOf } from '../ids.ts';
import { note } from '../journal.ts';
import { placeOf } from '../map.ts';
import type { AreaId, Destiny, HeroId, QuestId } from '../printed/ids.ts';
import { QUEST, type QuestLine } from '../printed/quests.ts';
import { NEUTRALS_BY_SHAPE } from '../printed/units.ts';
import type { Table } from '../table.ts';
import { area, isFriendly, othersOf } from './areas.ts';
import { anyway, asks, does, procedure } from './book.ts';
import { canCross } from './borders.ts';
import { heroCard } from './cards.ts';
import { goTo, heal, heroOf, hurt, nextAreas } from './heroes.ts';
import { discardReward, drawQuests, drawReward, drawTactics, faces, gainInfluence, loseInfluence } from './holdings.ts';
import { look, possessed } from './runes.ts';
import { crowd, place } from './troops.ts';

interface Line {
  seat: Seat;
  hero: HeroId;
  quest: QuestId;
  line: Destiny | 'win';
  /** Rewards drawn among which he may keep some; they are the last ones of the hero. */
  drawn: number;
  /** Where allies come. */
  area: AreaId | null;
}

function lineOf({ quest, line }: Line): QuestLine {
  const printed = QUEST[quest];
  return printed.duel !== null ? printed.duel.win : printed[line as Destiny];
}
const rewardsOf = (g: Table, { seat, hero }: Line) => heroOf(g, seat, hero).rewards;

/** Does what a line says, in the order in which lines are printed. */
export const questLine = procedure<Line>('quest/line', {
  looks: asks({
    rule: 'RW-RUNE-05',
    who: (_, v) => (lineOf(v).looks > 0 ? v.seat : NOBODY),
    options: (g, { seat }) => rivalsWithRunes(g, seat),
    mayBeEmpty: true,
    otherwise: (g, { seat }) => rivalsWithRunes(g, seat)[0]!,
    take: (g, { seat }, rival) => {
      for (const here of possessed(g, seatOf(rival))) look(g, seat, here);
    },
  }),
  rewards: anyway((g, v) => drawInto(g, v, lineOf(v).rewards)),
  /** RW-QUEST-05. Asked also if all are alike: that is nobody's business. */
  keep: asks({
    rule: 'RW-QUEST-05',
    who: (_, v) => (v.drawn > lineOf(v).keep ? v.seat : NOBODY),
    pause: true,
    options: (g, v) => faces(rewardsOf(g, v).slice(-v.drawn)),
    otherwise: (g, v) => rewardsOf(g, v).at(-1)!.card,
    take: (g, v, card) => {
      discardReward(g, v.seat, heroOf(g, v.seat, v.hero), card, 'RW-QUEST-05');
      v.drawn--;
      return 'again';
    },
  }),
  /** Ilvane: one more, and then any one of hers goes. */
  more: anyway((g, v) => {
    v.drawn = 0;
    if (v.line !== 'red') drawInto(g, v, heroCard(v.hero).sifts ?? 0);
  }),
  sift: asks({
    rule: 'RW-QUEST-05',
    who: (_, { seat, drawn }) => (drawn > 0 ? seat : NOBODY),
    pause: true,
    options: (g, v) => faces(rewardsOf(g, v)),
    otherwise: (g, v) => rewardsOf(g, v).at(-1)!.card,
    take: (g, v, card) => {
      discardReward(g, v.seat, heroOf(g, v.seat, v.hero), card, heroCard(v.hero).rule);
      v.drawn--;
      return 'again';
    },
  }),
  influence: anyway((g, v) => gainInfluence(g, v.seat, lineOf(v).influence, 'RW-QUEST-05')),
  tactics: does((g, v) => drawTactics(g, v.seat, lineOf(v).tactics, 'RW-QUEST-05')),
  quests: does((g, v) => drawQuests(g, v.seat, lineOf(v).quests, 'RW-QUEST-05')),
  heal: does((g, v) => {
    const hero = heroOf(g, v.seat, v.hero);
    if (lineOf(v).heal) heal(g, v.seat, hero, hero.damage, 'RW-QUEST-05');
  }),
  move: asks({
    rule: 'RW-QUEST-05',
    who: (_, v) => (lineOf(v).move > 0 ? v.seat : NOBODY),
    options: (g, { seat, hero }): (AreaId | typeof DONE)[] => [DONE, ...nextAreas(g, seat, heroOf(g, seat, hero))],
    otherwise: () => DONE,
    take: (g, { seat, hero }, to) => {
      if (to !== DONE) goTo(g, seat, heroOf(g, seat, hero), to, 'RW-QUEST-05');
    },
  }),
  allies: asks({
    rule: 'RW-QUEST-05',
    who: (_, v) => (lineOf(v).allies > 0 ? v.seat : NOBODY),
    options: (g, v) => (triangles(g).length > 0 ? folds(g, v) : []),
    mayBeEmpty: true,
    otherwise: (g, v) => folds(g, v)[0]!,
    take: (_, v, at) => {
      v.area = at;
    },
  }),
  kind: asks({
    rule: 'RW-QUEST-05',
    who: (_, { seat, area }) => (area !== null ? seat : NOBODY),
    options: g => triangles(g),
    otherwise: g => triangles(g)[0]!,
    take: (g, v, unit) => {
      place(g, area(g, v.area!), v.seat, unit, 1);
      note(g, 'allies', 'RW-QUEST-05', v.seat, unit, 1, v.area!);
      crowd(g, v.area!, v.seat, 'RW-LIMIT-04');
    },
  }),
  penalty: anyway((g, v) => {
    const { damage, loses } = lineOf(v);
    hurt(g, v.seat, heroOf(g, v.seat, v.hero), damage, 'RW-QUEST-07');
    loseInfluence(g, v.seat, loses, 'RW-QUEST-07');
  }),
});

function drawInto(g: Table, v: Line, n: number): void {
  for (let i = 0; i < n; i++) {
    if (drawReward(g, v.seat, heroOf(g, v.seat, v.hero), 'RW-QUEST-05') !== undefined) v.drawn++;
  }
}

const rivalsWithRunes = (g: Table, seat: Seat): SeatId[] =>
  othersOf(g, seat)
    .filter(rival => possessed(g, rival).length > 0)
    .map(rival => SEATS[rival]!);

const triangles = (g: Table) => NEUTRALS_BY_SHAPE.triangle.filter(unit => g.supply[unit] > 0);

/** Friendly areas next to the quest's over an open side. */
function folds(g: Table, { seat, quest }: Line): AreaId[] {
  const ids: AreaId[] = [];
  for (const { to, border } of placeOf(g, QUEST[quest].area).ways) {
    const isOpen = canCross(g, border, { seat, flying: false, byOrder: false });
    if (isOpen && isFriendly(g, seat, area(g, to))) ids.push(to);
  }
  return ids;
}
