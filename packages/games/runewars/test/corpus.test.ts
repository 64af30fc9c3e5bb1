import { corpusHolds } from '@teahouse/testkit';
import { game } from '../src/index.ts';

corpusHolds(game, import.meta.url, 60);
