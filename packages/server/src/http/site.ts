import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Where `npm run site` puts the built site. */
export const SITE = join(import.meta.dirname, '..', '..', '..', 'web', 'dist');

const FOR_EVER = 'public, max-age=31536000, immutable';

/** The site, as it was built: files with a hash in their name, and one page for every address. */
export async function addSite(app: FastifyInstance, folder: string): Promise<(reply: FastifyReply) => FastifyReply> {
  if (!existsSync(join(folder, 'index.html'))) {
    return reply => reply.code(404).type('text/plain; charset=utf-8').send('The site is not built: npm run site\n');
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', path.startsWith(join(folder, 'assets')) ? FOR_EVER : 'no-cache');
    },
  });
  return reply => reply.sendFile('index.html');
}
