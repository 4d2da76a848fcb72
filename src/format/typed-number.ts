/** Also accepts a decimal comma and a typographic minus, as pasted from datasheets; null if it is not a number. */
export function typedNumber(text: string | null): number | null {
  const trimmed = (text ?? '').trim().replace(',', '.').replace('−', '-');
  const number = Number(trimmed);
  return trimmed === '' || !Number.isFinite(number) ? null : number;
}

/** Error messages for the two ends of a typed range; empty if valid. */
export function boundProblems(from: string | null, to: string | null): { from: string; to: string } {
  const [low, high] = [typedNumber(from), typedNumber(to)];
  const isReversed = low !== null && high !== null && low > high;
  return {
    from: numberProblem(from),
    to: isReversed ? `Enter ${(from ?? '').trim()} or more.` : numberProblem(to),
  };
}

export const numberProblem = (text: string | null) =>
  (text ?? '').trim() === '' || typedNumber(text) !== null ? '' : 'Enter a number, such as 2.5.';
