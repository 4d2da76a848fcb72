import type { Picture } from '#src/contract/media.ts';
import type { Family, PartWizardItems, Position } from '#src/contract/part-wizard.ts';
import { chosenAt, type Choices } from '#src/part-wizard/choices.ts';
import { specificationName } from '#src/part-wizard/figures.ts';
import { parseCode } from '#src/part-wizard/parse-code.ts';

/** A catalogue product with a picture, and the options it has. */
export interface PicturedVariant {
  picture: Picture;
  choices: Choices;
}

export const picturedVariants = ({ products }: PartWizardItems, family: Family): PicturedVariant[] =>
  products.flatMap(({ family: url, image, partNumber }) => {
    if (url !== family.url || !image) return [];
    const parsed = parseCode([family], partNumber);
    return parsed.type === 'read' ? [{ picture: image, choices: parsed.choices }] : [];
  });

const isVisible = /connection|flange|mounting|display|housing|length|diameter|size/i;

/**
 * The pictures by option code: its own picture, otherwise that of the variant with this option that is most like the
 * selection. Variants are left out if the options of the position do not change how the instrument looks. Empty if all
 * pictures are the same.
 */
export function optionPictures(
  position: Position,
  variants: PicturedVariant[],
  choices: Choices,
): Map<string, Picture> {
  const isShownByVariants = isVisible.test(specificationName(position));
  const pictures = new Map<string, Picture>();
  for (const { code, picture } of position.options) {
    if (picture) pictures.set(code, picture);
    if (picture || !isShownByVariants) continue;
    const matching = variants.filter((variant) => chosenAt(variant.choices, position.key) === code);
    const [closest] = matching.toSorted(
      (a, b) => similarity(b.choices, choices) - similarity(a.choices, choices),
    );
    if (closest) pictures.set(code, closest.picture);
  }
  const hasOwn = position.options.some(({ picture }) => picture !== null);
  const different = new Set([...pictures.values()].map(({ url }) => url));
  return hasOwn || different.size > 1 ? pictures : new Map();
}

const similarity = (variant: Choices, choices: Choices) =>
  Object.keys(choices).filter((key) => chosenAt(variant, key) === chosenAt(choices, key)).length;
