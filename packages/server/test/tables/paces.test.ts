import { test } from 'node:test';
import { assertPaces } from './paces.ts';

test('tables of every pace, live and slow, are played to their end', () => assertPaces({}));
