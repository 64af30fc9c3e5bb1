import { call, locals, NOBODY, type Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { PASS, SECTIONS } from '../ids.ts';
import { note } from '../journal.ts';
import { HORDE, type HordeId, target } from '../printed/hordes.ts';
import type { AdvisorId } from '../printed/ids.ts';
import { isQin, type Section, type Table } from '../table.ts';
import { qinDucks, qinShoots } from './alone/soldiers.ts';
import { type Attack, attacked, newAttack } from './attack.ts';
import { defenceIn, hasSoldier, powerOf, shameOf, wound, woundable } from './battle.ts';
import { anyway, asks, does, each, procedure } from './book.ts';
import { defeats, kill, newKill } from './defeat.ts';
import { plunderOf } from './goods.ts';
import { happens } from './moments.ts';
import { shame } from './shame.ts';
import { fulfilDemands } from './together/demands.ts';
import { loot } from './together/events.ts';
import {
  archersOn,
  contendersByTea,
  decree,
  pay,
  seatsByTea,
  sectionsOf,
  thanksTo,
  toRest,
  usesLeft,
} from './vocabulary.ts';

/** Chapter 11. */
export const winter = procedure('winter', {
  begin: does(g => {
    g.season = 'winter';
    note(g, 'season', 'GW-GEN-01', NOBODY, 'winter');
    happens(g, 'winter');
  }),
  beginShooting: does(g => happens(g, 'shooting')),
  shoot: each(sectionsOf, (g, section) => call(g, shooting, { section, struck: [] })),
  mend: does(mend),
  checkDefeats: does(g => call(g, defeats, { hunters: [] })),
  beginAssault: does(g => happens(g, 'assault')),
  assault: each(sectionsOf, (g, section) => {
    const { hordes } = g.sections[section]!;
    const [defence, power] = [defenceIn(g, section), powerOf(g.sections[section]!)];
    if (defence >= power) note(g, 'wall-holds', 'GW-WINTER-07', NOBODY, '', defence, SECTIONS[section]!);
    else {
      note(g, 'breach', 'GW-WINTER-08', NOBODY, '', power, SECTIONS[section]!);
      if (g.together !== null) g.together.breached = true;
      call(g, breach, { section, hordes: hordes.map(({ id }) => id) });
    }
  }),
  clear: does(g => {
    for (const section of g.sections) {
      section.barricades = 0;
      section.bolster = 0;
    }
    note(g, 'barricades-fall', 'GW-WINTER-09', NOBODY);
    for (const player of g.players) player.tired = [];
  }),
  /** GW-COOP-41: before it is looked whether the game ends. */
  fulfilDemands: does(g => {
    if (g.together !== null) call(g, fulfilDemands, {});
  }),
});

/** Blood Shamans: each horde of their section loses a wound token for each of them, the last one placed. */
function mend(g: Table): void {
  for (const section of sectionsOf(g)) {
    const { hordes } = g.sections[section]!;
    let mended = 0;
    for (const { id } of hordes) mended += HORDE[id].ability.mends ?? 0;
    for (const { id, wounds } of hordes) {
      for (let i = 0; i < mended && wounds.length > 0; i++)
        note(g, 'mends', 'GW-COMP-35', NOBODY, '', 0, HORDE[id].spotIds[wounds.pop()!]!);
    }
  }
}

/** Dust Storm: nobody shoots in the section that the top horde points to. */
function isDusty(g: Table, section: number): boolean {
  const top = g.hordeDeck[g.hordeDeck.length - 1];
  return decree(g, 'dust') > 0 && top !== undefined && HORDE[top].points === section;
}

/** GW-WINTER-01: one section, in tea order all archers of a seat. */
const shooting = procedure<{ section: number; struck: HordeId[] }>('winter/section', {
  partingShots: each(
    (g, { section }) =>
      contendersByTea(g).filter(clan => partingShots(g.sections[section]!) > 0 && archersOn(g, section, clan) > 0),
    (g, clan, { section }) => {
      const left = partingShots(g.sections[section]!);
      if (isQin(g, clan)) qinDucks(g, section, left);
      else call(g, duck, { seat: clan, section, left });
    },
  ),
  shoot: each(contendersByTea, (g, clan, { section }) => {
    const left = isDusty(g, section) ? 0 : archersOn(g, section, clan);
    if (isQin(g, clan)) qinShoots(g, section);
    else if (left > 0) call(g, shoot, { seat: clan, section, left, ...newAttack(g, clan) });
  }),
});

const partingShots = ({ hordes }: Pick<Section, 'hordes'>): number =>
  hordes.filter(({ id }) => HORDE[id].ability.partingShots === true).length;

/** Horse Archers: a chi, or an archer leaves his post. */
const duck = procedure<{ seat: Seat; section: number; left: number }>(
  'winter/duck',
  {
    choose: asks({
      rule: 'GW-COMP-35',
      pause: true,
      who: (g, { seat, section, left }) => (left > 0 && archersOn(g, section, seat) > 0 ? seat : NOBODY),
      options: (g, _, seat) => (g.players[seat]!.goods.chi > 0 ? ['withdraw', 'pay-chi'] : ['withdraw']),
      otherwise: () => 'withdraw',
      take: (g, v, answer, seat) => {
        v.left--;
        if (answer === 'pay-chi') pay(g, seat, 'chi', 1, 'GW-COMP-35');
        else {
          const { posts } = g.sections[v.section]!;
          posts.splice(posts.indexOf(seat), 1);
          note(g, 'withdraws', 'GW-COMP-35', seat, '', 0, SECTIONS[v.section]!);
          toRest(g, seat, 'archer', v.section, 'GW-COMP-35');
        }
        return 'again';
      },
    }),
  },
  { draft: true },
);

/** DIV-30: in edition 1 the archers of a section attack, in edition 2 they only wound. */
const isAttack = (g: Pick<Table, 'house'>): boolean => g.house.edition === 1;

/** Each must wound if it can. One extra shot may follow in one section. */
const shoot = procedure<{ seat: Seat; section: number; left: number } & Attack>(
  'winter/shoot',
  {
    begin: does((g, { seat, section }) => {
      if (isAttack(g) && exposed(g, section).length > 0) happens(g, 'attack', seat);
    }),
    shoot: asks({
      rule: 'GW-WINTER-01',
      who: (g, { seat, section, left }) => (left > 0 && exposed(g, section).length > 0 ? seat : NOBODY),
      options: (g, { section }) => exposed(g, section),
      otherwise: (g, { section }) => exposed(g, section)[0]!,
      take: (g, v, spot, seat) => {
        v.left--;
        hit(g, seat, spot, 'GW-WINTER-01');
        return 'again';
      },
    }),
    shootMore: asks({
      rule: 'GW-ADV-03',
      who: (g, { seat }) => (sharpshooters(g, seat).length > 0 ? seat : NOBODY),
      options: (g, { section }) => [PASS, ...exposed(g, section)],
      otherwise: () => PASS,
      take: (g, _, spot, seat) => {
        if (spot === PASS) return;
        g.players[seat]!.tired.push(sharpshooters(g, seat)[0]!);
        hit(g, seat, spot, 'GW-ADV-03');
      },
    }),
    over: anyway((g, { seat, attacked }) => {
      if (isAttack(g) && attacked.length > 0) happens(g, 'attack-over', seat);
    }),
  },
  { draft: true },
);

/** What can be wounded in a section; Iron Tumen only as often as their ranks allow. */
function exposed(g: Table, section: number): string[] {
  const { struck } = locals(g, shooting)!;
  const spots = woundable(g.sections[section]!);
  if (struck.length === 0) return spots;
  const isClosed = (id: HordeId): boolean => {
    const { ironRanks } = HORDE[id].ability;
    return ironRanks !== undefined && struck.filter(other => other === id).length >= ironRanks;
  };
  return spots.filter(spot => !isClosed(target(spot).horde));
}

function hit(g: Table, seat: Seat, spot: string, rule: Rule): void {
  locals(g, shooting)!.struck.push(target(spot).horde);
  wound(g, seat, target(spot), rule);
  if (isAttack(g)) attacked(g, target(spot).horde);
}

/** Cards that give an extra shot and have not given it in this winter. */
const sharpshooters = (g: Table, seat: Seat): AdvisorId[] =>
  thanksTo(g, seat, 'extraShot').filter(id => !g.players[seat]!.tired.includes(id));

/** Chapter 14. */
export const breach = procedure<{ section: number; hordes: HordeId[] }>('winter/breach', {
  shame: each(seatsByTea, (g, seat, { section }) => {
    const n = shameOf(g.sections[section]!, seat);
    if (n === 0) return;
    if (g.together === null) call(g, shame, { seat, n, rule: 'GW-BREACH-01' });
    else call(g, disgraced, { seat, n });
  }),
  plunder: each(seatsByTea, (g, seat, { section }) => {
    let n = 0;
    for (const horde of g.sections[section]!.hordes) {
      if (!hasSoldier(horde, seat)) n += HORDE[horde.id].ability.plunder ?? 0;
    }
    if (n > 0) plunderOf(g, seat, n);
  }),
  torches: does((g, { section }) => {
    let n = 0;
    for (const { id } of g.sections[section]!.hordes) n += HORDE[id].ability.torches ?? 0;
    if (n > 0) loot(g, n, SECTIONS[section]!);
  }),
  kill: does((g, { section, hordes }) => call(g, kill, newKill(g, section, hordes, true))),
});

/** Where all play together a general may spare some tokens, each for a chi. */
const disgraced = procedure<{ seat: Seat; n: number }>('winter/disgrace', {
  spare: asks({
    rule: 'GW-GENERAL-01',
    pause: true,
    who: (g, { n }) => (n > 0 ? (sparer(g) ?? NOBODY) : NOBODY),
    options: (g, _, sparing) => (g.players[sparing]!.goods.chi > 0 ? [PASS, 'pay-chi'] : [PASS]),
    otherwise: () => PASS,
    take: (g, v, answer, sparing) => {
      if (answer === PASS) return;
      v.n--;
      pay(g, sparing, 'chi', 1, 'GW-GENERAL-01');
      g.players[sparing]!.tired.push(g.players[sparing]!.general!);
      note(g, 'shame-averted', 'GW-GENERAL-01', v.seat);
      return 'again';
    },
  }),
  bear: anyway((g, { seat, n }) => {
    if (n > 0) call(g, shame, { seat, n, rule: 'GW-BREACH-01' });
  }),
});

/** Who can still spare tokens in this year. */
const sparer = (g: Table): Seat | undefined => seatsByTea(g).find(seat => usesLeft(g, seat, 'sparesShame') > 0);
