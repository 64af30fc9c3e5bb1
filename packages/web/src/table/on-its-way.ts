import type { Seat } from '@teahouse/kernel';
import type { HistoryLine } from '@teahouse/protocol';

/**
 * An answer of mine that is on its way: from when it is sent until it is refused, or what became of it is told. What
 * others do meanwhile does not open the question again, so that nobody answers it twice, or the next one unseen.
 */
export class OnItsWay {
  #sent: { readonly seat: Seat; readonly n: number } | null = null;

  /** Sent when so much of the table's history was known. */
  begin(seat: Seat, n: number): void {
    this.#sent = { seat, n };
  }

  refused(): void {
    this.#sent = null;
  }

  /** Whether it still is, as far as these lines tell. */
  isAfter(lines: readonly Pick<HistoryLine, 'n' | 'kind' | 'seat'>[]): boolean {
    if (this.#sent === null) return false;
    const { seat, n } = this.#sent;
    return !lines.some(line => line.n > n && line.kind === 'answer' && line.seat === seat);
  }
}
