import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games, type PuzzleFile } from '@teahouse/games';
import { LANGUAGES } from '@teahouse/kernel';
import { commands } from '@teahouse/protocol';
import { defineConfig, type Plugin } from 'vite';
import { optionsTogether } from './src/screens/new-table/plan.ts';

/**
 * What the first page needs of the packages, and no more: a title does not pull the rules of a game into the browser,
 * nor a path the schemas of the whole protocol. Worked out when the site is built.
 */
const facts: Readonly<Record<string, () => Promise<unknown>>> = {
  'virtual:shelf': async () => ({
    shelf: await Promise.all(
      games
        .filter(({ game }) => hasBoard(game.id))
        .map(async ({ game, text, seal, box }) => {
          const { id, seats } = game;
          const words: Record<string, { title: string; tagline: string; cover: string }> = {};
          for (const language of LANGUAGES) {
            const { title, tagline, cover } = await text[language]();
            words[language] = { title, tagline, cover };
          }
          return {
            id,
            seats,
            together: optionsTogether(game, seats.max) !== null,
            seal,
            box,
            words,
            puzzles: puzzlesIn(id),
          };
        }),
    ),
  }),
  'virtual:routes': async () => ({
    routes: Object.fromEntries(
      Object.entries(commands).map(([name, command]) => [
        name,
        'open' in command && command.open === 'socket' ? null : [command.method, command.path],
      ]),
    ),
  }),
};

/** A game that can be played but not yet drawn is not on the shelf. */
const hasBoard = (id: string): boolean => existsSync(join(import.meta.dirname, '..', 'games', id, 'board'));

function puzzlesIn(id: string): number {
  const file = join(import.meta.dirname, '..', 'games', id, 'puzzles.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PuzzleFile).puzzles.length : 0;
}

function factsPlugin(): Plugin {
  return {
    name: 'teahouse-facts',
    resolveId: id => (id in facts ? `\0${id}` : undefined),
    load: async id => {
      const fact = facts[id.slice(1)];
      if (fact === undefined) return undefined;
      const exported = Object.entries((await fact()) as object);
      return exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
    },
  };
}

const JUDGES = /\/games\/[^/]+\/src\/value\.ts$/;
const NO_JUDGE = `
const never = () => { throw new Error('Positions are judged by bots, and no bot thinks in a page.'); };
export { never as value, never as features, never as tells };
`;

/** What bots judge positions by stays out of pages: they think on the server or in a worker, which is built by itself. */
function noBotsPlugin(): Plugin {
  return {
    name: 'teahouse-no-bots',
    apply: 'build',
    load: id => (JUDGES.test(id) ? NO_JUDGE : undefined),
  };
}

/** Writes the service worker's list of files: everything that was built. Its version is the list itself. */
function offlinePlugin(): Plugin {
  return {
    name: 'teahouse-offline',
    apply: 'build',
    generateBundle: {
      // Only now are chunks gone that were styles and nothing else.
      order: 'post',
      handler(_, bundle) {
        const files = Object.keys(bundle).filter(name => name !== 'offline.js');
        const worker = bundle['offline.js'];
        if (worker?.type !== 'chunk') throw new Error('The service worker was not built.');
        const list = [
          '/',
          '/manifest.webmanifest',
          '/seal.svg',
          ...files.filter(f => f !== 'index.html').map(f => `/${f}`),
        ];
        worker.code = `self.FILES = ${JSON.stringify(list.sort())};\n${worker.code}`;
      },
    },
  };
}

/** How much the first page may weigh: its scripts, one language and its styles, in bytes as they travel. */
const FIRST_LOAD = 60_000;

async function packed(content: string | Uint8Array): Promise<number> {
  const stream = new Blob([typeof content === 'string' ? content : new Uint8Array(content)])
    .stream()
    .pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

function weightPlugin(): Plugin {
  return {
    name: 'teahouse-weight',
    apply: 'build',
    async generateBundle(_, bundle) {
      const files = new Set<string>();
      const add = (name: string): void => {
        const file = bundle[name];
        if (files.has(name) || file === undefined) return;
        files.add(name);
        if (file.type !== 'chunk') return;
        file.imports.forEach(add);
        for (const style of file.viteMetadata?.importedCss ?? []) add(style);
      };
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
      for (const chunk of chunks) {
        if ((chunk.isEntry && chunk.name === 'index') || chunk.facadeModuleId?.endsWith('web/text/de.ts'))
          add(chunk.fileName);
      }
      let weight = 0;
      for (const name of files) {
        const file = bundle[name]!;
        weight += await packed(file.type === 'chunk' ? file.code : file.source);
      }
      const said = `first load: ${(weight / 1000).toFixed(1)} of ${FIRST_LOAD / 1000} KB gzip, in ${files.size} files`;
      if (files.size < 3 || weight > FIRST_LOAD) throw new Error(said);
      this.info(said);
    },
  };
}

export default defineConfig({
  plugins: [factsPlugin(), noBotsPlugin(), offlinePlugin(), weightPlugin()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // Everything is a file of our own: the page's policy allows no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', offline: 'src/offline.ts' },
      output: {
        entryFileNames: chunk => (chunk.name === 'offline' ? 'offline.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
