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
 * Runs stages, `atOnce` in parallel: always the first of those whose `after` have finished. What comes after a stage that
 * should have built something, but failed, is not run. Prints the output of failed stages.
 * @param {Stage[]} stages
 * @param {{ atOnce: number }} options
 * @returns {Promise<Count>}
 */
export async function runStages(stages, { atOnce }) {
  const waiting = [...stages];
  /** @type {Set<string>} */
  const finished = new Set();
  /** @type {string[]} */
  const broken = [];
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  /** @type {Count[]} */
  const counts = [];

  const isReady = (/** @type {Stage} */ { after = [] }) => after.every((name) => finished.has(name));
  /** @param {Stage} stage */
  const finish = async (stage) => {
    const count = await runStage(stage);
    counts.push(count);
    if (count.failed > 0 && !stage.tests) broken.push(stage.name);
    else finished.add(stage.name);
  };
  const startReady = () => {
    while (running.size < atOnce) {
      const stage = waiting.find(isReady);
      if (!stage) return;
      waiting.splice(waiting.indexOf(stage), 1);
      const end = finish(stage).finally(() => running.delete(end));
      running.add(end);
    }
  };

  for (startReady(); running.size > 0; startReady()) await Promise.race(running);
  if (waiting.length > 0)
    say(`✗ Not run, because ${namesOf(broken)} failed: ${namesOf(waiting.map(({ name }) => name))}`);
  return sum(counts);
}

/** @param {string[]} names */
const namesOf = (names) => names.join(', ');

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
