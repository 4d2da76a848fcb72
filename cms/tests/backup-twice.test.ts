import type promises from 'node:fs/promises';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { backUp } from '../src/backup/back-up';

const root = mkdtempSync(path.join(tmpdir(), 'fieldshop-backup-twice-'));
const folder = path.join(root, 'backup');
afterAll(() => rmSync(root, { recursive: true }));

// Another process finishes the same backup after this one has looked at the folder.
vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof promises>();
  const mkdir = new Proxy(actual.mkdir, {
    apply(target, self, args: Parameters<typeof actual.mkdir>) {
      if (args[0] === `${folder}.unfinished`) {
        mkdirSync(folder);
        writeFileSync(path.join(folder, 'manifest.json'), '{}');
      }
      return Reflect.apply(target, self, args);
    },
  });
  return { ...actual, mkdir };
});

it('says that the folder is not empty if another process finished the backup in the meantime', async () => {
  const backup = backUp(folder, path.join(root, '.env'), () => {});
  await expect(backup).rejects.toThrow(`The folder ${folder} is not empty.`);
  expect(readdirSync(root)).toEqual(['backup']);
});
