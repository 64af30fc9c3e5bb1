/** The first words of the addresses that are pages of the site; others lead nowhere. */
const PAGES: ReadonlySet<string> = new Set([
  '',
  'new',
  'me',
  'admin',
  'mail',
  'rules',
  'primer',
  'learn',
  'puzzle',
  'table',
  'practice',
  'bots',
  'import',
  'player',
]);

/** Whether something may be at this path. What exactly, the page itself finds out. */
export const isPagePath = (path: string): boolean => PAGES.has(path.split('/')[1] ?? '');
