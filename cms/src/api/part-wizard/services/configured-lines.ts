import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { type FieldError, invalid } from '../../../platform/http/http-error';
import { resolvePartNumbers } from './configured-products';

const Lines = v.array(v.looseObject({ partNumber: v.string() }));

/** Adds the description of each configured part number. Rejects part numbers that cannot be built. Leaves others unchanged. */
export async function readConfiguredLines(strapi: Core.Strapi, submitted: unknown) {
  const { lines, errors } = await readLines(strapi, submitted);
  if (errors.length > 0) throw invalid(errors.map(({ message }) => message).join(' '), errors);
  return lines;
}

/** Like `readConfiguredLines`, but rejects nothing: quote requests may name products that are not in the catalogue. */
export async function readQuoteLines(strapi: Core.Strapi, submitted: unknown) {
  return (await readLines(strapi, submitted)).lines;
}

async function readLines(strapi: Core.Strapi, submitted: unknown) {
  const parsed = v.parse(Lines, submitted);
  const parts = await resolvePartNumbers(
    strapi,
    parsed.map(({ partNumber }) => partNumber),
  );
  const errors: FieldError[] = [];
  const lines = parsed.map((line, index) => {
    const part = parts.get(line.partNumber);
    if (part?.type === 'invalid')
      errors.push({ path: ['lines', index, 'partNumber'], message: part.problem, name: 'ValidationError' });
    if (!part || !('product' in part)) return { ...line, configuration: null };
    return { ...line, partNumber: part.product.partNumber, configuration: part.configuration };
  });
  return { lines, errors };
}
