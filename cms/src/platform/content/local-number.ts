// The site and the backend both import this file, so it must not import anything.

const isNumber = /^[\d\s.…±−+≤≥<>×:/()-]+$/;
const isMaterial = /^1\.\d{4}$/;

/**
 * A number or range as in a specification ("±0.25", "−1 … 1.5") with the decimal mark of a language. Other texts and the
 * number of a material ("1.4404") stay as they are.
 */
export const localNumber = (text: string, decimalMark: string): string =>
  isNumber.test(text) && !isMaterial.test(text) ? text.replaceAll(/(\d)\.(?=\d)/g, `$1${decimalMark}`) : text;
