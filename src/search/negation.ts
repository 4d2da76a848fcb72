/** Up to the next comma or full stop: "without Ex approval, 10 m" has no Ex approval, and 10 m. */
const negated = /\b(?:without|outside|except|no|not)\s[^,;.:()\n]*/gi;

/** A text in parts: what it says, and what it says is not so. The second is found too, behind everything else. */
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
