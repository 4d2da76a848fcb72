// @ts-check
// Finds words that must not come back: `node scripts/words/check.mjs`, a stage of `npm run check`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { excluded, problemsIn } from './rules.mjs';

const texts = /\.(ts|tsx|mjs|cjs|js|css|html|md|ya?ml|json|typ)$/;
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
});
const files = listed
  .split('\n')
  .filter((file) => texts.test(file) && !excluded.some((one) => one.test(file)));

let count = 0;
for (const file of files) {
  for (const [index, line] of linesOf(file).entries())
    for (const problem of problemsIn(line)) {
      count += 1;
      console.error(`${file}:${index + 1}: ${problem}`);
    }
}
if (count > 0) process.exitCode = 1;

/** @param {string} file */
function linesOf(file) {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    // Deleted, but still in the index.
    return [];
  }
}
