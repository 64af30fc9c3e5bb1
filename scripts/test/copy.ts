import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

const root = join(import.meta.dirname, '..', '..');
const OURS = '@teahouse';

/**
 * The repository as it stands, in a folder of its own that goes after the tests. Its packages from npm are those of this
 * one, so nothing is installed; the house's own are the copied ones.
 */
export function copyOfTheHouse(): string {
  const copy = mkdtempSync(join(tmpdir(), 'teahouse-copy-'));
  after(() => rmSync(copy, { recursive: true, force: true }));
  const listing = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const path of listing.split('\0')) {
    if (path !== '' && existsSync(join(root, path))) cpSync(join(root, path), join(copy, path));
  }
  execFileSync('git', ['init', '--quiet', copy]);
  link(join(root, 'node_modules'), join(copy, 'node_modules'), name => name !== OURS && name !== '.cache');
  mkdirSync(join(copy, 'node_modules', OURS));
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules', OURS, name));
  }
  return copy;
}

function link(from: string, to: string, wanted: (name: string) => boolean): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter(wanted)) symlinkSync(join(from, name), join(to, name));
}
