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
    month: g.month,
    events: g.events,
    superEvent: g.superEvent,
    superHidden: g.superHidden,
    groups: copyGroups(g.groups),
    order: g.order.slice(),
    stacks: {
      'craftsman-young': g.stacks['craftsman-young'],
      'court-lady-young': g.stacks['court-lady-young'],
      'tax-collector-young': g.stacks['tax-collector-young'],
      'pyrotechnist-young': g.stacks['pyrotechnist-young'],
      'pyrotechnist-old': g.stacks['pyrotechnist-old'],
      'warrior-young': g.stacks['warrior-young'],
      'warrior-old': g.stacks['warrior-old'],
      'monk-young': g.stacks['monk-young'],
      'monk-old': g.stacks['monk-old'],
      'healer-young': g.stacks['healer-young'],
      'healer-old': g.stacks['healer-old'],
      'farmer-young': g.stacks['farmer-young'],
      'farmer-old': g.stacks['farmer-old'],
      'scholar-young': g.stacks['scholar-young'],
      'scholar-old': g.stacks['scholar-old'],
    },
    gone: {
      'craftsman-young': g.gone['craftsman-young'],
      'court-lady-young': g.gone['court-lady-young'],
      'tax-collector-young': g.gone['tax-collector-young'],
      'pyrotechnist-young': g.gone['pyrotechnist-young'],
      'pyrotechnist-old': g.gone['pyrotechnist-old'],
      'warrior-young': g.gone['warrior-young'],
      'warrior-old': g.gone['warrior-old'],
      'monk-young': g.gone['monk-young'],
      'monk-old': g.gone['monk-old'],
      'healer-young': g.gone['healer-young'],
      'healer-old': g.gone['healer-old'],
      'farmer-young': g.gone['farmer-young'],
      'farmer-old': g.gone['farmer-old'],
      'scholar-young': g.gone['scholar-young'],
      'scholar-old': g.gone['scholar-old'],
    },
    wall: g.wall.slice(),
    arrivals: g.arrivals,
    rulers: copyRulers(g.rulers),
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
    case 'actions/act': {
      const x = v as { seat: unknown; group: unknown };
      return {
        seat: x.seat,
        group: x.group,
      };
    }
    case 'actions/build': {
      const x = v as { seat: unknown; floors: unknown };
      return {
        seat: x.seat,
        floors: x.floors,
      };
    }
    case 'actions/privilege': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'draft': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'event': {
      const x = v as { owed: unknown[]; hungry: unknown[][] };
      return {
        owed: x.owed.slice(),
        hungry: copyLocalsOfEventHungry(x.hungry),
      };
    }
    case 'month':
      return {};
    case 'persons/card': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'persons/lodge': {
      const x = v as { seat: unknown; person: unknown };
      return {
        seat: x.seat,
        person: x.person,
      };
    }
    case 'persons/tile': {
      const x = v as { seat: unknown; card: unknown };
      return {
        seat: x.seat,
        card: x.card,
      };
    }
    case 'release': {
      const x = v as { seat: unknown; owed: unknown; rule: unknown };
      return {
        seat: x.seat,
        owed: x.owed,
        rule: x.rule,
      };
    }
    case 'release/hungry': {
      const x = v as { seat: unknown; owed: unknown; hungry: unknown[] };
      return {
        seat: x.seat,
        owed: x.owed,
        hungry: x.hungry.slice(),
      };
    }
    case 'super/charter':
      return {};
    case 'super/earthquake': {
      const x = v as { seat: unknown; left: unknown };
      return {
        seat: x.seat,
        left: x.left,
      };
    }
    case 'super/eclipse':
      return {};
    case 'super/flood': {
      const x = v as { seat: unknown; left: unknown };
      return {
        seat: x.seat,
        left: x.left,
      };
    }
    case 'super/in-order': {
      const x = v as { super: unknown };
      return {
        super: x.super,
      };
    }
    case 'super/tornado': {
      const x = v as { seat: unknown; left: unknown };
      return {
        seat: x.seat,
        left: x.left,
      };
    }
    case 'wall/build': {
      const x = v as { seat: unknown };
      return {
        seat: x.seat,
      };
    }
    case 'wall/check': {
      const x = v as { needed: unknown };
      return {
        needed: x.needed,
      };
    }
    case 'wall/last-check': {
      const x = v as { needed: unknown };
      return {
        needed: x.needed,
      };
    }
    case 'year':
      return {};
    default:
      return copy(v);
  }
}

function copyGroups(list: Table['groups']): Table['groups'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      cards: x.cards.slice(),
      dragons: x.dragons.slice(),
    };
  }
  return to;
}

function copyRulersPalaces(list: Table['rulers'][number]['palaces']): Table['rulers'][number]['palaces'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      n: x.n,
      floors: x.floors,
      persons: x.persons.slice(),
    };
  }
  return to;
}

function copyRulers(list: Table['rulers']): Table['rulers'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      yuan: x.yuan,
      rice: x.rice,
      fireworks: x.fireworks,
      small: x.small,
      large: x.large,
      track: x.track,
      arrival: x.arrival,
      hand: x.hand.slice(),
      played: x.played.slice(),
      palaces: copyRulersPalaces(x.palaces),
      founded: x.founded,
      wall: x.wall.slice(),
      points: {
        palaces: x.points.palaces,
        ladies: x.points.ladies,
        privileges: x.points.privileges,
        research: x.points.research,
        festival: x.points.festival,
        mongols: x.points.mongols,
        wall: x.points.wall,
        super: x.points.super,
        persons: x.points.persons,
        monks: x.points.monks,
        money: x.points.money,
      },
    };
  }
  return to;
}

function copyLocalsOfEventHungry(list: unknown[][]): unknown[][] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = x.slice();
  }
  return to;
}
