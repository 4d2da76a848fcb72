// @ts-check
import { setPriority } from 'node:os';
import { admin, build, buildAll, isBuilt } from '../setup/build.mjs';
import { startBackend } from '../setup/backend.mjs';
import { checkDisk } from '../setup/disk.mjs';
import { readEnvironment } from '../setup/environment.mjs';
import { explain, Problem } from '../setup/problem.mjs';
import { installPackages } from '../setup/install.mjs';
import { checkPort } from '../setup/port.mjs';
import { signIn } from '../setup/sign-in.mjs';
import { stopOnSignal, whenEndedByItself } from '../terminal/children.mjs';
import { say } from '../terminal/progress.mjs';

/** Takes a fresh clone to a running site: installs, builds, seeds and serves. */
export async function main() {
  const startedAt = performance.now();
  stopOnSignal(() => say('Stopping …'));
  const { values, host, port } = readEnvironment();
  await checkPort(host, port);
  checkDisk();
  await installPackages();
  await buildAll();
  const { child } = await startBackend({ NODE_ENV: 'production', ...values });
  whenEndedByItself(child, endWith);
  const origin = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
  say(await urlLines(origin, values));
  say(`Ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s. Ctrl-C stops everything.\n`);
  if (!isBuilt(admin)) await buildAdmin(origin, values);
}

/**
 * @param {string} origin
 * @param {Record<string, string | undefined>} values
 */
async function urlLines(origin, values) {
  const adminState = isBuilt(admin) ? '' : '   (being built, ready in a minute or two)';
  return [
    '',
    `  Site      ${origin}`,
    `  Admin     ${origin}/admin${adminState}`,
    `  API       ${origin}/api/products`,
    ...(values.SMTP_URL
      ? []
      : [`  Mail      ${origin}/mailbox   (e-mails stay here, because SMTP_URL is not set)`]),
    ...(await signIn(origin, values)),
    '',
  ].join('\n');
}

/**
 * Builds the admin while the site is running, with a lower CPU priority.
 * @param {string} origin
 * @param {Record<string, string | undefined>} values
 */
async function buildAdmin(origin, values) {
  setPriority(10);
  try {
    await build(admin, { ...values, NODE_ENV: 'production' });
    say(`  The admin is ready: ${origin}/admin`);
  } catch (error) {
    // The site runs without the admin.
    explain(error);
  }
}

/** @param {number | null} code */
function endWith(code) {
  explain(
    new Problem(`The backend exited with code ${code}.`, 'See its last messages above, then start again.'),
  );
  process.exit(code ?? 1);
}
