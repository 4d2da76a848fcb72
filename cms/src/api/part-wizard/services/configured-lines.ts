import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { type FieldError, invalid } from '../../../platform/http/http-error';
import { namedParts } from './configured-products';

const Lines = v.array(v.looseObject({ partNumber: v.string() }));

/** With each code as it is written, and what it says. A code that cannot be built is rejected; words are let through. */
export async function configuredLines(strapi: Core.Strapi, wanted: unknown) {
  const { lines, errors } = await readLines(strapi, wanted);
  if (errors.length > 0) throw invalid(errors.map(({ message }) => message).join(' '), errors);
  return lines;
}

/** The same where people may ask for what is in no catalogue: what cannot be read stays as they wrote it. */
export async function askedLines(strapi: Core.Strapi, wanted: unknown) {
  return (await readLines(strapi, wanted)).lines;
}

async function readLines(strapi: Core.Strapi, wanted: unknown) {
  const written = v.parse(Lines, wanted);
  const parts = await namedParts(
    strapi,
    written.map(({ partNumber }) => partNumber),
  );
  const errors: FieldError[] = [];
  const lines = written.map((line, index) => {
    const part = parts.get(line.partNumber);
    if (part?.type === 'impossible')
      errors.push({ path: ['lines', index, 'partNumber'], message: part.problem, name: 'ValidationError' });
    if (!part || !('product' in part)) return { ...line, configuration: null };
    return { ...line, partNumber: part.product.partNumber, configuration: part.configuration };
  });
  return { lines, errors };
}
