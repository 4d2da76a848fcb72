/** The part number in the content of a nameplate code: a URL such as `…/p/APT210-010`, or only the part number. */
export function partNumberIn(text: string): string | undefined {
  const [, encoded] = /\/p\/([^/?#\s]+)/i.exec(text) ?? [];
  const partNumber = encoded === undefined ? text.trim() : decoded(encoded);
  return partNumber === '' || partNumber.length > 120 || /^https?:/i.test(partNumber)
    ? undefined
    : partNumber;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
