import { yieldToMain } from './yield-to-main.ts';

/** On a slow phone, a product takes a millisecond. */
const entriesPerStep = 10;

/**
 * Makes a parser of Strapi's envelope of a collection parse a few entries at a time, and the browser handle input between
 * them.
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
