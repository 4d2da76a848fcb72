import path from 'node:path';
import { cmsFolder } from '../src/platform/config/cms-folder';
import { type Fields, readEntries, seedFingerprint } from '../src/seed/seed-files';
import type { SeedEntry, SeedSource } from '../src/seed/seed-run';
import { starterFolder } from '../src/seed/seed-starter';
import { generatedFiles } from './loader/generated-files';
import { drawingsAndFigures } from './loader/seed-drawings';
import { datasheetFile, hasDatasheet } from './loader/seed-datasheets';
import { documentEntries } from './loader/seed-documents';
import { instrumentEntries } from './loader/seed-instruments';

export const contentFolder = path.join(cmsFolder, 'demo', 'content');

/** The content of the demo company, with datasheets, manuals and CAD files generated from it. */
export function demoSource(folder = contentFolder): SeedSource {
  return {
    folder,
    fingerprint: () => seedFingerprint(folder) + seedFingerprint(starterFolder),
    entriesOf: (collection) => entriesOf(folder, collection),
    generatedFiles: () => generatedFiles(folder),
  };
}

function entriesOf(folder: string, collection: string): SeedEntry[] {
  // Tax rates are facts, the same for every shop.
  if (collection === 'tax-rates') return readEntries(starterFolder, collection);
  if (collection === 'documents') return documentEntries(folder).map(withoutPdf);
  if (collection === 'instruments') return instrumentEntries(folder).map(withoutPdf);
  const entries = readEntries(folder, collection);
  if (collection !== 'products') return entries;
  return entries.map((entry) => withoutPdf(hasDatasheet(entry) ? { ...entry, ...fieldsOf(entry) } : entry));
}

// The page shows the figures and drawings of the datasheet.
function fieldsOf(entry: SeedEntry): Fields {
  return { dataSheet: datasheetFile(entry.url), ...drawingsAndFigures(entry) };
}

// `pdf` is what the PDF of the entry is typeset from. It is not stored.
function withoutPdf({ pdf: _pdf, ...entry }: SeedEntry): SeedEntry {
  return entry;
}
