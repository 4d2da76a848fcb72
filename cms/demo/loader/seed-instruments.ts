import * as v from 'valibot';
import { documentPaperSchema } from '../pdf/document-paper';
import { documentPdf } from '../pdf/papers';
import { type Fields, readEntries } from '../../src/seed/seed-files';
import type { GeneratedFile } from '../../src/seed/seed-run';
import { companyOf } from './company';

const Instrument = v.object({ url: v.string(), calibratedOn: v.string(), paper: documentPaperSchema });

const certificateFile = (serialNumber: string) => `calibration-${serialNumber}.pdf`;

/** Delivered instruments with their certificates. */
export const instrumentEntries = (folder: string): (Fields & { url: string })[] =>
  readEntries(folder, 'instruments').map((entry) => ({ ...entry, certificate: certificateFile(entry.url) }));

export function instrumentPapers(folder: string): GeneratedFile[] {
  const company = companyOf(folder);
  return readEntries(folder, 'instruments').map((entry) => {
    const { url, calibratedOn: date, paper } = v.parse(Instrument, entry);
    const title = `Calibration certificate ${url}`;
    return {
      file: certificateFile(url),
      folder: 'Certificates',
      alternativeText: title,
      generate: () => {
        if (paper.template !== 'calibration') throw new Error(`${url} needs a calibration certificate.`);
        return documentPdf({ title, date, revision: date.slice(0, 7), paper, company });
      },
    };
  });
}
