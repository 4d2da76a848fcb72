import * as v from 'valibot';
import { invalidInput } from '../cart/wanted-lines';

/** Reads a body of the form `{data}`; what is wrong with it is answered field by field. */
export function parseData<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(v.object({ data: schema }), body);
  if (!result.success) throw invalidInput(result.issues);
  return result.output.data;
}
