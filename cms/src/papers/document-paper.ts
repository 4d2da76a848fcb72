import * as v from 'valibot';

const rows = v.array(v.array(v.string()));
const pairs = v.array(v.tuple([v.string(), v.string()]));

const manual = v.strictObject({
  template: v.literal('manual'),
  number: v.string(),
  subject: v.string(),
  /** Markdown. */
  body: v.string(),
});

const declaration = v.strictObject({
  template: v.literal('declaration'),
  number: v.string(),
  subject: v.string(),
  directives: v.array(v.string()),
  standards: v.array(v.string()),
  marking: v.optional(v.nullable(v.string()), null),
  place: v.string(),
  signatory: v.string(),
});

const certificate = v.strictObject({
  template: v.literal('certificate'),
  number: v.string(),
  heading: v.string(),
  standard: v.string(),
  statement: v.string(),
  scope: v.string(),
  table: v.optional(rows, []),
  facts: pairs,
  issuer: v.string(),
});

const calibration = v.strictObject({
  template: v.literal('calibration'),
  number: v.string(),
  object: pairs,
  table: rows,
  result: v.string(),
});

/** The key `paper` of an entry in `seed/documents.yaml`. */
export const documentPaperSchema = v.variant('template', [manual, declaration, certificate, calibration]);

export type DocumentPaper = v.InferOutput<typeof documentPaperSchema>;
