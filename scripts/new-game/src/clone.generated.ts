// Written by `npm run clones` from the shapes of states that were played. Do not edit.
import { copy, type Frame } from '@teahouse/kernel';
import type { Table } from './table.ts';

export function clone(g: Table): Table {
  return {
    seats: g.seats,
    stack: copyStack(g.stack),
    chance: { key: g.chance.key.slice(), drawn: { ...g.chance.drawn } },
    over: g.over,
    rounds: g.rounds,
    round: g.round,
    deck: g.deck.slice(),
    out: g.out.slice(),
    players: copyPlayers(g.players),
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
    case 'evening':
      return {};
    case 'round':
      return {};
    default:
      return copy(v);
  }
}

function copyPlayers(list: Table['players']): Table['players'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      hand: x.hand.slice(),
      shown: x.shown,
      row: x.row.slice(),
    };
  }
  return to;
}
