import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { type FieldError, invalid } from '../../../platform/http/http-error';
import { resolvePartNumbers } from './configured-products';

const Lines = v.array(v.looseObject({ partNumber: v.string() }));

/** Adds the description of each configured part number. Rejects those that cannot be built. Other texts are unchanged. */
export async function readConfiguredLines(strapi: Core.Strapi, submitted: unknown) {
  const { lines, errors } = await readLines(strapi, submitted);
  if (errors.length > 0) throw invalid(errors.map(({ message }) => message).join(' '), errors);
  return lines;
}

/** The same for quote requests, which may name products that are not in the catalogue: nothing is rejected. */
export async function readQuoteLines(strapi: Core.Strapi, submitted: unknown) {
  return (await readLines(strapi, submitted)).lines;
}

async function readLines(strapi: Core.Strapi, submitted: unknown) {
  const given = v.parse(Lines, submitted);
  const parts = await resolvePartNumbers(
    strapi,
    given.map(({ partNumber }) => partNumber),
  );
  const errors: FieldError[] = [];
  const lines = given.map((line, index) => {
    const part = parts.get(line.partNumber);
    if (part?.type === 'invalid')
      errors.push({ path: ['lines', index, 'partNumber'], message: part.problem, name: 'ValidationError' });
    if (!part || !('product' in part)) return { ...line, configuration: null };
    return { ...line, partNumber: part.product.partNumber, configuration: part.configuration };
  });
  return { lines, errors };
}
