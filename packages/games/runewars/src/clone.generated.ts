// Written by `npm run clones` from the shapes of states that were played. Do not edit.
import { copy, type Frame } from '@teahouse/kernel';
import type { Table } from './table.ts';

export function clone(g: Table): Table {
  return {
    seats: g.seats,
    stack: copyStack(g.stack),
    chance: { key: g.chance.key.slice(), drawn: { ...g.chance.drawn } },
    over: g.over,
    house: g.house,
    first: g.first,
    year: g.year,
    season: g.season,
    card: g.card,
    order: g.order.slice(),
    players: copyPlayers(g.players),
    layout: g.layout,
    markers: g.markers.slice(),
    areas: copyAreas(g.areas),
    supply: {
      footman: g.supply.footman,
      bowman: g.supply.bowman,
      knight: g.supply.knight,
      'siege-tower': g.supply['siege-tower'],
      archer: g.supply.archer,
      sorceress: g.supply.sorceress,
      warrior: g.supply.warrior,
      'pegasus-rider': g.supply['pegasus-rider'],
      berserker: g.supply.berserker,
      'flesh-ripper': g.supply['flesh-ripper'],
      warlock: g.supply.warlock,
      'chaos-lord': g.supply['chaos-lord'],
      reanimate: g.supply.reanimate,
      'skeleton-archer': g.supply['skeleton-archer'],
      necromancer: g.supply.necromancer,
      'dark-knight': g.supply['dark-knight'],
      beastman: g.supply.beastman,
      razorwing: g.supply.razorwing,
      sorcerer: g.supply.sorcerer,
      hellhound: g.supply.hellhound,
      dragon: g.supply.dragon,
      giant: g.supply.giant,
    },
    titles: {
      primarch: {
        holder: g.titles.primarch.holder,
        influence: g.titles.primarch.influence,
      },
      captain: {
        holder: g.titles.captain.holder,
        influence: g.titles.captain.influence,
      },
      warden: {
        holder: g.titles.warden.holder,
        influence: g.titles.warden.influence,
      },
    },
    layings: copyLayings(g.layings),
    turn:
      g.turn === null
        ? null
        : {
            seat: g.turn.seat,
            order: g.turn.order,
            begun: g.turn.begun,
            march: g.turn.march,
            pass: g.turn.pass,
            frost: g.turn.frost,
            battles: g.turn.battles,
            used: g.turn.used.slice(),
            besieged: g.turn.besieged.slice(),
            toll: g.turn.toll,
          },
    battle:
      g.battle === null
        ? null
        : {
            area: g.battle.area,
            attacker: {
              seat: g.battle.attacker.seat,
              speaker: g.battle.attacker.speaker,
              fighters: copyBattleAttackerFighters(g.battle.attacker.fighters),
              bonus: g.battle.attacker.bonus,
              drawn: g.battle.attacker.drawn.slice(),
              ambush: g.battle.attacker.ambush.slice(),
              hardened: copyBattleAttackerHardened(g.battle.attacker.hardened),
              supported: g.battle.attacker.supported,
              acting: g.battle.attacker.acting,
              specials: g.battle.attacker.specials,
              routs: g.battle.attacker.routs,
              damage: g.battle.attacker.damage,
              lost: g.battle.attacker.lost,
              passes: g.battle.attacker.passes,
              asUsual: g.battle.attacker.asUsual,
            },
            defender: {
              seat: g.battle.defender.seat,
              speaker: g.battle.defender.speaker,
              fighters: copyBattleDefenderFighters(g.battle.defender.fighters),
              bonus: g.battle.defender.bonus,
              drawn: g.battle.defender.drawn.slice(),
              ambush: g.battle.defender.ambush.slice(),
              hardened: copyBattleDefenderHardened(g.battle.defender.hardened),
              supported: g.battle.defender.supported,
              acting: g.battle.defender.acting,
              specials: g.battle.defender.specials,
              routs: g.battle.defender.routs,
              damage: g.battle.defender.damage,
              lost: g.battle.defender.lost,
              passes: g.battle.defender.passes,
              asUsual: g.battle.defender.asUsual,
            },
            row: g.battle.row,
            spoils: g.battle.spoils,
            brokenOff: g.battle.brokenOff,
          },
    duel:
      g.duel === null
        ? null
        : {
            area: g.duel.area,
            attacker: {
              seat: g.duel.attacker.seat,
              hero: g.duel.attacker.hero,
              quest: copy(g.duel.attacker.quest),
              health: g.duel.attacker.health,
              damage: g.duel.attacker.damage,
              weapon: g.duel.attacker.weapon,
              armour: g.duel.attacker.armour,
              shield: g.duel.attacker.shield,
              spent: g.duel.attacker.spent.slice(),
              fate: g.duel.attacker.fate,
              use: g.duel.attacker.use,
              deals: g.duel.attacker.deals,
              pierces: g.duel.attacker.pierces,
              suffers: g.duel.attacker.suffers,
              prevents: g.duel.attacker.prevents,
              guarded: g.duel.attacker.guarded,
            },
            defender: {
              seat: g.duel.defender.seat,
              hero: g.duel.defender.hero,
              quest: g.duel.defender.quest,
              health: g.duel.defender.health,
              damage: g.duel.defender.damage,
              weapon: g.duel.defender.weapon,
              armour: g.duel.defender.armour,
              shield: g.duel.defender.shield,
              spent: g.duel.defender.spent.slice(),
              fate: g.duel.defender.fate,
              use: g.duel.defender.use,
              deals: g.duel.defender.deals,
              pierces: g.duel.defender.pierces,
              suffers: g.duel.defender.suffers,
              prevents: g.duel.defender.prevents,
              guarded: g.duel.defender.guarded,
            },
            round: g.duel.round,
          },
    fateDeck: g.fateDeck.slice(),
    fateDiscard: g.fateDiscard.slice(),
    fateOpen: g.fateOpen.slice(),
    shuffled: {
      fate: g.shuffled.fate,
      tactics: g.shuffled.tactics,
      rewards: g.shuffled.rewards,
      quests: g.shuffled.quests,
      spring: g.shuffled.spring,
      summer: g.shuffled.summer,
      autumn: g.shuffled.autumn,
      winter: g.shuffled.winter,
    },
    seasonDecks: {
      spring: g.seasonDecks.spring.slice(),
      summer: g.seasonDecks.summer.slice(),
      autumn: g.seasonDecks.autumn.slice(),
      winter: g.seasonDecks.winter.slice(),
    },
    seasonDiscards: {
      spring: g.seasonDiscards.spring.slice(),
      summer: g.seasonDiscards.summer.slice(),
      autumn: g.seasonDiscards.autumn.slice(),
      winter: g.seasonDiscards.winter.slice(),
    },
    tacticDeck: g.tacticDeck.slice(),
    tacticDiscard: g.tacticDiscard.slice(),
    rewardDeck: g.rewardDeck.slice(),
    rewardDiscard: g.rewardDiscard.slice(),
    questDeck: g.questDeck.slice(),
    questDiscard: g.questDiscard.slice(),
    questsDropped: g.questsDropped.slice(),
    questBox: g.questBox,
    heroDeck: g.heroDeck.slice(),
    heroesGone: g.heroesGone.slice(),
    objectiveDecks: {
      good: g.objectiveDecks.good.slice(),
      evil: g.objectiveDecks.evil.slice(),
    },
    objectivesClaimed: g.objectivesClaimed.slice(),
    explorationBox: g.explorationBox.slice(),
    explorationDiscard: g.explorationDiscard.slice(),
  };
}

function copyStack(stack: readonly Frame[]): Frame[] {
  const to = stack.slice();
  for (let i = 0; i < to.length; i++) {
    const f = to[i]!;
    to[i] = {
      proc: f.proc,
      step: f.step,
      list: f.list === null ? null : f.list.slice(),
      i: f.i,
      sealed: f.sealed === null ? null : { ...f.sealed },
      v: copyLocals(f),
    };
  }
  return to;
}

function copyLocals({ proc, v }: Frame): object {
  switch (proc) {
    case 'ability/command': {
      const x = v as { mine: unknown };
      return {
        mine: x.mine,
      };
    }
    case 'ability/dread-charge': {
      const x = v as { mine: unknown };
      return {
        mine: x.mine,
      };
    }
    case 'ability/fury': {
      const x = v as { mine: unknown };
      return {
        mine: x.mine,
      };
    }
    case 'ability/overpower': {
      const x = v as { mine: unknown };
      return {
        mine: x.mine,
      };
    }
    case 'ability/raise-dead': {
      const x = v as { mine: unknown };
      return {
        mine: x.mine,
      };
    }
    case 'ability/ravage': {
      const x = v as { mine: unknown };
      return {
        mine: x.mine,
      };
    }
    case 'ability/word-of-vaal': {
      const x = v as { mine: unknown };
      return {
        mine: x.mine,
      };
    }
    case 'autumn':
      return {};
    case 'battle':
      return {};
    case 'battle/aftermath': {
      const x = v as { winner: unknown; player: unknown; spoils: unknown; replaces: unknown };
      return {
        winner: x.winner,
        player: x.player,
        spoils: x.spoils,
        replaces: x.replaces,
      };
    }
    case 'battle/aim': {
      const x = v as {
        by: unknown;
        targets: unknown;
        blow: unknown;
        most: unknown;
        upTo: unknown;
        picked: unknown[];
        rule: unknown;
      };
      return {
        by: x.by,
        targets: x.targets,
        blow: x.blow,
        most: x.most,
        upTo: x.upTo,
        picked: x.picked.slice(),
        rule: x.rule,
      };
    }
    case 'battle/damage': {
      const x = v as { side: unknown; among: unknown; blow: unknown; n: unknown; rule: unknown };
      return {
        side: x.side,
        among: x.among,
        blow: x.blow,
        n: x.n,
        rule: x.rule,
      };
    }
    case 'battle/destruction': {
      const x = v as { side: unknown; among: unknown; blow: unknown; n: unknown; rule: unknown };
      return {
        side: x.side,
        among: x.among,
        blow: x.blow,
        n: x.n,
        rule: x.rule,
      };
    }
    case 'battle/draw': {
      const x = v as { side: unknown; supported: unknown; cards: unknown[] };
      return {
        side: x.side,
        supported: x.supported,
        cards: x.cards.slice(),
      };
    }
    case 'battle/excess': {
      const x = v as { seat: unknown; at: unknown; picked: unknown[]; got: unknown };
      return {
        seat: x.seat,
        at: x.at,
        picked: x.picked.slice(),
        got: copy(x.got),
      };
    }
    case 'battle/flight': {
      const x = v as { at: unknown; active: unknown; rule: unknown; got: unknown };
      return {
        at: x.at,
        active: x.active,
        rule: x.rule,
        got: copy(x.got),
      };
    }
    case 'battle/hero': {
      const x = v as { seat: unknown; hero: unknown };
      return {
        seat: x.seat,
        hero: x.hero,
      };
    }
    case 'battle/pass':
      return {};
    case 'battle/resolve':
      return {};
    case 'battle/routs': {
      const x = v as { side: unknown; among: unknown; blow: unknown; n: unknown; rule: unknown };
      return {
        side: x.side,
        among: x.among,
        blow: x.blow,
        n: x.n,
        rule: x.rule,
      };
    }
    case 'battle/row': {
      const x = v as { row: unknown };
      return {
        row: x.row,
      };
    }
    case 'battle/scatter': {
      const x = v as { at: unknown; active: unknown; rule: unknown };
      return {
        at: x.at,
        active: x.active,
        rule: x.rule,
      };
    }
    case 'battle/share-out':
      return {};
    case 'battle/withdraw': {
      const x = v as { side: unknown; only: unknown; got: { to: unknown; flyersOnly: unknown } | null };
      return {
        side: x.side,
        only: x.only,
        got:
          x.got === null
            ? null
            : {
                to: x.got.to,
                flyersOnly: x.got.flyersOnly,
              },
      };
    }
    case 'bid': {
      const x = v as { bidders: unknown[]; offers: unknown[]; best: unknown[] };
      return {
        bidders: x.bidders.slice(),
        offers: x.offers.slice(),
        best: x.best.slice(),
      };
    }
    case 'conquer': {
      const x = v as {
        seat: unknown;
        at: unknown;
        army: { unit: unknown; from: unknown; n: unknown }[];
        heroes: unknown[];
      };
      return {
        seat: x.seat,
        at: x.at,
        army: copyLocalsOfConquerArmy(x.army),
        heroes: x.heroes.slice(),
      };
    }
    case 'diplomacy': {
      const x = v as { cards: unknown; got: unknown };
      return {
        cards: x.cards,
        got: x.got,
      };
    }
    case 'diplomacy/test': {
      const x = v as { seat: unknown; cards: unknown };
      return {
        seat: x.seat,
        cards: x.cards,
      };
    }
    case 'duel': {
      const x = v as { won: unknown };
      return {
        won: x.won,
      };
    }
    case 'duel/arms': {
      const x = v as { side: unknown };
      return {
        side: x.side,
      };
    }
    case 'duel/round':
      return {};
    case 'duel/share': {
      const x = v as { seat: unknown; at: unknown; left: unknown };
      return {
        seat: x.seat,
        at: x.at,
        left: x.left,
      };
    }
    case 'duel/special': {
      const x = v as { side: unknown };
      return {
        side: x.side,
      };
    }
    case 'exploration': {
      const x = v as { seat: unknown; hero: unknown; at: unknown; arrived: unknown; got: unknown };
      return {
        seat: x.seat,
        hero: x.hero,
        at: x.at,
        arrived: x.arrived,
        got: copy(x.got),
      };
    }
    case 'exploration/dungeon': {
      const x = v as { seat: unknown; hero: unknown; at: unknown; arrived: unknown; got: unknown };
      return {
        seat: x.seat,
        hero: x.hero,
        at: x.at,
        arrived: x.arrived,
        got: copy(x.got),
      };
    }
    case 'fortify': {
      const x = v as { seat: unknown; finished: unknown[] };
      return {
        seat: x.seat,
        finished: x.finished.slice(),
      };
    }
    case 'fortify/build': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'fortify/move-runes': {
      const x = v as { seat: unknown; from: unknown; moves: { from: unknown; to: unknown }[] };
      return {
        seat: x.seat,
        from: x.from,
        moves: copyLocalsOfFortifyMoveRunesMoves(x.moves),
      };
    }
    case 'game':
      return {};
    case 'game/season':
      return {};
    case 'hand/quests': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'hand/tactics': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'harvest': {
      const x = v as { seat: unknown; asked: unknown[]; stored: { food: unknown; wood: unknown; ore: unknown } };
      return {
        seat: x.seat,
        asked: x.asked.slice(),
        stored: {
          food: x.stored.food,
          wood: x.stored.wood,
          ore: x.stored.ore,
        },
      };
    }
    case 'harvest/bonus': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'harvest/develop': {
      const x = v as { seat: unknown; development: unknown; at: unknown };
      return {
        seat: x.seat,
        development: x.development,
        at: x.at,
      };
    }
    case 'hero/exchange': {
      const x = v as { seat: unknown; at: unknown; from: unknown; to: unknown; left: unknown };
      return {
        seat: x.seat,
        at: x.at,
        from: x.from,
        to: x.to,
        left: x.left,
      };
    }
    case 'hero/give-up': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'hero/hire': {
      const x = v as { seat: unknown; cards: unknown; hero: unknown; rule: unknown };
      return {
        seat: x.seat,
        cards: x.cards,
        hero: x.hero,
        rule: x.rule,
      };
    }
    case 'hero/move': {
      const x = v as {
        seat: unknown;
        hero: unknown;
        steps: unknown;
        stopped: unknown;
        exchanged: unknown;
        duelled: unknown;
        quested: unknown;
        got: unknown;
      };
      return {
        seat: x.seat,
        hero: x.hero,
        steps: x.steps,
        stopped: x.stopped,
        exchanged: x.exchanged,
        duelled: x.duelled,
        quested: x.quested,
        got: copy(x.got),
      };
    }
    case 'hero/test': {
      const x = v as { seat: unknown; hero: unknown; attribute: unknown; extra: unknown };
      return {
        seat: x.seat,
        hero: x.hero,
        attribute: x.attribute,
        extra: x.extra,
      };
    }
    case 'hero/train': {
      const x = v as { seat: unknown; hero: unknown; points: unknown };
      return {
        seat: x.seat,
        hero: x.hero,
        points: x.points,
      };
    }
    case 'hero/vessa': {
      const x = v as { seat: unknown; rival: unknown };
      return {
        seat: x.seat,
        rival: x.rival,
      };
    }
    case 'levy/triangles': {
      const x = v as {
        seat: unknown;
        at: unknown;
        left: unknown;
        levy: { unit: unknown; standing: unknown }[];
        rule: unknown;
      };
      return {
        seat: x.seat,
        at: x.at,
        left: x.left,
        levy: copyLocalsOfLevyTrianglesLevy(x.levy),
        rule: x.rule,
      };
    }
    case 'mobilize': {
      const x = v as {
        seat: unknown;
        at: unknown;
        army: { unit: unknown; from: unknown; n: unknown }[];
        heroes: unknown[];
      };
      return {
        seat: x.seat,
        at: x.at,
        army: copyLocalsOfMobilizeArmy(x.army),
        heroes: x.heroes.slice(),
      };
    }
    case 'muster': {
      const x = v as {
        seat: unknown;
        levy: { unit: unknown; standing: unknown }[];
        at: unknown;
        rule: unknown;
        unit: unknown;
        to: unknown;
      };
      return {
        seat: x.seat,
        levy: copyLocalsOfMusterLevy(x.levy),
        at: x.at,
        rule: x.rule,
        unit: x.unit,
        to: x.to,
      };
    }
    case 'orders':
      return {};
    case 'power/bonus': {
      const x = v as { seat: unknown; title: unknown };
      return {
        seat: x.seat,
        title: x.title,
      };
    }
    case 'quest/duel': {
      const x = v as { seat: unknown; hero: unknown; quest: unknown; got: unknown };
      return {
        seat: x.seat,
        hero: x.hero,
        quest: x.quest,
        got: copy(x.got),
      };
    }
    case 'quest/line': {
      const x = v as { seat: unknown; hero: unknown; quest: unknown; line: unknown; drawn: unknown; area: unknown };
      return {
        seat: x.seat,
        hero: x.hero,
        quest: x.quest,
        line: x.line,
        drawn: x.drawn,
        area: copy(x.area),
      };
    }
    case 'quest/test': {
      const x = v as { seat: unknown; hero: unknown; quest: unknown; extra: unknown; got: unknown };
      return {
        seat: x.seat,
        hero: x.hero,
        quest: x.quest,
        extra: x.extra,
        got: x.got,
      };
    }
    case 'quests':
      return {};
    case 'quests/hero': {
      const x = v as { seat: unknown; hero: unknown; exchanged: unknown };
      return {
        seat: x.seat,
        hero: x.hero,
        exchanged: x.exchanged,
      };
    }
    case 'quests/heroes': {
      const x = v as { seat: unknown; acted: unknown[] };
      return {
        seat: x.seat,
        acted: x.acted.slice(),
      };
    }
    case 'rally': {
      const x = v as { seat: unknown; taken: unknown[] };
      return {
        seat: x.seat,
        taken: x.taken.slice(),
      };
    }
    case 'rally/bonus': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'rally/volunteers': {
      const x = v as { seat: unknown; at: unknown; shapes: unknown[] };
      return {
        seat: x.seat,
        at: x.at,
        shapes: x.shapes.slice(),
      };
    }
    case 'recruit': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'retreat': {
      const x = v as { side: unknown; speaker: unknown; from: unknown; units: unknown[]; friendlyOnly: unknown };
      return {
        side: x.side,
        speaker: x.speaker,
        from: x.from,
        units: x.units.slice(),
        friendlyOnly: x.friendlyOnly,
      };
    }
    case 'reward/flute': {
      const x = v as { seat: unknown; from: unknown };
      return {
        seat: x.seat,
        from: x.from,
      };
    }
    case 'reward/ice-storm': {
      const x = v as { seat: unknown; from: unknown; at: unknown; left: unknown };
      return {
        seat: x.seat,
        from: x.from,
        at: x.at,
        left: x.left,
      };
    }
    case 'reward/staff': {
      const x = v as { seat: unknown; at: unknown };
      return {
        seat: x.seat,
        at: x.at,
      };
    }
    case 'reward/use': {
      const x = v as { seat: unknown; card: unknown };
      return {
        seat: x.seat,
        card: x.card,
      };
    }
    case 'rune/receive': {
      const x = v as {
        seat: unknown;
        source: unknown;
        hero: unknown;
        discarded: unknown;
        first: unknown;
        second: unknown;
      };
      return {
        seat: x.seat,
        source: x.source,
        hero: x.hero,
        discarded: x.discarded,
        first: x.first,
        second: x.second,
      };
    }
    case 'season':
      return {};
    case 'season/audience': {
      const x = v as { got: unknown };
      return {
        got: x.got,
      };
    }
    case 'season/bargain': {
      const x = v as { seat: unknown; at: unknown; left: unknown };
      return {
        seat: x.seat,
        at: x.at,
        left: x.left,
      };
    }
    case 'season/call-to-arms':
      return {};
    case 'season/camp-fever':
      return {};
    case 'season/caravans':
      return {};
    case 'season/champions-fair':
      return {};
    case 'season/convocation': {
      const x = v as { got: unknown };
      return {
        got: x.got,
      };
    }
    case 'season/dragons-bargain': {
      const x = v as { got: unknown };
      return {
        got: copy(x.got),
      };
    }
    case 'season/drive': {
      const x = v as { seat: unknown; from: unknown };
      return {
        seat: x.seat,
        from: x.from,
      };
    }
    case 'season/envoy': {
      const x = v as { seat: unknown; from: unknown; to: unknown; got: unknown };
      return {
        seat: x.seat,
        from: x.from,
        to: x.to,
        got: x.got,
      };
    }
    case 'season/fever': {
      const x = v as { at: unknown };
      return {
        at: x.at,
      };
    }
    case 'season/flee': {
      const x = v as { seat: unknown; left: unknown; from: unknown };
      return {
        seat: x.seat,
        left: x.left,
        from: x.from,
      };
    }
    case 'season/herd': {
      const x = v as { seat: unknown; unit: unknown };
      return {
        seat: x.seat,
        unit: x.unit,
      };
    }
    case 'season/market-of-secrets':
      return {};
    case 'season/midwinter-verdict': {
      const x = v as { declined: unknown[]; next: unknown };
      return {
        declined: x.declined.slice(),
        next: x.next,
      };
    }
    case 'season/old-alliances':
      return {};
    case 'season/primary':
      return {};
    case 'season/raiders-at-the-fords':
      return {};
    case 'season/reckoning': {
      const x = v as { got: unknown };
      return {
        got: x.got,
      };
    }
    case 'season/rich-harvest':
      return {};
    case 'season/rune-unearthed': {
      const x = v as { got: unknown };
      return {
        got: x.got,
      };
    }
    case 'season/secondary':
      return {};
    case 'season/seekers-vision': {
      const x = v as { got: unknown };
      return {
        got: x.got,
      };
    }
    case 'season/share': {
      const x = v as { seat: unknown; to: unknown };
      return {
        seat: x.seat,
        to: x.to,
      };
    }
    case 'season/stampede':
      return {};
    case 'season/tales-by-the-fire':
      return {};
    case 'season/threatened-home-realms':
      return {};
    case 'season/trade': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'season/turncoat': {
      const x = v as { got: unknown; hero: unknown };
      return {
        got: x.got,
        hero: x.hero,
      };
    }
    case 'season/wandering-herds':
      return {};
    case 'setup':
      return {};
    case 'setup/army': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'setup/markers':
      return {};
    case 'setup/realm': {
      const x = v as { seat: unknown; marker: unknown };
      return {
        seat: x.seat,
        marker: x.marker,
      };
    }
    case 'setup/realms':
      return {};
    case 'setup/runes':
      return {};
    case 'setup/tile': {
      const x = v as { seat: unknown; tile: unknown };
      return {
        seat: x.seat,
        tile: x.tile,
      };
    }
    case 'setup/tiles':
      return {};
    case 'setup/wild': {
      const x = v as { seat: unknown; first: unknown; second: unknown };
      return {
        seat: x.seat,
        first: x.first,
        second: x.second,
      };
    }
    case 'strategize': {
      const x = v as {
        seat: unknown;
        moves: { unit: unknown; from: unknown; to: unknown; n: unknown }[];
        walks: { hero: unknown; to: unknown }[];
        from: unknown;
        hero: unknown;
        to: unknown;
        picked: unknown;
      };
      return {
        seat: x.seat,
        moves: copyLocalsOfStrategizeMoves(x.moves),
        walks: copyLocalsOfStrategizeWalks(x.walks),
        from: x.from,
        hero: x.hero,
        to: x.to,
        picked: x.picked,
      };
    }
    case 'tactics/ambush': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'tactics/beast-drums': {
      const x = v as { seat: unknown; at: unknown };
      return {
        seat: x.seat,
        at: x.at,
      };
    }
    case 'tactics/bribed-scouts': {
      const x = v as { seat: unknown; at: unknown[] };
      return {
        seat: x.seat,
        at: x.at.slice(),
      };
    }
    case 'tactics/bumper-crop': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'tactics/confused-orders': {
      const x = v as { seat: unknown; foe: unknown };
      return {
        seat: x.seat,
        foe: x.foe,
      };
    }
    case 'tactics/cutpurses': {
      const x = v as { seat: unknown; foe: unknown };
      return {
        seat: x.seat,
        foe: x.foe,
      };
    }
    case 'tactics/horrific-rumors': {
      const x = v as { seat: unknown; foe: unknown; at: unknown };
      return {
        seat: x.seat,
        foe: x.foe,
        at: copy(x.at),
      };
    }
    case 'tactics/lost-city': {
      const x = v as { seat: unknown; at: unknown };
      return {
        seat: x.seat,
        at: x.at,
      };
    }
    case 'tactics/night-raid': {
      const x = v as { seat: unknown; at: unknown };
      return {
        seat: x.seat,
        at: x.at,
      };
    }
    case 'tactics/poisoned-wells': {
      const x = v as { seat: unknown; foe: unknown };
      return {
        seat: x.seat,
        foe: x.foe,
      };
    }
    case 'tactics/reinforcements': {
      const x = v as { seat: unknown; at: unknown };
      return {
        seat: x.seat,
        at: x.at,
      };
    }
    case 'tactics/spy-ring': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'tactics/wandering-giant': {
      const x = v as { seat: unknown; at: unknown };
      return {
        seat: x.seat,
        at: copy(x.at),
      };
    }
    case 'tactics/war-council': {
      const x = v as { seat: unknown; foe: unknown; n: unknown };
      return {
        seat: x.seat,
        foe: x.foe,
        n: x.n,
      };
    }
    case 'title/captain': {
      const x = v as { seat: unknown; hero: unknown; left: unknown };
      return {
        seat: x.seat,
        hero: x.hero,
        left: x.left,
      };
    }
    case 'turn': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'units/sacrifice': {
      const x = v as { seat: unknown; at: unknown; keep: unknown; rule: unknown };
      return {
        seat: x.seat,
        at: x.at,
        keep: x.keep,
        rule: x.rule,
      };
    }
    case 'window/battle-row': {
      const x = v as { seats: unknown[]; played: unknown[] };
      return {
        seats: x.seats.slice(),
        played: copy(x.played),
      };
    }
    case 'window/battle-row-after': {
      const x = v as { seats: unknown[]; played: unknown[] };
      return {
        seats: x.seats.slice(),
        played: copy(x.played),
      };
    }
    case 'window/battle-start': {
      const x = v as { seats: unknown[]; played: unknown[] };
      return {
        seats: x.seats.slice(),
        played: x.played.slice(),
      };
    }
    case 'window/battle-tally': {
      const x = v as { seats: unknown[]; played: unknown[] };
      return {
        seats: x.seats.slice(),
        played: copy(x.played),
      };
    }
    case 'window/diplomacy': {
      const x = v as { seats: unknown[]; played: unknown[] };
      return {
        seats: x.seats.slice(),
        played: copy(x.played),
      };
    }
    case 'window/duel-start': {
      const x = v as { seats: unknown[]; played: unknown[] };
      return {
        seats: x.seats.slice(),
        played: copy(x.played),
      };
    }
    case 'window/orders-revealed': {
      const x = v as { seats: unknown[]; played: unknown[] };
      return {
        seats: x.seats.slice(),
        played: copy(x.played),
      };
    }
    case 'window/test': {
      const x = v as { seats: unknown[]; played: unknown[] };
      return {
        seats: x.seats.slice(),
        played: copy(x.played),
      };
    }
    case 'window/turn': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'winter':
      return {};
    case 'winter/starve': {
      const x = v as { seat: unknown; at: unknown };
      return {
        seat: x.seat,
        at: x.at,
      };
    }
    default:
      return copy(v);
  }
}

function copyPlayersTactics(list: Table['players'][number]['tactics']): Table['players'][number]['tactics'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      card: x.card,
      known: x.known,
      fresh: x.fresh,
    };
  }
  return to;
}

function copyPlayersQuests(list: Table['players'][number]['quests']): Table['players'][number]['quests'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      card: x.card,
      known: x.known,
    };
  }
  return to;
}

function copyPlayersHeroesRewards(
  list: Table['players'][number]['heroes'][number]['rewards'],
): Table['players'][number]['heroes'][number]['rewards'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      card: x.card,
      known: x.known,
    };
  }
  return to;
}

function copyPlayersHeroes(list: Table['players'][number]['heroes']): Table['players'][number]['heroes'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      id: x.id,
      area: x.area,
      damage: x.damage,
      routed: x.routed,
      training: {
        strength: x.training.strength,
        agility: x.training.agility,
        wisdom: x.training.wisdom,
      },
      rewards: copyPlayersHeroesRewards(x.rewards),
    };
  }
  return to;
}

function copyPlayers(list: Table['players']): Table['players'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      faction: x.faction,
      influence: x.influence,
      dials: {
        food: x.dials.food,
        wood: x.dials.wood,
        ore: x.dials.ore,
      },
      hand: x.hand.slice(),
      played: x.played.slice(),
      highest: x.highest,
      supreme: x.supreme,
      tactics: copyPlayersTactics(x.tactics),
      quests: copyPlayersQuests(x.quests),
      objective: x.objective,
      heroes: copyPlayersHeroes(x.heroes),
      candidates: x.candidates.slice(),
      slain: x.slain,
      tiles: x.tiles.slice(),
    };
  }
  return to;
}

function copyAreasTroops(list: Table['areas'][number]['troops']): Table['areas'][number]['troops'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      unit: x.unit,
      standing: x.standing,
      routed: x.routed,
    };
  }
  return to;
}

function copyAreasFallen(list: Table['areas'][number]['fallen']): Table['areas'][number]['fallen'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      card: x.card,
      known: x.known,
    };
  }
  return to;
}

function copyAreas(list: Table['areas']): Table['areas'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      id: x.id,
      holder: x.holder,
      troops: copyAreasTroops(x.troops),
      stronghold:
        x.stronghold === null
          ? null
          : {
              owner: x.stronghold.owner,
              damaged: x.stronghold.damaged,
              development: x.stronghold.development,
            },
      rune:
        x.rune === null
          ? null
          : {
              genuine: x.rune.genuine,
              laying: x.rune.laying,
              known: x.rune.known,
            },
      city: x.city,
      activated: x.activated.slice(),
      fallen: copyAreasFallen(x.fallen),
      exploration:
        x.exploration === null
          ? null
          : {
              token: x.exploration.token,
              revealed: x.exploration.revealed,
            },
    };
  }
  return to;
}

function copyLayings(list: Table['layings']): Table['layings'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      genuine: x.genuine,
      false: x.false,
      by: x.by,
      source: x.source,
    };
  }
  return to;
}

function copyBattleAttackerFighters(
  list: NonNullable<Table['battle']>['attacker']['fighters'],
): NonNullable<Table['battle']>['attacker']['fighters'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      unit: x.unit,
      damage: x.damage,
      routed: x.routed,
    };
  }
  return to;
}

function copyBattleAttackerHardened(
  list: NonNullable<Table['battle']>['attacker']['hardened'],
): NonNullable<Table['battle']>['attacker']['hardened'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      unit: x.unit,
      health: x.health,
    };
  }
  return to;
}

function copyBattleDefenderFighters(
  list: NonNullable<Table['battle']>['defender']['fighters'],
): NonNullable<Table['battle']>['defender']['fighters'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      unit: x.unit,
      damage: x.damage,
      routed: x.routed,
    };
  }
  return to;
}

function copyBattleDefenderHardened(
  list: NonNullable<Table['battle']>['defender']['hardened'],
): NonNullable<Table['battle']>['defender']['hardened'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      unit: x.unit,
      health: x.health,
    };
  }
  return to;
}

function copyLocalsOfConquerArmy(
  list: { unit: unknown; from: unknown; n: unknown }[],
): { unit: unknown; from: unknown; n: unknown }[] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      unit: x.unit,
      from: x.from,
      n: x.n,
    };
  }
  return to;
}

function copyLocalsOfFortifyMoveRunesMoves(list: { from: unknown; to: unknown }[]): { from: unknown; to: unknown }[] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      from: x.from,
      to: x.to,
    };
  }
  return to;
}

function copyLocalsOfLevyTrianglesLevy(
  list: { unit: unknown; standing: unknown }[],
): { unit: unknown; standing: unknown }[] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      unit: x.unit,
      standing: x.standing,
    };
  }
  return to;
}

function copyLocalsOfMobilizeArmy(
  list: { unit: unknown; from: unknown; n: unknown }[],
): { unit: unknown; from: unknown; n: unknown }[] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      unit: x.unit,
      from: x.from,
      n: x.n,
    };
  }
  return to;
}

function copyLocalsOfMusterLevy(list: { unit: unknown; standing: unknown }[]): { unit: unknown; standing: unknown }[] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      unit: x.unit,
      standing: x.standing,
    };
  }
  return to;
}

function copyLocalsOfStrategizeMoves(
  list: { unit: unknown; from: unknown; to: unknown; n: unknown }[],
): { unit: unknown; from: unknown; to: unknown; n: unknown }[] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      unit: x.unit,
      from: x.from,
      to: x.to,
      n: x.n,
    };
  }
  return to;
}

function copyLocalsOfStrategizeWalks(list: { hero: unknown; to: unknown }[]): { hero: unknown; to: unknown }[] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      hero: x.hero,
      to: x.to,
    };
  }
  return to;
}
