/** A law does not hold, and this shows it. */
export class Broken extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'Broken';
  }
}
