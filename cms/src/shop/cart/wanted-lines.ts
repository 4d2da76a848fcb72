import * as v from 'valibot';
import { invalid } from '../../answers/refusal';

const shortText = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform((value) => (value ?? '').trim()),
    v.maxLength(100, 'At most 100 characters.'),
  ),
  '',
);
const id = v.pipe(
  v.string(),
  v.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, 'The identity of a line is a UUID.'),
  v.toLowerCase(),
);
const wantedFields = {
  partNumber: v.pipe(
    v.string('A part number is needed.'),
    v.trim(),
    v.minLength(1, 'A part number is needed.'),
    v.maxLength(80, 'A part number has at most 80 characters.'),
  ),
  quantity: v.pipe(
    v.number('The quantity is a whole number.'),
    v.integer('The quantity is a whole number.'),
    v.minValue(1, 'The quantity is at least 1.'),
    v.maxValue(99_999, 'The quantity is at most 99 999.'),
  ),
  costCentre: shortText,
  reference: shortText,
  configuration: v.optional(
    v.nullable(v.pipe(v.string(), v.maxLength(500, 'At most 500 characters.'))),
    null,
  ),
};
const One = v.object({ data: v.object(wantedFields) });
const Many = v.object({
  data: v.object({
    lines: v.pipe(
      v.array(v.object({ id, ...wantedFields })),
      v.minLength(1, 'There is no line.'),
      v.maxLength(250, 'At most 250 lines at once.'),
    ),
  }),
});

/** "This line has this quantity": the wanted end, safe to repeat. */
export type WantedLine = v.InferOutput<typeof Many>['data']['lines'][number] & { path: (string | number)[] };

export function parseLineId(value: unknown): string {
  const result = v.safeParse(id, value);
  if (!result.success) throw invalid('The identity of a line is a UUID.');
  return result.output;
}

export function parseWantedLine(lineId: string, body: unknown): WantedLine {
  return { id: lineId, path: [], ...parse(One, body).data };
}

export function parseWantedLines(body: unknown): WantedLine[] {
  return parse(Many, body).data.lines.map((line, index) => ({ ...line, path: ['lines', index] }));
}

function parse<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw invalidInput(result.issues);
}

/** Names each field as it stands below `data`. */
export function invalidInput(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) {
  const errors = issues.map(({ path, message }) => ({
    path: (path ?? []).slice(1).map(({ key }) => (typeof key === 'number' ? key : String(key))),
    message,
    name: 'ValidationError' as const,
  }));
  return invalid([...new Set(errors.map(({ message }) => message))].join(' '), errors);
}
