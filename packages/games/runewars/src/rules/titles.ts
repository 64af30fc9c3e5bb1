import { NOBODY, type Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { note } from '../journal.ts';
import { TITLES, type TitleId } from '../printed/ids.ts';
import type { Table } from '../table.ts';

/* RW-ORDER-72 to 76: titles lie face up, and each has one holder at most. */

export const holdsTitle = (g: Table, seat: Seat, title: TitleId): boolean => g.titles[title].holder === seat;
export const holdsATitle = (g: Table, seat: Seat): boolean => TITLES.some(title => holdsTitle(g, seat, title));
/** Titles that nobody holds. */
export const freeTitles = (g: Table): TitleId[] => TITLES.filter(title => g.titles[title].holder === NOBODY);

/** The least that takes a title: more than lies there, which also raises one's own (RW-ORDER-73, 74, 76). */
export const priceOf = (g: Table, title: TitleId): number => g.titles[title].influence + 1;

export const canClaim = (g: Table, seat: Seat, title: TitleId, n: number): boolean =>
  n >= priceOf(g, title) && n <= g.players[seat]!.influence;

/** Pays for a title. What lay there is gone (RW-ORDER-73), and what lies there now is spent (RW-ORDER-75). */
export function claimTitle(g: Table, seat: Seat, title: TitleId, n: number, rule: Rule): void {
  g.players[seat]!.influence -= n;
  grantTitle(g, seat, title, n, rule);
}

/** The same with influence from the stock. */
export function grantTitle(g: Table, seat: Seat, title: TitleId, n: number, rule: Rule): void {
  g.titles[title] = { holder: seat, influence: n };
  note(g, 'takes-title', rule, seat, title, n);
}
