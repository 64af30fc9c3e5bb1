import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { GameRecord, MatchSave } from '@teahouse/kernel';

/** A finished game: a line of `games.jsonl`. */
export interface KeptGame {
  /** The level of every seat. */
  bots: string[];
  /** How often a decision was taken back. What was taken back is not in the log. */
  undone: number;
  state: string;
  story: string;
  record: GameRecord;
}

/** A game that was saved while it ran: a line of `saves.jsonl`. */
export interface KeptSave {
  state: string;
  /** Of the decisions after the save. */
  story: string;
  /** The decisions after the save. */
  rest: GameRecord;
  /** The rules have changed since: its log, played from the first deal, does not lead to it any more. */
  parted?: true;
  save: MatchSave;
}

export interface Corpus {
  games: KeptGame[];
  saves: KeptSave[];
}

/**
 * Thousands of answers are a few hundred different ones. The first line of `games.jsonl` has each of them once, with the
 * question it answers; in the games a decision is the seat and the number of such a line: '0.17', '0.17!' if it revises,
 * and '0.17+4' where another answer belongs to it.
 */
interface Dictionary {
  said: [ask: string, answer: string][];
}
type KeptLine = Omit<KeptGame, 'record'> & { record: Omit<GameRecord, 'asks' | 'answers'>; log: string };

export function readCorpus(folder: URL): Corpus {
  const [dictionary, ...games] = readLines(new URL('games.jsonl', folder)) as [Dictionary, ...KeptLine[]];
  return {
    games: games.map(({ log, record, ...kept }) => ({
      ...kept,
      record: { ...record, ...spelledOut(dictionary, log) },
    })),
    saves: readLines(new URL('saves.jsonl', folder)) as KeptSave[],
  };
}

export function writeCorpus(folder: URL, { games, saves }: Corpus): void {
  const numbers = new Map<string, number>();
  const said: Dictionary['said'] = [];
  const numberOf = (ask: string, answer: string): number => {
    const key = `${ask} ${answer}`;
    if (!numbers.has(key)) numbers.set(key, said.push([ask, answer]) - 1);
    return numbers.get(key)!;
  };
  const lines = games.map(({ record: { asks, answers, ...record }, ...kept }): KeptLine => {
    const log = answers.map(([seat, ask, answer, revises, more = []]) => {
      let token = `${seat}.${numberOf(asks[ask]!, answer)}${revises === 1 ? '!' : ''}`;
      for (let i = 0; i < more.length; i += 2) token += `+${numberOf(asks[Number(more[i])]!, String(more[i + 1]))}`;
      return token;
    });
    return { ...kept, record, log: log.join(' ') };
  });
  writeLines(new URL('games.jsonl', folder), [{ said } satisfies Dictionary, ...lines]);
  writeLines(new URL('saves.jsonl', folder), saves);
}

function spelledOut({ said }: Dictionary, log: string): Pick<GameRecord, 'asks' | 'answers'> {
  const asks: string[] = [];
  const answers = log.split(' ').map((token): GameRecord['answers'][number] => {
    const [, seat = '', numbers = '', revises = '', further = ''] = /^(\d+)\.(\d+)(!?)((?:\+\d+)*)$/.exec(token) ?? [];
    const parts = `${numbers}${further}`.split('+').map((number): [number, string] => {
      const [ask, answer] = said[Number(number)] ?? [];
      if (ask === undefined || answer === undefined) throw new Error(`'${token}' is no decision of this corpus`);
      if (!asks.includes(ask)) asks.push(ask);
      return [asks.indexOf(ask), answer];
    });
    const [first, ...rest] = parts as [[number, string], ...[number, string][]];
    if (rest.length > 0) return [Number(seat), ...first, revises === '' ? 0 : 1, rest.flat()];
    return revises === '' ? [Number(seat), ...first] : [Number(seat), ...first, 1];
  });
  return { asks, answers };
}

const writeLines = (file: URL, lines: readonly object[]): void =>
  writeFileSync(file, lines.map(line => `${JSON.stringify(line)}\n`).join(''));

function readLines(file: URL): unknown[] {
  if (!existsSync(file)) throw new Error(`${file.pathname} is missing; npm run corpus -- <game> --record writes it`);
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map(line => JSON.parse(line));
}
