import { call, locals, NOBODY, type Procedure, type Seat } from '@teahouse/kernel';
import { note } from '../../journal.ts';
import type { Table } from '../../table.ts';
import { asks, does, procedure, together } from '../book.ts';

/** What is agreed on: the order of commands, the order of clerks, who is insulted, what is stripped or lost. */
export type Topic = 'commands' | 'clerks' | 'insult' | 'strip' | 'stores';

/**
 * AMB-24: the players decide together. All who are concerned say at the same time, openly, what they would like, and may
 * change it until the last one has spoken. If all want the same it is settled; else they are asked again, with what
 * everybody wanted in sight. After some rounds the first of the choices holds: tea order, wherever there is one.
 */
export interface Agreement {
  topic: Topic;
  /** What it is about: a location, a horde. */
  about: string;
  seats: Seat[];
  among: string[];
  /** By seat: what is wanted in this round, and what was in the round before. */
  wishes: (string | null)[];
  before: (string | null)[];
  round: number;
}

export const ROUNDS = 3;

export const agreement = procedure<Agreement, 'speak' | 'settle', string>('together/agree', {
  speak: together(
    (_, { seats }) => seats,
    (g, seat) => call(g, wish, { seat }),
    { faceUp: true },
  ),
  settle: does((g, v) => {
    const settled = settledOn(v);
    if (settled === null) {
      v.before = v.wishes;
      v.wishes = g.players.map(() => null);
      v.round++;
      return { goto: 'speak' };
    }
    note(g, 'agreed', 'GW-COOP-29', NOBODY, settled, v.wishes.includes(settled) ? 1 : 0, v.topic);
    return { gives: settled };
  }),
});

/** What all want, or what holds instead: the first choice, if most ask for it or time is up. Null: not yet. */
function settledOn({ seats, among, wishes, round }: Agreement): string | null {
  const wanted = seats.map(seat => wishes[seat]!);
  if (wanted.every(id => id === wanted[0])) return wanted[0]!;
  const usual = among[0]!;
  const most = 2 * wanted.filter(id => id === usual).length > wanted.length;
  return most || round >= ROUNDS ? usual : null;
}

const wish: Procedure<Table, { seat: Seat }> = procedure<{ seat: Seat }>('together/wish', {
  choose: asks({
    rule: 'GW-COOP-28',
    pause: true,
    who: (_, { seat }) => seat,
    options: g => locals(g, agreement)!.among,
    otherwise: g => locals(g, agreement)!.among[0]!,
    take: (g, _, id, seat) => {
      const { wishes, topic } = locals(g, agreement)!;
      wishes[seat] = id;
      note(g, 'wishes', 'GW-COOP-28', seat, id, 0, topic);
    },
  }),
});

/** Lets some seats agree. What they agree on is in the `got` of the caller afterwards. */
export function agree(
  g: Table,
  caller: { got: string | null },
  topic: Topic,
  about: string,
  seats: readonly Seat[],
  among: readonly string[],
): void {
  if (seats.length < 2 || among.length < 2) {
    caller.got = among[0] ?? null;
    return;
  }
  const silent = g.players.map(() => null);
  call(
    g,
    agreement,
    {
      topic,
      about,
      seats: seats.slice(),
      among: among.slice(),
      wishes: silent,
      before: silent.slice(),
      round: 1,
    },
    caller,
  );
}
