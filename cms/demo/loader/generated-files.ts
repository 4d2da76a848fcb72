import * as v from 'valibot';
import { type DocumentContent, documentContentSchema } from '../pdf/document-content';
import { documentPdf } from '../pdf/documents';
import { companyOf } from './company';
import { generatedCadFiles, sharedDrawings } from './seed-cad';
import { type Sheets, datasheetFiles, sheetsIn } from './seed-datasheets';
import { madeOnce } from './made-once';
import { instrumentFiles } from './seed-instruments';
import { hasPdf, pdfFile } from './seed-documents';
import { type Fields, readEntries } from '../../src/seed/seed-files';
import type { GeneratedFile } from '../../src/seed/seed-run';

const documentSchema = v.object({
  url: v.string(),
  title: v.string(),
  language: v.optional(v.picklist(['en', 'de', 'fr']), 'en'),
  revision: v.string(),
  date: v.string(),
  replacedBy: v.optional(v.string()),
  pdf: documentContentSchema,
});
type TypesetDocument = v.InferOutput<typeof documentSchema>;
type ProseContent = Extract<DocumentContent, { template: 'manual' | 'firmware' }>;

/** Every PDF and CAD file of the content in `folder`. None of them is generated yet. */
export function generatedFiles(folder: string): GeneratedFile[] {
  const sheets = sheetsIn(folder);
  const drawings = sharedDrawings(folder, readEntries(folder, 'products'));
  return [
    ...datasheetFiles(sheets),
    ...documentFiles(folder, sheets),
    ...instrumentFiles(folder),
    ...drawings.flatMap(generatedCadFiles),
  ];
}

function documentFiles(folder: string, sheets: Sheets): GeneratedFile[] {
  const documents = readEntries(folder, 'documents')
    .filter(hasPdf)
    .map((entry: Fields) => v.parse(documentSchema, entry));
  const company = companyOf(folder);
  return documents.map((document) => ({
    file: pdfFile(document.url),
    folder: 'Documents',
    alternativeText: document.title,
    generate: () => {
      const { pdf, replacedBy: url } = document;
      const replacedBy = url === undefined ? undefined : revisionOf(url, documents, sheets);
      if (pdf.template === 'earlier-datasheet')
        return sheets.earlier(pdf, { revision: document.revision, replacedBy });
      const state = pdf.template === 'earlier-manual' ? earlierManual(pdf, documents) : pdf;
      const data = { ...document, replacedBy, pdf: state, company };
      return madeOnce([JSON.stringify(data)], () => documentPdf(data));
    },
  }));
}

function revisionOf(url: string, documents: TypesetDocument[], sheets: Sheets): string {
  const found = documents.find((document) => document.url === url)?.revision ?? sheets.revisionOf(url);
  if (!found) throw new Error(`${url} cannot replace a document, because there is none.`);
  return found;
}

function earlierManual(
  { of, passages }: Extract<DocumentContent, { template: 'earlier-manual' }>,
  documents: TypesetDocument[],
): ProseContent {
  const today = documents.find(({ url }) => url === of)?.pdf;
  if (today?.template !== 'manual') throw new Error(`${of} is not a manual.`);
  const body = passages.reduce((text, { now, before }) => {
    if (!text.includes(now)) throw new Error(`${of} does not contain: ${now}`);
    return text.replace(now, before);
  }, today.body);
  return { ...today, body };
}
