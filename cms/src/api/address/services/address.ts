import * as v from 'valibot';
import { texts } from '../../../platform/messages/texts';

const text = (length: number) =>
  v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.transform((value) => (value ?? '').trim().replaceAll(/\s+/g, ' ')),
      v.maxLength(length, () => texts().address.tooLong({ length })),
    ),
    '',
  );

/** An address as people enter it. The rules of its country are checked in check-address.ts. */
export const Address = v.object({
  name: text(100),
  company: text(100),
  line1: text(120),
  line2: text(120),
  city: text(80),
  postalCode: text(20),
  state: text(80),
  country: v.pipe(
    v.string(() => texts().address.selectCountry),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^[A-Z]{2}$/, () => texts().address.selectCountry),
  ),
  phone: text(40),
});

export type Address = v.InferOutput<typeof Address>;
export type AddressField = keyof Address;
