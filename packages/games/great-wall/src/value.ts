/* What bots judge positions by. It is left out of pages. */
export { features } from './features.ts';
export { tells, value } from './prospects.ts';
