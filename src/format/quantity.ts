import type { Specification } from '#src/contract/product.ts';

/** As printed: value and unit with a narrow no-break space between, as ISO 80000-1 wants it. */
export const formatSpecification = ({ value, unit }: Pick<Specification, 'value' | 'unit'>) =>
  unit === '' ? value : `${value}\u00a0${unit}`;

/** The printed value of the specification with this name; null where there is none. */
export function findFigure(specifications: Specification[], name: string): string | null {
  const specification = specifications.find((candidate) => candidate.name === name);
  return specification ? formatSpecification(specification) : null;
}

/** A bound of a filter, at most four digits after the point, with a true minus sign. */
export const formatNumber = (number: number) => String(Number(number.toFixed(4))).replace('-', '−');

export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  if (bytes < 1e9) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1e9).toFixed(1)} GB`;
}

export function formatDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}

export function formatWeight(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${formatNumber(Math.round(grams / 10) / 100)} kg`;
}
