import { call, type Seat } from '@teahouse/kernel';
import { MATERIALS, RESOURCES } from '../ids.ts';
import { move } from '../rules/clerks.ts';
import { allIn, attackOrMove, chooseAdvanced, copyOrMove, takeFrom } from '../rules/command-boxes.ts';
import { gainAny } from '../rules/goods.ts';
import { buildSome } from '../rules/locations/builders-camp.ts';
import { newRecruiting, recruit } from '../rules/recruit.ts';
import { reedGathers } from '../rules/reed.ts';
import { drawTactics } from '../rules/tactics.ts';
import { bonus, gain } from '../rules/vocabulary.ts';
import { type Clan, REED, type Table } from '../table.ts';
import { type LocationId, PRODUCTION, SOURCE_OF } from './board.ts';
import type { CommandId, OrderId } from './ids.ts';

/** A box of effects: for the owner of the card, or for each of the others in tea order. Each may call one procedure. */
export interface Box {
  for: 'owner' | 'others';
  does(g: Table, clan: Clan): void;
}

export interface Command {
  boxes: readonly Box[];
  /** Helped by this card of another player on the track. */
  helpedBy: CommandId | null;
}

const owner = (does: Box['does']): Box => ({ for: 'owner', does });
const others = (does: Box['does']): Box => ({ for: 'others', does });

/** GW-CMD-06: whether another player's card of that name is on the track. Two give no more than one. */
function helps(g: Table, clan: Clan, command: CommandId): boolean {
  const { helpedBy } = COMMAND[command];
  return g.track.some(order => order !== null && order.clan !== clan && order.command === helpedBy);
}

/** Moves in an own box, to so many different locations; the Reed Clan has no advisors. */
const ownMoves = (g: Table, clan: Clan): number => (clan === REED ? 0 : bonus(g, clan, 'ownMoves'));
const otherMoves = (g: Table, clan: Clan): number => (clan === REED ? 0 : bonus(g, clan, 'otherMoves'));
const moveOwn = (n: number): Box => owner((g, clan) => move(g, clan, n, { extra: ownMoves(g, clan) }));
const moveOthers = (n: number): Box => others((g, clan) => move(g, clan, n, { extra: otherMoves(g, clan) }));

const WORKSHOPS: readonly LocationId[] = [...PRODUCTION, 'builders-camp'];

export const COMMAND: Readonly<Record<OrderId, Command>> = {
  /**
   * Move up to 3 clerks to 3 different locations. / Others: 2 clerks to 2 locations. / 1 resource of each production
   * location where you have a clerk, at most 3. With Work Harder: and 1 wood, stone or gold.
   */
  economy: {
    helpedBy: 'work-harder',
    boxes: [
      moveOwn(3),
      moveOthers(2),
      owner((g, seat) => {
        const here = RESOURCES.filter(resource => g.players[seat]!.clerks[SOURCE_OF[resource]] > 0);
        if (here.length > 3) takeFrom(g, seat, here, 3);
        else for (const resource of here) gain(g, seat, resource, 1, 'GW-CMD-02');
      }),
      owner((g, seat) => {
        if (helps(g, seat, 'economy')) gainAny(g, seat, 1, 'GW-CMD-06', MATERIALS);
      }),
    ],
  },
  /**
   * Move up to 2 clerks, also to one location; with Economy 2 more. / Others: 1 clerk. / One advanced activation of a
   * location with one of your clerks.
   */
  despotism: {
    helpedBy: 'economy',
    boxes: [
      owner((g, seat) =>
        move(g, seat, helps(g, seat, 'despotism') ? 4 : 2, { spread: false, extra: ownMoves(g, seat) }),
      ),
      moveOthers(1),
      owner(chooseAdvanced),
    ],
  },
  /**
   * Move up to 2 clerks to 2 locations. / Others: the same, or attack with 1 soldier. / In any sections: all your
   * resting soldiers attack, all your archers shoot. With Despotism: 2 chi.
   */
  'attack-order': {
    helpedBy: 'despotism',
    boxes: [
      moveOwn(2),
      others((g, clan) => {
        if (clan === REED) move(g, clan, 2);
        else attackOrMove(g, clan, 2, otherMoves(g, clan));
      }),
      owner((g, seat) => {
        if (helps(g, seat, 'attack-order')) gain(g, seat, 'chi', 2, 'GW-CMD-06');
      }),
      owner(allIn),
    ],
  },
  /**
   * Move up to 3 clerks over production locations and the builders' camp. / Others: 2 clerks to 2 locations. / Build
   * once, as one clerk at the camp would. With Levy: for 1 own resource less.
   */
  'work-harder': {
    helpedBy: 'levy',
    boxes: [
      owner((g, seat) => move(g, seat, 3, { spread: false, within: WORKSHOPS, extra: ownMoves(g, seat) })),
      moveOthers(2),
      owner((g, seat) => buildSome(g, seat, 1, helps(g, seat, 'work-harder') ? 1 : 0)),
    ],
  },
  /**
   * Move up to 2 clerks to 2 locations. / Others: the same. / Recruit 1 soldier for 1 resource less; with Attack Order
   * 1 more at full cost. Then draw a tactic.
   */
  levy: {
    helpedBy: 'attack-order',
    boxes: [
      moveOwn(2),
      moveOthers(2),
      owner((g, seat) => call(g, recruit, newRecruiting(g, seat, helps(g, seat, 'levy') ? 2 : 1, 1))),
      owner((g, seat) => call(g, drawTactics, { seat, n: 1, spare: 0, keep: 0 })),
    ],
  },
  /** Do what is for the owner on another player's card on the track, or move up to 2 clerks to 1 or 2 locations. */
  betrayal: { helpedBy: null, boxes: [owner(copyOrMove)] },
  /** Move up to 2 Reed clerks. / Each player: 2 clerks to 2 locations. / 1 wood, stone or gold to the warehouse. */
  reed: { helpedBy: null, boxes: [owner(g => move(g, REED, 2)), moveOthers(2), owner(reedGathers)] },
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
