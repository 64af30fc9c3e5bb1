import { call } from '@teahouse/kernel';
import { MATERIALS, RESOURCES } from '../ids.ts';
import { type LocationId, PRODUCTION, SOURCE_OF } from '../printed/board.ts';
import type { CommandId, OrderId } from '../printed/ids.ts';
import type { Command, CommandBox } from '../rules/cards.ts';
import { move, sharedIn } from '../rules/clerks.ts';
import { allIn, attackOrMove, chooseAdvanced, copyOrMove, takeFrom } from '../rules/command-boxes.ts';
import { gainAny } from '../rules/goods.ts';
import { buildSome } from '../rules/locations/builders-camp.ts';
import { newRecruiting, recruit } from '../rules/recruit.ts';
import { reedGathers } from '../rules/reed.ts';
import { drawTactics } from '../rules/tactics.ts';
import { bonus, gain } from '../rules/vocabulary.ts';
import { type Clan, isAutomaton, type Table } from '../table.ts';

export const owner = (does: CommandBox['does']): CommandBox => ({ for: 'owner', does });
const others = (does: CommandBox['does']): CommandBox => ({ for: 'others', does });

/** GW-CMD-06: whether another player's card of that name is on the track. Two give no more than one. */
function helps(g: Table, clan: Clan, command: CommandId): boolean {
  const { helpedBy } = COMMAND[command];
  return g.track.some(order => order !== null && order.clan !== clan && order.command === helpedBy);
}

/** Moves in an own box, to so many different locations; automata have no active advisors. */
const ownMoves = (g: Table, clan: Clan): number => (isAutomaton(g, clan) ? 0 : bonus(g, clan, 'ownMoves'));
const otherMoves = (g: Table, clan: Clan): number => (isAutomaton(g, clan) ? 0 : bonus(g, clan, 'otherMoves'));
const moveOwn = (n: number): CommandBox => owner((g, clan) => move(g, clan, n, { extra: ownMoves(g, clan) }));
export const moveOthers = (n: number): CommandBox =>
  others((g, clan) => move(g, clan, n, { extra: otherMoves(g, clan), shared: sharedMoves(g, clan) }));
/** Clerks that a general lets all others move together. */
const sharedMoves = (g: Table, clan: Clan): number => (isAutomaton(g, clan) ? 0 : sharedIn(g));

export const attackOrMoveOthers: CommandBox = others((g, clan) => {
  if (isAutomaton(g, clan)) move(g, clan, 2);
  else attackOrMove(g, clan, 2, otherMoves(g, clan));
});

const WORKSHOPS: readonly LocationId[] = [...PRODUCTION, 'builders-camp'];

/** GW-CMD-01: six for each player, and that of the Reed Clan. */
export const COMMAND: Readonly<Record<OrderId, Command>> = {
  /**
   * Move up to 3 clerks to 3 different locations. Others: up to 2 to 2. Then 1 resource of each production location
   * where you have a clerk, at most 3; with Work Harder of another, 1 wood, stone or gold more.
   */
  economy: {
    rule: 'GW-CMD-02',
    helpedBy: 'work-harder',
    boxes: [
      moveOwn(3),
      moveOthers(2),
      owner((g, seat) => {
        const here = RESOURCES.filter(resource => g.players[seat]!.clerks[SOURCE_OF[resource]] > 0);
        if (here.length > 3) takeFrom(g, seat, here, 3);
        else for (const resource of here) gain(g, seat, resource, 1, COMMAND.economy.rule);
      }),
      owner((g, seat) => {
        if (helps(g, seat, 'economy')) gainAny(g, seat, 1, 'GW-CMD-06', MATERIALS);
      }),
    ],
  },
  /**
   * Move up to 2 clerks, also to one location; with Economy of another, 2 more. Others: 1 clerk. Then an advanced
   * activation of a location with a clerk of yours.
   */
  despotism: {
    rule: 'GW-ADVACT-01',
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
   * Move up to 2 clerks to 2 locations. Others: the same, or attack with 1 soldier. Then, in any sections, all your
   * resting soldiers attack and all your archers shoot. With Despotism of another, gain 2 chi.
   */
  'attack-order': {
    rule: 'GW-CMD-08',
    helpedBy: 'despotism',
    boxes: [
      moveOwn(2),
      attackOrMoveOthers,
      owner((g, seat) => {
        if (helps(g, seat, 'attack-order')) gain(g, seat, 'chi', 2, 'GW-CMD-06');
      }),
      owner(allIn),
    ],
  },
  /**
   * Move up to 3 clerks over the production locations and the Builders' Camp. Others: up to 2 clerks to 2 locations.
   * Then build once; with Levy of another, for 1 own resource less.
   */
  'work-harder': {
    rule: 'GW-LOC-BUILD-01',
    helpedBy: 'levy',
    boxes: [
      owner((g, seat) => move(g, seat, 3, { spread: false, within: WORKSHOPS, extra: ownMoves(g, seat) })),
      moveOthers(2),
      owner((g, seat) => buildSome(g, seat, 1, helps(g, seat, 'work-harder') ? 1 : 0)),
    ],
  },
  /**
   * Move up to 2 clerks to 2 locations. Others: the same. Then recruit 1 soldier for 1 resource less; with Attack Order
   * of another, 1 more at full cost. Draw a tactic.
   */
  levy: {
    rule: 'GW-LOC-BARRACKS-01',
    helpedBy: 'attack-order',
    boxes: [
      moveOwn(2),
      moveOthers(2),
      owner((g, seat) => call(g, recruit, newRecruiting(g, seat, helps(g, seat, 'levy') ? 2 : 1, 1))),
      owner((g, seat) => call(g, drawTactics, { seat, n: 1, spare: 0, keep: 0 })),
    ],
  },
  /**
   * Do what is for the owner on another player's command on the track, or move up to 2 clerks to 1 or 2 locations. It
   * is never taken back.
   */
  betrayal: { rule: 'GW-CMD-07', helpedBy: null, boxes: [owner(copyOrMove)] },
  /**
   * The supreme commander moves up to 2 Reed clerks. Each player: up to 2 clerks to 2 locations. Then 1 wood, stone or
   * gold goes to the Warehouse.
   */
  reed: {
    rule: 'GW-2P-26',
    helpedBy: null,
    boxes: [owner((g, clan) => move(g, clan, 2)), moveOthers(2), owner(reedGathers)],
  },
};
