import * as v from 'valibot';

const text = (length: number) =>
  v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.transform((value) => (value ?? '').trim().replaceAll(/\s+/g, ' ')),
      v.maxLength(length, `Enter ${length} characters or fewer.`),
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
    v.string('Select a country.'),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^[A-Z]{2}$/, 'Select a country.'),
  ),
  phone: text(40),
});

export type Address = v.InferOutput<typeof Address>;
export type AddressField = keyof Address;
