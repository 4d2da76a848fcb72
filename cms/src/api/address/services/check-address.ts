import type { Address, AddressField } from './address';
import { countryName } from './countries';
import { hasPostalCodes, formatPostalCode } from './postal-codes';
import { findState, fitsState, statesOf } from './states';
import { texts } from '../../../platform/messages/texts';

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
  const t = texts().address;
  if (!served.includes(country))
    return [{ field: 'country', message: t.notDelivered({ country: countryName(country) }) }];
  const problems: AddressProblem[] = [];
  const requireField = (field: AddressField, message: string) => {
    if (address[field] === '') problems.push({ field, message });
  };
  if (address.company === '') requireField('name', t.enterName);
  requireField('line1', t.enterStreet);
  requireField('city', t.enterCity);
  if (hasPostalCodes(country)) requireField('postalCode', t.enterPostalCode);
  if (postalCode !== '' && formatPostalCode(country, postalCode) === undefined)
    problems.push({
      field: 'postalCode',
      message: t.wrongPostalCode({ country: countryName(country) }),
    });
  if (statesOf(country).length === 0) return problems;
  requireField('state', t.enterState);
  if (state !== '' && !findState(country, state))
    problems.push({ field: 'state', message: t.wrongState({ country: countryName(country) }) });
  return problems;
}

function warningsOf({ country, postalCode, state, line1, line2 }: Address): AddressProblem[] {
  const t = texts().address;
  const problems: AddressProblem[] = [];
  if (!fitsState(country, state, postalCode))
    problems.push({
      field: 'postalCode',
      message: t.postalCodeElsewhere({ postalCode, state }),
    });
  if (/\b(p\.? ?o\.? ?box|postfach|postbus|bo[iî]te postale|apartado)\b/i.test(`${line1} ${line2}`))
    problems.push({ field: 'line1', message: t.poBox });
  // An Irish Eircode identifies the building. In other countries, a street without a number is rarely enough.
  const identifiesBuilding = /\d/.test(line1 + line2) || (country === 'IE' && postalCode !== '');
  if (!identifiesBuilding) problems.push({ field: 'line1', message: t.houseNumberMissing });
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
