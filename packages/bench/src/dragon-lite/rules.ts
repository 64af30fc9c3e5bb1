import { call, NOBODY, notes, rulebook, type Seat } from '@teahouse/kernel';
import type { Action, Disaster, Kind } from '../plain/rules.ts';
import {
  type Choice,
  MONTHS,
  MOST_PALACES,
  type Palace,
  PERSONS,
  type Pile,
  type PileInfo,
  type Player,
  type Recruit,
  recruitOf,
  type Table,
  type TileId,
  tileOf,
} from './table.ts';

const { procedure, does, asks, answered, anyway, inTurn, each } = rulebook<Table>();
const { note } = notes();

export const main = procedure('game', {
  draft: inTurn({
    rule: 'DL-DRAFT-01',
    order: g => [...seats(g), ...seats(g)],
    options: g => {
      const out: Pile[] = [];
      for (const { kind, young } of PERSONS) if (g.supply[kind].young.length > 0) out.push(young.id);
      return out;
    },
    take: (g, _, answer, seat) => moveIn(g.players[seat]!, recruit(g, seat, recruitOf(answer).pile)),
  }),
  months: each(
    () => MONTHS,
    (g, n) => {
      g.month = n;
      call(g, month, { losses: [] });
    },
  ),
  finalScore: does(g => {
    for (const p of g.players) {
      for (const palace of p.palaces) {
        for (const id of palace.tiles) {
          const { kind, icons } = tileOf(id);
          p.vp += kind === 'monk' ? 2 + icons * palace.floors : 2;
        }
      }
      p.money += 2 * p.rice + 2 * p.fireworks;
      p.rice = 0;
      p.fireworks = 0;
      p.vp += Math.floor(p.money / 3);
    }
  }),
});

/** `losses` are the persons that every seat has still to release. */
export const month = procedure<{ losses: number[] }>('month', {
  dealActions: does(g => {
    g.groups = [];
    for (let i = 0; i < g.seats; i++) g.groups.push({ cards: [], takenBy: [] });
    const cards = g.deck[g.month]!;
    for (let i = 0; i < cards.length; i++) g.groups[i % g.seats]!.cards.push(cards[i]!);
    g.order = byExperience(g);
  }),
  actions: each(
    g => g.order,
    (g, seat) => call(g, action, { seat, choice: 'refill' }),
  ),
  rankAgain: does(g => {
    g.order = byExperience(g);
  }),
  persons: inTurn({
    rule: 'DL-PERSON-01',
    order: g => g.order,
    options: (g, _, seat) => {
      const hand = g.hands[seat]!;
      const { palaces } = g.players[seat]!;
      const room = hasRoom(palaces);
      const wild = hand.includes('wild');
      const out: (Recruit | 'pass')[] = [];
      const offer = (pile: PileInfo): void => {
        if (room) out.push(pile.id);
        else for (let i = 0; i < palaces.length; i++) out.push(pile.replace[i]!);
      };
      for (const { kind, young, old } of PERSONS) {
        if (!wild && !hand.includes(kind)) continue;
        const left = g.supply[kind];
        if (left.young.length > 0) offer(young);
        if (left.old.length > 0) offer(old);
      }
      out.push('pass');
      return out;
    },
    take: (g, _, answer, seat) => {
      const hand = g.hands[seat]!;
      if (answer === 'pass') {
        hand.splice(0, 1);
        note(g, 'passes', 'DL-PERSON-02', seat);
        return;
      }
      const { pile, palace } = recruitOf(answer);
      const own = hand.indexOf(pile.kind);
      hand.splice(own < 0 ? hand.indexOf('wild') : own, 1);
      const p = g.players[seat]!;
      const tile = recruit(g, seat, pile);
      if (palace < 0) moveIn(p, tile);
      else replaceWeakest(g, p.palaces[palace]!, tile);
    },
  }),
  disaster: does((g, m) => {
    const disaster = g.disasters[g.month]!;
    m.losses = strike[disaster](g);
    for (const seat of g.order) m.losses[seat] = Math.min(m.losses[seat]!, persons(g.players[seat]!));
    note(g, 'strikes', 'DL-DISASTER-01', NOBODY, disaster);
  }),
  release: asks({
    rule: 'DL-RELEASE-01',
    who: (g, m) => {
      for (const seat of g.order) if (m.losses[seat]! > 0) return seat;
      return NOBODY;
    },
    options: (g, _, seat) => {
      const out: TileId[] = [];
      for (const { tiles } of g.players[seat]!.palaces) for (const id of tiles) out.push(id);
      return out;
    },
    take: (g, m, id, seat) => {
      for (const { tiles } of g.players[seat]!.palaces) {
        const i = tiles.indexOf(id);
        if (i < 0) continue;
        tiles.splice(i, 1);
        break;
      }
      g.discard.push(id);
      m.losses[seat]!--;
      note(g, 'releases', 'DL-RELEASE-01', seat, id);
      return 'again';
    },
  }),
  decay: anyway(g => {
    for (const { palaces } of g.players) {
      for (let i = palaces.length - 1; i >= 0; i--) {
        const palace = palaces[i]!;
        if (palace.tiles.length === 0 && --palace.floors === 0) palaces.splice(i, 1);
      }
    }
  }),
  monthScore: does(g => {
    for (const p of g.players) p.vp += p.palaces.length + icons(p, 'lady') + p.privileges;
  }),
});

export const action = procedure<{ seat: Seat; choice: Choice }>('month/action', {
  choose: asks({
    rule: 'DL-ACTION-01',
    who: (_, a) => a.seat,
    options: (g, _, seat) => {
      const { money } = g.players[seat]!;
      const out: Choice[] = [];
      for (const { cards, takenBy } of g.groups) {
        const price = takenBy.length > 0 ? 3 : 0;
        for (const card of cards) {
          if (card === 'privilege') {
            if (money >= price + 2) out.push('small privilege');
            if (money >= price + 6) out.push('large privilege');
          } else if (money >= price) out.push(card);
        }
      }
      out.push('refill');
      return out;
    },
    take: (_, a, choice) => {
      a.choice = choice;
    },
  }),
  pay: answered((g, { seat, choice }) => {
    if (choice === 'refill') return;
    const card = cardOf(choice);
    for (const { cards, takenBy } of g.groups) {
      if (!cards.includes(card)) continue;
      if (takenBy.length > 0) g.players[seat]!.money -= 3;
      takenBy.push(seat);
    }
  }),
  perform: answered((g, { seat, choice }) => {
    perform[choice](g.players[seat]!);
    note(g, 'acts', 'DL-ACTION-02', seat, choice);
  }),
});

const cardOf = (choice: Exclude<Choice, 'refill'>): Action =>
  choice === 'small privilege' || choice === 'large privilege' ? 'privilege' : choice;

const perform: Record<Choice, (p: Player) => void> = {
  taxes: p => {
    p.money += 2 + icons(p, 'taxcollector');
  },
  build: p => {
    for (let floors = 1 + icons(p, 'builder'); floors > 0; floors--) {
      const low = p.palaces.find(palace => palace.floors < 3);
      if (low !== undefined) low.floors++;
      else if (p.palaces.length < MOST_PALACES) p.palaces.push({ floors: 1, tiles: [] });
    }
  },
  harvest: p => {
    p.rice += 1 + icons(p, 'farmer');
  },
  fireworks: p => {
    p.fireworks += 1 + icons(p, 'pyro');
  },
  military: p => {
    p.military += 1 + icons(p, 'warrior');
  },
  research: p => {
    p.vp += 1 + icons(p, 'scholar');
  },
  'small privilege': p => {
    p.money -= 2;
    p.privileges += 1;
  },
  'large privilege': p => {
    p.money -= 6;
    p.privileges += 2;
  },
  refill: p => {
    if (p.money < 3) p.money = 3;
  },
};

/** What a disaster does, and how many persons it costs every seat. */
const strike: Record<Disaster, (g: Table) => number[]> = {
  peace: g => g.players.map(() => 0),
  tax: g =>
    g.players.map(p => {
      const paid = Math.min(4, p.money);
      p.money -= paid;
      return 4 - paid;
    }),
  drought: g =>
    g.players.map(p => {
      let hungry = 0;
      for (const { tiles } of p.palaces) if (tiles.length > 0) hungry++;
      const fed = Math.min(p.rice, hungry);
      p.rice -= fed;
      return hungry - fed;
    }),
  plague: g => g.players.map(p => Math.max(0, 3 - icons(p, 'healer'))),
  mongol: g => {
    let weakest = Number.POSITIVE_INFINITY;
    for (const p of g.players) weakest = Math.min(weakest, p.military);
    return g.players.map(p => {
      p.vp += p.military;
      return p.military === weakest ? 1 : 0;
    });
  },
  festival: g => {
    let best = 0;
    let second = 0;
    for (const p of g.players) best = Math.max(best, p.fireworks);
    for (const p of g.players) if (p.fireworks < best) second = Math.max(second, p.fireworks);
    return g.players.map(p => {
      if (p.fireworks === 0) return 0;
      if (p.fireworks === best) p.vp += 6;
      else if (p.fireworks === second) p.vp += 3;
      p.fireworks >>= 1;
      return 0;
    });
  },
};

function seats(g: Table): Seat[] {
  const out: Seat[] = [];
  for (let seat = 0; seat < g.seats; seat++) out.push(seat);
  return out;
}

function byExperience(g: Table): Seat[] {
  const { players } = g;
  return seats(g).sort(
    (a, b) => players[b]!.experience - players[a]!.experience || players[b]!.lastRecruit - players[a]!.lastRecruit,
  );
}

function recruit(g: Table, seat: Seat, { kind, level }: PileInfo): TileId {
  const id = g.supply[kind][level].pop()!;
  const p = g.players[seat]!;
  p.experience += tileOf(id).experience;
  p.lastRecruit = ++g.recruited;
  note(g, 'recruits', 'DL-PERSON-03', seat, id);
  return id;
}

function moveIn(p: Player, id: TileId): void {
  p.palaces.find(palace => palace.tiles.length < palace.floors)?.tiles.push(id);
}

/** Of equally weak persons the first one goes; from an empty palace the newcomer goes away again. */
function replaceWeakest(g: Table, { tiles }: Palace, id: TileId): void {
  if (tiles.length === 0) {
    g.discard.push(id);
    return;
  }
  let weakest = 0;
  for (let i = 1; i < tiles.length; i++) if (tileOf(tiles[i]!).icons < tileOf(tiles[weakest]!).icons) weakest = i;
  g.discard.push(tiles[weakest]!);
  tiles[weakest] = id;
}

function icons(p: Player, kind: Kind): number {
  let sum = 0;
  for (const { tiles } of p.palaces) {
    for (const id of tiles) {
      const tile = tileOf(id);
      if (tile.kind === kind) sum += tile.icons;
    }
  }
  return sum;
}

function persons(p: Player): number {
  let sum = 0;
  for (const { tiles } of p.palaces) sum += tiles.length;
  return sum;
}

function hasRoom(palaces: readonly Palace[]): boolean {
  for (const { floors, tiles } of palaces) if (tiles.length < floors) return true;
  return false;
}
