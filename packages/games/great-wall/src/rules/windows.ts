import type { AnyReaction, Reacting } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { note } from '../journal.ts';
import {
  ADVISORS,
  faceOf,
  GENERALS,
  TACTIC_IDS,
  type TacticId,
  TOGETHER_GENERALS,
  TOGETHER_TACTIC_IDS,
} from '../printed/ids.ts';
import type { Table } from '../table.ts';
import type { Ability, Decks, Tactic, Talent } from './cards.ts';
import { isOpen, type Moment, mayPlay } from './moments.ts';
import { canPlay, playTactic } from './tactics.ts';

/** What every card does in the windows that moments open. */
export function reactionsOf({ tactics, generals, advisors }: Decks): Reacting<Table, Moment> {
  const cards: Record<string, { reactions: AnyReaction<Table, Moment>[] }> = {};
  for (const id of [...TACTIC_IDS, ...TOGETHER_TACTIC_IDS]) cards[id] = { reactions: [play(id, tactics[faceOf(id)])] };
  for (const id of [...GENERALS, ...TOGETHER_GENERALS])
    cards[id] = { reactions: uses(id, generals[id], 'GW-GENERAL-01') };
  for (const id of ADVISORS) cards[id] = { reactions: uses(id, advisors[id], 'GW-ADV-03') };
  return cards;
}

function uses(card: string, { gains, may, rule }: Talent, allowedBy: Rule): AnyReaction<Table, Moment>[] {
  const reaction = (ability: Ability, forced: boolean): AnyReaction<Table, Moment> => ({
    on: ability.on,
    stage: 'window',
    forced,
    when: (g, moment, { owner }) => isOpen(g, moment, card, ability, owner) && (ability.can?.(g, owner) ?? true),
    does: (g, moment, { owner }) => {
      moment.used.push(card);
      note(g, 'uses', allowedBy, owner, card);
      ability.does(g, moment, owner, rule);
    },
  });
  const out: AnyReaction<Table, Moment>[] = [];
  if (gains !== undefined) out.push(reaction(gains, true));
  if (may !== undefined) out.push(reaction(may, false));
  return out;
}

function play(id: TacticId, { window, could }: Tactic): AnyReaction<Table, Moment> {
  return {
    on: window,
    stage: 'window',
    forced: false,
    when: (g, moment, { owner }) =>
      mayPlay(g, moment, owner) && could(g, moment, owner) && canPlay(g, owner, faceOf(id)),
    does: (g, moment, { owner }) => {
      moment.played.push(owner);
      playTactic(g, owner, id);
    },
  };
}
