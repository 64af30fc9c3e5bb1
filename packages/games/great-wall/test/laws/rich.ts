import type { Core } from '@teahouse/kernel';
import { TROOPS } from '../../src/ids.ts';
import type { game, TableOptions } from '../../src/index.ts';
import { sectionsOf } from '../../src/rules/vocabulary.ts';
import { partners, rivals } from './modes.ts';

/**
 * Random players starve, and never fight. At this table everybody starts with plenty, with soldiers at the wall and with
 * many advisors, so that laws are also held where battles, saves and cards happen. Partners also have honor to spare.
 */
const enriched = (poor: typeof game): typeof game => ({
  ...poor,
  setup: (core: Core, options: TableOptions) => {
    const g = poor.setup(core, options);
    g.players.forEach((player, seat) => {
      player.goods = { wood: 15, stone: 15, gold: 15, chi: 15 };
      for (const section of sectionsOf(g)) {
        for (const troop of TROOPS) {
          const n = troop === 'spearman' ? 2 : troop === 'archer' ? 1 : section === 1 ? 1 : 0;
          g.sections[section]!.rest[seat]![troop] += n;
          player.reserve[troop] -= n;
        }
      }
      player.active = g.advisorDeck.splice(-5);
      player.tactics = g.tacticDeck.splice(-3);
      if (g.together !== null) player.honor.cards = 20;
    });
    return g;
  },
});

export const rich = enriched(rivals);
export const richPartners = enriched(partners);
