declare module 'virtual:shelf' {
  export const shelf: readonly import('./games.ts').ShelfGame[];
}
declare module 'virtual:routes' {
  export const routes: import('./api.ts').Routes;
}
/** What of Vite's we use. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
  glob<T>(files: string): Readonly<Record<string, () => Promise<T>>>;
  glob<T>(files: string, options: { eager: true; query: string; import: string }): Readonly<Record<string, T>>;
}
