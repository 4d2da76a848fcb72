/** Up to the next comma or full stop: in "without Ex approval, 10 m", only "Ex approval" is negated. */
const negated = /\b(?:without|outside|except|no|not)\s[^,;.:()\n]*/gi;

/** Splits a text into plain and negated parts. Negated parts are searchable too, but rank last. */
export function splitNegated(text: string): { part: string; isNegated: boolean }[] {
  const parts = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(negated)) {
    if (index > at) parts.push({ part: text.slice(at, index), isNegated: false });
    parts.push({ part: found, isNegated: true });
    at = index + found.length;
  }
  if (at < text.length) parts.push({ part: text.slice(at), isNegated: false });
  return parts;
}
