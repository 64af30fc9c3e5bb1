import type { CityId, Shape } from './ids.ts';

/** What a city gives; neutrals by the shape of each. */
export type Benefit =
  | { readonly influence: number }
  | { readonly tactics: number }
  | { readonly quests: number }
  | { readonly neutrals: readonly Shape[] };

/** One of them is chosen. */
export const BENEFITS: Readonly<Record<CityId, readonly Benefit[]>> = {
  marlford: [{ influence: 2 }, { tactics: 1 }],
  ashgate: [{ neutrals: ['rectangle'] }, { influence: 1 }],
  saltmere: [{ neutrals: ['triangle', 'triangle'] }, { tactics: 1 }],
  thornwick: [{ quests: 2 }, { neutrals: ['triangle', 'triangle'] }],
  highmarket: [{ influence: 3 }],
  gloamhaven: [{ tactics: 2 }, { quests: 1 }],
  brassport: [{ neutrals: ['circle', 'triangle'] }, { influence: 1 }],
};
