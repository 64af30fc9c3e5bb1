import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DECKS } from '../../src/cards/index.ts';
import { EXPLORATION, SEASON_CARD } from '../../src/printed/decks.ts';
import { STRONGHOLD } from '../../src/printed/developments.ts';
import {
  CITIES,
  DEVELOPMENTS,
  EXPLORATIONS,
  HEROES,
  OBJECTIVES,
  ORDERS,
  QUESTS,
  REWARDS,
  SEASON_CARDS,
  TACTICS,
  TITLES,
  UNITS,
} from '../../src/printed/ids.ts';
import { QUEST } from '../../src/printed/quests.ts';
import type { Window } from '../../src/rules/cards.ts';
import { text as de } from '../../text/de.ts';
import { text } from '../../text/en.ts';
import { text as es } from '../../text/es.ts';
import { text as it } from '../../text/it.ts';

const { cards, forms } = text.words;

test('an id names one card only, and a name belongs to one card of a deck', () => {
  const decks = [
    ORDERS,
    DEVELOPMENTS,
    CITIES,
    SEASON_CARDS,
    OBJECTIVES,
    TITLES,
    TACTICS,
    HEROES,
    QUESTS,
    REWARDS,
    EXPLORATIONS,
    UNITS,
  ];
  const ids = decks.flatMap(deck => [...deck]);
  assert.equal(new Set(ids).size, ids.length);
  for (const deck of decks) {
    const names = deck.map(id => text.answer(id));
    assert.equal(new Set(names).size, names.length, names.join());
  }
});

test('every tactics card says when it is played, then a colon, then what it does, in all languages', () => {
  for (const { words } of [text, it, es, de]) {
    for (const id of TACTICS) assert.match(words.cards.tactics[id][1], /^[^.:]+: \p{L}/u, id);
  }
});

test('what cards say in numbers is what is printed', () => {
  assert.match(cards.orders.fortify[1], new RegExp(`${STRONGHOLD.cost} influence`));
  assert.match(text.rules['RW-ORDER-83'], new RegExp(`${STRONGHOLD.cost} influence`));
  assert.match(
    text.rules['RW-BATTLE-34'],
    new RegExp(`${STRONGHOLD.strength} strength, a damaged one ${STRONGHOLD.damaged}`),
  );
  for (const id of SEASON_CARDS)
    assert.equal(cards.seasons[id][0].startsWith('Wizards’ Council'), SEASON_CARD[id].council, id);
  for (const id of EXPLORATIONS) {
    const { destructible, yields } = EXPLORATION[id];
    const [, said] = cards.explorations[id];
    assert.equal(/you may destroy/.test(said), destructible, id);
    assert.equal(/yields 1 more (\w+)/.exec(said)?.[1] ?? null, yields, id);
  }
});

test('a card says what the rule or the option says that bends it, in all languages', () => {
  const lastOf = (sentences: string): string => sentences.split('. ').at(-1)!;
  for (const [{ words, rules, options }, refuge] of [
    [text, 'to a friendly area or are destroyed'],
    [it, 'in un’area amica o sono distrutte'],
    [es, 'a un área amiga o son destruidas'],
    [de, 'in ein befreundetes Gebiet zurück oder werden vernichtet'],
  ] as const) {
    // RW-SEASON-11: hunger has no lower end, whatever the winter.
    assert.equal(lastOf(words.cards.seasons['hard-winter'][1]), lastOf(rules['RW-SEASON-11']));
    // RW-OPT-REV-07
    assert.ok(words.cards.seasons['threatened-home-realms'][1].includes(options.mildThreat.name));
    // Unlike any other retreat it never leads to an empty area.
    assert.ok(words.cards.tactics['tactical-retreat'][1].includes(refuge));
  }
});

test('quests read as printed', () => {
  assert.deepEqual(text.quest('ford-watch'), {
    task: 'Test Agility.',
    lines: [
      { destiny: 'gold', text: 'Draw 2 rewards and keep 1.' },
      { destiny: 'grey', text: 'Draw a reward.' },
      { destiny: 'red', text: 'Fail and take 1 damage.' },
    ],
  });
  assert.deepEqual(text.quest('ash-wood-hunt'), {
    task: 'Duel with the Hunter, who has 3 health. Special: prevent 1 damage and deal 1.',
    lines: [{ destiny: 'win', text: 'Draw a reward and gain 1 influence.' }],
  });
  for (const id of QUESTS) assert.equal(text.quest(id).lines.length, QUEST[id].duel === null ? 3 : 1, id);
});

test('cities read as printed', () => {
  assert.deepEqual(text.benefits('brassport'), ['a circle and a triangle neutral', '1 influence']);
  assert.deepEqual(text.benefits('thornwick'), ['2 quest cards', '2 triangle neutrals']);
  assert.deepEqual(text.benefits('highmarket'), ['3 influence']);
});

test('units have an article that can be spoken', () => {
  for (const id of UNITS) {
    const { name, many, subject } = forms.units[id];
    assert.equal(subject(1), `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`);
    assert.equal(subject(2), `2 ${many}`);
  }
});

const WHEN: Readonly<Record<Window, string>> = {
  turn: 'In your turn',
  'orders-revealed': 'When orders are revealed',
  'battle-start': 'At the start of a battle',
  'battle-row': 'Before a row of a battle',
  'battle-row-after': 'After a row of a battle',
  'battle-tally': 'When strength is counted',
  diplomacy: 'Before you draw for diplomacy',
  test: 'Before a quest test',
  'duel-start': 'at the start of a duel',
};

test('cards say when they may be used', () => {
  for (const id of TACTICS) {
    for (const window of DECKS.tactics[id].windows) assert.ok(cards.tactics[id][1].includes(WHEN[window]), id);
  }
  for (const id of REWARDS) {
    assert.equal(cards.rewards[id][1].startsWith(WHEN.turn), DECKS.rewards[id].turn !== undefined, id);
  }
});
