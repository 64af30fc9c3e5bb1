// The yardstick: "dragon-lite", a mid-size drafting game, written by hand on plain objects, with no engine.
// The same functions run bare and inside boardgame.io; `anchors/dragon.cpp` is the same game in C++.
// Keep its algorithm and its allocations as they are: every ratio of the bench is measured against them.

export const KINDS = [
  'farmer',
  'taxcollector',
  'pyro',
  'warrior',
  'monk',
  'scholar',
  'builder',
  'healer',
  'lady',
] as const;
export type Kind = (typeof KINDS)[number];
export const ACTIONS = ['taxes', 'build', 'harvest', 'fireworks', 'military', 'research', 'privilege'] as const;
export type Action = (typeof ACTIONS)[number];
export type Disaster = 'peace' | 'tax' | 'drought' | 'plague' | 'mongol' | 'festival';
export type Level = 'young' | 'old';

export interface Tile {
  id: number;
  kind: Kind;
  level: Level;
  exp: number;
  icons: number;
}
export interface Palace {
  floors: number;
  tiles: Tile[];
}
export interface Card {
  id: number;
  kind: Kind | 'wild';
}
export interface Player {
  id: number;
  money: number;
  rice: number;
  fireworks: number;
  military: number;
  vp: number;
  privileges: number;
  exp: number;
  expSeq: number;
  palaces: Palace[];
  hand: Card[];
}
export interface Group {
  cards: Action[];
  takenBy: number[];
}
export interface Pending {
  player: number;
  count: number;
  reason: Disaster;
}
export type Supply = Record<Kind, { young: Tile[]; old: Tile[] }>;
export interface State {
  n: number;
  round: number;
  phase: 'draft' | 'action' | 'person' | 'release' | 'over';
  order: number[];
  pos: number;
  actor: number;
  seq: number;
  groups: Group[];
  deck: Action[][];
  events: Disaster[];
  supply: Supply;
  pending: Pending[];
  discard: Tile[];
  players: Player[];
  winner: number;
}

export type Move =
  | { t: 'D'; kind: Kind }
  | { t: 'A'; g: number; c: Action | 'refill'; v: number }
  | { t: 'P'; kind: Kind; level: Level; wild: boolean; rep: number }
  | { t: 'X' }
  | { t: 'R'; p: number; i: number };

/** Xorshift, 32 bits: the same in every implementation, so that all play the same games. */
export function xorshift(seed: number): () => number {
  let x = seed | 0 || 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x >>> 0;
  };
}

export function shuffle<T>(a: T[], r: () => number): T[] {
  for (let i = a.length - 1; i > 0; i--) {
    const j = r() % (i + 1);
    const t = a[i]!;
    a[i] = a[j]!;
    a[j] = t;
  }
  return a;
}

/** Experience that a tile brings. */
export const youngExp = (k: number): number => 3 + (k % 4);
export const oldExp = (k: number): number => 1 + (k % 3);

export const ROUNDS = 12;
const DISASTERS: Disaster[] = [
  'tax',
  'tax',
  'drought',
  'drought',
  'plague',
  'plague',
  'mongol',
  'mongol',
  'festival',
  'festival',
];

export function setup(n: number, seed: number): State {
  const r = xorshift(seed);
  const deck: Action[][] = [];
  for (let i = 0; i < ROUNDS; i++) deck.push(shuffle(ACTIONS.slice(), r));
  const events: Disaster[] = ['peace', 'peace', ...shuffle(DISASTERS.slice(), r)];
  let id = 0;
  const supply = {} as Supply;
  KINDS.forEach((kind, k) => {
    const young: Tile[] = [];
    const old: Tile[] = [];
    for (let i = 0; i < 5; i++) young.push({ id: id++, kind, level: 'young', exp: youngExp(k), icons: 1 });
    for (let i = 0; i < 4; i++) old.push({ id: id++, kind, level: 'old', exp: oldExp(k), icons: 2 });
    supply[kind] = { young, old };
  });
  const players: Player[] = [];
  for (let p = 0; p < n; p++) {
    players.push({
      id: p,
      money: 6,
      rice: 0,
      fireworks: 0,
      military: 0,
      vp: 0,
      privileges: 0,
      exp: 0,
      expSeq: -p,
      palaces: [
        { floors: 2, tiles: [] },
        { floors: 2, tiles: [] },
      ],
      hand: fullHand(p),
    });
  }
  const order: number[] = [];
  for (let p = 0; p < n; p++) order.push(p);
  return {
    n,
    round: 0,
    phase: 'draft',
    order,
    pos: 0,
    actor: 0,
    seq: 0,
    groups: [],
    deck,
    events,
    supply,
    pending: [],
    discard: [],
    players,
    winner: -1,
  };
}

/** The cards every player starts with: one of each kind and two wild ones. */
export function fullHand(p: number): Card[] {
  const hand: Card[] = KINDS.map((kind, i) => ({ id: p * 100 + i, kind }));
  hand.push({ id: p * 100 + 9, kind: 'wild' }, { id: p * 100 + 10, kind: 'wild' });
  return hand;
}

function icons(p: Player, kind: Kind): number {
  let s = 0;
  for (const pa of p.palaces) for (const t of pa.tiles) if (t.kind === kind) s += t.icons;
  return s;
}

function nTiles(p: Player): number {
  let s = 0;
  for (const pa of p.palaces) s += pa.tiles.length;
  return s;
}

function sortOrder(G: State): void {
  const ps = G.players;
  const o: number[] = [];
  for (let i = 0; i < G.n; i++) o.push(i);
  o.sort((a, b) => ps[b]!.exp - ps[a]!.exp || ps[b]!.expSeq - ps[a]!.expSeq);
  G.order = o;
  G.pos = 0;
  G.actor = o[0]!;
}

function startAction(G: State): void {
  const d = G.deck[G.round]!;
  const gs: Group[] = [];
  for (let i = 0; i < G.n; i++) gs.push({ cards: [], takenBy: [] });
  for (let i = 0; i < 7; i++) gs[i % G.n]!.cards.push(d[i]!);
  G.groups = gs;
  G.phase = 'action';
  sortOrder(G);
}

function hasSpace(p: Player): boolean {
  for (const pa of p.palaces) if (pa.tiles.length < pa.floors) return true;
  return false;
}

export function legal(G: State): Move[] {
  const out: Move[] = [];
  const p = G.players[G.actor]!;
  if (G.phase === 'draft') {
    for (const kind of KINDS) if (G.supply[kind].young.length > 0) out.push({ t: 'D', kind });
    return out;
  }
  if (G.phase === 'action') {
    for (let g = 0; g < G.groups.length; g++) {
      const gr = G.groups[g]!;
      const cost = gr.takenBy.length > 0 ? 3 : 0;
      for (const c of gr.cards) {
        if (c === 'privilege') {
          if (p.money >= cost + 2) out.push({ t: 'A', g, c, v: 1 });
          if (p.money >= cost + 6) out.push({ t: 'A', g, c, v: 2 });
        } else if (p.money >= cost) out.push({ t: 'A', g, c, v: 0 });
      }
    }
    out.push({ t: 'A', g: -1, c: 'refill', v: 0 });
    return out;
  }
  if (G.phase === 'person') {
    const space = hasSpace(p);
    let hasWild = false;
    const has: Record<string, boolean> = {};
    for (const c of p.hand) {
      if (c.kind === 'wild') hasWild = true;
      else has[c.kind] = true;
    }
    for (const kind of KINDS) {
      const own = has[kind] === true;
      if (!own && !hasWild) continue;
      const s = G.supply[kind];
      const wild = !own;
      if (s.young.length > 0) {
        if (space) out.push({ t: 'P', kind, level: 'young', wild, rep: -1 });
        else for (let q = 0; q < p.palaces.length; q++) out.push({ t: 'P', kind, level: 'young', wild, rep: q });
      }
      if (s.old.length > 0) {
        if (space) out.push({ t: 'P', kind, level: 'old', wild, rep: -1 });
        else for (let q = 0; q < p.palaces.length; q++) out.push({ t: 'P', kind, level: 'old', wild, rep: q });
      }
    }
    out.push({ t: 'X' });
    return out;
  }
  if (G.phase === 'release') {
    for (let q = 0; q < p.palaces.length; q++) {
      const ts = p.palaces[q]!.tiles;
      for (let i = 0; i < ts.length; i++) out.push({ t: 'R', p: q, i });
    }
    return out;
  }
  return out;
}

function place(p: Player, tile: Tile): void {
  for (const pa of p.palaces)
    if (pa.tiles.length < pa.floors) {
      pa.tiles.push(tile);
      return;
    }
}

function nextInOrder(G: State): boolean {
  G.pos++;
  if (G.pos < G.n) {
    G.actor = G.order[G.pos]!;
    return true;
  }
  return false;
}

/** Makes a move, in place. */
export function apply(G: State, m: Move): void {
  const p = G.players[G.actor]!;
  switch (m.t) {
    case 'D': {
      const t = G.supply[m.kind].young.pop()!;
      p.exp += t.exp;
      p.expSeq = ++G.seq;
      place(p, t);
      G.pos++;
      if (G.pos < 2 * G.n) G.actor = G.pos % G.n;
      else startAction(G);
      return;
    }
    case 'A': {
      if (m.g < 0) {
        if (p.money < 3) p.money = 3;
      } else {
        const gr = G.groups[m.g]!;
        if (gr.takenBy.length > 0) p.money -= 3;
        gr.takenBy.push(G.actor);
        act(p, m);
      }
      if (!nextInOrder(G)) {
        G.phase = 'person';
        sortOrder(G);
      }
      return;
    }
    case 'P': {
      const want = m.wild ? 'wild' : m.kind;
      const ci = p.hand.findIndex(c => c.kind === want);
      p.hand.splice(ci, 1);
      const s = G.supply[m.kind];
      const t = (m.level === 'young' ? s.young : s.old).pop()!;
      p.exp += t.exp;
      p.expSeq = ++G.seq;
      if (m.rep < 0) place(p, t);
      else {
        const ts = p.palaces[m.rep]!.tiles;
        let b = 0;
        for (let i = 1; i < ts.length; i++) if (ts[i]!.icons < ts[b]!.icons) b = i;
        if (ts.length > 0) {
          G.discard.push(ts[b]!);
          ts[b] = t;
        } else G.discard.push(t);
      }
      if (!nextInOrder(G)) event(G);
      return;
    }
    case 'X': {
      p.hand.splice(0, 1);
      if (!nextInOrder(G)) event(G);
      return;
    }
    case 'R': {
      const t = p.palaces[m.p]!.tiles.splice(m.i, 1)[0]!;
      G.discard.push(t);
      const pe = G.pending[0]!;
      pe.count--;
      if (pe.count === 0) G.pending.splice(0, 1);
      if (G.pending.length > 0) G.actor = G.pending[0]!.player;
      else endRound(G);
      return;
    }
  }
}

function act(p: Player, m: Extract<Move, { t: 'A' }>): void {
  switch (m.c) {
    case 'taxes':
      p.money += 2 + icons(p, 'taxcollector');
      break;
    case 'build': {
      let k = 1 + icons(p, 'builder');
      while (k-- > 0) {
        let done = false;
        for (const pa of p.palaces)
          if (pa.floors < 3) {
            pa.floors++;
            done = true;
            break;
          }
        if (!done && p.palaces.length < 10) p.palaces.push({ floors: 1, tiles: [] });
      }
      break;
    }
    case 'harvest':
      p.rice += 1 + icons(p, 'farmer');
      break;
    case 'fireworks':
      p.fireworks += 1 + icons(p, 'pyro');
      break;
    case 'military':
      p.military += 1 + icons(p, 'warrior');
      break;
    case 'research':
      p.vp += 1 + icons(p, 'scholar');
      break;
    case 'privilege':
      if (m.v === 1) {
        p.money -= 2;
        p.privileges += 1;
      } else {
        p.money -= 6;
        p.privileges += 2;
      }
      break;
  }
}

function event(G: State): void {
  const e = G.events[G.round]!;
  let minMil = 1e9;
  let best = 0;
  let second = 0;
  if (e === 'mongol') for (const p of G.players) if (p.military < minMil) minMil = p.military;
  if (e === 'festival') {
    for (const p of G.players) if (p.fireworks > best) best = p.fireworks;
    for (const p of G.players) if (p.fireworks < best && p.fireworks > second) second = p.fireworks;
  }
  for (const pi of G.order) {
    const p = G.players[pi]!;
    let loss = 0;
    switch (e) {
      case 'tax': {
        const pay = Math.min(4, p.money);
        p.money -= pay;
        loss = 4 - pay;
        break;
      }
      case 'drought': {
        let h = 0;
        for (const pa of p.palaces) if (pa.tiles.length > 0) h++;
        const u = Math.min(p.rice, h);
        p.rice -= u;
        loss = h - u;
        break;
      }
      case 'plague':
        loss = Math.max(0, 3 - icons(p, 'healer'));
        break;
      case 'mongol':
        p.vp += p.military;
        if (p.military === minMil) loss = 1;
        break;
      case 'festival':
        if (p.fireworks > 0) {
          if (p.fireworks === best) p.vp += 6;
          else if (p.fireworks === second) p.vp += 3;
          p.fireworks >>= 1;
        }
        break;
    }
    const k = nTiles(p);
    if (loss > k) loss = k;
    if (loss > 0) G.pending.push({ player: pi, count: loss, reason: e });
  }
  if (G.pending.length > 0) {
    G.phase = 'release';
    G.actor = G.pending[0]!.player;
  } else endRound(G);
}

function endRound(G: State): void {
  for (const p of G.players) {
    for (let q = p.palaces.length - 1; q >= 0; q--) {
      const pa = p.palaces[q]!;
      if (pa.tiles.length === 0) {
        pa.floors--;
        if (pa.floors === 0) p.palaces.splice(q, 1);
      }
    }
    p.vp += p.palaces.length + icons(p, 'lady') + p.privileges;
  }
  G.round++;
  if (G.round < ROUNDS) {
    startAction(G);
    return;
  }
  let w = 0;
  for (const p of G.players) {
    for (const pa of p.palaces)
      for (const t of pa.tiles) {
        p.vp += 2;
        if (t.kind === 'monk') p.vp += t.icons * pa.floors;
      }
    p.money += 2 * p.rice + 2 * p.fireworks;
    p.rice = 0;
    p.fireworks = 0;
    p.vp += Math.floor(p.money / 3);
  }
  for (let i = 1; i < G.n; i++) if (G.players[i]!.vp > G.players[w]!.vp) w = i;
  G.phase = 'over';
  G.winner = w;
}

/** Written by hand. Tiles, cards, decks and disasters never change and are shared. */
export function clone(G: State): State {
  const supply = {} as Supply;
  for (const k of KINDS) {
    const s = G.supply[k];
    supply[k] = { young: s.young.slice(), old: s.old.slice() };
  }
  const players: Player[] = new Array(G.n);
  for (let i = 0; i < G.n; i++) {
    const p = G.players[i]!;
    const palaces: Palace[] = new Array(p.palaces.length);
    for (let q = 0; q < palaces.length; q++) {
      const a = p.palaces[q]!;
      palaces[q] = { floors: a.floors, tiles: a.tiles.slice() };
    }
    players[i] = {
      id: p.id,
      money: p.money,
      rice: p.rice,
      fireworks: p.fireworks,
      military: p.military,
      vp: p.vp,
      privileges: p.privileges,
      exp: p.exp,
      expSeq: p.expSeq,
      palaces,
      hand: p.hand.slice(),
    };
  }
  const groups: Group[] = new Array(G.groups.length);
  for (let i = 0; i < groups.length; i++) {
    const g = G.groups[i]!;
    groups[i] = { cards: g.cards, takenBy: g.takenBy.slice() };
  }
  const pending: Pending[] = new Array(G.pending.length);
  for (let i = 0; i < pending.length; i++) {
    const x = G.pending[i]!;
    pending[i] = { player: x.player, count: x.count, reason: x.reason };
  }
  return {
    n: G.n,
    round: G.round,
    phase: G.phase,
    order: G.order.slice(),
    pos: G.pos,
    actor: G.actor,
    seq: G.seq,
    groups,
    deck: G.deck,
    events: G.events,
    supply,
    pending,
    discard: G.discard.slice(),
    players,
    winner: G.winner,
  };
}

export const scores = (G: State): number[] => G.players.map(p => p.vp);
