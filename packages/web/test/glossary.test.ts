import { glossaryHolds } from '@teahouse/testkit';

glossaryHolds(new URL('../', import.meta.url));
