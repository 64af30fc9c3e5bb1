import { call, NOBODY, type Seat, shuffle } from '@teahouse/kernel';
import { ACTIONS, type Action, FEE, GROUPS, type GroupId, REFILL, SMALL_PRICE, YIELD } from '../cards/actions.ts';
import { note } from '../journal.ts';
import type { Group, Ruler, Table } from '../table.ts';
import { asks, procedure } from './book.ts';
import { build } from './building.ts';
import { buildWall, mayBuildWall, type WallSite } from './great-wall.ts';
import { advance, type Court, gain, pay, score, symbols } from './vocabulary.ts';

export const PASS = 'pass';

/** YD-ACT-01, YD-ACT-02, YD-WALL-SETUP-03: one card after another to as many groups as there are rulers. */
export function dealActions(g: Table): void {
  const cards: Action[] = g.house.wall === 'off' ? ACTIONS.slice() : [...ACTIONS, 'wall'];
  shuffle(g, cards, 'actions');
  g.groups = [];
  for (let i = 0; i < g.seats; i++) g.groups.push({ cards: [], dragons: [] });
  for (let i = 0; i < cards.length; i++) g.groups[i % g.seats]!.cards.push(cards[i]!);
  for (let i = 0; i < g.seats; i++) note(g, 'groups', 'YD-ACT-01', NOBODY, g.groups[i]!.cards.join(' '), i + 1);
}

/** Phase 1 of one ruler: a group, then one of its actions; or a pass. */
export const act = procedure<{ seat: Seat; group: number }>('actions/act', {
  chooseGroup: asks({
    rule: 'YD-ACT-03',
    who: (_, { seat }) => seat,
    options: (g, _, seat) => {
      const out: (GroupId | typeof PASS)[] = [];
      for (let i = 0; i < g.groups.length; i++) if (mayChoose(g, seat, g.groups[i]!)) out.push(GROUPS[i]!);
      out.push(PASS);
      return out;
    },
    why: (g, _, answer, seat) => {
      const group = g.groups[GROUPS.indexOf(answer as GroupId)];
      if (group === undefined) return 'YD-ACT-03';
      return g.rulers[seat]!.yuan < feeOf(group) ? 'YD-ACT-06' : 'YD-ACT-13';
    },
    otherwise: () => PASS,
    take: (g, v, answer, seat) => {
      if (answer === PASS) {
        pass(g, seat);
        return 'leave';
      }
      v.group = GROUPS.indexOf(answer);
      const group = g.groups[v.group]!;
      const fee = feeOf(group);
      note(g, 'chooses-group', 'YD-ACT-03', seat, answer, v.group + 1, String(fee));
      pay(g, seat, 'yuan', fee, 'YD-ACT-05');
      group.dragons.push(seat);
    },
  }),
  chooseAction: asks({
    rule: 'YD-ACT-03',
    who: (_, { seat }) => seat,
    options: (g, { group }, seat) => {
      const out: Action[] = [];
      for (const action of g.groups[group]!.cards)
        if (possible(g, seat, action, g.rulers[seat]!.yuan)) out.push(action);
      return out;
    },
    why: (g, { group }, answer) => (g.groups[group]!.cards.includes(answer as Action) ? 'YD-ACT-13' : 'YD-ACT-03'),
    take: (g, _, action, seat) => {
      note(g, 'acts', 'YD-ACT-03', seat, action);
      perform[action](g, seat);
    },
  }),
});

/** YD-ACT-05, YD-ACT-06, YD-ACT-07: the fee is due before the action, and must leave something possible. */
function mayChoose(g: Table, seat: Seat, group: Group): boolean {
  const rest = g.rulers[seat]!.yuan - feeOf(group);
  if (rest < 0) return false;
  for (const action of group.cards) if (possible(g, seat, action, rest)) return true;
  return false;
}

export const feeOf = ({ dragons }: Group): number => (dragons.length > 0 ? FEE : 0);

/** YD-ACT-13, with the yuan that are left after the fee. */
export function possible(g: WallSite, seat: Seat, action: Action, yuan: number): boolean {
  if (action === 'privilege') return yuan >= SMALL_PRICE;
  if (action === 'wall') return mayBuildWall(g, seat);
  return true;
}

/** YD-ACT-08, YD-ACT-10 */
function pass(g: Table, seat: Seat): void {
  const taken = refill(g.rulers[seat]!);
  note(g, 'passes', 'YD-ACT-08', seat, '', taken);
  g.rulers[seat]!.yuan += taken;
}

export const refill = ({ yuan }: Pick<Ruler, 'yuan'>): number => Math.max(0, REFILL - yuan);

/** How much an action gives a ruler. */
export const yieldOf = (ruler: Court, action: keyof typeof YIELD): number =>
  YIELD[action].own + symbols(ruler, YIELD[action].helper);

export const perform: Record<Action, (g: Table, seat: Seat) => void> = {
  taxes: (g, seat) => gain(g, seat, 'yuan', yieldOf(g.rulers[seat]!, 'taxes'), 'YD-ACT-TAXES-01'),
  build: (g, seat) => call(g, build, { seat, floors: yieldOf(g.rulers[seat]!, 'build') }),
  harvest: (g, seat) => gain(g, seat, 'rice', yieldOf(g.rulers[seat]!, 'harvest'), 'YD-ACT-HARVEST-01'),
  fireworks: (g, seat) => gain(g, seat, 'fireworks', yieldOf(g.rulers[seat]!, 'fireworks'), 'YD-ACT-FIREWORKS-01'),
  parade: (g, seat) => advance(g, seat, yieldOf(g.rulers[seat]!, 'parade'), 'YD-ACT-PARADE-01'),
  research: (g, seat) => score(g, seat, 'research', yieldOf(g.rulers[seat]!, 'research'), 'YD-ACT-RESEARCH-01'),
  privilege: (g, seat) => call(g, buyPrivilege, { seat }),
  wall: (g, seat) => call(g, buildWall, { seat }),
};

/** YD-ACT-PRIV-01, YD-ACT-PRIV-02: exactly one. */
const buyPrivilege = procedure<{ seat: Seat }>('actions/privilege', {
  choose: asks({
    rule: 'YD-ACT-PRIV-01',
    who: (_, { seat }) => seat,
    options: (g, _, seat) => {
      const out: ('small' | 'large')[] = ['small'];
      if (g.rulers[seat]!.yuan >= g.house.largePrivilege) out.push('large');
      return out;
    },
    take: (g, _, size, seat) => {
      const price = size === 'small' ? SMALL_PRICE : g.house.largePrivilege;
      const ruler = g.rulers[seat]!;
      ruler.yuan -= price;
      ruler[size]++;
      note(g, 'buys', 'YD-ACT-PRIV-01', seat, size, price);
    },
  }),
});
