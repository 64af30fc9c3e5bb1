/** How long the first page waits for its fonts, which come beside its words; later ones take the place of their likes. */
const PATIENCE = 100;

/** Asks for all fonts at once, so that a board does not find them missing. */
export async function startFonts(): Promise<void> {
  const late = new Promise(resolve => setTimeout(resolve, PATIENCE));
  // A font that cannot be had is done without.
  await Promise.race([Promise.allSettled([...document.fonts].map(font => font.load())), late]);
}
