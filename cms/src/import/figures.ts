/** Parses a number with decimal comma or point, spaces or apostrophes between thousands, and any minus sign. */
export function decimalOf(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/[−–]/, '-')
    .replace(/[\s\u00a0\u202f'’]/g, '');
  const dotted = /^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(plain) ? plain.replaceAll('.', '') : plain;
  const english = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(dotted)
    ? dotted.replaceAll(',', '')
    : dotted.replace(',', '.');
  return /^[-+]?\d+(?:\.\d+)?$/.test(english) ? Number(english) : undefined;
}

/** The minimum and maximum of a specification: `−1 … 15`, `0 to 16`, `±0.25`, `≤ 30`, `16`. Undefined for words. */
export function boundsOf(value: string): { min: number | null; max: number | null } {
  const range = /^(.+?)(?:\s*(?:…|\.\.\.?|–|\bto\b|~)\s*)(.+)$/.exec(value);
  const [low, high] = range ? [decimalOf(range[1] ?? ''), decimalOf(range[2] ?? '')] : [];
  if (low !== undefined && high !== undefined) return { min: low, max: high };
  const single = decimalOf(value.replace(/^[±≤≥<>]\s*/, ''));
  return { min: single ?? null, max: single ?? null };
}
