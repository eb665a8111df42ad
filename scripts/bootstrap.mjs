// Prepares a fresh clone: installs packages, and a browser for the tests. It has no dependencies.
// The other scripts call it themselves: `pre...` entries in package.json would be skipped under `ignore-scripts`.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const modulesFolder = join(projectRoot, 'node_modules');
const stamp = join(modulesFolder, '.bootstrap-stamp');

// Progress goes to stderr, because stdout may be read by another program.
const say = (message) => process.stderr.write(`[bootstrap] ${message}\n`);

function die(message, code = 1) {
  say(message);
  process.exit(code);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    die(`Node ${process.versions.node} is too old: 20.19 or later is needed.`);
  }
}

function npm(args) {
  // Under `npm start`, npm_execpath is npm's own cli.js. Running it with this very node avoids npm.cmd on Windows
  // (which node refuses to spawn) and a second npm found on PATH.
  const cli = process.env.npm_execpath;
  const env = { ...process.env };
  delete env.NODE_ENV; // 'production' would drop devDependencies
  const options = { cwd: projectRoot, stdio: ['ignore', 2, 2], env };
  return cli && basename(cli) === 'npm-cli.js'
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

const wantedStamp = () =>
  createHash('sha256')
    .update(readFileSync(join(projectRoot, 'package-lock.json')))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');

/** Whether node_modules has the packages of the lock file, however they were installed. */
function isInstalled(wanted) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  try {
    // Checks the packages themselves: node_modules/.package-lock.json is rewritten even when nothing was installed.
    const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')).packages;
    for (const [path, entry] of Object.entries(lock)) {
      if (path === '' || entry.link) continue;
      const file = join(projectRoot, path, 'package.json');
      if (existsSync(file)) {
        if (JSON.parse(readFileSync(file, 'utf8')).version !== entry.version) return false;
      } else if (!entry.optional && !entry.peer) {
        return false;
      }
    }
    writeFileSync(stamp, wanted);
    return true;
  } catch {
    return false;
  }
}

/** Runs one installer at a time per checkout: `npm start` and `npm test` may run at the same time. */
async function locked(work) {
  const lock = join(tmpdir(), `bootstrap-${createHash('sha1').update(projectRoot).digest('hex').slice(0, 12)}.lock`);
  const holderLives = () => {
    try {
      process.kill(Number(readFileSync(join(lock, 'pid'), 'utf8')), 0);
      return true;
    } catch (error) {
      if (error.code === 'EPERM') return true;
      const stats = statSync(lock, { throwIfNoEntry: false });
      return error.code === 'ENOENT' && stats !== undefined && Date.now() - stats.mtimeMs < 5000;
    }
  };
  const free = () => rmSync(lock, { recursive: true, force: true });
  for (let reported = false; ; ) {
    try {
      mkdirSync(lock);
      writeFileSync(join(lock, 'pid'), String(process.pid));
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!holderLives()) {
        free();
        continue;
      }
      if (!reported) say('waiting for another install to finish');
      reported = true;
      await new Promise((resume) => setTimeout(resume, 300));
    }
  }
  const leave = () => process.exit(130);
  process.once('exit', free);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, leave);
  try {
    return await work();
  } finally {
    free();
    process.removeListener('exit', free);
    for (const signal of ['SIGINT', 'SIGTERM']) process.removeListener(signal, leave);
  }
}

/** Installs the packages unless they are installed already. */
export async function ensureDeps() {
  checkNode();
  const wanted = wantedStamp();
  if (isInstalled(wanted)) return;
  await locked(() => {
    if (isInstalled(wanted)) return;
    say('installing packages (npm ci)');
    const began = Date.now();
    const kinds = ['--include=dev', '--include=optional'];
    const result = npm(['ci', ...kinds, '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']);
    if (result.status !== 0) die('npm ci failed: the lines above say why', result.status || 1);
    writeFileSync(stamp, wanted);
    say(`packages installed in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  });
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

// A headless shell opens pages two to three times as fast as the full browser, so it precedes Chromium.
const systemBrowsers = {
  linux: [
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
    '/usr/bin/microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return folder ? programs.map((program) => join(folder, program)) : [];
  }),
};

function isDebianRoot() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/**
 * Finds a browser that actually starts, or installs one. Returns '' for Playwright's browser, otherwise the path of the
 * executable.
 */
export async function ensureBrowser() {
  const { chromium } = await import('@playwright/test'); // installed only after ensureDeps
  const tried = [];

  async function starts(executablePath) {
    const name = executablePath || "Playwright's own";
    try {
      const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), timeout: 20_000 });
      const version = browser.version();
      await browser.close();
      say(`browser: ${name} (${version})`);
      return true;
    } catch (error) {
      tried.push(`${name}: ${String(error.message).split('\n')[0].slice(0, 160)}`);
      return false;
    }
  }

  async function findOnSystem() {
    for (const path of systemBrowsers[process.platform] ?? [])
      if (existsSync(path) && (await starts(path))) return path;
    return null;
  }

  async function downloadFromPlaywright() {
    say("no browser found: downloading Playwright's headless Chromium");
    const cli = join(modulesFolder, '@playwright', 'test', 'cli.js');
    const result = spawnSync(process.execPath, [cli, 'install', '--only-shell', 'chromium'], {
      cwd: projectRoot,
      stdio: ['ignore', 2, 'pipe'],
      timeout: 180_000,
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    });
    if (result.status === 0) return (await starts('')) ? '' : null;
    const reason = String(result.stderr).match(/^.*(error|fail).*$/im)?.[0];
    tried.push(`playwright install: ${reason?.slice(0, 160) || result.signal || 'failed'}`);
    return null;
  }

  async function installWithApt() {
    if (!isDebianRoot() || process.env.BOOTSTRAP_NO_APT) return null;
    say("installing Debian's headless Chromium (apt-get)");
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['-qq', 'update'], { stdio: ['ignore', 2, 2], env, timeout: 120_000 });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const options = ['-qq', '-y', '-o', 'DPkg::Lock::Timeout=120', '--no-install-recommends'];
      const result = spawnSync('apt-get', [...options, 'install', name], {
        stdio: ['ignore', 'ignore', 2],
        env,
        timeout: 300_000,
      });
      const path = result.status === 0 ? await findOnSystem() : null;
      if (path) return path;
    }
    tried.push('apt-get: brought no browser that starts');
    return null;
  }

  const named = process.env.E2E_BROWSER || process.env.CHROME_PATH || process.env.CHROME_BIN;
  if (named) {
    if (await starts(named)) return named;
    die(`the browser named by the environment does not start\n  ${tried.join('\n  ')}`);
  }
  if (await starts('')) return '';
  // On a minimal Debian, apt comes first: it also installs the shared libraries that a downloaded browser would lack.
  const install = [downloadFromPlaywright, installWithApt];
  if (isDebianRoot()) install.reverse();
  for (const way of [findOnSystem, ...install]) {
    const path = await way();
    if (path !== null) return path;
  }
  return die(
    `no browser to run the tests in. Tried:\n  ${tried.join('\n  ')}\nInstall Chrome or Chromium, or run ` +
      '`npx playwright install chromium`, or set E2E_BROWSER to an executable. `npm run test:unit` needs none.',
  );
}
