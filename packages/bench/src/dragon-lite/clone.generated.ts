// Written by `npm run clones` from the shapes of states that were played. Do not edit.
import { copy, type Frame } from '@teahouse/kernel';
import type { Table } from './table.ts';

export function clone(g: Table): Table {
  return {
    seats: g.seats,
    stack: copyStack(g.stack),
    chance: { key: g.chance.key.slice(), drawn: { ...g.chance.drawn } },
    over: g.over,
    month: g.month,
    deck: g.deck,
    disasters: g.disasters,
    order: g.order.slice(),
    groups: copyGroups(g.groups),
    supply: {
      farmer: {
        young: g.supply.farmer.young.slice(),
        old: g.supply.farmer.old.slice(),
      },
      taxcollector: {
        young: g.supply.taxcollector.young.slice(),
        old: g.supply.taxcollector.old.slice(),
      },
      pyro: {
        young: g.supply.pyro.young.slice(),
        old: g.supply.pyro.old.slice(),
      },
      warrior: {
        young: g.supply.warrior.young.slice(),
        old: g.supply.warrior.old.slice(),
      },
      monk: {
        young: g.supply.monk.young.slice(),
        old: g.supply.monk.old.slice(),
      },
      scholar: {
        young: g.supply.scholar.young.slice(),
        old: g.supply.scholar.old.slice(),
      },
      builder: {
        young: g.supply.builder.young.slice(),
        old: g.supply.builder.old.slice(),
      },
      healer: {
        young: g.supply.healer.young.slice(),
        old: g.supply.healer.old.slice(),
      },
      lady: {
        young: g.supply.lady.young.slice(),
        old: g.supply.lady.old.slice(),
      },
    },
    discard: g.discard.slice(),
    recruited: g.recruited,
    players: copyPlayers(g.players),
    hands: copyHands(g.hands),
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
    case 'game':
      return {};
    case 'month': {
      const x = v as { losses: unknown[] };
      return {
        losses: x.losses.slice(),
      };
    }
    case 'month/action': {
      const x = v as { seat: unknown; choice: unknown };
      return {
        seat: x.seat,
        choice: x.choice,
      };
    }
    default:
      return copy(v);
  }
}

function copyGroups(list: Table['groups']): Table['groups'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      cards: x.cards,
      takenBy: x.takenBy.slice(),
    };
  }
  return to;
}

function copyPlayersPalaces(list: Table['players'][number]['palaces']): Table['players'][number]['palaces'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      floors: x.floors,
      tiles: x.tiles.slice(),
    };
  }
  return to;
}

function copyPlayers(list: Table['players']): Table['players'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      money: x.money,
      rice: x.rice,
      fireworks: x.fireworks,
      military: x.military,
      vp: x.vp,
      privileges: x.privileges,
      experience: x.experience,
      lastRecruit: x.lastRecruit,
      palaces: copyPlayersPalaces(x.palaces),
    };
  }
  return to;
}

function copyHands(list: Table['hands']): Table['hands'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = x.slice();
  }
  return to;
}
