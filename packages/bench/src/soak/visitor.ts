import { Guest } from '../../../server/test/guest.ts';

/** A guest who comes from an address of our choosing: the house believes one proxy, and that is us. */
export class Visitor extends Guest {
  readonly #from: string;

  static async from(house: string, address: string): Promise<Visitor> {
    const visitor = new Visitor(house, address);
    await visitor.do('me.enter', {});
    return visitor;
  }

  private constructor(house: string, from: string) {
    super(house);
    this.#from = from;
  }

  override get headers(): Record<string, string> {
    return { ...super.headers, 'x-forwarded-for': this.#from };
  }
}
