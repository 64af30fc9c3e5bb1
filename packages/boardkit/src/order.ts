/** Where the answers lie that are drawn now: the list of answers follows the order of the board. */
export class Order {
  readonly #drawn = new Map<Element, string>();

  readonly lies = (answer: string, element: Element): (() => void) => {
    this.#drawn.set(element, answer);
    return () => void this.#drawn.delete(element);
  };

  /** Each answer once, as one reads the page. */
  get answers(): string[] {
    const elements = [...this.#drawn.keys()].sort((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    return [...new Set(elements.map(element => this.#drawn.get(element)!))];
  }
}
