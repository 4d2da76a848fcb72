import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const deployment = path.resolve(import.meta.dirname, '../../docs/deployment');
const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(String(process.env.FIELDSHOP_TEST_FOLDER), 'deployment-'));
});

function run(program: string, ...args: string[]) {
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

/** A copy of a file, with replacements. */
function write(name: string, change: (text: string) => string): string {
  const file = path.join(folder, name);
  writeFileSync(file, change(readFileSync(path.join(deployment, name), 'utf8')));
  return file;
}

describe.skipIf(!isInstalled('nginx') || !isInstalled('openssl'))('nginx (skipped if not installed)', () => {
  it('accepts docs/deployment/nginx.conf', () => {
    const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name));
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=www.example.com'];
    expect(run('openssl', ...request, '-keyout', String(key), '-out', String(certificate)).status).toBe(0);
    let sockets = 0;
    // Only root may use the ports 80 and 443, and a test of the configuration opens them.
    write('nginx.conf', (text) =>
      text
        .replace(/listen (\[::\]:)?(80|443)/g, () => `listen unix:${folder}/${++sockets}.sock`)
        .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
        .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`),
    );
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const main = path.join(folder, 'main.conf');
    writeFileSync(
      main,
      `pid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${places.join('\n')}\ninclude ${folder}/nginx.conf;\n}\n`,
    );
    const { status, output } = run('nginx', '-t', '-e', 'stderr', '-p', folder, '-c', main);
    expect(output).toContain('test is successful');
    expect([status, sockets]).toEqual([0, 4]);
  });
});

describe.skipIf(!isInstalled('caddy'))('Caddy (skipped if not installed)', () => {
  it('accepts docs/deployment/Caddyfile', () => {
    const file = write('Caddyfile', (text) => text);
    const { status, output } = run('caddy', 'validate', '--adapter', 'caddyfile', '--config', file);
    expect(output).toContain('Valid configuration');
    expect(status).toBe(0);
  });
});

describe.skipIf(!isInstalled('systemd-analyze'))('systemd (skipped if not installed)', () => {
  it('accepts docs/deployment/fieldshop.service and reports a low exposure', () => {
    const file = write('fieldshop.service', (text) => text.replaceAll('/usr/bin/node', process.execPath));
    const verified = run('systemd-analyze', 'verify', '--man=no', file);
    expect([verified.status, verified.output]).toEqual([0, '']);
    const { output } = run('systemd-analyze', 'security', '--offline=true', '--no-pager', file);
    const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(output) ?? [];
    // Of 10. What remains is mostly the network.
    expect(Number(exposure)).toBeLessThan(2);
  });
});
