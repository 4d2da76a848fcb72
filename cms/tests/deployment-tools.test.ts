import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isInstalled } from './support/proxies';

const deployment = path.resolve(import.meta.dirname, '../../docs/deployment');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(String(process.env.FIELDSHOP_TEST_FOLDER), 'deployment-'));
});

function run(program: string, args: string[], environment: Record<string, string> = {}) {
  const env = {
    ...process.env,
    ...environment,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

/** A copy of a file, with replacements. */
function write(name: string, change: (text: string) => string): string {
  const file = path.join(folder, name);
  writeFileSync(file, change(readFileSync(path.join(deployment, name), 'utf8')));
  return file;
}

describe.skipIf(!isInstalled('caddy'))('Caddy (skipped if not installed)', () => {
  it.each(['one', 'several'])('accepts docs/deployment/Caddyfile with PROCESSES=%s', (PROCESSES) => {
    const file = write('Caddyfile', (text) => text);
    const args = ['validate', '--adapter', 'caddyfile', '--config', file];
    const { status, output } = run('caddy', args, { PROCESSES, ACCESS_LOG: path.join(folder, 'access.log') });
    expect(output).toContain('Valid configuration');
    expect(status).toBe(0);
  });
});

describe.skipIf(!isInstalled('systemd-analyze'))('systemd (skipped if not installed)', () => {
  it.each([
    ['fieldshop.service', 'fieldshop.service'],
    ['fieldshop@.service', 'fieldshop@1337.service'],
  ])('accepts docs/deployment/%s and reports a low exposure', (name, instance) => {
    const file = write(name, (text) => text.replaceAll('/usr/bin/node', process.execPath));
    const verified = run('systemd-analyze', ['verify', '--man=no', path.join(folder, instance)]);
    expect([verified.status, verified.output]).toEqual([0, '']);
    const { output } = run('systemd-analyze', ['security', '--offline=true', '--no-pager', file]);
    const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(output) ?? [];
    // Of 10. What remains is mostly the network.
    expect(Number(exposure)).toBeLessThan(2);
  });
});
