import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const project = path.resolve(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');

describe('.github/workflows/test.yaml', () => {
  const { jobs } = parse(read('.github/workflows/test.yaml'));

  it('runs what is in the repository, on each version of Node that is supported', () => {
    expect(jobs.test.strategy.matrix.node).toEqual([20, 22, 24]);
    const steps = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap((job) => job.steps);
    const commands = steps.map(({ run = '' }) => run).join('\n');
    expect(commands).toContain('.ci/run');
    // Also development packages and lower severities, for which docs/security.md has deadlines.
    expect(commands).toMatch(/npm audit\)/);
    // Without these programs, the tests that need them are skipped.
    expect(commands).toMatch(/apt-get install --yes(?=.* nginx-light)(?=.* caddy)(?=.* postgresql)/);
    for (const file of ['.ci/run', '.ci/wait-until-healthy', 'docs/deployment/Dockerfile'])
      expect(existsSync(path.join(project, file))).toBe(true);
    for (const command of ['backup', 'upgrade', 'restore'])
      expect(commands).toMatch(new RegExp(`docker .*(\\\\\\n.*)?scripts/command.mjs ${command} `));
    expect(commands).toContain('docker build -f docs/deployment/Dockerfile');
    expect(read('.github/workflows/test.yaml')).toContain('uses: hadolint/hadolint-action');
  });
});
