/** A text item of pdf.js; marked-content items have no text. */
export type TextRun = { str: string; hasEOL: boolean } | { type: string };

/** Joins text items into one line, with spaces for layout gaps and without end-of-line hyphenation. */
export function joinText(runs: TextRun[]): string {
  return runs
    .map((run) => ('str' in run ? run.str + (run.hasEOL ? '\n' : '') : ''))
    .join('')
    .replaceAll('\u00ad', '')
    .replace(/(\p{Ll})[-‐]\n(?=\p{Ll})/gu, '$1')
    .replace(/[\s\u200b]+/gu, ' ')
    .trim();
}
