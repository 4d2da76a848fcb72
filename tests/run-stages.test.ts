import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runStages } from '../scripts/stages/run-stages.mjs';

describe('stages', () => {
  it('begin when those they depend on have finished', async () => {
    const { ran } = await runAll([
      { name: 'slow build' },
      { name: 'tests of it', after: ['slow build'] },
      { name: 'others' },
    ]);
    expect(ran).toHaveLength(3);
    expect(ran.indexOf('tests of it')).toBeGreaterThan(ran.indexOf('slow build'));
  });

  it('do not run after a build that failed, nor do those after them', async () => {
    const { ran, count } = await runAll([
      { name: 'build', exit: 1 },
      { name: 'tests', after: ['build'] },
      { name: 'journeys', after: ['tests'] },
      { name: 'others' },
    ]);
    expect(ran.toSorted()).toEqual(['build', 'others']);
    expect(count).toEqual({ passed: 1, failed: 1 });
  });

  it('run after tests that failed', async () => {
    const { ran, count } = await runAll([
      { name: 'tests', exit: 1, tests: 'vitest' },
      { name: 'journeys', after: ['tests'] },
    ]);
    expect(ran).toEqual(['tests', 'journeys']);
    expect(count).toEqual({ passed: 1, failed: 1 });
  });
});

type Planned = { name: string; after?: string[]; exit?: number; tests?: 'vitest' };

/** Runs each as a process that writes its name when it ends; the slow one waits before. */
async function runAll(planned: Planned[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-stages-'));
  const file = path.join(folder, 'ran');
  const script = `
    const [, file, name, exit] = process.argv;
    const end = () => { require('node:fs').appendFileSync(file, name + '\\n'); process.exit(Number(exit)); };
    setTimeout(end, name.startsWith('slow') ? 500 : 0);`;
  const stages = planned.map(({ exit = 0, ...stage }) => ({
    ...stage,
    command: [process.execPath, '-e', script, file, stage.name, String(exit)],
  }));
  const count = await runStages(stages, { atOnce: 2 });
  const ran = readFileSync(file, 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  return { ran, count };
}
