import * as v from 'valibot';
import { invalid } from '../../../platform/http/http-error';

/** Parses a request body from the admin, which has no `data` envelope. @throws a ValidationError (400) */
export function parseBody<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (!result.success) throw invalid('The request is not complete.');
  return result.output;
}
