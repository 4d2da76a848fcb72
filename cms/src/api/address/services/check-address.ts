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

/** An address that cannot be delivered to is impossible. One that only looks wrong gets a warning, which customers can ignore. */
export function checkAddress(address: Address, served: string[]): AddressCheck {
  const suggestion = written(address);
  const faults = faultsOf(address, served);
  if (faults.length > 0) return { verdict: 'impossible', problems: faults, suggestion: null };
  const problems = doubtsOf(suggestion);
  const isChanged = JSON.stringify(suggestion) !== JSON.stringify(address);
  return {
    verdict: problems.length > 0 || isChanged ? 'warning' : 'ok',
    problems,
    suggestion: isChanged ? suggestion : null,
  };
}

function faultsOf(address: Address, served: string[]): AddressProblem[] {
  const { country, postalCode, state } = address;
  if (!served.includes(country))
    return [{ field: 'country', message: `We do not deliver to ${countryName(country)}.` }];
  const problems: AddressProblem[] = [];
  const need = (field: AddressField, what: string) => {
    if (address[field] === '') problems.push({ field, message: `Enter ${what}.` });
  };
  if (address.company === '') need('name', 'a name');
  need('line1', 'a street');
  need('city', 'a city');
  if (hasPostalCodes(country)) need('postalCode', 'a postal code');
  if (postalCode !== '' && formatPostalCode(country, postalCode) === undefined)
    problems.push({
      field: 'postalCode',
      message: `Enter a valid postal code for ${countryName(country)}.`,
    });
  if (statesOf(country).length === 0) return problems;
  need('state', 'a state');
  if (state !== '' && !findState(country, state))
    problems.push({ field: 'state', message: `Enter a valid state for ${countryName(country)}.` });
  return problems;
}

function doubtsOf({ country, postalCode, state, line1, line2 }: Address): AddressProblem[] {
  const problems: AddressProblem[] = [];
  if (!fitsState(country, state, postalCode))
    problems.push({
      field: 'postalCode',
      message: `The postal code ${postalCode} does not seem to be in ${state}.`,
    });
  if (/\b(p\.? ?o\.? ?box|postfach|postbus|bo[iî]te postale|apartado)\b/i.test(`${line1} ${line2}`))
    problems.push({ field: 'line1', message: 'Carriers cannot deliver to a PO box.' });
  // An Eircode identifies a building. Elsewhere, a street without a number is rarely enough.
  const isEnough = /\d/.test(line1 + line2) || (country === 'IE' && postalCode !== '');
  if (!isEnough) problems.push({ field: 'line1', message: 'The house number seems to be missing.' });
  return problems;
}

// The format of the country's postal service.
function written(address: Address): Address {
  const { country, postalCode, state } = address;
  return {
    ...address,
    postalCode: formatPostalCode(country, postalCode) ?? postalCode,
    state: findState(country, state)?.code ?? state,
  };
}
