import { createReadStream } from 'node:fs';
import { createHash } from 'node:crypto';
import { open, readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { BackupProblem } from './backup-problem';

export const manifestName = 'manifest.json';

const format = 1;
const safePath = v.pipe(
  v.string(),
  v.check((text) => isInside(text), 'a path inside the backup'),
);
const BackedUpFile = v.object({
  path: safePath,
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
const Manifest = v.object({
  format: v.literal(format),
  version: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  database: v.picklist(['sqlite', 'postgres']),
  files: v.array(BackedUpFile),
});

export type BackedUpFile = v.InferOutput<typeof BackedUpFile>;
export type Manifest = v.InferOutput<typeof Manifest>;
export type Progress = (done: number, total: number) => void;

/** Lists every file in `folder` with its checksum. Written last: a backup without a manifest is not complete. */
export async function writeManifest(
  folder: string,
  about: Pick<Manifest, 'version' | 'database'>,
  progress: Progress,
): Promise<Manifest> {
  const names = await filesIn(folder);
  const files: BackedUpFile[] = [];
  for (const name of names) {
    files.push(await describe(folder, name));
    progress(files.length, names.length);
  }
  const manifest: Manifest = { format, createdAt: new Date().toISOString(), ...about, files };
  const handle = await open(path.join(folder, manifestName), 'wx', 0o600);
  await handle.writeFile(`${JSON.stringify(manifest, undefined, 1)}\n`);
  await handle.sync();
  await handle.close();
  return manifest;
}

/**
 * Reads the manifest and compares every file with it.
 * @throws BackupProblem if a file is missing, was added or has changed
 */
export async function verifiedManifest(folder: string, progress: Progress): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const present = new Set(await filesIn(folder));
  const faults: string[] = [];
  for (const [index, file] of manifest.files.entries()) {
    if (!present.delete(file.path)) faults.push(`${file.path} is missing`);
    else if ((await describe(folder, file.path)).sha256 !== file.sha256)
      faults.push(`${file.path} has changed`);
    progress(index + 1, manifest.files.length);
  }
  for (const name of present) faults.push(`${name} is not in the manifest`);
  const [first] = faults;
  if (first === undefined) return manifest;
  const others = faults.length > 1 ? `, and ${faults.length - 1} more` : '';
  throw new BackupProblem(`The backup ${folder} is damaged: ${first}${others}. Use another backup.`);
}

async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, manifestName);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new BackupProblem(`${folder} is not a backup, or was never finished: it has no ${manifestName}.`);
  const content = parseJson(text);
  if (v.is(v.object({ format: v.pipe(v.number(), v.gtValue(format)) }), content))
    throw new BackupProblem(
      `The backup ${folder} was made by a newer version. Restore it with that version.`,
    );
  const result = v.safeParse(Manifest, content);
  if (!result.success)
    throw new BackupProblem(`The backup ${folder} is damaged: its ${manifestName} cannot be read.`);
  return result.output;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name !== manifestName)
    .toSorted();
}

async function describe(folder: string, name: string): Promise<BackedUpFile> {
  const file = path.join(folder, name);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { path: name, bytes: (await stat(file)).size, sha256: hash.digest('hex') };
}

function isInside(name: string): boolean {
  return name !== '' && !path.posix.isAbsolute(name) && !name.split(/[\\/]/).includes('..');
}
