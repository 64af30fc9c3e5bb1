import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { DECKS } from '../../src/cards/index.ts';
import { KINDS, TOGETHER_KINDS } from '../../src/printed/hordes.ts';
import {
  ADVISORS,
  ARTIFACTS,
  COMMANDS,
  DEMANDS,
  EVENTS,
  GENERALS,
  qinCardId,
  REED_GENERALS,
  TACTICS,
  type TacticFace,
  TOGETHER_GENERALS,
  TOGETHER_TACTICS,
} from '../../src/printed/ids.ts';
import { cards as common } from '../../text/cards/en.ts';
import type { CardKey } from '../../text/cards/keys.ts';
import { rules } from '../../text/rules/en.ts';
import { together } from '../../text/together/en.ts';

const cards = { ...common, ...together.cards };

// A card's record stands below what is printed on it; players read the same words.

const FILES: Readonly<Record<string, readonly CardKey[]>> = {
  advisors: ADVISORS,
  artifacts: ARTIFACTS,
  commands: [...COMMANDS, 'reed'],
  demands: DEMANDS,
  events: EVENTS,
  generals: GENERALS,
  'generals-together': TOGETHER_GENERALS,
  hordes: [...KINDS, ...TOGETHER_KINDS],
  reed: REED_GENERALS,
  tactics: TACTICS,
  'tactics-together': TOGETHER_TACTICS,
};

/** The comment right above each key of a record, on one line. */
function printedIn(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, comment, id] of source.matchAll(/^ {2}\/\*\*((?:(?!\*\/).)*)\*\/\n {2}'?([a-z-]+)'?: /gms)) {
    found.set(id!, comment!.replace(/\s*\n\s*\*?\s*/g, ' ').trim());
  }
  return found;
}

test('what is printed on the commands of Qin Jiushao is what players read', () => {
  const printed = printedIn(readFileSync(new URL('../../src/cards/qin.ts', import.meta.url), 'utf8'));
  for (const id of COMMANDS) {
    assert.equal(printed.get(id), cards[qinCardId(id)][1], id);
    assert.equal(cards[qinCardId(id)][0], cards[id][0], id);
  }
});

for (const [file, ids] of Object.entries(FILES)) {
  test(`what is printed on ${file} is what players read`, () => {
    const printed = printedIn(
      readFileSync(new URL(`../../src/${file === 'hordes' ? 'printed' : 'cards'}/${file}.ts`, import.meta.url), 'utf8'),
    );
    for (const id of ids) assert.equal(printed.get(id), cards[id][1], id);
  });
}

test('every card cites a rule of the ledger', () => {
  const { advisors, generals, tactics, commands, qinCommands, reedGenerals, demands } = DECKS;
  for (const deck of [advisors, generals, tactics, commands, qinCommands, reedGenerals, demands]) {
    for (const [id, { rule }] of Object.entries(deck)) assert.ok(Object.hasOwn(rules, rule), `${id} ${rule}`);
  }
});

test('the price of a boost stands in the text', () => {
  for (const face of Object.keys(DECKS.tactics) as TacticFace[]) {
    assert.match(cards[face][1], new RegExp(`Boosted \\(${DECKS.tactics[face].boost} chi\\)`), face);
  }
});
