import * as v from 'valibot';
import { documentContentSchema } from '../pdf/document-content';
import { documentPdf } from '../pdf/documents';
import { type Fields, readEntries } from '../../src/seed/seed-files';
import type { GeneratedFile } from '../../src/seed/seed-run';
import { companyOf } from './company';
import { madeOnce } from './made-once';

const Instrument = v.object({ url: v.string(), calibratedOn: v.string(), pdf: documentContentSchema });

const certificateFile = (serialNumber: string) => `calibration-${serialNumber}.pdf`;

/** Delivered instruments with their certificates. */
export const instrumentEntries = (folder: string): (Fields & { url: string })[] =>
  readEntries(folder, 'instruments').map((entry) => ({ ...entry, certificate: certificateFile(entry.url) }));

export function instrumentFiles(folder: string): GeneratedFile[] {
  const company = companyOf(folder);
  return readEntries(folder, 'instruments').map((entry) => {
    const { url, calibratedOn: date, pdf } = v.parse(Instrument, entry);
    const title = `Calibration certificate ${url}`;
    return {
      file: certificateFile(url),
      folder: 'Certificates',
      alternativeText: title,
      generate: () => {
        if (pdf.template !== 'calibration') throw new Error(`${url} needs a calibration certificate.`);
        const data = { title, date, revision: date.slice(0, 7), pdf, company };
        return madeOnce([JSON.stringify(data)], () => documentPdf(data));
      },
    };
  });
}
