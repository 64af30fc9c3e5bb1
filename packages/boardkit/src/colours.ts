/** The colours of seats. Each is doubled by a shape, its emblem, so that nobody needs colour to play. */
export const COLOURS = ['jade', 'indigo', 'ochre', 'plum', 'soot'] as const;
export type Colour = (typeof COLOURS)[number];
