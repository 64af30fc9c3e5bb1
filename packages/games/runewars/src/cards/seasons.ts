import type { SeasonCardId } from '../printed/ids.ts';
import type { SeasonCard } from '../rules/cards.ts';
import { AUTUMN } from './seasons/autumn.ts';
import { SPRING } from './seasons/spring.ts';
import { SUMMER } from './seasons/summer.ts';
import { WINTER } from './seasons/winter.ts';

export const SEASON: Readonly<Record<SeasonCardId, SeasonCard>> = { ...SPRING, ...SUMMER, ...AUTUMN, ...WINTER };
