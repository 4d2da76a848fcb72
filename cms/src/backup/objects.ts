import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { moveObject, objectsIn, openObject, putObject } from '../platform/storage/bucket';
import { type Copied, filesIn } from './copy-files';

/** The folders of the bucket, with the same names as in UPLOADS_DIR. */
export const bucketFolders = ['uploads', 'attachments'];

// Copying one file at a time over a network would take minutes.
const concurrency = 8;

/** Copies new and changed files of the bucket since `copied`, with the same paths as files of UPLOADS_DIR. */
export async function copyObjects(to: string, copied: Copied): Promise<void> {
  const objects = await allObjects();
  await each(objects, async ({ key, version }) => {
    if (copied.get(key) === version) return;
    const body = (await openObject(key))?.body;
    // The file was deleted in the meantime.
    if (!body) return;
    const target = path.join(to, key);
    await mkdir(path.dirname(target), { recursive: true });
    await pipeline(body, createWriteStream(target));
    copied.set(key, version);
  });
}

export async function isBucketEmpty(): Promise<boolean> {
  return (await allObjects()).length === 0;
}

/**
 * Puts the files of a backup into the bucket. Existing files are moved to another key.
 * @returns the new locations of existing files
 */
export async function restoreObjects(from: string, now: string): Promise<string[]> {
  const existing = await allObjects();
  const previousPrefix = `before-restore-${now}`;
  await each(existing, ({ key }) => moveObject(key, `${previousPrefix}/${key}`));
  const names = await filesIn(from, bucketFolders);
  await each(names, async (name) => putObject(name, await readFile(path.join(from, name))));
  return existing.length > 0 ? [`${previousPrefix}/ in the bucket`] : [];
}

async function allObjects() {
  const lists = await Promise.all(bucketFolders.map((folder) => objectsIn(`${folder}/`)));
  // Skips keys that would lead out of the folder of the backup.
  return lists.flat().filter(({ key }) => !key.split('/').includes('..') && !key.endsWith('/'));
}

async function each<T>(items: T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const queue = items[Symbol.iterator]();
  const next = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, next));
}
