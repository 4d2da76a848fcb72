import * as v from 'valibot';

const rows = v.array(v.array(v.string()));
const pairs = v.array(v.tuple([v.string(), v.string()]));

/** Manuals and firmware notes: free text. */
const manual = v.strictObject({
  template: v.picklist(['manual', 'firmware']),
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

/** An earlier revision of a manual: the current text with some passages replaced by the earlier wording. */
const earlierManual = v.strictObject({
  template: v.literal('earlier-manual'),
  of: v.string(),
  passages: v.array(v.strictObject({ now: v.string(), before: v.string() })),
});

/** An earlier revision of a datasheet: the current one with some values replaced by the earlier ones. */
const earlierDatasheet = v.strictObject({
  template: v.literal('earlier-datasheet'),
  of: v.string(),
  specifications: v.record(v.string(), v.string()),
});

const typesetContent = v.variant('template', [manual, declaration, certificate, calibration]);

/** The key `pdf` of a document in the seed. */
export const documentContentSchema = v.variant('template', [
  ...typesetContent.options,
  earlierManual,
  earlierDatasheet,
]);

export type DocumentContent = v.InferOutput<typeof documentContentSchema>;
export type TypesetContent = v.InferOutput<typeof typesetContent>;
