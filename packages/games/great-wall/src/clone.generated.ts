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
    year: g.year,
    season: g.season,
    active: g.active,
    tea: g.tea.slice(),
    players: copyPlayers(g.players),
    automata: copy(g.automata),
    sections: copySections(g.sections),
    warehouse: {
      wood: g.warehouse.wood,
      stone: g.warehouse.stone,
      gold: g.warehouse.gold,
    },
    track: copyTrack(g.track),
    shame: g.shame,
    shameGone: g.shameGone,
    hordeDeck: g.hordeDeck.slice(),
    hordeDiscard: g.hordeDiscard.slice(),
    advisorDeck: g.advisorDeck.slice(),
    advisorDiscard: g.advisorDiscard.slice(),
    queue: g.queue.slice(),
    tacticDeck: g.tacticDeck.slice(),
    tacticDiscard: g.tacticDiscard.slice(),
    artifacts: g.artifacts,
    together:
      g.together === null
        ? null
        : {
            storesShown: g.together.storesShown,
            demands: g.together.demands.slice(),
            fulfilled: g.together.fulfilled.slice(),
            demandDeck: g.together.demandDeck.slice(),
            events: g.together.events.slice(),
            eventDeck: g.together.eventDeck.slice(),
            sacrificed: copyTogetherSacrificed(g.together.sacrificed),
            spoils: g.together.spoils.slice(),
            stripped: g.together.stripped.slice(),
            breached: g.together.breached,
            end: g.together.end,
          },
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
    case 'attack/sortie': {
      const x = v as {
        attacked: unknown[] | null;
        secondRow: unknown;
        seat: unknown;
        left: unknown;
        sections: unknown[];
        troops: unknown[];
        shots: unknown[];
        spread: unknown;
        allIn: unknown;
        byTactic: unknown;
      };
      return {
        attacked: x.attacked === null ? null : x.attacked.slice(),
        secondRow: x.secondRow,
        seat: x.seat,
        left: x.left,
        sections: x.sections.slice(),
        troops: x.troops.slice(),
        shots: x.shots.slice(),
        spread: x.spread,
        allIn: x.allIn,
        byTactic: x.byTactic,
      };
    }
    case 'attack/strike': {
      const x = v as { seat: unknown; troop: unknown; section: unknown; where: unknown; first: unknown };
      return {
        seat: x.seat,
        troop: x.troop,
        section: x.section,
        where: x.where,
        first: x.first,
      };
    }
    case 'autumn':
      return {};
    case 'autumn/others': {
      const x = v as { clan: unknown; command: unknown; box: unknown; pool: unknown };
      return {
        clan: x.clan,
        command: x.command,
        box: x.box,
        pool: x.pool,
      };
    }
    case 'autumn/place': {
      const x = v as { clan: unknown };
      return {
        clan: x.clan,
      };
    }
    case 'autumn/turn': {
      const x = v as { clan: unknown; space: unknown; done: unknown[] };
      return {
        clan: x.clan,
        space: x.space,
        done: x.done.slice(),
      };
    }
    case 'card/bolster': {
      const x = v as { seat: unknown; n: unknown };
      return {
        seat: x.seat,
        n: x.n,
      };
    }
    case 'card/retreat': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'card/upgrade': {
      const x = v as { seat: unknown; left: unknown; free: unknown; done: unknown[]; resource: unknown };
      return {
        seat: x.seat,
        left: x.left,
        free: x.free,
        done: x.done.slice(),
        resource: x.resource,
      };
    }
    case 'card/volley': {
      const x = v as { seat: unknown; left: unknown; hordes: unknown[]; storm: unknown; upTo: unknown };
      return {
        seat: x.seat,
        left: x.left,
        hordes: x.hordes.slice(),
        storm: x.storm,
        upTo: x.upTo,
      };
    }
    case 'clerks/move': {
      const x = v as {
        clan: unknown;
        left: unknown;
        extra: unknown;
        shared: unknown;
        visited: unknown[];
        spread: unknown;
        within: unknown[];
        to: unknown;
      };
      return {
        clan: x.clan,
        left: x.left,
        extra: x.extra,
        shared: x.shared,
        visited: x.visited.slice(),
        spread: x.spread,
        within: x.within.slice(),
        to: x.to,
      };
    }
    case 'command/advance': {
      const x = v as { seat: unknown; least: unknown };
      return {
        seat: x.seat,
        least: x.least,
      };
    }
    case 'command/all-in': {
      const x = v as { seat: unknown; sections: unknown[]; attacked: unknown[]; secondRow: unknown };
      return {
        seat: x.seat,
        sections: x.sections.slice(),
        attacked: x.attacked.slice(),
        secondRow: x.secondRow,
      };
    }
    case 'command/betray': {
      const x = v as { seat: unknown; copied: unknown };
      return {
        seat: x.seat,
        copied: x.copied,
      };
    }
    case 'command/either': {
      const x = v as { seat: unknown; moves: unknown; extra: unknown };
      return {
        seat: x.seat,
        moves: x.moves,
        extra: x.extra,
      };
    }
    case 'command/take': {
      const x = v as { seat: unknown; among: unknown[]; left: unknown };
      return {
        seat: x.seat,
        among: x.among.slice(),
        left: x.left,
      };
    }
    case 'defeat': {
      const x = v as { horde: unknown; section: unknown; claimant: unknown };
      return {
        horde: x.horde,
        section: x.section,
        claimant: x.claimant,
      };
    }
    case 'defeat/check':
      return {};
    case 'defeats': {
      const x = v as { hunters: { seat: unknown; honor: unknown; spots: unknown }[] };
      return {
        hunters: copyLocalsOfDefeatsHunters(x.hunters),
      };
    }
    case 'event': {
      const x = v as {
        event: {
          type: unknown;
          seat: unknown;
          what: unknown;
          n: unknown;
          section: unknown;
          played: unknown[];
          used: unknown[];
        };
        cancelled: unknown;
      };
      return {
        event: {
          type: x.event.type,
          seat: x.event.seat,
          what: x.event.what,
          n: x.event.n,
          section: x.event.section,
          played: x.event.played.slice(),
          used: x.event.used.slice(),
        },
        cancelled: x.cancelled,
      };
    }
    case 'event/window': {
      const x = v as { stage: unknown; passed: unknown[]; used: unknown[]; from: unknown };
      return {
        stage: x.stage,
        passed: x.passed.slice(),
        used: x.used.slice(),
        from: x.from,
      };
    }
    case 'game':
      return {};
    case 'game/years':
      return {};
    case 'goods/choose': {
      const x = v as { seat: unknown; left: unknown; among: unknown[]; rule: unknown };
      return {
        seat: x.seat,
        left: x.left,
        among: x.among.slice(),
        rule: x.rule,
      };
    }
    case 'goods/plunder': {
      const x = v as { seat: unknown; left: unknown };
      return {
        seat: x.seat,
        left: x.left,
      };
    }
    case 'goods/settle': {
      const x = v as { seat: unknown; owed: unknown; withChi: unknown; rule: unknown };
      return {
        seat: x.seat,
        owed: x.owed,
        withChi: x.withChi,
        rule: x.rule,
      };
    }
    case 'kill': {
      const x = v as {
        section: unknown;
        hordes: unknown[];
        breach: unknown;
        allies: unknown[];
        doomed: { clan: unknown; troop: unknown; section: unknown; horde: unknown }[];
        fallen: { spearman: unknown; archer: unknown; horseman: unknown }[];
      };
      return {
        section: x.section,
        hordes: x.hordes.slice(),
        breach: x.breach,
        allies: x.allies.slice(),
        doomed: copyLocalsOfKillDoomed(x.doomed),
        fallen: copyLocalsOfKillFallen(x.fallen),
      };
    }
    case 'kill/horde': {
      const x = v as { horde: unknown; section: unknown };
      return {
        horde: x.horde,
        section: x.section,
      };
    }
    case 'kill/pick': {
      const x = v as { clan: unknown; horde: unknown; section: unknown; left: unknown };
      return {
        clan: x.clan,
        horde: x.horde,
        section: x.section,
        left: x.left,
      };
    }
    case 'kill/save': {
      const x = v as { seat: unknown; saved: unknown; breach: unknown };
      return {
        seat: x.seat,
        saved: x.saved,
        breach: x.breach,
      };
    }
    case 'location/activate': {
      const x = v as { location: unknown; advanced: unknown; busy: unknown[] };
      return {
        location: x.location,
        advanced: x.advanced,
        busy: x.busy.slice(),
      };
    }
    case 'location/build': {
      const x = v as {
        seat: unknown;
        left: unknown;
        rebate: unknown;
        what: unknown;
        section: unknown;
        owed: unknown;
        stored: unknown;
      };
      return {
        seat: x.seat,
        left: x.left,
        rebate: x.rebate,
        what: x.what,
        section: x.section,
        owed: x.owed,
        stored: x.stored,
      };
    }
    case 'location/disgrace': {
      const x = v as { seat: unknown; price: unknown };
      return {
        seat: x.seat,
        price: x.price,
      };
    }
    case 'location/donate': {
      const x = v as { seat: unknown; material: unknown };
      return {
        seat: x.seat,
        material: x.material,
      };
    }
    case 'location/fortify': {
      const x = v as { seat: unknown; left: unknown };
      return {
        seat: x.seat,
        left: x.left,
      };
    }
    case 'location/hire': {
      const x = v as { seat: unknown; left: unknown; advisor: unknown; posting: unknown };
      return {
        seat: x.seat,
        left: x.left,
        advisor: x.advisor,
        posting: x.posting,
      };
    }
    case 'location/march': {
      const x = v as {
        seat: unknown;
        left: unknown;
        most: unknown;
        fromPosts: unknown;
        toPosts: unknown;
        route: unknown;
        moved: unknown[];
        thenAttack: unknown;
      };
      return {
        seat: x.seat,
        left: x.left,
        most: x.most,
        fromPosts: x.fromPosts,
        toPosts: x.toPosts,
        route: x.route,
        moved: x.moved.slice(),
        thenAttack: x.thenAttack,
      };
    }
    case 'location/production': {
      const x = v as { location: unknown; collected: unknown[] };
      return {
        location: x.location,
        collected: x.collected.slice(),
      };
    }
    case 'location/rise': {
      const x = v as { clan: unknown; steps: unknown };
      return {
        clan: x.clan,
        steps: x.steps,
      };
    }
    case 'location/study': {
      const x = v as { seat: unknown; most: unknown };
      return {
        seat: x.seat,
        most: x.most,
      };
    }
    case 'location/upgrade': {
      const x = v as { seat: unknown; resource: unknown; cost: unknown; mixed: unknown };
      return {
        seat: x.seat,
        resource: x.resource,
        cost: x.cost,
        mixed: x.mixed,
      };
    }
    case 'opening':
      return {};
    case 'recruit': {
      const x = v as {
        seat: unknown;
        left: unknown;
        waiver: unknown;
        surcharge: unknown;
        relief: { spearman: unknown; archer: unknown; horseman: unknown };
        recruits: unknown[];
        next: unknown;
        attacked: unknown[];
        secondRow: unknown;
      };
      return {
        seat: x.seat,
        left: x.left,
        waiver: x.waiver,
        surcharge: x.surcharge,
        relief: {
          spearman: x.relief.spearman,
          archer: x.relief.archer,
          horseman: x.relief.horseman,
        },
        recruits: x.recruits.slice(),
        next: x.next,
        attacked: x.attacked.slice(),
        secondRow: x.secondRow,
      };
    }
    case 'reed/barricade': {
      const x = v as { commander: unknown };
      return {
        commander: x.commander,
      };
    }
    case 'reed/dismiss': {
      const x = v as { commander: unknown };
      return {
        commander: x.commander,
      };
    }
    case 'reed/gather': {
      const x = v as { commander: unknown };
      return {
        commander: x.commander,
      };
    }
    case 'reed/recruit': {
      const x = v as { commander: unknown };
      return {
        commander: x.commander,
      };
    }
    case 'shame': {
      const x = v as { seat: unknown; n: unknown; rule: unknown };
      return {
        seat: x.seat,
        n: x.n,
        rule: x.rule,
      };
    }
    case 'shame/atone': {
      const x = v as { seat: unknown; lifted: unknown };
      return {
        seat: x.seat,
        lifted: x.lifted,
      };
    }
    case 'shame/lift': {
      const x = v as { seat: unknown; left: unknown; rule: unknown };
      return {
        seat: x.seat,
        left: x.left,
        rule: x.rule,
      };
    }
    case 'summer':
      return {};
    case 'summer/reclaim': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'tactics/draw': {
      const x = v as { seat: unknown; n: unknown; spare: unknown; keep: unknown };
      return {
        seat: x.seat,
        n: x.n,
        spare: x.spare,
        keep: x.keep,
      };
    }
    case 'tactics/play': {
      const x = v as { seat: unknown; tactic: unknown; box: unknown };
      return {
        seat: x.seat,
        tactic: x.tactic,
        box: x.box,
      };
    }
    case 'together/agree': {
      const x = v as {
        topic: unknown;
        about: unknown;
        seats: unknown[];
        among: unknown[];
        wishes: unknown[];
        before: unknown[];
        round: unknown;
      };
      return {
        topic: x.topic,
        about: x.about,
        seats: x.seats.slice(),
        among: x.among.slice(),
        wishes: x.wishes.slice(),
        before: x.before.slice(),
        round: x.round,
      };
    }
    case 'together/all-move':
      return {};
    case 'together/demand': {
      const x = v as { demand: unknown; pledges: unknown[][] };
      return {
        demand: x.demand,
        pledges: copyLocalsOfTogetherDemandPledges(x.pledges),
      };
    }
    case 'together/demand-step':
      return {};
    case 'together/event':
      return {};
    case 'together/everybody': {
      const x = v as { what: unknown };
      return {
        what: x.what,
      };
    }
    case 'together/fulfil':
      return {};
    case 'together/give': {
      const x = v as { seat: unknown; demand: unknown; given: unknown[] };
      return {
        seat: x.seat,
        demand: x.demand,
        given: x.given.slice(),
      };
    }
    case 'together/hand-over': {
      const x = v as { seat: unknown; left: unknown; way: unknown };
      return {
        seat: x.seat,
        left: x.left,
        way: x.way,
      };
    }
    case 'together/insult': {
      const x = v as { got: unknown };
      return {
        got: x.got,
      };
    }
    case 'together/intrigue': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'together/loot': {
      const x = v as { n: unknown; about: unknown; got: unknown };
      return {
        n: x.n,
        about: x.about,
        got: copy(x.got),
      };
    }
    case 'together/partner': {
      const x = v as { seat: unknown; what: unknown };
      return {
        seat: x.seat,
        what: x.what,
      };
    }
    case 'together/place': {
      const x = v as { got: unknown };
      return {
        got: copy(x.got),
      };
    }
    case 'together/pledge': {
      const x = v as { seat: unknown; demand: unknown; given: unknown[] };
      return {
        seat: x.seat,
        demand: x.demand,
        given: x.given.slice(),
      };
    }
    case 'together/refuge': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'together/requisition': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'together/save-each':
      return {};
    case 'together/share': {
      const x = v as { seat: unknown; left: unknown; to: unknown; draws: unknown; receivers: unknown[] };
      return {
        seat: x.seat,
        left: x.left,
        to: x.to,
        draws: x.draws,
        receivers: x.receivers.slice(),
      };
    }
    case 'together/sortie': {
      const x = v as { seat: unknown; n: unknown; section: unknown };
      return {
        seat: x.seat,
        n: x.n,
        section: x.section,
      };
    }
    case 'together/strip': {
      const x = v as { got: unknown };
      return {
        got: copy(x.got),
      };
    }
    case 'together/take-back': {
      const x = v as { seat: unknown; left: unknown; owed: unknown };
      return {
        seat: x.seat,
        left: x.left,
        owed: x.owed,
      };
    }
    case 'together/veteran': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'together/visit': {
      const x = v as { location: unknown; got: unknown };
      return {
        location: x.location,
        got: x.got,
      };
    }
    case 'together/wish': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'winter':
      return {};
    case 'winter/breach': {
      const x = v as { section: unknown; hordes: unknown[] };
      return {
        section: x.section,
        hordes: x.hordes.slice(),
      };
    }
    case 'winter/disgrace': {
      const x = v as { seat: unknown; n: unknown };
      return {
        seat: x.seat,
        n: x.n,
      };
    }
    case 'winter/duck': {
      const x = v as { seat: unknown; section: unknown; left: unknown };
      return {
        seat: x.seat,
        section: x.section,
        left: x.left,
      };
    }
    case 'winter/section': {
      const x = v as { section: unknown; struck: unknown[] };
      return {
        section: x.section,
        struck: x.struck.slice(),
      };
    }
    case 'winter/shoot': {
      const x = v as { seat: unknown; section: unknown; left: unknown; attacked: unknown[]; secondRow: unknown };
      return {
        seat: x.seat,
        section: x.section,
        left: x.left,
        attacked: x.attacked.slice(),
        secondRow: x.secondRow,
      };
    }
    default:
      return copy(v);
  }
}

function copyPlayersClaimed(list: Table['players'][number]['claimed']): Table['players'][number]['claimed'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      horde: x.horde,
      shame: x.shame,
    };
  }
  return to;
}

function copyPlayers(list: Table['players']): Table['players'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      honor: {
        rewards: x.honor.rewards,
        battles: x.honor.battles,
        walls: x.honor.walls,
        donations: x.honor.donations,
        commands: x.honor.commands,
        cards: x.honor.cards,
        shame: x.honor.shame,
        hordes: x.honor.hordes,
        artifacts: x.honor.artifacts,
      },
      goods: {
        wood: x.goods.wood,
        stone: x.goods.stone,
        gold: x.goods.gold,
        chi: x.goods.chi,
      },
      hand: x.hand.slice(),
      revealed: x.revealed,
      pile: x.pile.slice(),
      tactics: x.tactics.slice(),
      general: x.general,
      dealtGenerals: x.dealtGenerals.slice(),
      dealtAdvisors: x.dealtAdvisors.slice(),
      active: x.active.slice(),
      supporters: x.supporters.slice(),
      idle: x.idle,
      school: x.school,
      clerks: {
        'lumber-mill': x.clerks['lumber-mill'],
        quarry: x.clerks.quarry,
        'gold-mine': x.clerks['gold-mine'],
        temple: x.clerks.temple,
        barracks: x.clerks.barracks,
        'builders-camp': x.clerks['builders-camp'],
        'logistics-center': x.clerks['logistics-center'],
        'tea-house': x.clerks['tea-house'],
        embassy: x.clerks.embassy,
        'war-academy': x.clerks['war-academy'],
      },
      reserve: {
        spearman: x.reserve.spearman,
        archer: x.reserve.archer,
        horseman: x.reserve.horseman,
      },
      shamed: {
        spearman: x.shamed.spearman,
        archer: x.shamed.archer,
        horseman: x.shamed.horseman,
      },
      overseers: {
        wood:
          x.overseers.wood === null
            ? null
            : {
                troop: x.overseers.wood.troop,
                level: x.overseers.wood.level,
              },
        stone:
          x.overseers.stone === null
            ? null
            : {
                troop: x.overseers.stone.troop,
                level: x.overseers.stone.level,
              },
        gold:
          x.overseers.gold === null
            ? null
            : {
                troop: x.overseers.gold.troop,
                level: x.overseers.gold.level,
              },
        chi:
          x.overseers.chi === null
            ? null
            : {
                troop: x.overseers.chi.troop,
                level: x.overseers.chi.level,
              },
      },
      claimed: copyPlayersClaimed(x.claimed),
      wounds: x.wounds,
      levels: x.levels,
      barricades: x.barricades,
      tired: x.tired.slice(),
    };
  }
  return to;
}

function copySectionsRest(list: Table['sections'][number]['rest']): Table['sections'][number]['rest'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      spearman: x.spearman,
      archer: x.archer,
      horseman: x.horseman,
    };
  }
  return to;
}

function copySectionsHordesSoldiers(
  list: Table['sections'][number]['hordes'][number]['soldiers'],
): Table['sections'][number]['hordes'][number]['soldiers'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      clan: x.clan,
      troop: x.troop,
      at: x.at.slice(),
    };
  }
  return to;
}

function copySectionsHordes(list: Table['sections'][number]['hordes']): Table['sections'][number]['hordes'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      id: x.id,
      soldiers: copySectionsHordesSoldiers(x.soldiers),
      wounds: x.wounds.slice(),
    };
  }
  return to;
}

function copySections(list: Table['sections']): Table['sections'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      wall: x.wall,
      barricades: x.barricades,
      bolster: x.bolster,
      posts: x.posts.slice(),
      rest: copySectionsRest(x.rest),
      hordes: copySectionsHordes(x.hordes),
    };
  }
  return to;
}

function copyTrack(list: Table['track']): Table['track'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] =
      x === null
        ? null
        : {
            clan: x.clan,
            command: x.command,
          };
  }
  return to;
}

function copyTogetherSacrificed(
  list: NonNullable<Table['together']>['sacrificed'],
): NonNullable<Table['together']>['sacrificed'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      spearman: x.spearman,
      archer: x.archer,
      horseman: x.horseman,
    };
  }
  return to;
}

function copyLocalsOfDefeatsHunters(
  list: { seat: unknown; honor: unknown; spots: unknown }[],
): { seat: unknown; honor: unknown; spots: unknown }[] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      seat: x.seat,
      honor: x.honor,
      spots: x.spots,
    };
  }
  return to;
}

function copyLocalsOfKillDoomed(
  list: { clan: unknown; troop: unknown; section: unknown; horde: unknown }[],
): { clan: unknown; troop: unknown; section: unknown; horde: unknown }[] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      clan: x.clan,
      troop: x.troop,
      section: x.section,
      horde: x.horde,
    };
  }
  return to;
}

function copyLocalsOfKillFallen(
  list: { spearman: unknown; archer: unknown; horseman: unknown }[],
): { spearman: unknown; archer: unknown; horseman: unknown }[] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      spearman: x.spearman,
      archer: x.archer,
      horseman: x.horseman,
    };
  }
  return to;
}

function copyLocalsOfTogetherDemandPledges(list: unknown[][]): unknown[][] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = x.slice();
  }
  return to;
}
