/**
 * The number of characters that must be inserted, removed, replaced or swapped with their neighbour to turn one text
 * into the other (Damerau–Levenshtein, optimal string alignment). Stops early if it is greater than `maxDistance`; the
 * result is then only known to be greater.
 */
export function editDistance(a: string, b: string, maxDistance = Number.POSITIVE_INFINITY): number {
  let secondLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let line = 1; line <= a.length; line += 1) {
    const row = [line];
    let lowest = line;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[line - 1] === b[column - 1];
      let errors = Math.min(
        (last[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = line > 1 && a[line - 1] === b[column - 2] && a[line - 2] === b[column - 1];
      if (isSwapped) errors = Math.min(errors, (secondLast[column - 2] ?? 0) + 1);
      row.push(errors);
      lowest = Math.min(lowest, errors);
    }
    if (lowest > maxDistance) return maxDistance + 1;
    secondLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
