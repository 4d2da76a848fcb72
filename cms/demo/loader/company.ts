import * as v from 'valibot';
import type { Company } from '../../src/api/setting/services/company';
import { readSingles } from '../../src/seed/seed-files';

const text = v.optional(v.string(), '');
const schema = v.object({
  siteName: text,
  organization: v.optional(
    v.object({ legalName: text, street: text, postalCode: text, city: text, phone: text, email: text }),
    {},
  ),
});

// The company name and postal address, printed on every PDF.
export function companyOf(folder: string): Company {
  const setting = readSingles(folder).find(({ name }) => name === 'setting')?.data ?? {};
  const { siteName, organization } = v.parse(schema, setting);
  return { siteName, ...organization };
}
