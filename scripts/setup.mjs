// Makes a bare checkout ready: packages, a Node that runs TypeScript and, with --browser, a Chromium for the browser tests;
// with --stores, PostgreSQL and Redis for those of the server.
// Runs before node_modules exists, on any Node from 18 on, so it uses nothing but Node's own modules.
import { execSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_NEEDED = 24;
const STAMP = 'node_modules/.setup-stamp';
const BROWSER_FILE = 'node_modules/.browser.json';

// Chromium must neither draw on a graphics card nor call home while it is being tested.
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[
    // With every page Chromium would also draw the list under its address bar, at as much again as the page itself.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    // Only the last list counts: what Playwright turns off, and a test would notice, is named again.
    'AimEnabled',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'ThirdPartyStoragePartitioning',
  ].join()}`,
];

const BROWSER_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Somebody else may be installing something too. */
const APT_LOCK_S = 120;

const PACKED_CHROMIUM = { name: '@sparticuz/chromium', version: '153.0.0', folder: '.cache/chromium' };

function say(sentence) {
  console.error(`setup: ${sentence}`);
}

function fail(sentence) {
  say(sentence);
  process.exit(1);
}

/** Runs a program with its output shown on stderr; true when it succeeded. */
function run(program, args, options = {}) {
  return spawnSync(program, args, { stdio: ['ignore', 2, 2], ...options }).status === 0;
}

/** Runs the npm that started this script, on the Node it started with, so that it survives replacing node_modules. */
function npm(...args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script && node) return run(node, [script, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}

function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  say('installing packages (npm ci)');
  if (!npm('ci', '--loglevel=error')) fail('npm ci failed; its own message is above.');
  writeFileSync(STAMP, wanted);
}

/** npm scripts find `node` in node_modules/.bin first; from here on, so do we. */
function preferPackagedNode() {
  process.env.PATH = [join(process.cwd(), 'node_modules', '.bin'), process.env.PATH].join(delimiter);
}

function requireNode() {
  const version = execSync('node --version', { encoding: 'utf8' }).trim();
  if (Number.parseInt(version.slice(1), 10) >= NODE_NEEDED) return;
  fail(
    `Teahouse needs Node ${NODE_NEEDED} or newer; found ${version}, and no packaged one for ` +
      `${process.platform}-${process.arch}. Install Node ${NODE_NEEDED} (nodejs.org) and try again.`,
  );
}

function works(exe) {
  return existsSync(exe) && spawnSync(exe, ['--version'], { timeout: 30_000 }).status === 0;
}

function chosenBrowser() {
  const exe = process.env.CHROMIUM_PATH;
  if (!exe) return undefined;
  if (!works(exe)) fail(`CHROMIUM_PATH is ${exe}, which does not answer to --version. Correct or unset it.`);
  return exe;
}

function installedBrowser() {
  return BROWSER_PATHS.find(works);
}

/** Installs packages where nobody is asked for a password: as root, or where continuous integration may become it. */
function apt(...packages) {
  const isRoot = process.getuid?.() === 0;
  if (!existsSync('/usr/bin/apt-get') || !(isRoot || process.env.CI === 'true')) return;
  say(`installing ${packages.join(' and ')} (apt-get)`);
  const become = isRoot ? [] : ['sudo', '-n'];
  const [program, ...args] = [...become, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
  const wait = `DPkg::Lock::Timeout=${APT_LOCK_S}`;
  const done =
    run(program, [...args, 'update']) &&
    run(program, [...args, 'install', '-y', '--no-install-recommends', '-o', wait, ...packages]);
  if (!done) say(`apt-get could not install ${packages.join(' and ')}.`);
}

function browserByApt() {
  apt('chromium');
  return installedBrowser();
}

function browserByNpm() {
  const { name, version, folder } = PACKED_CHROMIUM;
  say(`unpacking Chromium from the npm package ${name}`);
  const installed = npm('install', '--no-save', '--loglevel=error', '--prefix', folder, `${name}@${version}`);
  if (!installed) return undefined;
  const program = `import chromium from '${name}'; process.stdout.write(await chromium.executablePath());`;
  const asked = spawnSync('node', ['--input-type=module', '--eval', program], { cwd: folder, encoding: 'utf8' });
  if (asked.status !== 0) {
    say(`${name} did not unpack: ${asked.stderr}`);
    return undefined;
  }
  return works(asked.stdout) ? asked.stdout : undefined;
}

function provideBrowser() {
  const exe = chosenBrowser() ?? installedBrowser() ?? browserByApt() ?? browserByNpm();
  if (!exe) {
    fail('the browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its executable.');
  }
  writeFileSync(BROWSER_FILE, `${JSON.stringify({ exe, args: BROWSER_FLAGS }, null, 2)}\n`);
}

/** What is still missing then is not left out: the tests that need it fail, and say how to come by it. */
function provideStores() {
  const asked = spawnSync('node', ['packages/server/test/trouble/missing.ts'], { encoding: 'utf8' });
  if (asked.status !== 0) fail(`which programs the tests need could not be found out: ${asked.stderr}`);
  const missing = asked.stdout.split('\n').filter(Boolean);
  if (missing.length > 0) apt(...missing);
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
installPackages();
preferPackagedNode();
requireNode();
if (process.argv.includes('--browser')) provideBrowser();
if (process.argv.includes('--stores')) provideStores();
