import { m } from '#src/messages/m.ts';
import { localNumber } from '../../cms/src/platform/content/local-number.ts';

/** A text in the language of the site. */
export type Say = (text: string) => string;

interface Family {
  name: string;
  summary: string;
  positions: Position[];
  rules: { explanation: string }[];
  addOns: { name: string }[];
}

interface Position {
  title: string;
  specification: string;
  help: string;
  options: { label: string; shownLabel: string; note: string }[];
}

interface Items {
  families: Family[];
  products: { name: string; title: string; description: string }[];
  categories: { name: string }[];
  media: { advice: string }[];
  translations: Record<string, string>;
}

export const sayIn =
  ({ translations }: Pick<Items, 'translations'>): Say =>
  (text) =>
    (Object.hasOwn(translations, text) ? translations[text] : undefined) ??
    localNumber(text, m.language.decimalMark);

/**
 * Translates what is only shown. Specifications, labels of options and names of media are compared with each other and
 * calculated with, so they stay as they are stored.
 */
export function translateItems<I extends Items>(items: I): I {
  const say = sayIn(items);
  return {
    ...items,
    families: items.families.map((family) => translateFamily(family, say)),
    products: items.products.map((product) => ({
      ...product,
      name: say(product.name),
      title: say(product.title),
      description: say(product.description),
    })),
    categories: items.categories.map((category) => ({ ...category, name: say(category.name) })),
    media: items.media.map((medium) => ({ ...medium, advice: say(medium.advice) })),
  };
}

const translateFamily = (family: Family, say: Say): Family => ({
  ...family,
  name: say(family.name),
  summary: say(family.summary),
  positions: family.positions.map((position) => translatePosition(position, say)),
  rules: family.rules.map((rule) => ({ ...rule, explanation: say(rule.explanation) })),
  addOns: family.addOns.map((addOn) => ({ ...addOn, name: say(addOn.name) })),
});

const translatePosition = (position: Position, say: Say): Position => ({
  ...position,
  title: say(position.title),
  // A position without the name of a specification sets the one with its title.
  specification: position.specification || position.title,
  help: say(position.help),
  options: position.options.map((option) => ({
    ...option,
    shownLabel: say(option.label),
    note: say(option.note),
  })),
});
