import * as v from 'valibot';
import { type DocumentPaper, documentPaperSchema } from '../pdf/document-paper';
import { documentPdf } from '../pdf/papers';
import { companyOf } from './company';
import { cadPapers, sharedDrawings } from './seed-cad';
import { type Sheets, datasheetPapers, sheetsIn } from './seed-datasheets';
import { instrumentPapers } from './seed-instruments';
import { hasPaper, paperFile } from './seed-documents';
import { type Fields, readEntries } from '../../src/seed/seed-files';
import type { GeneratedFile } from '../../src/seed/seed-run';

const documentSchema = v.object({
  url: v.string(),
  title: v.string(),
  language: v.optional(v.picklist(['en', 'de']), 'en'),
  revision: v.string(),
  date: v.string(),
  replacedBy: v.optional(v.string()),
  paper: documentPaperSchema,
});
type PaperDocument = v.InferOutput<typeof documentSchema>;
type ProsePaper = Extract<DocumentPaper, { template: 'manual' | 'firmware' }>;

/** Every PDF and CAD file of the content in `folder`. None of them is generated yet. */
export function generatedFiles(folder: string): GeneratedFile[] {
  const sheets = sheetsIn(folder);
  const drawings = sharedDrawings(folder, readEntries(folder, 'products'));
  return [
    ...datasheetPapers(sheets),
    ...documentPapers(folder, sheets),
    ...instrumentPapers(folder),
    ...drawings.flatMap(cadPapers),
  ];
}

function documentPapers(folder: string, sheets: Sheets): GeneratedFile[] {
  const documents = readEntries(folder, 'documents')
    .filter(hasPaper)
    .map((entry: Fields) => v.parse(documentSchema, entry));
  const company = companyOf(folder);
  return documents.map((document) => ({
    file: paperFile(document.url),
    folder: 'Documents',
    alternativeText: document.title,
    generate: () => {
      const { paper, replacedBy: url } = document;
      const replacedBy = url === undefined ? undefined : revisionOf(url, documents, sheets);
      if (paper.template === 'earlier-datasheet')
        return sheets.earlier(paper, { revision: document.revision, replacedBy });
      const state = paper.template === 'earlier-manual' ? earlierManual(paper, documents) : paper;
      return documentPdf({ ...document, replacedBy, paper: state, company });
    },
  }));
}

function revisionOf(url: string, documents: PaperDocument[], sheets: Sheets): string {
  const found = documents.find((document) => document.url === url)?.revision ?? sheets.revisionOf(url);
  if (!found) throw new Error(`${url} cannot replace a document, because there is none.`);
  return found;
}

function earlierManual(
  { of, passages }: Extract<DocumentPaper, { template: 'earlier-manual' }>,
  documents: PaperDocument[],
): ProsePaper {
  const today = documents.find(({ url }) => url === of)?.paper;
  if (today?.template !== 'manual') throw new Error(`${of} is not a manual.`);
  const body = passages.reduce((text, { now, before }) => {
    if (!text.includes(now)) throw new Error(`${of} does not contain: ${now}`);
    return text.replace(now, before);
  }, today.body);
  return { ...today, body };
}
