// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startProgress } from '../terminal/progress.mjs';
import { run } from '../terminal/run.mjs';
import { root } from './folders.mjs';
import { Problem } from './problem.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds the browser for the tests: CHROMIUM_PATH, an installed one, Playwright's, or the system's package, which it installs.
 * @returns {Promise<string>} the path of the executable
 */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH || undefined;
  if (chosen && !runs(chosen)) {
    throw new Problem(`CHROMIUM_PATH is ${chosen}, which cannot be run.`, 'Correct or unset CHROMIUM_PATH.');
  }
  const browser = chosen ?? installed() ?? (await playwrights()) ?? (await systemPackage());
  if (browser) return browser;
  throw new Problem(
    'No Chrome or Chromium was found, and none could be installed.',
    'Install one (Debian, Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to its executable.',
  );
}

/**
 * Names the browsers for tests/playwright.config.ts. The headless shell is Chromium without windows, which takes a quarter
 * less processor time for a page. On Debian it is a package of its own. Playwright finds the one it has downloaded.
 * @param {string} browser
 * @returns {Record<string, string>}
 */
export function browserPaths(browser) {
  const shell = process.env.CHROMIUM_PATH ? undefined : firstThatRuns(inPath(['chromium-headless-shell']));
  return { CHROMIUM_PATH: browser, ...(shell && { CHROMIUM_SHELL_PATH: shell }) };
}

const installed = () => firstThatRuns([...inPath(NAMES), ...PLACES]);

/** @param {string[]} names */
function inPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

/** @param {string[]} programs */
function firstThatRuns(programs) {
  return programs.find((program) => existsSync(program) && runs(program));
}

/** @param {string} program */
function runs(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

async function playwrights() {
  const { chromium } = await import('playwright');
  const program = chromium.executablePath();
  if (existsSync(program)) return program;
  const progress = startProgress('Downloading a browser');
  const command = ['node_modules/.bin/playwright', 'install', 'chromium'];
  const result = await run(command, { cwd: root, onLine: (line) => progress.update(line.slice(0, 60)) });
  const isThere = result.code === 0 && existsSync(program) && runs(program);
  progress.finish(isThere ? undefined : '  Playwright has no browser that runs on this system.');
  return isThere ? program : undefined;
}

async function systemPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const progress = startProgress('Installing chromium with apt-get');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const onLine = (/** @type {string} */ line) => progress.update(line.slice(0, 60));
  await run(['apt-get', 'update'], { env, onLine });
  const install = ['apt-get', 'install', '-y', '--no-install-recommends'];
  const result = await run([...install, 'chromium'], { env, onLine });
  // Not every system has this package. Without it, the tests use Chromium.
  if (result.code === 0) await run([...install, 'chromium-headless-shell'], { env, onLine });
  progress.finish(
    result.code === 0 ? undefined : `✗ apt-get could not install chromium:\n${result.output.slice(-500)}`,
  );
  return installed();
}
