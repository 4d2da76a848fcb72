import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Part } from '../part';

type Query = Record<string, unknown>;
type Auth = { strategy?: { name?: string }; ability?: { rules?: unknown[] } };
type Options = { auth?: Auth };
type Handler<T> = (query: Query, schema: { uid: string }, options?: Options) => Promise<T>;
export type QueryHandlers = { validate: { query: Handler<void> }; sanitize: { query: Handler<Query> } };

// More than the number of the site's own queries. Limited, because visitors can make up any number of queries. Each
// entry takes a few kilobytes.
const remembered = 300;

export const rememberedPopulatePart: Part = {
  bootstrap: (strapi) => rememberPopulate(strapi.contentAPI as unknown as QueryHandlers),
};

/**
 * Strapi validates and sanitizes `populate` again in every request, which takes a third of the processor time of reading a
 * product. Both depend on the content type and on `populate`; sanitizing also depends on what the visitor may read.
 */
export function rememberPopulate(contentAPI: QueryHandlers): void {
  const { validate, sanitize } = contentAPI;
  validate.query = validateOnce(validate.query.bind(validate));
  sanitize.query = sanitizeOnce(sanitize.query.bind(sanitize));
}

function validateOnce(validate: Handler<void>): Handler<void> {
  const valid = new LRUCache<string, true>({ max: remembered });
  return async ({ populate, ...others }, schema, options) => {
    await validate(others, schema, options);
    if (populate === undefined) return;
    const key = keyOf(schema.uid, populate);
    if (valid.has(key)) return;
    await validate({ populate }, schema, options);
    valid.set(key, true);
  };
}

function sanitizeOnce(sanitize: Handler<Query>): Handler<Query> {
  const sanitized = new LRUCache<string, { populate: unknown }>({ max: remembered });
  return async (query, schema, options) => {
    const { populate, ...others } = query;
    const readable = readableBy(options?.auth);
    if (populate === undefined || readable === undefined) return sanitize(query, schema, options);
    const key = keyOf(schema.uid, populate, readable);
    const known = sanitized.get(key) ?? {
      populate: (await sanitize({ populate }, schema, options)).populate,
    };
    sanitized.set(key, known);
    // Cloned, because Strapi modifies it.
    return { ...(await sanitize(others, schema, options)), populate: structuredClone(known.populate) };
  };
}

/** The rules that decide which relations are readable. Undefined if access depends on more, as for API tokens. */
function readableBy(auth?: Auth): unknown[] | undefined {
  return auth?.strategy?.name === 'users-permissions' ? auth.ability?.rules : undefined;
}

const keyOf = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64');
