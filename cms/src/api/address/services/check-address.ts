import type { Address, AddressField } from './address';
import { countryName } from './countries';
import { hasPostalCodes, formatPostalCode } from './postal-codes';
import { findState, fitsState, statesOf } from './states';

export type AddressProblem = { field: AddressField; message: string };
export type AddressCheck = {
  verdict: 'ok' | 'warning' | 'impossible';
  problems: AddressProblem[];
  suggestion: Address | null;
};

/** `impossible` if we cannot deliver to the address. If it only looks wrong, a `warning`, which customers can ignore. */
export function checkAddress(address: Address, served: string[]): AddressCheck {
  const suggestion = normalized(address);
  const errors = errorsOf(address, served);
  if (errors.length > 0) return { verdict: 'impossible', problems: errors, suggestion: null };
  const problems = warningsOf(suggestion);
  const isChanged = JSON.stringify(suggestion) !== JSON.stringify(address);
  return {
    verdict: problems.length > 0 || isChanged ? 'warning' : 'ok',
    problems,
    suggestion: isChanged ? suggestion : null,
  };
}

function errorsOf(address: Address, served: string[]): AddressProblem[] {
  const { country, postalCode, state } = address;
  if (!served.includes(country))
    return [{ field: 'country', message: `We do not deliver to ${countryName(country)}.` }];
  const problems: AddressProblem[] = [];
  const requireField = (field: AddressField, what: string) => {
    if (address[field] === '') problems.push({ field, message: `Enter ${what}.` });
  };
  if (address.company === '') requireField('name', 'a name');
  requireField('line1', 'a street');
  requireField('city', 'a city');
  if (hasPostalCodes(country)) requireField('postalCode', 'a postal code');
  if (postalCode !== '' && formatPostalCode(country, postalCode) === undefined)
    problems.push({
      field: 'postalCode',
      message: `Enter a valid postal code for ${countryName(country)}.`,
    });
  if (statesOf(country).length === 0) return problems;
  requireField('state', 'a state');
  if (state !== '' && !findState(country, state))
    problems.push({ field: 'state', message: `Enter a valid state for ${countryName(country)}.` });
  return problems;
}

function warningsOf({ country, postalCode, state, line1, line2 }: Address): AddressProblem[] {
  const problems: AddressProblem[] = [];
  if (!fitsState(country, state, postalCode))
    problems.push({
      field: 'postalCode',
      message: `The postal code ${postalCode} does not seem to be in ${state}.`,
    });
  if (/\b(p\.? ?o\.? ?box|postfach|postbus|bo[iî]te postale|apartado)\b/i.test(`${line1} ${line2}`))
    problems.push({ field: 'line1', message: 'Carriers cannot deliver to a PO box.' });
  // An Irish Eircode identifies the building. In other countries, a street without a number is rarely enough.
  const identifiesBuilding = /\d/.test(line1 + line2) || (country === 'IE' && postalCode !== '');
  if (!identifiesBuilding)
    problems.push({ field: 'line1', message: 'The house number seems to be missing.' });
  return problems;
}

// Writes the postal code and the state in the format of the country's postal service.
function normalized(address: Address): Address {
  const { country, postalCode, state } = address;
  return {
    ...address,
    postalCode: formatPostalCode(country, postalCode) ?? postalCode,
    state: findState(country, state)?.code ?? state,
  };
}
