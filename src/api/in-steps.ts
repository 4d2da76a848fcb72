import { yieldToMain } from './yield-to-main.ts';

/** Parsing a product takes a millisecond on a slow phone. */
const entriesPerStep = 10;

/**
 * Wraps a parser of a collection in Strapi's envelope, so that it parses a few entries at a time and lets the browser handle
 * input in between.
 */
export const inSteps =
  <T>(parse: (body: unknown) => T[]) =>
  async (body: unknown): Promise<T[]> => {
    const entries = entriesOf(body);
    if (entries.length <= entriesPerStep) return parse(body);
    const parsed: T[] = [];
    for (let start = 0; start < entries.length; start += entriesPerStep) {
      await yieldToMain();
      parsed.push(...parse({ data: entries.slice(start, start + entriesPerStep) }));
    }
    return parsed;
  };

function entriesOf(body: unknown): unknown[] {
  const isEnvelope = typeof body === 'object' && body !== null && 'data' in body;
  return isEnvelope && Array.isArray(body.data) ? body.data : [];
}
