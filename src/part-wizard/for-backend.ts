import { parseFamily } from '#src/contract/part-wizard.ts';
import { m } from '#src/messages/m.ts';
import { describeConfiguration, leadTimeDaysOf, priceOf } from './build-code.ts';
import { checkFamily } from './check-family.ts';
import { checkProduct } from './check-product.ts';
import type { Member } from './member.ts';
import { parseCode } from './parse-code.ts';

/** A parsed and valid code, with price and lead time. */
export interface ReadConfiguration {
  /** The code in its normal form. */
  code: string;
  family: string;
  configuration: string;
  /** Null if the price is on request. */
  unitPriceMinor: number | null;
  currency: string;
  leadTimeDays: number;
}

/** Families are as stored in the backend's database. */
export interface PartWizard {
  /** Problems for the editor to fix; empty if there are none. */
  problemsOf(family: unknown, members: Member[]): string[];
  problemsOfProduct(family: unknown, product: Member): string[];
  /** Null if the text does not start with a family's prefix; a problem if it does but cannot be built. */
  read(families: unknown[], text: string): ReadConfiguration | { problem: string } | null;
}

export const partWizard: PartWizard = {
  problemsOf: (family, members) => checkFamily(parseFamily(family), members),

  problemsOfProduct: (family, product) => checkProduct(parseFamily(family), product),

  read(families, text) {
    const parsed = parseCode(families.map(parseFamily), text);
    if (parsed.type === 'unknown') return null;
    if (parsed.type !== 'read') return { problem: parsed.message };
    const { family, choices, code, broken } = parsed;
    const [rule] = broken;
    if (rule) return { problem: m.suitability.cannotBeBuilt({ code, explanation: rule.explanation }) };
    return {
      code,
      family: family.url,
      configuration: describeConfiguration(family, choices),
      unitPriceMinor: priceOf(family, choices)?.amountMinor ?? null,
      currency: family.currency,
      leadTimeDays: leadTimeDaysOf(family, choices),
    };
  },
};
