import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, type Entry, type Question, rng, withJournal } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import type { Table } from '../../src/index.ts';
import { timeTrack } from '../../src/printed/board.ts';
import { HORDE, type HordeId } from '../../src/printed/hordes.ts';
import { partners } from '../laws/modes.ts';
import { richPartners } from '../laws/rich.ts';

// The chronicle of whole games, read by somebody who knows the book and not the code.

/** A game of random players who give what they can, at a poor table or at a rich one. */
function played(seats: number, n: number): { begun: Table; over: Table; journal: Entry[] } {
  const at = n % 2 === 0 ? partners : richPartners;
  const { g, question: first } = deal(at, { seats, seed: `emperor ${n}`, options: { mode: 'together' } });
  const begun = structuredClone(g);
  const luck = rng(`emperor ${seats} ${n}`);
  const journal: Entry[] = [];
  for (let question = first; question !== null; ) {
    const asked: Question = question;
    const { ask, options } = asked;
    const answer = ask === 'together/pledge.choose' ? options.at(-1)! : options[luck(options.length)]!;
    question = withJournal(g, journal, () => at.machine.play(g, asked, answer));
  }
  return { begun, over: g, journal };
}

const NEEDED: Readonly<Record<number, number>> = { 2: 6, 3: 7, 4: 9 };

for (const seats of [2, 3, 4]) {
  test(
    rule(
      'GW-COOP-01',
      'GW-COOP-02',
      'GW-COOP-03',
      'GW-COOP-20',
      'GW-COOP-31',
      'GW-COOP-34',
      'GW-COOP-37',
      'GW-COOP-38',
      'GW-COOP-43',
      'GW-COOP-45',
      'GW-COOP-46',
      'GW-COOP-47',
    ) + `whole games of ${seats}: hordes, shame and the end are those of the book`,
    () => {
      const seen = { claims: 0, steps: 0, ends: new Set<string>() };
      for (let n = 0; n < 16; n++) {
        const { begun, over, journal } = played(seats, n);
        let supply = 10 * seats;
        let [year, arrived, tokens, open, fresh, met] = [1, 0, 0, begun.together!.demands.length, 0, 0];
        let [inStep, last] = [false, journal[0]!];
        for (const [i, entry] of journal.entries()) {
          const { kind, rule: about, seat, what, n: amount } = entry;
          if (kind === 'year') year = amount;
          if (kind === 'horde-arrives' || kind === 'raid') arrived++;
          if (kind === 'season' && what === 'summer')
            assert.equal(arrived, timeTrack(seats)[year - 1]!.hordes + 1, `hordes of year ${year}`);
          if (kind === 'season') [arrived, inStep] = [0, false];
          if (kind === 'demand-met') [met, open] = [met + 1, open - 1];
          if (kind === 'demand-met' || kind === 'demand-open') [inStep, tokens] = [true, 0];
          if (kind === 'raid') supply -= amount;
          if (kind === 'shame' || kind === 'shame-lost') {
            assert.ok(supply > 0, 'a token where none is left');
            supply--;
            tokens++;
          }
          if (kind === 'shame') assert.ok(!Object.hasOwn(HORDE, what), `shame on ${what}`);
          if (kind === 'atones') {
            supply++;
            if (about === 'GW-SUMMER-04') assert.deepEqual([last.kind, last.rule], ['honor', 'GW-COOP-33']);
          }
          const isPenance = kind === 'honor' && about === 'GW-COOP-32';
          if (isPenance && journal[i + 1]?.kind !== 'atones') tokens++;
          if (kind === 'claims') {
            assert.deepEqual(
              [last.kind, last.seat, last.what, last.n],
              ['honor', seat, 'hordes', HORDE[what as HordeId].honor],
            );
            seen.claims++;
          }
          if (inStep && kind === 'event') {
            assert.ok(tokens >= open * seats, `${tokens} tokens for ${open} demands`);
            [open, fresh] = [open + fresh, 0];
            seen.steps++;
          }
          if (kind === 'demand-arrives') fresh++;
          if (kind === 'ends') {
            seen.ends.add(about);
            assert.equal(i, journal.length - 1, 'nothing comes after the end');
            if (what === 'shame') assert.equal(supply, 0);
            if (what === 'demands') assert.ok(met >= NEEDED[seats]!);
            else assert.ok(met < NEEDED[seats]!);
            if (what === 'time') assert.equal(year, timeTrack(seats).length);
          }
          last = entry;
        }
        assert.equal(supply, over.shame);
      }
      assert.ok(seen.claims > 0 && seen.steps > 10 && seen.ends.has('GW-COOP-45'), JSON.stringify(seen));
    },
  );
}

/** Which part of winter a line tells of; 0 for any other line. */
function partOf({ kind, rule: about }: Entry): number {
  if (kind === 'barricades-fall') return 1;
  if (['pledges', 'demand-met', 'demand-open', 'sacrifices', 'spends'].includes(kind)) return 2;
  if (about === 'GW-COOP-47') return 3;
  if (about === 'GW-COOP-20') return 4;
  if (kind === 'demand-arrives') return 5;
  return kind === 'event' ? 6 : 0;
}

for (const seats of [2, 3, 4]) {
  test(
    rule('EX-29', 'GW-COOP-14', 'GW-COOP-41') +
      `whole games of ${seats}: demands are given for after the assault and before the end is checked, each once a year`,
    () => {
      let [met, given] = [0, 0];
      for (let n = 0; n < 10; n++) {
        const { journal } = played(seats, n);
        let part = 0;
        let asked: string[] = [];
        for (const entry of journal) {
          if (entry.kind === 'season') [part, asked] = [0, []];
          const now = partOf(entry);
          if (now === 0) continue;
          assert.ok(now >= part && (now < 2 || part >= 1), `${entry.kind} ${entry.what} in part ${part} of winter`);
          part = now;
          if (entry.kind === 'demand-met' || entry.kind === 'demand-open') {
            assert.ok(!asked.includes(entry.what), `${entry.what} twice in a year`);
            asked.push(entry.what);
          }
          if (entry.kind === 'demand-met') met++;
          if (entry.kind === 'sacrifices' || entry.kind === 'spends') given++;
        }
      }
      assert.ok(met > 0 && (seats === 2 || given > 0), `${met} met, ${given} figures or hordes given`);
    },
  );
}
