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
 * Runs stages in order, `atOnce` in parallel, each after the stage it depends on. Prints the output of failed stages.
 * @param {Stage[]} stages
 * @param {{ atOnce: number }} options
 * @returns {Promise<Count>}
 */
export async function runStages(stages, { atOnce }) {
  const waiting = [...stages];
  /** @type {Map<string, Promise<Count>>} */
  const counts = new Map();
  const worker = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      const count = runStage(stage, counts.get(stage.after ?? ''));
      counts.set(stage.name, count);
      await count;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return sum(await Promise.all(counts.values()));
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
 * @param {Promise<Count> | undefined} needed result of the stage this one depends on
 * @returns {Promise<Count>}
 */
async function runStage(stage, needed) {
  if (needed && (await needed).failed > 0) {
    say(`✗ ${stage.name}: not run, because ${stage.after} failed`);
    return { passed: 0, failed: 1 };
  }
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
