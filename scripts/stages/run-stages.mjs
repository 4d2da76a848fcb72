// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../terminal/run.mjs';
import { say, startProgress } from '../terminal/progress.mjs';
import { countTests, reportOptions } from './count-tests.mjs';

/** @typedef {import('./checks.mjs').Stage} Stage */
/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Runs stages in order, `atOnce` in parallel. Prints the output of failed stages.
 * @param {Stage[]} stages
 * @param {{ atOnce: number }} options
 * @returns {Promise<Count>}
 */
export async function runStages(stages, { atOnce }) {
  const pending = [...stages];
  /** @type {Count[]} */
  const counts = [];
  const worker = async () => {
    for (let stage = pending.shift(); stage; stage = pending.shift()) counts.push(await runStage(stage));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return sum(counts);
}

/**
 * Runs groups of stages one after the other. If stages that prepare others fail, the rest is not run, because it would
 * fail too.
 * @param {Stage[][]} groups
 * @param {{ atOnce: number }} options
 * @returns {Promise<Count>}
 */
export async function runGroups(groups, options) {
  /** @type {Count[]} */
  const counts = [];
  for (const [index, group] of groups.entries()) {
    const count = await runStages(group, options);
    counts.push(count);
    const rest = groups.slice(index + 1).flat();
    if (count.failed === 0 || group.some(({ tests }) => tests) || rest.length === 0) continue;
    say(
      `✗ Not run, because ${group.map(({ name }) => name).join(' or ')} failed: ${rest.map(({ name }) => name).join(', ')}`,
    );
    break;
  }
  return sum(counts);
}

/**
 * Test runners print a symbol before each finished test or file.
 * @param {(count: number) => void} report
 */
function countMarks(report) {
  let count = 0;
  return (/** @type {string} */ line) => {
    if (!/^\s*[✓✘×❯✔]/.test(line)) return;
    count += 1;
    report(count);
  };
}

/** @param {Count[]} counts */
export function sum(counts) {
  return {
    passed: counts.reduce((total, count) => total + count.passed, 0),
    failed: counts.reduce((total, count) => total + count.failed, 0),
  };
}

/**
 * @param {Stage} stage
 * @returns {Promise<Count>}
 */
async function runStage(stage) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-stage-'));
  const reportFile = path.join(folder, 'report.json');
  const { args, env } = reportOptions(stage.tests, reportFile);
  const progress = startProgress(stage.name);
  const result = await run([...stage.command, ...args], {
    env: { ...stage.env, ...env },
    onLine: countMarks((count) => progress.update(`${count} done`)),
  });
  const count = countTests(stage.tests, reportFile, result.code);
  rmSync(folder, { recursive: true, force: true });
  const tests = stage.tests
    ? `, ${count.passed} passed${count.failed ? `, ${count.failed} failed` : ''}`
    : '';
  progress.finish(`${count.failed ? '✗' : '✓'} ${stage.name} (${result.seconds.toFixed(1)} s${tests})`);
  if (count.failed) say(result.output.trimEnd());
  return count;
}
