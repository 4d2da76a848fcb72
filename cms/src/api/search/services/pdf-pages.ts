import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getDocumentProxy } from 'unpdf';
import { parseRow } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import { readUpload } from '../../../platform/uploads/uploaded-file';

// Of larger PDFs, only the title is searchable.
const maxBytes = 100 * 1024 * 1024;
// Of longer PDFs, only the first pages are searchable.
const maxPages = 1000;

const Row = v.object({ pages: v.string() });

/** The text of each page of a PDF. It is extracted once and then cached by checksum. */
export async function pdfPages(
  strapi: Core.Strapi,
  { checksum, url }: { checksum: string; url: string },
): Promise<string[]> {
  const table = () => strapi.db.connection(tables.pdfTexts);
  const known = parseRow(Row, await table().where({ checksum }).first());
  if (known) return v.parse(v.array(v.string()), JSON.parse(known.pages));
  const file = await readUpload(url);
  // A missing file may appear later, so nothing is cached. The result for a damaged file is cached.
  if (!file) {
    strapi.log.warn(`The file ${url} is missing, so search will not find its pages.`);
    return [];
  }
  const pages = await extractPages(file).catch((error) => {
    strapi.log.warn(
      `The text of ${url} cannot be extracted, so search will not find its pages: ${String(error)}`,
    );
    return [];
  });
  await table()
    .insert({ checksum, pages: JSON.stringify(pages) })
    .onConflict('checksum')
    .ignore();
  return pages;
}

async function extractPages(file: Buffer): Promise<string[]> {
  if (file.length > maxBytes) return [];
  const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
  try {
    const pages: string[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(textOf(items));
      page.cleanup();
      // Yields after each page, so that other requests are served.
      await setImmediate();
    }
    return pages;
  } finally {
    await pdf.loadingTask.destroy();
  }
}

function textOf(items: object[]): string {
  let text = '';
  for (const item of items) {
    if (!('str' in item)) continue;
    text += String(item.str) + ('hasEOL' in item && item.hasEOL ? '\n' : '');
  }
  return text.replace(/[^\S\n]+/g, ' ').trim();
}
