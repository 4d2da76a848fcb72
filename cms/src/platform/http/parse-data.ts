import * as v from 'valibot';
import { invalid } from './http-error';

/**
 * Parses a body of the form `{data}`.
 * @throws a ValidationError (400) that lists every invalid field
 */
export function parseData<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(v.object({ data: schema }), body);
  if (!result.success) throw invalidInput(result.issues);
  return result.output.data;
}

/** Field paths are relative to `data`. */
export function invalidInput(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) {
  const errors = issues.map(({ path, message }) => ({
    path: (path ?? []).slice(1).map(({ key }) => (typeof key === 'number' ? key : String(key))),
    message,
    name: 'ValidationError' as const,
  }));
  return invalid([...new Set(errors.map(({ message }) => message))].join(' '), errors);
}
