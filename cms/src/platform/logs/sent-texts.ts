import type { Context } from 'koa';

const mostTexts = 500;
const fewestLetters = 3;

/** Every text in the query and the body of a request, and every word of the query. */
export function sentTexts(ctx: Context): string[] {
  const query = textsIn(queryOf(ctx));
  const texts = [...query, ...query.flatMap((text) => text.split(/[\s+]+/)), ...textsIn(ctx.request.body)];
  // A line break or quote can be escaped in the line.
  const parts = texts.flatMap((text) => text.split(/[\r\n"\\]+/)).map((part) => part.trim());
  return [...new Set(parts)].filter((part) => part.length >= fewestLetters);
}

// A URL that cannot be parsed has no query.
function queryOf(ctx: Context): unknown {
  try {
    return ctx.query;
  } catch {
    return undefined;
  }
}

// Level by level, because a body can be nested deeper than the stack.
function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  let level = [value];
  while (level.length > 0 && texts.length < mostTexts) {
    texts.push(...level.filter((item) => typeof item === 'string').slice(0, mostTexts));
    level = level
      .filter((item) => typeof item === 'object' && item !== null && !ArrayBuffer.isView(item))
      .flatMap((item) => Object.values(item as object))
      .slice(0, 10 * mostTexts);
  }
  return texts;
}
