// @ts-check
// Finds words that must not come back: `node scripts/words/check.mjs`, a stage of `npm run check`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { problemInPath, problemsInNames } from './names.mjs';
import { excluded, problemsIn } from './rules.mjs';

const texts = /\.(ts|tsx|mjs|cjs|js|css|html|md|ya?ml|json|typ)$/;
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
});
const files = listed
  .split('\n')
  .filter((file) => texts.test(file) && !excluded.some((one) => one.test(file)));

for (const file of files) {
  const text = read(file);
  if (text === undefined) continue;
  const path = problemInPath(file);
  if (path) report(file, path);
  for (const { line, problem } of problemsInNames(file, text)) report(`${file}:${line}`, problem);
  for (const [index, line] of text.split('\n').entries())
    for (const problem of problemsIn(line)) report(`${file}:${index + 1}`, problem);
}

/**
 * @param {string} place
 * @param {string} problem
 */
function report(place, problem) {
  process.exitCode = 1;
  console.error(`${place}: ${problem}`);
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Deleted, but still in the index.
    return undefined;
  }
}
