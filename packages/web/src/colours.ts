import type { Colour, Seated, Table } from '@teahouse/protocol';

export type { Colour, Seated, Table };

/** The protocol's own list, written out: importing it would bring its schemas into the first page. A test compares. */
export const COLOURS: readonly Colour[] = ['jade', 'indigo', 'ochre', 'plum', 'soot'];
