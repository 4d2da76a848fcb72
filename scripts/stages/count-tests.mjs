// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {import('./run-stages.mjs').Count} Count */

/**
 * Makes a test runner write a report to a file in addition to its output.
 * @param {'vitest' | 'playwright' | undefined} tests
 * @param {string} file
 * @returns {{ args: string[], env: NodeJS.ProcessEnv }}
 */
export function reportOptions(tests, file) {
  if (tests === 'vitest') {
    return { args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env: {} };
  }
  if (tests === 'playwright') return { args: [], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } };
  return { args: [], env: {} };
}

/**
 * Counts a stage without a report as one test. A runner that failed without a failed test, because it could not start or
 * ran no tests, counts as one failure.
 * @param {'vitest' | 'playwright' | undefined} tests
 * @param {string} file
 * @param {number} code
 * @returns {Count}
 */
export function countTests(tests, file, code) {
  if (!tests) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { passed, failed } = readReport(tests, file);
  const isBroken = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: isBroken ? 1 : failed };
}

/**
 * @param {'vitest' | 'playwright'} tests
 * @param {string} file
 * @returns {Count}
 */
function readReport(tests, file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (tests === 'vitest') return { passed: report.numPassedTests, failed: report.numFailedTests };
  return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
}
