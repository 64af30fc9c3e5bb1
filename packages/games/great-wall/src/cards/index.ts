import type { Decks } from '../rules/cards.ts';
import { ADVISOR } from './advisors.ts';
import { ARTIFACT } from './artifacts.ts';
import { COMMAND } from './commands.ts';
import { DEMAND } from './demands.ts';
import { EVENT } from './events.ts';
import { GENERAL } from './generals.ts';
import { QIN_COMMAND } from './qin.ts';
import { REED_GENERAL } from './reed.ts';
import { TACTIC } from './tactics.ts';

export const DECKS: Decks = {
  generals: GENERAL,
  advisors: ADVISOR,
  tactics: TACTIC,
  commands: COMMAND,
  qinCommands: QIN_COMMAND,
  reedGenerals: REED_GENERAL,
  artifacts: ARTIFACT,
  demands: DEMAND,
  events: EVENT,
};
