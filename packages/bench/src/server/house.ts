// Our server with dragon-lite as its only game, for the bench: settings come from the environment, as always.

import type { GameFolder } from '@teahouse/server/src/layers/context.ts';
import { openLog } from '@teahouse/server/src/log.ts';
import { openHouse } from '@teahouse/server/src/open.ts';
import { readSettings } from '@teahouse/server/src/settings.ts';
import { listen } from '@teahouse/server/src/start.ts';
import { game } from '../dragon-lite/game.ts';
import { serve } from './serve.ts';

const text = async (): Promise<{ title: string; tagline: string }> => ({ title: 'dragon-lite', tagline: '' });
const folder: GameFolder = { game, text: { en: text, it: text, es: text, de: text } };

const settings = readSettings(process.env);
const house = await openHouse(settings, [folder], openLog('error'));
serve(await listen(house.app.server, settings), () => house.close());
