// npm run site: builds the site unless it is built already. `npm start` and the browser tests do it by themselves.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const web = join(root, 'packages', 'web');
const stamp = join(web, 'dist', '.stamp');

/** All that goes into the site: its own files, the games with their boards, the packages they use. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const files = globSync('packages/{web,boardkit,games,bots,kernel,protocol}/**/*', { cwd: root, withFileTypes: true });
  const paths = files
    .filter(file => file.isFile())
    .map(file => join(file.parentPath, file.name))
    .filter(path => !/[/\\](node_modules|dist|test)[/\\]/.test(path));
  for (const path of paths.sort()) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}

const wanted = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  const { build } = await import('vite');
  await build({ root: web, logLevel: 'warn' });
  writeFileSync(stamp, wanted);
  console.error('site: built');
}
