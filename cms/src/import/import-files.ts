import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { findOrMakeFolder, storeMedia } from '../platform/uploads/store-media';
import type { Field } from './columns';
import type { Fault, ProductRow } from './product-row';

export type FileField = 'thumbnail' | 'productImages' | 'dataSheet' | 'downloads';
/** The files of one line, by field. Fields that are not in the line are omitted. */
export type RowFiles = Partial<Record<FileField, string[]>>;

const headingOf: Record<FileField, Field> = {
  thumbnail: 'thumbnail',
  productImages: 'productImages',
  dataSheet: 'dataSheet',
  downloads: 'downloads',
};
const pictures = ['.webp', '.png', '.jpg', '.jpeg', '.avif'];
const folderName = 'Import';

/** The files of a line: the paths in its cells, separated by semicolons, otherwise files named after the part number. */
export function filesOfRow(row: ProductRow, folder: string): { files: RowFiles; faults: Fault[] } {
  const files: RowFiles = {};
  const faults: Fault[] = [];
  for (const field of ['thumbnail', 'productImages', 'dataSheet', 'downloads'] as const) {
    const named = String(row.values[headingOf[field]] ?? '');
    const paths = named ? named.split(';').map((name) => name.trim()) : namedAfterPart(row, field, folder);
    const missing = paths.filter((name) => !isBelow(folder, name));
    for (const name of missing)
      faults.push({
        number: row.number,
        partNumber: row.partNumber,
        column: field,
        message: /^https?:/i.test(name)
          ? `“${name}” is not a file: the column dataSheetUrl is for URLs of datasheets`
          : `The file ${name} is not in ${folder}`,
      });
    if (paths.length > 0 && missing.length === 0)
      files[field] = paths.map((name) => path.resolve(folder, name));
  }
  return { files, faults };
}

/** Prevents a table from a third party from publishing arbitrary files of this machine. */
function isBelow(folder: string, name: string): boolean {
  const file = path.resolve(folder, name);
  if (!existsSync(file) || !statSync(file).isFile()) return false;
  return !path.relative(realpathSync(folder), realpathSync(file)).startsWith('..');
}

function namedAfterPart({ partNumber }: ProductRow, field: FileField, folder: string): string[] {
  const name = partNumber;
  if (name === '') return [];
  if (field === 'dataSheet') return [`${name}.pdf`].filter((file) => existsSync(path.join(folder, file)));
  if (field === 'downloads') return [];
  return pictures
    .map((ending) => name + ending)
    .filter((file) => existsSync(path.join(folder, file)))
    .slice(0, 1);
}

/** Adds files to the media library. Identical files, from this or an earlier import, are reused. */
export async function fileStore(strapi: Core.Strapi) {
  await findOrMakeFolder(strapi, folderName);
  const known = new Map<string, Promise<number>>();
  return {
    idOf(file: string): Promise<number> {
      const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
      const { name, ext } = path.parse(file);
      // Different content with the same name is a different file.
      const stored = `${name}-${hash}${ext}`;
      const id = known.get(stored) ?? storeMedia(strapi, file, { file: stored, folder: folderName });
      known.set(stored, id);
      return id;
    },
  };
}

export type FileStore = Awaited<ReturnType<typeof fileStore>>;
