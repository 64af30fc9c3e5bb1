import { call } from '@teahouse/kernel';
import { LOCATIONS } from '../printed/board.ts';
import { chosenByQin } from '../rules/alone/activation.ts';
import { qinBuilds } from '../rules/alone/building.ts';
import { upgradeAtLowest, upgradeLowestLevel } from '../rules/alone/overseers.ts';
import { qinShoots, recruitArcher, recruitSpearmen } from '../rules/alone/soldiers.ts';
import type { CommandBox, Decks } from '../rules/cards.ts';
import { move } from '../rules/clerks.ts';
import { activate } from '../rules/locations/activate.ts';
import { climb } from '../rules/locations/tea-house.ts';
import { scoreQin, sectionsOf } from '../rules/vocabulary.ts';
import { qinIn, type Table } from '../table.ts';
import { attackOrMoveOthers, moveOthers, owner } from './commands.ts';

/** GW-SOLO-41: so many clerks to the lowest locations, one to each. */
const sends = (n: number): CommandBox => owner((g, clan) => move(g, clan, n));

/** 1 honor per supporting advisor. */
const honored = owner((g: Table) => scoreQin(g, 'commands', qinIn(g)!.supporters.length, 'GW-SOLO-28'));

/** GW-SOLO-28: the six commands of Qin Jiushao. */
export const QIN_COMMAND: Decks['qinCommands'] = {
  /**
   * 3 clerks to the 3 lowest locations. Others: up to 2 clerks to 2 locations. Then his overseer at the lowest place
   * of production rises by 1 level, and he gains 1 honor per supporting advisor.
   */
  economy: { rule: 'GW-SOLO-41', boxes: [sends(3), moveOthers(2), owner(upgradeAtLowest), honored] },
  /**
   * 2 clerks to the 2 lowest locations. Others: 1 clerk. Then an advanced activation of the highest location with a
   * clerk of his.
   */
  despotism: {
    rule: 'GW-SOLO-51',
    boxes: [
      sends(2),
      moveOthers(1),
      owner(g => {
        const location = chosenByQin(g, LOCATIONS);
        if (location !== null) call(g, activate, { location, advanced: true, busy: [] });
      }),
    ],
  },
  /**
   * 2 clerks to the 2 lowest locations. Others: up to 2 clerks to 2 locations, or attack with 1 soldier. Then a
   * spearman joins for nothing and attacks, and all his archers shoot.
   */
  'attack-order': {
    rule: 'GW-SOLO-52',
    boxes: [
      sends(2),
      attackOrMoveOthers,
      owner(g => {
        recruitSpearmen(g, 1);
        for (const section of sectionsOf(g)) qinShoots(g, section);
      }),
    ],
  },
  /**
   * 2 clerks to the 2 lowest locations. Others: up to 2 clerks to 2 locations. Then he builds a wall level where the
   * invasion indicator points, or in the other section: the Warehouse pays first, the rest counts as paid. If both
   * walls are complete: 6 honor.
   */
  'work-harder': { rule: 'GW-SOLO-37', boxes: [sends(2), moveOthers(2), owner(g => qinBuilds(g, 6))] },
  /**
   * 2 clerks to the 2 lowest locations. Others: up to 2 clerks to 2 locations. Then an archer and a spearman join for
   * nothing and attack.
   */
  levy: {
    rule: 'GW-SOLO-54',
    boxes: [
      sends(2),
      moveOthers(2),
      owner(g => {
        recruitArcher(g);
        recruitSpearmen(g, 1);
      }),
    ],
  },
  /**
   * 2 clerks to the 2 lowest locations. Then his tea marker goes on top, his overseer of the lowest level rises by 1,
   * and he gains 1 honor per supporting advisor.
   */
  betrayal: {
    rule: 'GW-SOLO-41',
    boxes: [sends(2), owner((g, clan) => climb(g, clan, g.tea.length)), owner(upgradeLowestLevel), honored],
  },
};
