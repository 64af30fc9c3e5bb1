import { type Core, notes, type Seat } from '@teahouse/kernel';
import type { Rule } from '../text/en.ts';
import type { FavourId } from './cards/favours.ts';
import type { GuestId } from './cards/guests.ts';
import type { TeaId } from './cards/teas.ts';

/** The whole game as plain data. Cards are ids; what is printed on them is found in the tables of `cards/`. */
export interface Table extends Core {
  /** How many cups the evening has, and which one is being served, counted from 1. */
  cups: number;
  cup: number;
  /** Decks, face down. The last card is the top one. */
  teaDeck: TeaId[];
  guestDeck: GuestId[];
  favourDeck: FavourId[];
  /** Guests who wait to be invited. */
  present: GuestId[];
  /** Cards out of the game, face up. */
  poured: TeaId[];
  home: GuestId[];
  spent: FavourId[];
  masters: Master[];
}

export interface Master {
  hand: TeaId[];
  favours: FavourId[];
  /** The tea of this cup, once it is revealed. */
  tea: TeaId | null;
  guests: GuestId[];
  /** Coins by where they came from. */
  coins: Record<Source, number>;
}

export const SOURCES = ['tips', 'praise', 'sweets', 'trios'] as const;
export type Source = (typeof SOURCES)[number];

export type TableOptions = { cups: 5 | 3; favours: boolean };

/** A guest is about to sit down at a master's table: the one thing in this game that others may react to. */
export type Happening = { type: 'sits'; seat: Seat; guest: GuestId };

/** What the journal can tell, with its ids and its number. '' fills a place that a note leaves out. */
export type Notes = {
  arrives: [guest: GuestId];
  brews: [tea: TeaId];
  invites: [guest: GuestId];
  'finds-nobody': [];
  gossips: [guest: GuestId, host: Seat, favour: FavourId];
  sits: [guest: GuestId, tip: number];
  praises: [guest: GuestId, coins: number];
  sweetens: [favour: FavourId, coins: number];
  'draws-tea': [tea: TeaId];
  'draws-favour': [favour: FavourId];
  'goes-home': [guest: GuestId];
  trios: ['', coins: number];
};

/** The kernel's journal, narrowed to this game's words. */
export const { note, noteTo } = notes<Notes, Rule>();

export function coinsOf(master: Master): number {
  let sum = 0;
  for (const source of SOURCES) sum += master.coins[source];
  return sum;
}

/** Every card is in exactly one place. */
export function conserved(g: Table): Record<string, unknown> {
  const teas = [...g.teaDeck, ...g.poured];
  const guests = [...g.guestDeck, ...g.present, ...g.home];
  const favours = [...g.favourDeck, ...g.spent];
  for (const master of g.masters) {
    teas.push(...master.hand, ...(master.tea === null ? [] : [master.tea]));
    guests.push(...master.guests);
    favours.push(...master.favours);
  }
  return { teas: teas.sort(), guests: guests.sort(), favours: favours.sort() };
}
