// @ts-check
import { watch } from 'node:fs';
import path from 'node:path';
import { buildBackend } from '../setup/build.mjs';
import { startBackend } from '../setup/backend.mjs';
import { readEnvironment } from '../setup/environment.mjs';
import { cms, root } from '../setup/folders.mjs';
import { installPackages } from '../setup/install.mjs';
import { checkPort } from '../setup/port.mjs';
import { explain } from '../setup/problem.mjs';
import { tool } from '../stages/checks.mjs';
import { startCommand, stopChild, stopOnSignal, whenEndedByItself } from '../terminal/children.mjs';
import { say } from '../terminal/progress.mjs';

const SETTLE_MS = 300;

/** Runs Vite with hot reloading, and the backend, which restarts when its sources change. */
export async function main() {
  stopOnSignal(() => say('Stopping …'));
  const { values, host, port } = readEnvironment();
  await checkPort(host, port);
  await installPackages();
  const environment = { ...values, NODE_ENV: 'development' };
  await buildBackend();
  let { child } = await startBackend(environment);
  startVite(port);
  onChange(['src', 'config'], async () => {
    await stopChild(child);
    await buildBackend();
    ({ child } = await startBackend(environment));
  });
}

/** @param {number} port */
function startVite(port) {
  const vite = startCommand([tool('vite')], {
    cwd: root,
    env: { ...process.env, CMS_PORT: String(port), FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  });
  for (const stream of [vite.stdout, vite.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => say(text.trimEnd()));
  }
  whenEndedByItself(vite, (code) => process.exit(code ?? 1));
}

/**
 * @param {string[]} folders
 * @param {() => Promise<void>} restart
 */
function onChange(folders, restart) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let running = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(restart).catch(explain);
    }, SETTLE_MS);
  };
  for (const folder of folders) watch(path.join(cms, folder), { recursive: true }, changed);
}
