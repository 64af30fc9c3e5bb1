// What bots judge by stays out of pages; what the forecast weighs persons with is in a file of its own.
export { features, tells, value } from './worth.ts';
