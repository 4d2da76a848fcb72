import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as v from 'valibot';
import { m } from '#src/messages/m.ts';
import { email, line, optionalLine } from './fields.ts';

const countryMessage = m.forms.selectCountry;

/** An ISO 3166-1 alpha-2 code. */
export const country = v.pipe(
  v.nullish(v.string(countryMessage), ''),
  v.check(isSupportedCountry, countryMessage),
);

/** The contact person. A phone number without country code is read as a number of `country`. */
export const personFields = {
  name: line(120, m.forms.enterName),
  company: optionalLine(160),
  email,
  phone: optionalLine(40),
  country,
};

interface Telephone {
  phone: string;
  country: string;
}

export const phoneMessage = m.forms.impossiblePhone;

/** Only checks the length, because number ranges change more often than this code. */
export const isPhonePossible = ({ phone, country }: Telephone) =>
  phone === '' || (numberOf({ phone, country })?.isPossible() ?? false);

/** Such as +49301234567, or empty. */
export const internationalPhone = (telephone: Telephone) => numberOf(telephone)?.number ?? '';

function numberOf({ phone, country }: Telephone) {
  return isSupportedCountry(country) ? parsePhoneNumberFromString(phone, country) : undefined;
}
