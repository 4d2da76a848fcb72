// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { admin, build } from '../setup/build.mjs';
import { cms, root } from '../setup/folders.mjs';
import { tool } from '../stages/checks.mjs';
import { run } from '../terminal/run.mjs';
import { filesIn } from './secret-scan.mjs';

/** @typedef {import('./secret-scan.mjs').Haystack} Haystack */

// Other files are compressed copies and pictures.
const endings = /\.(js|mjs|cjs|css|html|json|map|txt|webmanifest|svg|xml)$/;

/**
 * Builds the site into a new folder and the admin where it is served, while secrets are in the environment.
 * @param {Record<string, string>} secrets
 * @returns {Promise<Haystack[]>} the new build and earlier ones
 */
export async function buildWith(secrets) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-built-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await vite(['--outDir', path.join(folder, 'client')], secrets);
  await vite(['--ssr', '--outDir', path.join(folder, 'server')], secrets);
  await build(admin, { ...secrets, NODE_ENV: 'production' });
  const folders = [folder, path.join(root, 'dist'), path.join(cms, 'dist')];
  return folders.flatMap((one) => [...filesIn(one, { place: 'built files', endings, isNamed: true })]);
}

/** The admin that was built with secrets must not be served. */
export function deleteBuiltAdmin() {
  rmSync(path.join(cms, 'dist', 'build'), { recursive: true, force: true });
}

/**
 * @param {string[]} options
 * @param {Record<string, string>} env
 */
async function vite(options, env) {
  const command = [tool('vite'), 'build', '--logLevel', 'warn', ...options];
  const { code, output } = await run(command, { cwd: root, env });
  if (code !== 0) throw new Error(output);
}
