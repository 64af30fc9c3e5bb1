import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { imagine, NOBODY, rng, type Seat, type SeenCore, view } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { game, type Table, type View } from '../src/index.ts';
import type { AreaId } from '../src/printed/ids.ts';
import { area, controller } from '../src/rules/areas.ts';
import { desert } from '../src/rules/hire.ts';
import {
  discardReward,
  discardTactic,
  drawQuests,
  drawReward,
  drawTactics,
  dropQuests,
} from '../src/rules/holdings.ts';
import { attempt } from '../src/rules/quest.ts';
import { genuineOf, look } from '../src/rules/runes.ts';
import { told } from '../src/table.ts';
import { army, hand, hero, position } from './position.ts';

/* RW-GEN-09: for every secret who knows it, and that nobody else does. Seats 0, 1, 2 and those who watch. */

type Seen = View & SeenCore;
type Viewer = Seat | null;
const VIEWERS: readonly Viewer[] = [0, 1, 2, null];

const table = (given: (g: Table) => void, options = {}): Table =>
  new Scenario(game, position({ factions: ['daqan', 'uthuk', 'latari'], options, given })).g as Table;

/** How many different things a viewer holds possible. */
function possible(g: Table, me: Viewer, read: (world: Table) => unknown): number {
  const seen = view(game, g, me);
  const found = new Set<string>();
  for (let i = 0; i < 40; i++) found.add(JSON.stringify(read(imagine(game, seen, me, rng(`${me} ${i}`)))));
  return found.size;
}

/** A secret: what a view shows of it, what it is on the table, and who knows it. */
interface Secret {
  shown: (seen: Seen) => unknown;
  is: (g: Table) => unknown;
  hidden?: unknown;
}

/** Those who know see it and think of nothing else; the others see a back, and think of several things. */
function knownTo(g: Table, { shown, is, hidden = null }: Secret, ...knowers: Viewer[]): void {
  for (const me of VIEWERS) {
    const knows = knowers.includes(me);
    assert.deepEqual(shown(view(game, g, me)), knows ? is(g) : hidden, `viewer ${me}`);
    const worlds = possible(g, me, is);
    assert.ok(knows ? worlds === 1 : worlds > 1, `viewer ${me} holds ${worlds} things possible`);
  }
}

const rune = (at: AreaId): Secret => ({
  shown: ({ areas }) => areas.find(({ id }) => id === at)!.rune!.genuine,
  is: g => area(g, at).rune!.genuine,
});
const tactic = (seat: Seat, i: number): Secret => ({
  shown: ({ players }) => players[seat]!.tactics[i]!.card,
  is: g => g.players[seat]!.tactics[i]!.card,
});
const quest = (seat: Seat, i: number): Secret => ({
  shown: ({ players }) => players[seat]!.quests[i]!.card,
  is: g => g.players[seat]!.quests[i]!.card,
});
const reward = (seat: Seat, n: number, i: number): Secret => ({
  shown: ({ players }) => players[seat]!.heroes[n]!.rewards[i]!.card,
  is: g => g.players[seat]!.heroes[n]!.rewards[i]!.card,
});

describe(rule('RW-GEN-09') + 'tactics in hand', () => {
  test('only their owner knows them; the number is open', () => {
    const g = table(t => hand(t, 1, 'ambush', 'sappers'));
    knownTo(g, tactic(1, 0), 1);
    for (const me of VIEWERS) assert.equal(view(game, g, me).players[1]!.tactics.length, 2);
  });
  test('a card that was given away is known to both', () => {
    const g = table(t => {
      hand(t, 1, 'ambush', 'sappers');
      t.players[1]!.tactics[1]!.known = told(0, 2);
    });
    knownTo(g, tactic(1, 1), 1, 2);
    knownTo(g, tactic(1, 0), 1);
  });
  test('discards are open, and no viewer holds them possible elsewhere', () => {
    const g = table(t => {
      hand(t, 1, 'confused-orders', 'sappers');
      discardTactic(t, 1, 'confused-orders', 'RW-TACT-04');
    });
    for (const me of VIEWERS) {
      assert.deepEqual(view(game, g, me).tacticDiscard, ['confused-orders']);
      const elsewhere = (world: Table) =>
        world.tacticDeck.includes('confused-orders') ||
        world.players.some(p => p.tactics.some(held => held.card === 'confused-orders'));
      assert.equal(possible(g, me, elsewhere), 1);
    }
  });
  test('the owner of a hand knows that nobody else has its single cards', () => {
    const g = table(t => hand(t, 1, 'lost-city'));
    assert.equal(
      possible(g, 1, world => world.players[0]!.tactics.some(({ card }) => card === 'lost-city')),
      1,
    );
  });
});

describe(rule('RW-GEN-09') + 'objectives', () => {
  const objective: Secret = {
    shown: ({ players }) => players[1]!.objective,
    is: g => g.players[1]!.objective,
    hidden: 'hidden',
  };
  test('only their owner knows them', () =>
    knownTo(
      table(() => undefined),
      objective,
      1,
    ));
  test('others think of those of its side only, and of none that was claimed', () => {
    const g = table(t => {
      t.objectivesClaimed.push(t.players[0]!.objective!);
      t.players[0]!.objective = null;
    });
    for (const me of VIEWERS) {
      const seen = view(game, g, me);
      assert.equal(seen.players[0]!.objective, null);
      for (let i = 0; i < 20; i++) {
        const world = imagine(game, seen, me, rng(`objective ${i}`));
        assert.notEqual(world.players[2]!.objective, g.objectivesClaimed[0]);
        assert.ok(!world.objectiveDecks.evil.includes(world.players[1]!.objective!));
        assert.equal(world.objectiveDecks.good.length, g.objectiveDecks.good.length);
      }
    }
  });
});

describe(rule('RW-GEN-09', 'RW-QUEST-09') + 'quests in hand', () => {
  test('set-up quests are known to all, those who watch too', () => {
    knownTo(
      table(() => undefined),
      quest(1, 0),
      ...VIEWERS,
    );
  });
  test('a drawn one is known to its owner', () => {
    knownTo(
      table(t => drawQuests(t, 1, 1, 'RW-QUEST-06')),
      quest(1, 2),
      1,
    );
  });
  test(rule('RW-QUEST-07') + 'an attempted one is shown, and known as long as it stays in hand', () => {
    const g = table(t => {
      drawQuests(t, 1, 1, 'RW-QUEST-06');
      t.stack = [];
      attempt(t, 1, t.players[1]!.heroes[0]!.id, t.players[1]!.quests[2]!.card);
      t.stack = [];
    });
    knownTo(g, quest(1, 2), ...VIEWERS);
  });
  test(rule('RW-QUEST-08') + 'after a discard face down nobody is sure of the others', () => {
    const t = new Scenario(
      game,
      position({
        factions: ['daqan', 'uthuk', 'latari'],
        given: g => {
          for (let i = 0; i < 2; i++) g.players[1]!.quests.push({ card: g.questDeck.pop()!, known: 0 });
        },
      }),
    );
    t.at(dropQuests, { seat: 1 });
    const dropped = t.g.players[1]!.quests[0]!.card;
    t.says(1, dropped)
      .hears(0, ['drops-quest'])
      .hears(1, [`drops-quest ${dropped}`])
      .over();
    const g = t.g as Table;
    knownTo(g, quest(1, 0), 1);
    for (const me of VIEWERS) assert.equal(view(game, g, me).questsDropped, 1);
  });
  test('quests of tiles that are not in play are held possible by nobody', () => {
    const g = table(t => drawQuests(t, 1, 1, 'RW-QUEST-06'));
    for (const me of VIEWERS) {
      const boxed = (world: Table) => world.players[1]!.quests.some(({ card }) => g.questBox.includes(card));
      assert.equal(possible(g, me, boxed), 1);
    }
  });
});

describe(rule('RW-GEN-09', 'RW-HERO-06') + 'rewards', () => {
  const bearing = (t: Table): void => {
    hero(t, 1, 'skarn', 'UA', 'runeplate', 'oak-shield');
  };
  const skarn = (g: Table): number => g.players[1]!.heroes.findIndex(({ id }) => id === 'skarn');
  test('face down under a hero: known to their owner', () => {
    const g = table(bearing);
    knownTo(g, reward(1, skarn(g), 0), 1);
  });
  test('a drawn one too, and a discarded one is open', () => {
    const g = table(t => {
      bearing(t);
      const found = t.players[1]!.heroes[skarn(t)]!;
      drawReward(t, 1, found, 'RW-QUEST-05');
      discardReward(t, 1, found, 'runeplate', 'RW-QUEST-05');
    });
    knownTo(g, reward(1, skarn(g), 1), 1);
    for (const me of VIEWERS) assert.deepEqual(view(game, g, me).rewardDiscard, ['runeplate']);
  });
  test(rule('RW-HERO-30') + 'those of a deserter are discarded in the open', () => {
    const g = table(t => {
      bearing(t);
      desert(t, 1, 'skarn', 'RW-HERO-30');
    });
    for (const me of VIEWERS) assert.deepEqual(view(game, g, me).rewardDiscard, ['runeplate', 'oak-shield']);
  });
  test(rule('RW-HERO-22', 'RW-DUEL-13') + 'under a marker: known to who left or won them, the number is open', () => {
    const g = table(t => {
      bearing(t);
      const [held] = t.players[1]!.heroes[skarn(t)]!.rewards.splice(0, 1);
      area(t, 'UA').fallen.push({ card: held!.card, known: told(told(0, 1), 2) });
    });
    const left: Secret = {
      shown: ({ areas }) => areas.find(({ id }) => id === 'UA')!.fallen[0]!.card,
      is: t => area(t, 'UA').fallen[0]!.card,
    };
    knownTo(g, left, 1, 2);
    for (const me of VIEWERS) assert.equal(view(game, g, me).areas.find(({ id }) => id === 'UA')!.fallen.length, 1);
  });
});

describe(rule('RW-GEN-09', 'RW-RUNE-02') + 'runes', () => {
  test(`${rule('RW-SETUP-25')}RWX-06 at home: known to their owner, who controls the area`, () => {
    knownTo(
      table(() => undefined),
      rune('UA'),
      1,
    );
  });
  test(
    rule('RW-RUNE-05') + 'whoever looks knows that one, and of the others of its laying what follows from it',
    () => {
      const g = table(t => look(t, 0, area(t, 'UA')));
      knownTo(g, rune('UA'), 0, 1);
      // The false one is found, so the other two are genuine; a view shows what was seen, not what follows.
      assert.equal(
        possible(g, 0, world => area(world, 'UB').rune!.genuine),
        1,
      );
      assert.equal(rune('UB').shown(view(game, g, 0)), null);
      assert.equal(
        possible(g, 2, world => area(world, 'UB').rune!.genuine),
        2,
      );
    },
  );
  test(rule('RW-RUNE-09') + 'what was seen stays seen when the area is lost', () => {
    const g = table(t => army(t, 'UA', 0, { footman: 1 }));
    area(g, 'UA').rune!.known = told(area(g, 'UA').rune!.known, 0);
    army(g, 'UA', NOBODY, {});
    knownTo(g, rune('UA'), 0, 1);
  });
  test('that somebody looked is open', () => {
    const g = table(t => look(t, 0, area(t, 'UA')));
    for (const me of VIEWERS) {
      assert.equal(view(game, g, me).areas.find(({ id }) => id === 'UA')!.rune!.known, 0b11);
    }
  });
  test(rule('RW-VICT-01') + 'nobody imagines a table that somebody has won', () => {
    const g = table(t => {
      const wild = t.areas.filter(here => here.rune === null && controller(t, here) === NOBODY);
      const lay = (here: (typeof wild)[number], genuine: boolean, laying: number): void => {
        here.rune = { genuine, laying, known: told(0, 1) };
      };
      // Five genuine ones, and a sixth token of which all know that it or another one is genuine.
      for (const here of wild.slice(0, 4)) army(t, here.id, 1, { berserker: 1 });
      for (const here of wild.slice(0, 3)) {
        lay(here, true, t.layings.length);
        t.layings.push({ genuine: 1, false: 0, by: 0, source: 'winter' });
      }
      lay(wild[3]!, false, t.layings.length);
      lay(wild[4]!, true, t.layings.length);
      t.layings.push({ genuine: 1, false: 1, by: 0, source: 'winter' });
    });
    assert.equal(genuineOf(g, 1), 5);
    for (const me of VIEWERS)
      assert.equal(
        possible(g, me, world => genuineOf(world, 1)),
        1,
      );
  });
  test('how many of a laying are genuine is open, so imagined ones have as many', () => {
    const g = table(() => undefined);
    for (const me of VIEWERS) {
      const genuine = (world: Table) => world.areas.filter(here => here.rune?.genuine).length;
      assert.equal(possible(g, me, genuine), 1);
    }
  });
});

describe(rule('RW-GEN-09') + 'decks', () => {
  const top: readonly (readonly [string, (g: Table) => unknown])[] = [
    ['fate', g => g.fateDeck.at(-1)],
    ['tactics', g => g.tacticDeck.at(-1)],
    ['rewards', g => g.rewardDeck.at(-1)],
    ['quests', g => g.questDeck.at(-1)],
    ['heroes', g => g.heroDeck.at(-1)],
    ['objectives', g => g.objectiveDecks.good.at(-1)],
    ['seasons', g => g.seasonDecks.winter.at(-1)],
  ];
  const g = table(() => undefined);
  for (const [name, card] of top) {
    test(`nobody knows the top of the ${name}; how many there are is open`, () => {
      for (const me of VIEWERS) assert.ok(possible(g, me, card) > 1, `viewer ${me}`);
    });
  }
  test('views hold numbers instead of decks', () => {
    for (const me of VIEWERS) {
      const { fateDeck, tacticDeck, rewardDeck, questDeck, heroDeck, explorationBox } = view(game, g, me);
      for (const deck of [fateDeck, tacticDeck, rewardDeck, questDeck, heroDeck, explorationBox])
        assert.equal(typeof deck, 'number');
    }
  });
  test('a card that was drawn is still nobody else’s knowledge', () => {
    const drawn = table(t => drawTactics(t, 1, 1, 'RW-TACT-02'));
    knownTo(drawn, tactic(1, drawn.players[1]!.tactics.length - 1), 1);
  });
});

describe(rule('RW-GEN-09', 'RW-ORDER-66') + 'hero cards among which is still to be chosen', () => {
  test('known to who drew them; others think of heroes that could serve him', () => {
    const g = table(t => {
      t.players[1]!.candidates = t.heroDeck.splice(t.heroDeck.indexOf('morvan'), 1);
    });
    for (const me of VIEWERS) {
      assert.deepEqual(view(game, g, me).players[1]!.candidates, me === 1 ? ['morvan'] : 1);
      const worlds = possible(g, me, world => world.players[1]!.candidates);
      assert.ok(me === 1 ? worlds === 1 : worlds > 1);
      const good = (world: Table) => ['teren', 'marrec', 'ilvane'].includes(world.players[1]!.candidates[0]!);
      assert.equal(possible(g, me, good), 1);
    }
  });
});

describe(rule('RW-GEN-09', 'RW-OPT-EXP-03') + 'exploration tokens', () => {
  const g = table(() => undefined, { exploration: true });
  const covered = g.areas.filter(({ exploration }) => exploration !== null);
  const token = (at: AreaId): Secret => ({
    shown: ({ areas }) => areas.find(({ id }) => id === at)!.exploration!.token,
    is: t => area(t, at).exploration!.token,
  });
  test('face down nobody knows them', () => knownTo(g, token(covered[0]!.id)));
  test('face up all do', () => {
    covered[1]!.exploration!.revealed = true;
    knownTo(g, token(covered[1]!.id), ...VIEWERS);
  });
});

test(rule('RW-GEN-09') + 'influence, dials, units, titles, orders played and numbers of cards are open', () => {
  const g = table(t => {
    t.titles.warden = { holder: 1, influence: 2 };
  });
  for (const me of VIEWERS) {
    const seen = view(game, g, me);
    assert.deepEqual(seen.titles, g.titles);
    assert.deepEqual(seen.supply, g.supply);
    seen.players.forEach((player, seat) => {
      const { influence, dials, hand: orders, played } = g.players[seat]!;
      assert.deepEqual(
        [player.influence, player.dials, player.hand, player.played],
        [influence, dials, orders, played],
      );
    });
    seen.areas.forEach((here, i) => {
      assert.deepEqual(
        [here.troops, here.stronghold, here.city],
        [g.areas[i]!.troops, g.areas[i]!.stronghold, g.areas[i]!.city],
      );
    });
  }
});
