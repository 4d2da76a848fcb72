import { m } from '#src/messages/m.ts';

/** Null if the text is not a number. Accepts a decimal comma, and the minus sign U+2212, as pasted from datasheets. */
export function typedNumber(text: string | null): number | null {
  const trimmed = (text ?? '').trim().replace(',', '.').replace('−', '-');
  const number = Number(trimmed);
  return trimmed === '' || !Number.isFinite(number) ? null : number;
}

/** Error messages for the two bounds of a range; empty if valid. */
export function boundProblems(from: string | null, to: string | null): { from: string; to: string } {
  const [low, high] = [typedNumber(from), typedNumber(to)];
  const isReversed = low !== null && high !== null && low > high;
  return {
    from: numberProblem(from),
    to: isReversed ? m.language.enterAtLeast({ number: (from ?? '').trim() }) : numberProblem(to),
  };
}

export const numberProblem = (text: string | null) =>
  (text ?? '').trim() === '' || typedNumber(text) !== null ? '' : m.language.enterNumber;
