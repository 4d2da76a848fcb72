const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** React renders title, meta and link elements before everything else; they must be moved to the head. */
export function splitMarkup(markup: string): { head: string; body: string } {
  let length = 0;
  for (;;) {
    const match = hoisted.exec(markup.slice(length));
    if (!match) return { head: markup.slice(0, length), body: markup.slice(length) };
    length += match[0].length;
  }
}
