import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** The folders in UPLOADS_DIR with files that the database refers to. */
export const fileFolders = ['uploads', 'attachments', 'mailbox'];

/** The size and modification time of each file when it was copied. */
export type Copied = Map<string, string>;

/**
 * Copies new and changed files since `copied`. Keeps the copies of files that were deleted in the
 * meantime, because a database that was saved between two calls may still refer to them.
 */
export async function copyFiles(from: string, to: string, copied: Copied): Promise<void> {
  for (const name of await filesIn(from, fileFolders)) {
    const source = path.join(from, name);
    const before = await stat(source).catch(ifMissing);
    if (!before) continue;
    const state = `${before.size} ${before.mtimeMs}`;
    if (copied.get(name) === state) continue;
    const target = path.join(to, name);
    await mkdir(path.dirname(target), { recursive: true });
    const isCopied = await copyFile(source, target, constants.COPYFILE_FICLONE).then(() => true, ifMissing);
    if (!isCopied) continue;
    await utimes(target, before.atime, before.mtime);
    copied.set(name, state);
  }
}

/** The paths of all files in these folders of `root`. */
export async function filesIn(root: string, folders: string[]): Promise<string[]> {
  const lists = folders.map(async (folder) => {
    const options = { recursive: true, withFileTypes: true } as const;
    const entries = (await readdir(path.join(root, folder), options).catch(ifMissing)) ?? [];
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  });
  return (await Promise.all(lists)).flat();
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
