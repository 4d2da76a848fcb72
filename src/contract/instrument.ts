import * as v from 'valibot';
import { storedSubject } from './session.ts';
import { dataOf, optional, optionalText, parseCollection } from './strapi.ts';

const Instrument = v.object({
  serialNumber: v.string(),
  partNumber: v.string(),
  product: optional(v.object({ name: v.string(), url: v.string() })),
  /** Year-month-day. */
  calibratedOn: optional(v.string()),
  calibrationDue: optional(v.string()),
  certificateNumber: optionalText,
  /** The certificate as a PDF; size in kilobytes. */
  certificate: optional(v.object({ url: v.string(), size: optional(v.number()) })),
});
/** A delivered instrument, found by its serial number. */
export type Instrument = v.InferOutput<typeof Instrument>;

export const parseInstrument = (body: unknown): Instrument => dataOf(Instrument, body);

const OwnInstrument = v.pick(Instrument, ['serialNumber', 'partNumber', 'product', 'calibrationDue']);
/** An instrument that was delivered with an order of the account. */
export type OwnInstrument = v.InferOutput<typeof OwnInstrument>;

export const parseOwnInstruments = parseCollection(OwnInstrument);

const SavedInstruments = v.array(
  v.object({ ...Instrument.entries, savedAt: v.number(), subject: storedSubject }),
);
/** As it was when it was saved on this device. */
export type SavedInstrument = v.InferOutput<typeof SavedInstruments>[number];

/** Accepts any stored data. */
export function parseSavedInstruments(stored: string | null): SavedInstrument[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), SavedInstruments), stored);
  return parsed.success ? parsed.output : [];
}
