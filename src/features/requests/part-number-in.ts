/** The part number in the text of a nameplate's code: an address such as `…/p/APT210-010`, or the bare number. */
export function partNumberIn(text: string): string | undefined {
  const [, encoded] = /\/p\/([^/?#\s]+)/i.exec(text) ?? [];
  const found = encoded === undefined ? text.trim() : decoded(encoded);
  return found === '' || found.length > 120 || /^https?:/i.test(found) ? undefined : found;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
