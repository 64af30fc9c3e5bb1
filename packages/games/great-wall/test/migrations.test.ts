import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { deal, type HeardNote, LANGUAGES, load, NOBODY, Refusal, rng, type Save, save } from '@teahouse/kernel';
import { game, text } from '../src/index.ts';
import type { Notes } from '../src/journal.ts';
import { automatonIn, inJournal } from '../src/journal.ts';
import { clanOf, clansOf, honorOf, type Table } from '../src/table.ts';

// Saves of the first build, taken where the shape of a state is about to change, with what random play made of them then.

interface Kept {
  name: string;
  save: Save;
  decisions: number;
  honors: number[];
  /** A hash of every question, from the save to the end. */
  story: string;
}

const kept: Kept[] = readFileSync(new URL('saves/2026-11.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line));

/** Every clan that the state names, and its procedures. */
function clansNamed({ active, tea, track, sections, stack }: Table): number[] {
  const clans = [active, ...tea, ...track.map(order => order?.clan ?? NOBODY)];
  for (const { hordes } of sections) for (const { soldiers } of hordes) clans.push(...soldiers.map(({ clan }) => clan));
  for (const { v } of stack) {
    const {
      clan = NOBODY,
      claimant = NOBODY,
      event,
      doomed = [],
    } = v as Partial<Record<'clan' | 'claimant', number>> & {
      event?: { seat: number };
      doomed?: { clan: number }[];
    };
    clans.push(clan, claimant, event?.seat ?? NOBODY, ...doomed.map(soldier => soldier.clan));
  }
  return clans.filter(clan => clan !== NOBODY);
}

for (const { name, save: old, decisions, honors, story } of kept) {
  test(`a save of the first build goes on as it would have: ${name}`, () => {
    assert.equal(old.migration, '');
    const g = load(game, old);
    assert.deepEqual(load(game, save(game, g)), g);
    assert.deepEqual(
      clansNamed(g).filter(clan => !clansOf(g).includes(clan)),
      [],
    );
    const luck = rng(`rest of ${name}`);
    const hash = createHash('sha256');
    let n = 0;
    for (let q = game.machine.open(g)[0] ?? null; q !== null; n++) {
      hash.update(JSON.stringify([q.seat, q.ask, q.options]));
      q = game.machine.play(g, q, q.options[luck(q.options.length)]!);
    }
    assert.deepEqual([n, g.players.map(honorOf), hash.digest('hex').slice(0, 16)], [decisions, honors, story]);
  });
}

test('a save from a later build is refused', () => {
  assert.throws(
    () => load(game, { ...kept[0]!.save, migration: 'tomorrow' }),
    error => error instanceof Refusal && error.reason === 'unknown-version',
  );
});

test('a line of the first build about the Reed Clan names it, and today the journal says the same', async () => {
  const old: HeardNote<Notes, 'rises'> = {
    kind: 'rises',
    rule: 'GW-LOC-TEA-01',
    seat: 4,
    what: '',
    n: 1,
    at: '',
  };
  const { g } = deal(game, { seats: 2, seed: 'reed' });
  assert.deepEqual([inJournal(g, clanOf(g, 'reed')), inJournal(g, 1)], [old.seat, 1]);
  assert.deepEqual([automatonIn(old), automatonIn({ seat: 1 }), automatonIn({ seat: 2 })], ['reed', null, null]);
  const nameOf = (seat: number): string => `player ${seat}`;
  for (const language of LANGUAGES) {
    const { notes } = await text[language]();
    const [reed, player] = [notes.rises!(old, nameOf), notes.rises!({ ...old, seat: 1 }, nameOf)];
    assert.doesNotMatch(reed, /player|undefined/, language);
    assert.match(player, /player 1/, language);
  }
});
