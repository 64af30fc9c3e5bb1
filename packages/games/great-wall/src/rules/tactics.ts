import { call, NOBODY, type Seat, shuffle } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { note, noteTo } from '../journal.ts';
import { faceOf, type TacticFace, type TacticId } from '../printed/ids.ts';
import type { Table } from '../table.ts';
import { answered, asks, does, procedure } from './book.ts';
import { tactic as tacticCard } from './cards.ts';
import { happens } from './moments.ts';
import { bonus, type Courts, type Decrees, decree, pay } from './vocabulary.ts';

const HAND_LIMIT = 5;
export const handLimit = (g: Table, seat: Seat): number => HAND_LIMIT + bonus(g, seat, 'handLimit');

/** Draws tactics, and then puts away what is too many. `spare`: of these, so many are put away at once. */
export const drawTactics = procedure<{ seat: Seat; n: number; spare: number; keep: number }>('tactics/draw', {
  draw: does((g, v) => {
    for (let i = 0; i < v.n; i++) drawTactic(g, v.seat, 'GW-LOC-ACAD-01');
    v.keep = Math.min(handLimit(g, v.seat), g.players[v.seat]!.tactics.length - v.spare);
  }),
  discard: asks({
    rule: 'GW-TACTIC-01',
    who: (g, { seat, keep }) => (g.players[seat]!.tactics.length > keep ? seat : NOBODY),
    options: (g, _, seat) => g.players[seat]!.tactics,
    otherwise: (g, _, seat) => g.players[seat]!.tactics[0]!,
    pause: true,
    take: (g, _, id, seat) => {
      discard(g, seat, id);
      note(g, 'discards', 'GW-TACTIC-01', seat, id);
      return 'again';
    },
  }),
});

/** GW-LOC-ACAD-02: where there is nothing left to draw, nothing is drawn. */
export function drawTactic(g: Table, seat: Seat, rule: Rule): void {
  if (g.tacticDeck.length === 0) g.tacticDeck = shuffle(g, g.tacticDiscard.splice(0), 'tactics again');
  const id = g.tacticDeck.pop();
  if (id === undefined) return;
  g.players[seat]!.tactics.push(id);
  noteTo(g, [seat], 'draws', rule, seat, id);
}

export function discard(g: Table, seat: Seat, id: TacticId): void {
  const { tactics } = g.players[seat]!;
  tactics.splice(tactics.indexOf(id), 1);
  g.tacticDiscard.push(id);
}

/** Chi for the stronger box. */
export const boostCost = (g: Courts & Decrees, seat: Seat, face: TacticFace): number =>
  Math.max(0, tacticCard(face).boost - bonus(g, seat, 'boostDiscount') - decree(g, 'boostChi'));

const canUseBasic = (g: Table, seat: Seat, face: TacticFace): boolean => tacticCard(face).basic.can?.(g, seat) ?? true;

const canBoost = (g: Table, seat: Seat, face: TacticFace): boolean =>
  g.players[seat]!.goods.chi >= boostCost(g, seat, face) && (tacticCard(face).boosted.can?.(g, seat) ?? true);

/** Whether one of its two boxes can be used. */
export const canPlay = (g: Table, seat: Seat, face: TacticFace): boolean =>
  canUseBasic(g, seat, face) || canBoost(g, seat, face);

/** GW-TACTIC-10 */
export function playTactic(g: Table, seat: Seat, id: string): void {
  discard(g, seat, id as TacticId);
  call(g, playing, { seat, tactic: faceOf(id), box: 'basic' });
}

/** GW-TACTIC-04, GW-TACTIC-05: one of two boxes; the stronger one has its price. */
export const playing = procedure<{ seat: Seat; tactic: TacticFace; box: 'basic' | 'boosted' }>(
  'tactics/play',
  {
    chooseBox: asks({
      rule: 'GW-TACTIC-05',
      who: (_, { seat }) => seat,
      options: (g, { tactic }, seat) => {
        const out: ('basic' | 'boosted')[] = [];
        if (canUseBasic(g, seat, tactic)) out.push('basic');
        // On a table that somebody else imagines, the goods may be too few for either.
        if (canBoost(g, seat, tactic)) out.push('boosted');
        else if (out.length === 0) out.push('basic');
        return out;
      },
      pause: true,
      take: (g, v, box, seat) => {
        v.box = box;
        note(g, 'plays', 'GW-TACTIC-04', seat, v.tactic, 0, box);
        if (box === 'boosted') pay(g, seat, 'chi', boostCost(g, seat, v.tactic), 'GW-TACTIC-05');
      },
    }),
    resolve: answered((g, { seat, tactic, box }) => {
      const card = tacticCard(tactic);
      card[box].does(g, seat, card.rule);
    }),
    tell: answered((g, { seat, tactic, box }) => happens(g, 'tactic-played', seat, tactic, box === 'boosted' ? 1 : 0)),
  },
  { draft: true },
);
