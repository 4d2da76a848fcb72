import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startProcess } from './support/processes';

const cms = path.resolve(import.meta.dirname, '..');

describe('a backend whose folder cms/demo was deleted', () => {
  let backend: ServerProcess;

  beforeAll(async () => {
    const folder = copyWithoutDemo();
    const data = path.join(folder, 'data');
    const environment = { DATABASE_FILENAME: path.join(data, 'content.db'), UPLOADS_DIR: data, SEED: '' };
    backend = await startProcess(environment, folder);
  });
  afterAll(() => backend.stop());

  it('starts with the content that every site begins with', async () => {
    const response = await fetch(`${backend.origin}/api/setting`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ data: { siteName: expect.any(String) } });
  });

  it('has no products', async () => {
    const response = await fetch(`${backend.origin}/api/products`);
    expect(await response.json()).toMatchObject({ data: [] });
  });

  it('rejects SEED=demo with a sentence', async () => {
    const folder = copyWithoutDemo();
    await expect(startProcess({ SEED: 'demo' }, folder)).rejects.toThrow('ended with 1');
  });
});

function copyWithoutDemo(): string {
  const folder = mkdtempSync(path.join(String(process.env.FIELDSHOP_TEST_FOLDER), 'without-demo-'));
  const files = [
    'package.json',
    'serve.cjs',
    'load-settings.cjs',
    'database',
    'starter',
    'assets',
    'src',
    'dist/src',
    'dist/config',
  ];
  for (const file of files) cpSync(path.join(cms, file), path.join(folder, file), { recursive: true });
  symlinkSync(path.join(cms, 'node_modules'), path.join(folder, 'node_modules'));
  mkdirSync(path.join(folder, 'data'));
  return folder;
}
