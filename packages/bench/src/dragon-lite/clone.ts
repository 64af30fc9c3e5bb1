import { copy } from '@teahouse/kernel';
import { KINDS } from '../plain/rules.ts';
import type { Table } from './table.ts';

/** The copy of a table as a person writes it: what the generated one is measured against. */
export function cloneByHand(g: Table): Table {
  const supply = {} as Table['supply'];
  for (const kind of KINDS) {
    const { young, old } = g.supply[kind];
    supply[kind] = { young: young.slice(), old: old.slice() };
  }
  return {
    seats: g.seats,
    stack: g.stack.map(f => ({
      proc: f.proc,
      step: f.step,
      list: f.list === null ? null : f.list.slice(),
      i: f.i,
      sealed: f.sealed === null ? null : { ...f.sealed },
      v: copy(f.v),
    })),
    chance: { key: g.chance.key.slice(), drawn: { ...g.chance.drawn } },
    over: g.over,
    month: g.month,
    deck: g.deck,
    disasters: g.disasters,
    order: g.order.slice(),
    groups: g.groups.map(({ cards, takenBy }) => ({ cards, takenBy: takenBy.slice() })),
    supply,
    discard: g.discard.slice(),
    recruited: g.recruited,
    players: g.players.map(p => ({
      money: p.money,
      rice: p.rice,
      fireworks: p.fireworks,
      military: p.military,
      vp: p.vp,
      privileges: p.privileges,
      experience: p.experience,
      lastRecruit: p.lastRecruit,
      palaces: p.palaces.map(({ floors, tiles }) => ({ floors, tiles: tiles.slice() })),
    })),
    hands: g.hands.map(hand => hand.slice()),
  };
}
