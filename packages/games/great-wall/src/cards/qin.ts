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
   * He moves 3 clerks to the 3 lowest locations. Other players move up to 2 clerks to 2 different locations. Then his
   * overseer at the lowest production location rises by 1 level, and he gains 1 honor per supporting advisor.
   */
  economy: { rule: 'GW-SOLO-41', boxes: [sends(3), moveOthers(2), owner(upgradeAtLowest), honored] },
  /**
   * He moves 2 clerks to the 2 lowest locations. Other players move 1 clerk. Then he makes an advanced activation of
   * the highest location with one of his clerks.
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
   * He moves 2 clerks to the 2 lowest locations. Other players move up to 2 clerks to 2 different locations or attack
   * with 1 soldier. Then he recruits a spearman for free, who attacks, and all his archers shoot.
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
   * He moves 2 clerks to the 2 lowest locations. Other players move up to 2 clerks to 2 different locations. Then he
   * builds a wall level where the invasion indicator points, or else in the other section. The Warehouse pays first,
   * and the rest counts as paid. If both walls are complete, he gains 6 honor.
   */
  'work-harder': { rule: 'GW-SOLO-37', boxes: [sends(2), moveOthers(2), owner(g => qinBuilds(g, 6))] },
  /**
   * He moves 2 clerks to the 2 lowest locations. Other players move up to 2 clerks to 2 different locations. Then he
   * recruits an archer and a spearman for free, and both attack.
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
   * He moves 2 clerks to the 2 lowest locations. Then his tea marker goes to the top, his overseer of the lowest level
   * rises by 1, and he gains 1 honor per supporting advisor.
   */
  betrayal: {
    rule: 'GW-SOLO-41',
    boxes: [sends(2), owner((g, clan) => climb(g, clan, g.tea.length)), owner(upgradeLowestLevel), honored],
  },
};
