interface Limits {
  min: number;
  max: number;
}

/** The number of columns that leaves the fewest gaps in the last row. If several do, the largest. */
export function evenColumns(count: number, { min, max }: Limits): number {
  const candidates = Array.from({ length: max - min + 1 }, (_, index) => max - index);
  const gaps = (columns: number) => (columns - (count % columns)) % columns;
  return candidates.reduce((best, columns) => (gaps(columns) < gaps(best) ? columns : best));
}
