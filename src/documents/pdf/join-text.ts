/** A run of text as pdf.js tells it; marks of structure have no text. */
export type TextRun = { str: string; hasEOL: boolean } | { type: string };

/** One line of text as a person would say it: blanks where the layout has gaps, words whole that a line end divided. */
export function joinText(runs: TextRun[]): string {
  return runs
    .map((run) => ('str' in run ? run.str + (run.hasEOL ? '\n' : '') : ''))
    .join('')
    .replaceAll('\u00ad', '')
    .replace(/(\p{Ll})[-‐]\n(?=\p{Ll})/gu, '$1')
    .replace(/[\s\u200b]+/gu, ' ')
    .trim();
}
