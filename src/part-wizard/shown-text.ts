import { formatSpecification } from '#src/format/quantity.ts';

let texts: Readonly<Record<string, string>> = {};

/** Sets the texts of the catalogue in the language of the site, by the text in which they were entered. */
export function setShownTexts(translations: Readonly<Record<string, string>>) {
  texts = translations;
}

/**
 * A text of the catalogue in the language of the site. The part wizard compares texts as they were entered, so that its
 * verdicts do not depend on translations; it translates only what it shows.
 */
export const shownText = (text: string): string => texts[text] ?? text;

export const shownFigure = ({ value, unit }: { value: string; unit: string }): string =>
  formatSpecification({ value: shownText(value), unit: shownText(unit) });
