// Written by `npm run clones` from the shapes of states that were played. Do not edit.
import { copy, type Frame } from '@teahouse/kernel';
import type { Table } from './table.ts';

export function clone(g: Table): Table {
  return {
    seats: g.seats,
    stack: copyStack(g.stack),
    chance: { key: g.chance.key.slice(), drawn: { ...g.chance.drawn } },
    over: g.over,
    cups: g.cups,
    cup: g.cup,
    teaDeck: g.teaDeck.slice(),
    guestDeck: g.guestDeck.slice(),
    favourDeck: g.favourDeck.slice(),
    present: g.present.slice(),
    poured: g.poured.slice(),
    home: g.home.slice(),
    spent: g.spent.slice(),
    masters: copyMasters(g.masters),
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
    case 'cup':
      return {};
    case 'cup/invite': {
      const x = v as { seat: unknown; had: unknown };
      return {
        seat: x.seat,
        had: x.had,
      };
    }
    case 'evening':
      return {};
    case 'event': {
      const x = v as { event: { type: unknown; seat: unknown; guest: unknown }; cancelled: unknown };
      return {
        event:
          x.event.type === 'sits'
            ? {
                type: x.event.type,
                seat: x.event.seat,
                guest: x.event.guest,
              }
            : copy(x.event),
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
    default:
      return copy(v);
  }
}

function copyMasters(list: Table['masters']): Table['masters'] {
  const to = list.slice();
  for (let i = 0; i < to.length; i++) {
    const x = to[i]!;
    to[i] = {
      hand: x.hand.slice(),
      favours: x.favours.slice(),
      tea: x.tea,
      guests: x.guests.slice(),
      coins: {
        tips: x.coins.tips,
        praise: x.coins.praise,
        sweets: x.coins.sweets,
        trios: x.coins.trios,
      },
    };
  }
  return to;
}
