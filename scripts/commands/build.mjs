// @ts-check
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { precompress } from '../build/precompress.mjs';
import { publish } from '../build/publish.mjs';
import { writeSbom } from '../build/sbom.mjs';
import { cms, root } from '../setup/folders.mjs';
import { Problem } from '../setup/problem.mjs';
import { siteLanguage } from '../setup/site-language.mjs';
import { tool } from '../stages/checks.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { say } from '../terminal/progress.mjs';
import { run } from '../terminal/run.mjs';

// Not the served folder: a running server must never see an incomplete build.
const built = path.join(root, 'dist', 'next');

/** Builds the browser files and the server entry of the site, and compresses the text files. */
export async function main() {
  stopOnSignal();
  // Before the builds, which would report a wrong setting with a stack.
  siteLanguage();
  await rm(built, { recursive: true, force: true });
  await vite('browser', ['--outDir', path.join(built, 'client')]);
  await vite('server', ['--ssr', '--outDir', path.join(built, 'server')]);
  const { files, bytes, compressedBytes } = await precompress(path.join(built, 'client'));
  await publish(built, path.join(root, 'dist'));
  // Not in dist/client, which is public.
  const folder = path.join(root, 'dist', 'sbom');
  await Promise.all([
    writeSbom(root, path.join(folder, 'site.cdx.json')),
    writeSbom(cms, path.join(folder, 'backend.cdx.json')),
  ]);
  say(`✓ Compressed ${files} text files from ${kilobytes(bytes)} to ${kilobytes(compressedBytes)}`);
}

/**
 * @param {string} name
 * @param {string[]} options
 */
async function vite(name, options) {
  const result = await run([tool('vite'), 'build', '--logLevel', 'warn', ...options], { cwd: root });
  if (result.output.trim()) say(result.output.trimEnd());
  if (result.code !== 0) throw new Problem(`The build for the ${name} failed.`, 'See the messages above.');
  say(`✓ Built for the ${name} (${result.seconds.toFixed(1)} s)`);
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
