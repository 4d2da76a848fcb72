import * as v from 'valibot';
import { invalid } from '../../../platform/http/http-error';
import { invalidInput } from '../../../platform/http/parse-data';
import { texts } from '../../../platform/messages/texts';

const shortText = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform((value) => (value ?? '').trim()),
    v.maxLength(100, () => texts().cart.tooLong({ length: 100 })),
  ),
  '',
);
const id = v.pipe(v.string(), v.uuid('The ID of a line must be a UUID.'), v.toLowerCase());
const lineFields = {
  partNumber: v.pipe(
    v.string(() => texts().cart.enterPartNumber),
    v.trim(),
    v.minLength(1, () => texts().cart.enterPartNumber),
    v.maxLength(80, () => texts().cart.partNumberTooLong),
  ),
  quantity: v.pipe(
    v.number(() => texts().cart.wholeQuantity),
    v.integer(() => texts().cart.wholeQuantity),
    v.minValue(1, () => texts().cart.quantityTooSmall),
    v.maxValue(99_999, () => texts().cart.quantityTooLarge),
  ),
  costCentre: shortText,
  reference: shortText,
  configuration: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.maxLength(500, () => texts().cart.tooLong({ length: 500 })),
      ),
    ),
    null,
  ),
  addOns: v.optional(
    v.pipe(
      v.nullable(
        v.array(
          v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,12}$/, 'Enter the code of an add-on.')),
          'Enter a list of codes.',
        ),
      ),
      v.transform((codes) => [...new Set(codes)].toSorted()),
      v.maxLength(10, () => texts().cart.tooManyAddOns),
    ),
    [],
  ),
};
const LineBody = v.object({ data: v.object(lineFields) });
/** A PUT may contain only the new quantity. */
const QuantityOnly = v.object({ data: v.strictObject({ quantity: lineFields.quantity }) });
/** A POST with one line. Without an id, it adds the line or increases the quantity of the same line. */
const AddedLine = v.object({ data: v.object({ id: v.optional(id), ...lineFields }) });
const LinesBody = v.object({
  data: v.object({
    lines: v.pipe(
      v.array(v.object({ id, ...lineFields })),
      v.minLength(1, 'Add at least one line.'),
      v.maxLength(250, 'Send at most 250 lines at once.'),
    ),
  }),
});

type Fields = v.InferOutput<typeof LineBody>['data'];
/** The requested final state of a line, so that a request is safe to repeat. `path` locates its fields in the body. */
export type RequestedLine = Fields & { id: string; path: (string | number)[] };
/** A change as requested, before it is resolved against the lines in the cart. */
export type LineChange =
  | RequestedLine
  /** Changes the quantity of an existing line. */
  | { type: 'quantity'; id: string; quantity: number; path: [] }
  /** Adds a line, or adds to the quantity of the same line. */
  | ({ type: 'added'; path: [] } & Fields);

export function parseLineId(value: unknown): string {
  const result = v.safeParse(id, value);
  if (!result.success) throw invalid('The ID of a line must be a UUID.');
  return result.output;
}

export function parseLineChange(lineId: string, body: unknown): LineChange {
  const quantity = v.safeParse(QuantityOnly, body);
  if (quantity.success) return { type: 'quantity', id: lineId, path: [], ...quantity.output.data };
  return { id: lineId, path: [], ...parse(LineBody, body).data };
}

export function parseLineChanges(body: unknown): LineChange[] {
  if (!v.is(v.object({ data: v.object({ lines: v.unknown() }) }), body)) {
    const { id: lineId, ...line } = parse(AddedLine, body).data;
    return [lineId === undefined ? { type: 'added', path: [], ...line } : { id: lineId, path: [], ...line }];
  }
  return parse(LinesBody, body).data.lines.map((line, index) => ({ ...line, path: ['lines', index] }));
}

function parse<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw invalidInput(result.issues);
}
