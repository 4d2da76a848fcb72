import { familyCurrency, parseFamily } from '#src/contract/part-wizard.ts';
import { describeConfiguration, leadTimeDaysOf, priceOf } from './build-code.ts';
import { checkFamily } from './check-family.ts';
import { checkProduct, type Member } from './check-product.ts';
import { parseCode } from './parse-code.ts';

/** A code that was read and checked, with what it costs. */
export interface ReadConfiguration {
  /** As it is written. */
  code: string;
  family: string;
  configuration: string;
  unitPriceMinor: number;
  currency: string;
  leadTimeDays: number;
}

/** Bodies come as the backend's database has them. */
export const partWizard = {
  /** What an editor has to mend; nothing where all is well. */
  problemsOf: (stored: unknown, members: Member[]): string[] => checkFamily(parseFamily(stored), members),

  problemsOfProduct: (stored: unknown, product: Member): string[] =>
    checkProduct(parseFamily(stored), product),

  /** Null where it begins like no family's code; a problem where it does and cannot be built. */
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
