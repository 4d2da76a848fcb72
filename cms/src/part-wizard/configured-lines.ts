import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { type FieldError, invalid } from '../answers/refusal';
import { namedParts } from './configured-products';

const Lines = v.array(v.looseObject({ partNumber: v.string() }));

/** With each code as it is written, and what it says. A code that cannot be built is refused; words are let through. */
export async function configuredLines(strapi: Core.Strapi, wanted: unknown) {
  const lines = v.parse(Lines, wanted);
  const parts = await namedParts(
    strapi,
    lines.map(({ partNumber }) => partNumber),
  );
  const errors: FieldError[] = [];
  const named = lines.map((line, index) => {
    const part = parts.get(line.partNumber);
    if (part?.type === 'impossible')
      errors.push({ path: ['lines', index, 'partNumber'], message: part.problem, name: 'ValidationError' });
    if (!part || !('product' in part)) return { ...line, configuration: null };
    return { ...line, partNumber: part.product.partNumber, configuration: part.configuration };
  });
  if (errors.length > 0) throw invalid(errors.map(({ message }) => message).join(' '), errors);
  return named;
}
