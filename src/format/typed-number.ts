/** Takes a decimal comma and the typographic minus too, as people paste them from datasheets; null where it is none. */
export function typedNumber(text: string | null): number | null {
  const trimmed = (text ?? '').trim().replace(',', '.').replace('−', '-');
  const number = Number(trimmed);
  return trimmed === '' || !Number.isFinite(number) ? null : number;
}

/** What is wrong with the two ends of a range as they were typed; an empty text where nothing is. */
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
