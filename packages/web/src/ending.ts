import type { ScoreSheet, TablePlayer } from '@teahouse/boardkit/contract';
import { type GameText, grammar, type Language, type Outcome, type Seat, sentence } from '@teahouse/kernel';
import type { Table } from '@teahouse/protocol';
import type { Text } from '../text/en.ts';
import { headlineOf, placesAt, winnersAt } from './outcome.ts';

const totalsOf = ({ rows }: ScoreSheet): readonly number[] => rows.at(-1)?.points ?? [];

/** Everybody from the first place to the last; before the end, by points. */
export function ranked(
  table: Pick<Table, 'outcome'>,
  players: readonly TablePlayer[],
  sheet: ScoreSheet,
): TablePlayer[] {
  const totals = totalsOf(sheet);
  const places = placesAt(table);
  const rank = ({ seat }: TablePlayer): number => places?.[seat] ?? -(totals[seat] ?? 0);
  return players.toSorted((a, b) => rank(a) - rank(b));
}

/** The end of a game as it is said to whoever played it, or watched. */
export function headlineFor(
  { outcome, mySeat }: { outcome: Outcome; mySeat: Seat | null },
  players: readonly TablePlayer[],
  text: Text,
  language: Language,
): string {
  const winners = winnersAt({ outcome }, players);
  const place = mySeat === null ? undefined : placesAt({ outcome })?.[mySeat];
  if (place === undefined) return headlineOf(outcome, winners, text);
  if (place > 1) return text.ending.youCame(place, players.length);
  const others = winners.filter(({ seat }) => seat !== mySeat).map(({ name }) => name);
  return others.length === 0 ? text.ending.youWin : text.ending.youShare(grammar(language).and(others));
}

interface Told {
  table: Pick<Table, 'outcome' | 'mySeat'>;
  players: readonly TablePlayer[];
  sheet: ScoreSheet;
  text: Text;
  rules: GameText['rules'];
}

/** By what it was won: how far, or by which rule, and what made the difference. '' where nobody is compared. */
export function reasonWhy({ table, players, sheet, text, rules }: Told): string {
  if (table.outcome?.kind !== 'places' || players.length < 2) return '';
  const order = ranked(table, players, sheet);
  const [first, second] = order as [TablePlayer, TablePlayer];
  // Who did not win hears of the winner; who won, or watched, of who came next.
  const me = order.find(({ seat }) => seat === table.mySeat);
  const loser = me === undefined || me.seat === first.seat || placesAt(table)?.[me.seat] === 1 ? second : me;
  const totals = totalsOf(sheet);
  const lead = (totals[first.seat] ?? 0) - (totals[loser.seat] ?? 0);
  const other = loser === me ? first : loser;
  if (lead === 0) {
    const rule = sheet.tie === undefined ? undefined : rules[sheet.tie.rule];
    return placesAt(table)?.[loser.seat] === 1 ? '' : text.ending.tie(other.name, rule ?? '').trim();
  }
  const by = loser === me ? text.ending.behind(lead, first.name) : text.score.ahead(lead, other.name);
  const made = madeBy(sheet, first.seat, loser.seat);
  return made === null ? by : `${by} ${text.ending.made(sentence(made.name), made.more, made.fewer)}`;
}

/** The source of points in which one was most ahead of another. */
function madeBy({ rows }: ScoreSheet, winner: Seat, loser: Seat): { name: string; more: number; fewer: number } | null {
  const ahead = rows.slice(0, -1).map(({ name, points }) => ({ name, more: points[winner]!, fewer: points[loser]! }));
  const best = ahead.toSorted((a, b) => b.more - b.fewer - (a.more - a.fewer))[0];
  return best === undefined || best.more <= best.fewer ? null : best;
}

/** Points at the end of a part of the game. */
export interface TallyAt {
  /** The part's name; null for the end of the game, when all is counted. */
  name: string | null;
  /** For an axis. */
  short: string;
  totals: readonly number[];
}

/** When the winner took the lead for good: a part, the last count (null), or from the beginning; undefined if never. */
export function tookLead(standings: readonly TallyAt[], winner: Seat): TallyAt | 'always' | undefined {
  const leads = ({ totals }: TallyAt): boolean => totals.every((n, seat) => seat === winner || n < totals[winner]!);
  if (standings.length < 2 || !leads(standings.at(-1)!)) return undefined;
  const behind = standings.findLastIndex(standing => !leads(standing));
  return behind < 0 ? 'always' : standings[behind + 1];
}

/** The same as a sentence; '' where nothing can be said. */
export function turningPoint(
  standings: readonly TallyAt[],
  { table, players, text }: Pick<Told, 'table' | 'players' | 'text'>,
): string {
  if (table.outcome?.kind !== 'places') return '';
  const [winner, ...more] = winnersAt(table, players);
  if (winner === undefined || more.length > 0) return '';
  const when = tookLead(standings, winner.seat);
  if (when === undefined) return '';
  const { ending } = text;
  const said = winner.seat === table.mySeat ? ending.mine : ending.theirs(winner.name);
  if (when === 'always') return said.always;
  return when.name === null ? said.atLast : said.since(when.name);
}
