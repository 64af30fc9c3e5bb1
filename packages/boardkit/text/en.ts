import { plural } from '@teahouse/kernel';
/** What every board says, in one language. */
export interface CommonWords {
  /** The tabs of a board on a phone. */
  panes: string;
  /** The text board. */
  question: string;
  notAsked: string;
  now: string;
  past: string;
  /** Shows partners a thing of this name. */
  point: (name: string) => string;
  /** Answers that are not given yet. */
  draft: {
    title: string;
    back: string;
    clear: string;
    give: string;
    /** For those who listen. */
    steps: (n: number) => string;
    tookBack: (names: string) => string;
  };
  map: MapWords;
  /** Parts of a game. */
  spans: { year: (n: number) => string; season: (year: number, season: string) => string };
}

/** What is said about a map and on its buttons. */
export interface MapWords {
  /** What it is and which keys move it. */
  map: string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
}

export const common: CommonWords = {
  panes: 'Parts of the table',
  question: 'Your decision',
  notAsked: 'There’s nothing for you to decide right now.',
  now: 'now',
  past: 'past',
  point: name => `Point at: ${name}`,
  draft: {
    title: 'Your move so far',
    back: 'Step back',
    clear: 'Start over',
    give: 'Confirm',
    steps: n => plural(n, '# step, not confirmed yet', '# steps, not confirmed yet'),
    tookBack: name => `Taken back: ${name}.`,
  },
  map: {
    map: 'Map. Arrow keys move it, plus and minus zoom, 0 shows all of it.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show the whole map',
  },
  spans: {
    year: n => `Year ${n}`,
    season: (year, season) => `Year ${year}, ${season}`,
  },
};
