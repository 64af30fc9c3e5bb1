import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import type { BoardProps, BoardText, GameBoard } from '@teahouse/boardkit';
import { type Folder, games } from '@teahouse/games';
import { deal, type Question, rng, view } from '@teahouse/kernel';
import { tables } from '@teahouse/testkit';
import { h } from 'preact';
import { clear, draw } from '../../packages/boardkit/test/parts/screen.ts';
import { common } from '../../packages/boardkit/text/en.ts';

const GAMES = 4;
const COLOURS = ['jade', 'plum', 'indigo', 'ochre', 'soot'] as const;

afterEach(clear);

interface Asked {
  readonly seats: number;
  readonly seen: object;
  readonly question: Question;
}

/** Plays games at random, always the same ones, and stops where a question comes up for the first time in its game. */
function* questionsOf({ game }: Folder): Generator<Asked> {
  const luck = rng('boards');
  const { min, max } = game.seats;
  for (let n = 0; n < GAMES; n++) {
    const seats = min + (n % (max - min + 1));
    const { options } = tables(game).find(table => table.seats === seats)!;
    const { g, question } = deal(game, { seats, seed: `boards ${n}`, options });
    const known = new Set<string>();
    for (let q = question; q !== null; ) {
      if (!known.has(q.ask)) yield { seats, seen: view(game, g, q.seat), question: q };
      known.add(q.ask);
      q = game.machine.play(g, q, q.options[luck(q.options.length)]!);
    }
  }
}

const propsOf = ({ seats, seen, question }: Asked, text: BoardText): BoardProps<object, BoardText> => ({
  seen,
  me: question.seat,
  players: COLOURS.slice(0, seats).map((colour, seat) => ({ seat, name: `Guest ${seat}`, colour })),
  text,
  common,
  language: 'en',
  question,
  draft: null,
  journal: { entries: [], opened: null, open: () => {} },
  point: null,
  slots: { question: null, lesson: null, log: null, seat: () => null },
  choose: () => {},
  aimed: null,
  aim: () => {},
  lies: () => () => {},
});

/** Every piece of text that stands on a thing. */
function textsOn(thing: Node): string[] {
  return [...thing.childNodes].flatMap(node => {
    if (node.nodeType === node.TEXT_NODE) return [node.textContent ?? ''];
    return node.nodeType === node.ELEMENT_NODE && !(node as Element).matches('.vh') ? textsOn(node) : [];
  });
}

const wordsOf = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(word => `<${word}>`).join('');

/** Whoever speaks to the page says what they read: a name that was given to a button must contain it. */
function misnamed(button: Element): string[] {
  const label = button.getAttribute('aria-label');
  const drawn = button.querySelector('.drawn');
  // Whoever checks a label against its button takes all that stands there for one text.
  const pieces = label !== null ? [textsOn(button).join('')] : drawn !== null ? textsOn(drawn) : [];
  const name = label ?? drawn?.nextElementSibling?.textContent ?? '';
  return pieces
    .filter(piece => !wordsOf(name).includes(wordsOf(piece)))
    .map(piece => `"${piece}" is not in "${name.trim()}"`);
}

/** Where the board of a game is, if it is drawn. */
const boardOf = (id: string): string => join(import.meta.dirname, `../../packages/games/${id}/board/index.tsx`);

for (const folder of games.filter(({ game }) => existsSync(boardOf(game.id)))) {
  test(`${folder.game.id}: a button is called by what stands on it`, async t => {
    const { default: board } = (await import(boardOf(folder.game.id))) as {
      default: GameBoard<object, BoardText>;
    };
    const { loadAllParts } = await import('@teahouse/boardkit');
    await loadAllParts();
    const text = (await folder.text.en()) as BoardText;
    const faults = new Set<string>();
    let buttons = 0;
    for (const asked of questionsOf(folder)) {
      for (const button of draw(h(board.Board, propsOf(asked, text))).querySelectorAll('button')) {
        buttons++;
        for (const fault of misnamed(button)) faults.add(`${asked.question.ask}: ${fault}`);
      }
    }
    t.diagnostic(`${buttons} buttons`);
    assert.ok(buttons > 0);
    assert.deepEqual([...faults], []);
  });
}
