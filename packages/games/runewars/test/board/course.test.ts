import { test } from 'node:test';
import { common } from '@teahouse/boardkit/text/en';
import { type Heard, heard } from '@teahouse/kernel';
import { mustRunItsCourse } from '@teahouse/testkit';
import { course } from '../../board/model/course.ts';
import { text } from '../../text/en.ts';
import { everywhere } from './play.ts';

test('the course of a game is told part by part, in a few lines that stand for themselves', () => {
  const games: Heard[][] = [];
  everywhere(
    'course',
    4,
    () => {},
    journal => games.push(journal.map(entry => heard(entry, 0)).filter(entry => entry !== null)),
  );
  mustRunItsCourse({ course, text, common, begins: 'year', games });
});
