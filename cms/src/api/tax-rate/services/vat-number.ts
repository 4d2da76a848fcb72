import { invalid, siteIsBeingBuilt } from '../../../platform/http/http-error';
import { siteBuild } from '../../../platform/site-build/site-build';
import type { VatNumber as CheckedNumber } from '../../../platform/site-build/site-entry';

export type VatNumber = CheckedNumber;

/**
 * The number if its check digits are valid; undefined if we have no rules for its country. The rules are defined once,
 * in the site, which applies them while the customer types.
 * @throws a ValidationError (400) at the field if it is not a VAT number
 */
export async function parseVatNumber(text: string): Promise<VatNumber | undefined> {
  const build = await siteBuild();
  if (!build?.checkVatNumber) throw siteIsBeingBuilt();
  const check = build.checkVatNumber(text);
  if (check.type !== 'invalid') return check.type === 'valid' ? check.number : undefined;
  const { message } = check;
  throw invalid(message, [{ path: ['vatNumber'], message, name: 'ValidationError' }]);
}
