import { mkdirSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Form = { headers: IncomingHttpHeaders };
type IncomingFile = { filepath: string };

/**
 * Contains a folder for each request with files, and is empty while none is being received. Only its owner can read it,
 * so each user of the machine needs their own.
 */
export const temporaryFolder = path.join(tmpdir(), `fieldshop-incoming-${process.getuid?.() ?? 'user'}`);

const hour = 60 * 60 * 1000;
// Formidable passes the form of a file to its listener, and the form has the headers of its request.
const folders = new WeakMap<IncomingHttpHeaders, string>();

/** A folder for the files of one request. Deleted when the work ends, even with an error. */
export async function withTemporaryFolder(
  request: IncomingMessage,
  work: () => Promise<void>,
): Promise<void> {
  mkdirSync(temporaryFolder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(temporaryFolder, 'request-'));
  folders.set(request.headers, folder);
  try {
    await work();
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Formidable's option: called before it opens a file. */
export const placing = { onFileBegin: placeFile };

function placeFile(this: Form, _name: string, file: IncomingFile): void {
  const folder = folders.get(this.headers);
  if (!folder) throw new Error('This URL does not accept files.');
  file.filepath = path.join(folder, path.basename(file.filepath));
}

/** Deletes files left by a crashed process. */
export async function removeAbandonedFolders(now = Date.now()): Promise<void> {
  const names = await readdir(temporaryFolder).catch(() => []);
  for (const name of names) {
    const folder = path.join(temporaryFolder, name);
    const stats = await stat(folder).catch(() => undefined);
    if (stats && stats.mtimeMs < now - hour) await rm(folder, { recursive: true, force: true });
  }
}
