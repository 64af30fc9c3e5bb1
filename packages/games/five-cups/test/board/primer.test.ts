import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { mustTeach } from '@teahouse/testkit';
import * as book from '../../board/primer/book.ts';
import { words as de } from '../../board/primer/de.ts';
import { words as en } from '../../board/primer/en.ts';
import { words as es } from '../../board/primer/es.ts';
import { words as it } from '../../board/primer/it.ts';
import { text } from '../../src/index.ts';

const drawing = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the game is told in three minutes, and its rulebook has a short form and titles', () =>
  mustTeach({
    book,
    words: { en, it, es, de },
    text,
    drawings: [drawing('../../board/art.svg'), drawing('../../../../boardkit/src/house.svg')],
  }));
