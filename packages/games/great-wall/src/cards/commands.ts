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
   * You move up to 3 clerks to 3 different locations. Other players move up to 2 clerks to 2 different locations. Then
   * you gain 1 resource from each production location where you have a clerk, at most 3. With another player’s “Work
   * Harder” on the track, you gain 1 more wood, stone or gold.
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
   * You move up to 2 clerks, even to the same location. With another player’s “Economy” on the track, you move up to 2
   * more. Other players move 1 clerk. Then you make an advanced activation of a location with one of your clerks.
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
   * You move up to 2 clerks to 2 different locations. Other players do the same or attack with 1 soldier. Then all your
   * resting soldiers attack and all your archers shoot, in any sections. With another player’s “Despotism” on the
   * track, you gain 2 chi.
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
   * You move up to 3 clerks among the production locations and the Builders’ Camp. Other players move up to 2 clerks to
   * 2 different locations. Then you build once. With another player’s “Levy” on the track, you pay 1 resource of your
   * own less.
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
   * You move up to 2 clerks to 2 different locations. Other players do the same. Then you recruit 1 soldier for 1
   * resource less. With another player’s “Attack Order” on the track, you recruit 1 more at full cost. You draw a
   * tactic.
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
   * You carry out the owner’s part of another player’s command on the track, or you move up to 2 clerks to 1 or 2
   * locations. “Betrayal” is never taken back.
   */
  betrayal: { rule: 'GW-CMD-07', helpedBy: null, boxes: [owner(copyOrMove)] },
  /**
   * The supreme commander moves up to 2 clerks of the Reed Clan. Each player moves up to 2 clerks to 2 different
   * locations. Then 1 wood, stone or gold goes to the Warehouse.
   */
  reed: {
    rule: 'GW-2P-26',
    helpedBy: null,
    boxes: [owner((g, clan) => move(g, clan, 2)), moveOthers(2), owner(reedGathers)],
  },
};
