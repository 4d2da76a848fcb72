import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseEnvironment } from '../src/platform/config/environment';
import { copied, every, isIgnored, stages, substituted, variables } from './support/image';

const project = path.resolve(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
const [build = [], image = []] = stages();
// TypeScript does not compile it together with the backend.
const { mallocSettings }: { mallocSettings: Record<string, string> } = await import(
  `${project}/scripts/setup/backend.mjs`
);

const secret = 'sixteen-letters-or-more';
const secretNames = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
];
const secrets = Object.fromEntries(
  [...secretNames, 'JWT_SECRET', 'PREVIEW_SECRET'].map((name) => [name, secret]),
);
const documented = new Set(
  [...read('docs/operations.md').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name),
);
// Of Node and of the C library, not of the server.
const ofOthers = new Set(['NODE_ENV', ...Object.keys(mallocSettings)]);

function checkVariables(values: Record<string, string | undefined>): void {
  parseEnvironment({ ...secrets, ...values });
  expect(Object.keys(values).filter((name) => !documented.has(name) && !ofOthers.has(name))).toEqual([]);
}

describe('docs/deployment/Dockerfile', () => {
  const isInContext = (source: string) => existsSync(path.join(project, source)) && !isIgnored(source);
  const built = /^(dist|cms\/dist\/(config|src|build)|cms\/node_modules)$/;

  it('copies only what is in the repository, or built', () => {
    const sources = [...copied(build), ...copied(image)].map(({ source }) => source);
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.filter((source) => source !== '.' && !built.test(source) && !isInContext(source))).toEqual(
      [],
    );
  });

  it('has every program of the backend, so that every command works', () => {
    const programs = readdirSync(path.join(project, 'cms')).filter((name) => name.endsWith('.cjs'));
    const targets = new Set(copied(image).map(({ target }) => target));
    expect(programs.filter((name) => !targets.has(`cms/${name}`))).toEqual([]);
  });

  it.each(['src', 'sw', 'public', 'scripts', 'cms/config', 'vite.config.ts', 'cms/tsconfig.json'])(
    'builds with %s',
    (source) => expect(isInContext(source)).toBe(true),
  );

  it.each([
    'cms/.env',
    'cms/data/content.db',
    '.git/config',
    'node_modules/x/index.js',
    'cms/node_modules/x/y.js',
  ])('never sends %s to the builder', (file) => expect(isIgnored(file)).toBe(true));

  it('runs only scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const commands = [...every(build, 'RUN'), ...every(image, 'RUN')].join('\n');
    const names = [...commands.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
    const modules = [
      ...every(image, 'CMD')
        .join()
        .matchAll(/node (\S+\.[cm]js)/g),
    ].map(([, file = '']) => file);
    expect(modules).toEqual(['scripts/command.mjs', 'cms/serve.cjs']);
    expect(existsSync(path.join(project, 'scripts/commands/settings.mjs'))).toBe(true);
  });

  it('runs as a user other than root, who owns the folder of the data', () => {
    const [user] = every(image, 'USER').slice(-1);
    expect(user).toBe('node');
    expect(every(image, 'RUN').join()).toContain(`--owner=${user} --group=${user} --mode=700 /data`);
    // Everything else is copied before, and belongs to root.
    expect(image.findIndex(({ name }) => name === 'USER')).toBeGreaterThan(
      image.findLastIndex(({ name }) => name === 'COPY'),
    );
  });

  it('keeps all data in the volume, listens on the exposed port, and sets only what the server knows', () => {
    const values = variables(image);
    checkVariables(values);
    const [volume] = every(image, 'VOLUME');
    for (const name of ['SETTINGS_FILE', 'DATABASE_FILENAME', 'UPLOADS_DIR'])
      expect(values[name]).toMatch(new RegExp(`^${volume}/`));
    expect(every(image, 'EXPOSE')).toEqual([values.PORT]);
    expect(values).toMatchObject({ HOST: '0.0.0.0', NODE_ENV: 'production', ...mallocSettings });
  });

  it('uses a version of Node that the product supports', () => {
    const versions = [...build, ...image].flatMap(({ rest }) => /^node:(\d+)-/.exec(rest)?.[1] ?? []);
    expect(versions).toEqual(['22', '22']);
  });
});

describe('docs/deployment/compose.yaml', () => {
  const { services, volumes } = parse(read('docs/deployment/compose.yaml'));

  it('sets only what the server knows', () => {
    const { environment } = services.shop;
    expect(environment).toMatchObject({ TRUST_PROXY: '1', SEED: 'none' });
    const values = Object.entries<string>(environment).map(([name, value]) => [name, substituted(value)]);
    checkVariables(Object.fromEntries(values));
  });

  it('protects the shop, and publishes only the ports of the proxy', () => {
    expect(services.shop).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(Object.keys(services).filter((name) => 'ports' in services[name])).toEqual(['proxy']);
  });

  it('has a dump program as new as the database', () => {
    const [, version] = /^postgres:(\d+)$/.exec(services.postgres.image) ?? [];
    expect(every(image, 'RUN').join()).toContain(`postgresql-client-${version} `);
  });

  it('mounts only files that exist and volumes that it names', () => {
    const mounts: string[] = Object.values<{ volumes?: string[] }>(services).flatMap(
      (one) => one.volumes ?? [],
    );
    const sources = mounts.map((mount) => mount.split(':')[0] ?? '');
    const isThere = (source: string) =>
      source.startsWith('./') ? existsSync(path.join(project, 'docs/deployment', source)) : source in volumes;
    expect(sources.length).toBeGreaterThan(4);
    expect(sources.filter((source) => !isThere(source))).toEqual([]);
  });
});

describe('the service of systemd', () => {
  const unit = read('docs/deployment/fieldshop.service');
  const settings = parseEnv(read('docs/deployment/fieldshop.env').replace(/^# (?=[A-Z_]+=)/gm, ''));

  it('sets only what the server knows, with all data in its folder', () => {
    checkVariables(settings);
    for (const name of ['SETTINGS_FILE', 'DATABASE_FILENAME', 'UPLOADS_DIR', 'BACKUP_DIR'])
      expect(settings[name]).toMatch(/^\/var\/lib\/fieldshop\//);
    expect(unit).toContain('\nStateDirectory=fieldshop\n');
  });

  it('sets the variables of the C library, and runs the programs of the image', () => {
    for (const [name, value] of Object.entries(mallocSettings)) expect(unit).toContain(`${name}=${value}`);
    const programs = [...unit.matchAll(/^Exec\w+=\/usr\/bin\/(.*)$/gm)].map(([, command]) => command);
    expect(every(image, 'CMD').join()).toContain(programs.join(' && exec '));
  });
});

describe('the proxies', () => {
  it.each([
    ['docs/deployment/Caddyfile', /max_size (\d+)MB/],
    ['docs/deployment/nginx.conf', /client_max_body_size (\d+)m;/],
  ])('%s accepts the largest upload and what its form adds', (file, pattern) => {
    const { UPLOAD_LIMIT_MB } = parseEnvironment(secrets);
    expect(Number(pattern.exec(read(file))?.[1])).toBeGreaterThan(UPLOAD_LIMIT_MB);
  });
});

describe('nginx.conf', () => {
  it('has TLS 1.2 and 1.3, with forward secrecy and authenticated encryption only', () => {
    const conf = read('docs/deployment/nginx.conf');
    expect(/ssl_protocols (.*);/.exec(conf)?.[1]).toBe('TLSv1.2 TLSv1.3');
    expect(/ssl_ciphers (.*);/.exec(conf)?.[1]).toBe('ECDHE+AESGCM:ECDHE+CHACHA20');
  });
});

describe('.github/workflows/test.yaml', () => {
  const { jobs } = parse(read('.github/workflows/test.yaml'));

  it('runs what is in the repository, on each version of Node that is supported', () => {
    expect(jobs.test.strategy.matrix.node).toEqual([20, 22, 24]);
    const steps = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap((job) => job.steps);
    const commands = steps.map(({ run = '' }) => run).join('\n');
    expect(commands).toContain('.ci/run');
    // Without these programs, the tests that need them are skipped.
    expect(commands).toMatch(/apt-get install --yes(?=.* nginx-light)(?=.* caddy)(?=.* postgresql)/);
    for (const file of ['.ci/run', 'docs/deployment/Dockerfile'])
      expect(existsSync(path.join(project, file))).toBe(true);
    expect(commands).toContain('docker build -f docs/deployment/Dockerfile');
    expect(read('.github/workflows/test.yaml')).toContain('uses: hadolint/hadolint-action');
  });
});
