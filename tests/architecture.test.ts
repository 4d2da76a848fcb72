import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { architecture } from '../scripts/stages/checks.mjs';

const execute = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');
/** They are not in the repository. */
const generated = new Set(['src/messages/m.ts', 'cms/src/platform/messages/m.ts']);
const program = path.join(root, 'node_modules/.bin/depcruise');
const config = path.join(root, '.dependency-cruiser.mjs');

const Report = v.object({
  modules: v.array(
    v.object({ source: v.string(), dependencies: v.array(v.object({ resolved: v.string() })) }),
  ),
  summary: v.object({
    violations: v.array(v.object({ from: v.string(), rule: v.object({ name: v.string() }) })),
  }),
});

describe('the architecture check', () => {
  let report: v.InferOutput<typeof Report>;

  beforeAll(async () => {
    report = await cruise(root, architecture);
  });

  it('reads every file of the site and the backend', async () => {
    const read = report.modules
      .map(({ source }) => source)
      .filter((file) => isSource(file) && !generated.has(file));
    expect(read.toSorted()).toEqual(await sourceFiles());
  });

  it('follows the imports it reads', () => {
    const entry = report.modules.find(({ source }) => source === 'src/app/entry-server.tsx');
    expect(entry?.dependencies.some(({ resolved }) => resolved.startsWith('src/'))).toBe(true);
  });
});

describe('a forbidden import', () => {
  let folder = '';
  const files = {
    'src/contract/money.ts': `import { drawPrice } from '#src/ui/price.tsx';\nexport const money = drawPrice;\n`,
    'src/ui/price.tsx': `import { useQuery } from '@tanstack/react-query';\nexport const drawPrice = useQuery;\n`,
    'src/features/cart/cart-view.ts': `import { search } from '#src/features/search/search.ts';\nexport const cart = search;\n`,
    'src/features/search/search.ts': `import type { Loop } from './loop.ts';\nexport const search: Loop = 1;\n`,
    'src/features/search/loop.ts': `import { search } from './search.ts';\nexport type Loop = typeof search | number;\n`,
    'sw/sw.ts': `import { createElement } from 'react';\nexport const page = createElement;\n`,
    'cms/src/index.ts': `import { money } from '../../src/contract/money.ts';\nexport const start = money;\n`,
    'cms/src/platform/mail/mailer.ts': `import { cart } from '../../api/cart/services/cart';\nexport const mailer = cart;\n`,
    'cms/src/api/cart/services/cart.ts': `import { order } from '../../order/services/order';\nexport const cart = order;\n`,
    'cms/src/api/order/services/order.ts': `import { page } from '../../../site/page';\nexport const order = page;\n`,
    'cms/src/api/loyalty/services/points.ts': `import { order } from '../../order/services/order';\nexport const points = order;\n`,
    'cms/src/seed/loader.ts': `import { sheets } from '../../demo/loader/sheets';\nexport const loader = sheets;\n`,
    'cms/demo/loader/sheets.ts': `export const sheets = 1;\n`,
    'cms/src/platform/cache/entries.ts': `import type { Size } from './size';\nexport const entries: Size = 1;\n`,
    'cms/src/platform/cache/size.ts': `import { entries } from './entries';\nexport type Size = typeof entries | number;\n`,
    'cms/src/site/page.ts': `export const page = 1;\n`,
    'cms/src/site/cart-page.ts': `import { cart } from '../api/cart/services/cart';\nexport const page = cart;\n`,
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'fieldshop-architecture-'));
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    await write(folder, { 'package.json': '{"type":"module","imports":{"#src/*":"./src/*"}}', ...files });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is reported by the rule it violates', async () => {
    const { summary } = await cruise(folder, [program, '--config', config, 'src', 'sw', 'cms']);
    const broken = new Set(summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`));
    expect([...broken].toSorted()).toEqual([
      'cms/src/api/cart/services/cart.ts: cms-cart-imports-only-domains-above',
      'cms/src/api/loyalty/services/points.ts: cms-domains-are-listed',
      'cms/src/api/order/services/order.ts: cms-api-imports-only-platform',
      'cms/src/index.ts: cms-does-not-import-the-site',
      'cms/src/platform/cache/entries.ts: no-cycles',
      'cms/src/platform/mail/mailer.ts: cms-platform-imports-no-domain',
      'cms/src/seed/loader.ts: cms-imports-nothing-of-the-demo',
      'cms/src/site/cart-page.ts: cms-site-imports-only-platform',
      'src/contract/money.ts: contract-imports-only-what-is-below',
      'src/features/cart/cart-view.ts: features-do-not-import-features',
      'src/features/search/loop.ts: no-cycles',
      'src/ui/price.tsx: ui-draws-and-never-fetches',
      'sw/sw.ts: worker-never-imports-react',
    ]);
  });
});

const isSource = (file: string) => /^(cms\/)?src\/.*\.tsx?$/.test(file) && !file.endsWith('.d.ts');

async function cruise(cwd: string, [command = '', ...args]: string[]) {
  const { stdout } = await execute(command, [...args, '--output-type', 'json'], {
    cwd,
    maxBuffer: 2 ** 28,
  }).catch(outputOfFailure);
  return v.parse(Report, JSON.parse(stdout));
}

// The exit code is the number of violations; the report is complete anyway.
function outputOfFailure(error: unknown) {
  return v.parse(v.object({ stdout: v.pipe(v.string(), v.nonEmpty()) }), error);
}

async function sourceFiles() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'cms/src'];
  const { stdout } = await execute('git', args, { cwd: root });
  return stdout.split('\n').filter(isSource).toSorted();
}

async function write(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}
