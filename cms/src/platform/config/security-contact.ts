import * as v from 'valibot';

const expected =
  'an e-mail address such as security@example.com, or a URI that starts with https://, mailto: or tel:';

/** Who receives reports of security problems, as a URI (https://www.rfc-editor.org/rfc/rfc9116#section-2.5.3). */
export const securityContact = v.pipe(
  v.string(),
  v.transform((text) => (v.is(v.pipe(v.string(), v.email()), text) ? `mailto:${text}` : text)),
  v.regex(/^(https:\/\/|mailto:[^\s@]+@|tel:)[^\s@]+$/, expected),
);
