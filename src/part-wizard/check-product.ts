import type { Family, Option, Position } from '#src/contract/part-wizard.ts';
import { formatSpecification } from '#src/format/quantity.ts';
import { convert } from '#src/format/units.ts';
import { m } from '#src/messages/m.ts';
import { optionAt, type Choices } from './choices.ts';
import { figureOf } from './figures.ts';
import type { Figure, Member } from './member.ts';
import { parseCode } from './parse-code.ts';

/** Why a product does not match its family: an invalid part number, or specifications that contradict its code. */
export function checkProduct(family: Family, { partNumber, lifecycle, specifications }: Member): string[] {
  // The codes of obsolete products may no longer be buildable.
  if (lifecycle === 'obsolete') return [];
  const parsed = parseCode([family], partNumber);
  if (parsed.type !== 'read')
    return [m.suitability.productCodeInvalid({ partNumber, problem: parsed.message })];
  if (parsed.broken.length > 0)
    return parsed.broken.map(({ explanation }) =>
      m.suitability.productNotBuildable({ partNumber, explanation }),
    );
  return (specifications ?? []).flatMap((figure) =>
    checkFigure(figure, { family, partNumber, choices: parsed.choices }),
  );
}

function checkFigure(
  figure: Figure,
  { family, partNumber, choices }: { family: Family; partNumber: string; choices: Choices },
): string[] {
  const position = family.positions.find(({ specification }) => specification === figure.name);
  const option = position && optionAt(position, choices);
  if (!position || !option || !contradicts(figure, position, option)) return [];
  return [
    m.suitability.productContradictsCode({
      partNumber,
      stated: formatSpecification(figure),
      specification: figure.name,
      option: option.label,
    }),
  ];
}

/** True if the number differs, or the value is that of another option. Other wording for the same value is allowed. */
function contradicts(figure: Figure, { options }: Position, own: Option): boolean {
  if (hasSameValue(figure, own)) return false;
  const isOther = options.some((option) => option !== own && hasSameValue(figure, option));
  return isOther || comparableBounds(figure, figureOf(figure.name, own.label)) !== null;
}

function hasSameValue(figure: Figure, { label }: Option): boolean {
  const bounds = comparableBounds(figure, figureOf(figure.name, label));
  if (bounds)
    return bounds.every(([actual, expected]) => Math.abs(actual - expected) <= Math.abs(expected) * 1e-6);
  return normalized(formatSpecification(figure)) === normalized(label);
}

/** The bounds of both in one unit; null if one of them is text or they measure different quantities. */
function comparableBounds(actual: Figure, expected: Figure): [number, number][] | null {
  const bounds: [number | null, number | null][] = [
    [actual.min, expected.min],
    [actual.max, expected.max],
  ];
  const both = bounds.flatMap(([bound, other]): [number, number][] => {
    const converted = bound === null ? null : convert(bound, actual.unit, expected.unit);
    return converted === null || other === null ? [] : [[converted, other]];
  });
  return both.length === bounds.length ? both : null;
}

const normalized = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s\u00a0\u2009\u202f]+/g, ' ')
    .trim();
