import { isRecord } from '../query-limits/query-limits';

/**
 * Public content without what only matters to the database and the media library, and would make devices download
 * responses again in which nothing has changed:
 * - Each publication of an entry is a new row, whose id would change every response that refers to the entry. Relations have
 *   a `documentId`, which does not change.
 * - How the sizes of a picture are stored is almost half of a list of products.
 */
export const withoutStorageDetails = (data: unknown): unknown =>
  Array.isArray(data) ? data.map(withLeanRelations) : withLeanRelations(data);

/** An entry of the response, or a component of one, keeps its id. */
const withLeanRelations = (entry: unknown): unknown =>
  isObject(entry)
    ? mapValues(entry, (value, name) => (name === 'formats' ? leanFormats(value) : lean(value)))
    : entry;

function lean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lean);
  if (!isObject(value) || !('documentId' in value)) return withLeanRelations(value);
  const { id: _id, ...others } = value;
  return withLeanRelations(others);
}

const leanFormats = (formats: unknown): unknown =>
  isObject(formats) ? mapValues(formats, leanFormat) : formats;

function leanFormat(format: unknown): unknown {
  if (!isObject(format)) return format;
  const { url, width, height, mime, size } = format;
  return { url, width, height, mime, size };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !Array.isArray(value) && !(value instanceof Date);

const mapValues = (object: Record<string, unknown>, change: (value: unknown, name: string) => unknown) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]));
