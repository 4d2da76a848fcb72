import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSbom } from '../scripts/build/sbom.mjs';

const own = {
  name: 'shop',
  version: '1.2.3',
  dependencies: { valibot: '^1.0.0' },
  devDependencies: { vite: '^8.0.0' },
};
const lock = {
  name: 'shop',
  version: '1.2.3',
  lockfileVersion: 3,
  packages: {
    '': own,
    'node_modules/valibot': { version: '1.5.0', license: 'MIT' },
    'node_modules/vite': { version: '8.3.8', license: 'MIT', dev: true },
  },
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fieldshop-sbom-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function sbomIn(name: string): Promise<string> {
  const project = path.join(folder, name);
  await mkdir(project);
  await writeFile(path.join(project, 'package.json'), JSON.stringify(own));
  await writeFile(path.join(project, 'package-lock.json'), JSON.stringify(lock));
  const file = path.join(folder, `${name}-lists`, 'packages.cdx.json');
  await writeSbom(project, file);
  return readFile(file, 'utf8');
}

describe('the list of packages of a build', () => {
  it('has the packages of production with their licences, and is the same in every folder', async () => {
    const text = await sbomIn('one');
    expect(JSON.parse(text)).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'shop', version: '1.2.3', type: 'application' } },
      components: [{ name: 'valibot', version: '1.5.0', licenses: [{ license: { id: 'MIT' } }] }],
    });
    expect(await sbomIn('other')).toBe(text);
  });

  it('is not made without a lock file', async () => {
    await mkdir(path.join(folder, 'without'));
    await writeFile(path.join(folder, 'without', 'package.json'), JSON.stringify(own));
    await expect(writeSbom(path.join(folder, 'without'), path.join(folder, 'x.json'))).rejects.toThrow(
      'could not be created',
    );
  });
});
