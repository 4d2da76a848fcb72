// @ts-check
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { deleteUnused } from '../build/build-cache.mjs';
import { precompress } from '../build/precompress.mjs';
import { publish } from '../build/publish.mjs';
import { writeSbom } from '../build/sbom.mjs';
import { cms, root } from '../setup/folders.mjs';
import { Problem } from '../setup/problem.mjs';
import { siteLanguages } from '../setup/site-languages.mjs';
import { tool } from '../stages/checks.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { say } from '../terminal/progress.mjs';
import { run } from '../terminal/run.mjs';

// Not the served folder: a running server must never see an incomplete build.
const built = path.join(root, 'dist', 'next');

/** Builds the browser files and the server entry of the site in each language, and compresses the text files. */
export async function main() {
  stopOnSignal();
  await rm(built, { recursive: true, force: true });
  const remaining = siteLanguages().map((language, index) => ({
    language,
    folder: index === 0 ? '' : language,
  }));
  const buildNext = async () => {
    for (let next = remaining.shift(); next; next = remaining.shift())
      await buildIn(next.language, next.folder);
  };
  // A build uses little more than one processor.
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, buildNext));
  await rm(built, { recursive: true, force: true });
  await deleteUnused();
  // Not in dist/client, which is public.
  const folder = path.join(root, 'dist', 'sbom');
  await Promise.all([
    writeSbom(root, path.join(folder, 'site.cdx.json')),
    writeSbom(cms, path.join(folder, 'backend.cdx.json')),
  ]);
}

/**
 * @param {string} language
 * @param {string} folder below dist: empty for the first language, which is served at the root
 */
async function buildIn(language, folder) {
  const output = path.join(built, language);
  await vite(language, 'browser', ['--outDir', path.join(output, 'client')]);
  await vite(language, 'server', ['--ssr', '--outDir', path.join(output, 'server')]);
  const { files, bytes, compressedBytes } = await precompress(path.join(output, 'client'));
  await publish(output, path.join(root, 'dist', folder));
  say(`✓ Compressed ${files} text files from ${kilobytes(bytes)} to ${kilobytes(compressedBytes)}`);
}

/**
 * @param {string} language
 * @param {string} name
 * @param {string[]} options
 */
async function vite(language, name, options) {
  const env = { ...process.env, BUILD_LANGUAGE: language };
  const result = await run([tool('vite'), 'build', '--logLevel', 'warn', ...options], { cwd: root, env });
  if (result.output.trim()) say(result.output.trimEnd());
  if (result.code !== 0) throw new Problem(`The build for the ${name} failed.`, 'See the messages above.');
  say(`✓ Built for the ${name} in ${languageName(language)} (${result.seconds.toFixed(1)} s)`);
}

/** @param {string} language */
const languageName = (language) => new Intl.DisplayNames('en', { type: 'language' }).of(language);

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
