import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { documentPaperSchema } from '../papers/document-paper';
import { documentPdf } from '../papers/papers';
import { companyOf } from './company';
import { datasheetFile, hasDatasheet, setDatasheet } from './seed-datasheets';
import { type Fields, readEntries } from './seed-files';
import { storeMedia } from './seed-media';
import type { Progress, SeedRun } from './seed-run';

type Paper = { file: string; folder: string; alternativeText: string; set(): Promise<Buffer> | Buffer };

const documentSchema = v.object({
  title: v.string(),
  revision: v.string(),
  date: v.string(),
  paper: documentPaperSchema,
});

export function hasPaper(document: Fields): boolean {
  return document.paper !== undefined;
}

export function paperFile(url: string): string {
  return `${url}.pdf`;
}

// Sets datasheets, manuals and certificates in type and stores them as files.
export async function seedPapers(strapi: Core.Strapi, run: SeedRun, progress: Progress): Promise<void> {
  const { folder, record } = run;
  const fresh = [...datasheets(folder), ...documents(folder)].filter(
    ({ file }) => !(`media/${file}` in record.entries),
  );
  if (fresh.length === 0) return;
  const work = await mkdtemp(path.join(tmpdir(), 'fieldshop-seed-'));
  try {
    for (const [index, { set, ...media }] of fresh.entries()) {
      const filepath = path.join(work, media.file);
      await writeFile(filepath, await set());
      record.entries[`media/${media.file}`] = await storeMedia(strapi, filepath, media);
      progress('Datasheets and papers', index + 1, fresh.length);
    }
  } finally {
    await rm(work, { recursive: true });
  }
}

function datasheets(folder: string): Paper[] {
  return readEntries(folder, 'products')
    .filter(hasDatasheet)
    .map((product) => ({
      file: datasheetFile(product.url),
      folder: 'Datasheets',
      alternativeText: `Datasheet of ${String(product.name)}`,
      set: () => setDatasheet(folder, product),
    }));
}

function documents(folder: string): Paper[] {
  return readEntries(folder, 'documents')
    .filter(hasPaper)
    .map((entry) => ({
      file: paperFile(entry.url),
      folder: 'Documents',
      alternativeText: String(entry.title),
      set: () => documentPdf({ ...v.parse(documentSchema, entry), company: companyOf(folder) }),
    }));
}
