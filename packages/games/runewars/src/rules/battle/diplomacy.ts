import { call, locals, type Seat } from '@teahouse/kernel';
import { FIGHT, numbers, RETREAT } from '../../ids.ts';
import { note } from '../../journal.ts';
import { FATE } from '../../printed/fate.ts';
import { DESTINIES, type Destiny } from '../../printed/ids.ts';
import type { Table } from '../../table.ts';
import { area } from '../areas.ts';
import { anyway, asks, does, procedure } from '../book.ts';
import { discardFate, drawFate } from '../fate.ts';
import { loseInfluence } from '../holdings.ts';
import { stir } from '../stir.ts';
import { add, crowd } from '../troops.ts';
import { beforeDiplomacy, opened } from '../windows.ts';
import { battle } from './battle.ts';
import { scatter, withdraw, withdrawal } from './retreat.ts';

/* RW-NEUT-01, 02, RW-DIP: an army meets neutral units. */

/** RW-DIP-01 */
const MOST_SPENT = 6;

interface Meeting {
  /** Fate cards to be drawn. */
  cards: number;
  got: Destiny | null;
}
export const meeting = (): Meeting => ({ cards: 0, got: null });

/** RW-ORDER-23: one battle in an order. */
export const mayFight = (g: Table): boolean => g.turn === null || g.turn.battles === 0;
const affordable = (g: Table): readonly string[] =>
  numbers(1, Math.min(MOST_SPENT, g.players[g.battle!.attacker.seat]!.influence));

export const meetNeutrals = procedure<Meeting, 'choose' | 'window' | 'test' | 'outcome' | 'fightOn' | 'enter'>(
  'diplomacy',
  {
    /** Influence to spend, or a battle. */
    choose: asks({
      rule: 'RW-NEUT-01',
      who: g => g.battle!.attacker.seat,
      options: (g): readonly string[] => (mayFight(g) ? [FIGHT, ...affordable(g)] : affordable(g)),
      why: (_, __, answer) => (answer === FIGHT ? 'RW-ORDER-23' : 'RW-DIP-01'),
      // Neither a battle nor influence: they go back (RW-ORDER-25).
      mayBeEmpty: true,
      otherwise: g => (mayFight(g) ? FIGHT : affordable(g)[0]!),
      take: (g, v, answer) => {
        if (answer === FIGHT) {
          call(g, battle, {});
          return 'leave';
        }
        v.cards = Number(answer);
        const { seat } = g.battle!.attacker;
        note(g, 'negotiates', 'RW-DIP-01', seat, '', v.cards, g.battle!.area);
        loseInfluence(g, seat, v.cards, 'RW-DIP-01');
      },
    }),
    window: anyway((g, { cards }) => {
      if (cards === 0) return { goto: 'fightOn' };
      call(g, beforeDiplomacy, opened(g.battle!.attacker.seat));
    }),
    test: does((g, v) => call(g, testDestiny, { seat: g.battle!.attacker.seat, cards: v.cards }, v)),
    outcome: does((g, { got }) => {
      const { area: at, attacker } = g.battle!;
      if (got === 'gold') {
        for (const { unit, standing, routed } of area(g, at).troops)
          note(g, 'allies', 'RW-DIP-04', attacker.seat, unit, standing + routed, at);
        return { goto: 'enter' };
      }
      if (got !== 'grey') return;
      call(g, scatter, { at, active: attacker.seat, rule: 'RW-DIP-05' });
      return { goto: 'enter' };
    }),
    /** RW-DIP-06, 07 */
    fightOn: asks({
      rule: 'RW-DIP-06',
      who: g => g.battle!.attacker.seat,
      options: (g, { cards }) => (mayFight(g) && cards > 0 ? [FIGHT, RETREAT] : [RETREAT]),
      why: () => 'RW-ORDER-25',
      otherwise: (g, { cards }) => (mayFight(g) && cards > 0 ? FIGHT : RETREAT),
      take: (g, _, answer) => {
        if (answer === RETREAT) return call(g, withdraw, withdrawal('attacker'));
        call(g, battle, {});
        return 'leave';
      },
    }),
    /** RW-DIP-08 */
    enter: anyway(g => {
      const { area: at, attacker } = g.battle!;
      for (const { unit, routed } of attacker.fighters)
        add(area(g, at), attacker.seat, unit, routed ? 0 : 1, routed ? 1 : 0);
      g.battle = null;
      stir();
      crowd(g, at, attacker.seat, 'RW-DIP-08');
    }),
  },
);

/** Envoy's Gift. */
export function moreEnvoys(g: Table, cards: number): void {
  locals(g, meetNeutrals)!.cards += cards;
}

/** RW-DIP-02, 03, 10: draws fate cards and gives the destiny of the one that is chosen. */
export const testDestiny = procedure<{ seat: Seat; cards: number }, string, Destiny>('diplomacy/test', {
  draw: does((g, { seat, cards }) => {
    for (const card of drawFate(g, cards)) note(g, 'envoy-draws', 'RW-DIP-02', seat, '', card);
  }),
  /** Cards of one colour are one answer. */
  choose: asks({
    rule: 'RW-DIP-03',
    who: (_, { seat }) => seat,
    options: g => DESTINIES.filter(destiny => g.fateOpen.some(card => FATE[card]!.destiny === destiny)),
    otherwise: g => [...DESTINIES].reverse().find(destiny => g.fateOpen.some(card => FATE[card]!.destiny === destiny))!,
    take: (g, { seat }, destiny) => {
      note(g, 'destiny', 'RW-DIP-03', seat, destiny);
      discardFate(g);
      return { gives: destiny };
    },
  }),
});
