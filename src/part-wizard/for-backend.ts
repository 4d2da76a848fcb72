import { familyCurrency, parseFamily } from '#src/contract/part-wizard.ts';
import { describeConfiguration, leadTimeDaysOf, priceOf } from './build-code.ts';
import { checkFamily } from './check-family.ts';
import { checkProduct, type Member } from './check-product.ts';
import { parseCode } from './parse-code.ts';

/** A parsed and valid code, with price and lead time. */
export interface ReadConfiguration {
  /** The code in its normal form. */
  code: string;
  family: string;
  configuration: string;
  unitPriceMinor: number;
  currency: string;
  leadTimeDays: number;
}

/** Input is as stored in the backend's database. */
export const partWizard = {
  /** Problems for the editor to fix; empty if there are none. */
  problemsOf: (stored: unknown, members: Member[]): string[] => checkFamily(parseFamily(stored), members),

  problemsOfProduct: (stored: unknown, product: Member): string[] =>
    checkProduct(parseFamily(stored), product),

  /** Null if the text does not start with a family's prefix; a problem if it does but cannot be built. */
  read(families: unknown[], text: string): ReadConfiguration | { problem: string } | null {
    const parsed = parseCode(families.map(parseFamily), text);
    if (parsed.type === 'unknown') return null;
    if (parsed.type !== 'read') return { problem: parsed.message };
    const { family, choices, code, broken } = parsed;
    const [rule] = broken;
    if (rule) return { problem: `${code} cannot be built. ${rule.explanation}` };
    return {
      code,
      family: family.url,
      configuration: describeConfiguration(family, choices),
      unitPriceMinor: priceOf(family, choices).amountMinor,
      currency: familyCurrency,
      leadTimeDays: leadTimeDaysOf(family, choices),
    };
  },
};
