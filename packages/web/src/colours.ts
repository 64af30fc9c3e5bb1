import type { Seated, Table } from '@teahouse/protocol';

/** Written out beside the protocol's own list: importing that would bring its schemas into the first page. A test compares. */
export { COLOURS, type Colour } from '@teahouse/boardkit/contract';
export type { Seated, Table };
