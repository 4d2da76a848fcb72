type Specification = {
  group: string;
  name: string;
  unit: string;
  min: number | null;
  max: number | null;
};

export type Span = { min: number; max: number; unit: string };

/**
 * The combined measuring range of all variants: the first range in the first group of specifications, from the smallest to
 * the largest value. Null if that group has no range, as for cables.
 */
export function measuringRange(variants: Specification[][]): Span | null {
  const name = variants.map(firstRange).find(Boolean)?.name;
  const ranges = variants.flatMap((specifications) => specifications.filter((line) => line.name === name));
  const unit = ranges[0]?.unit ?? '';
  const bounds = ranges
    .filter((line) => line.unit === unit)
    .flatMap(({ min, max }) => [min, max].filter((bound) => bound !== null));
  if (bounds.length === 0) return null;
  return { min: Math.min(...bounds), max: Math.max(...bounds), unit };
}

const firstRange = (specifications: Specification[]) =>
  specifications.find(
    ({ group, min, max }) => group === specifications[0]?.group && min !== null && max !== null && min < max,
  );
