/** With its sign; a minus as wide as a plus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
