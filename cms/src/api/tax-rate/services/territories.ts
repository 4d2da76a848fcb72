import data from '../data/territories.json';

export type Destination = { country: string; postalCode: string; state: string };
/** Where a delivery is taxed. `isEu`: whether the EU rules for VAT on goods apply there. */
export type Territory = { country: string; region: string; isEu: boolean };

const euCountries = new Set(data.euCountries);

// Places that are taxed differently from their country, recognised by their postal codes.
const specials = data.specials.map(({ postalCodes, ...territory }) => ({
  territory,
  postalCodes: new RegExp(postalCodes),
}));

// Country codes whose area is taxed as part of another country.
const treatedAs: Partial<Record<string, string>> = data.treatedAs;

export function territoryOf({ country, postalCode, state }: Destination): Territory {
  const taxed = treatedAs[country] ?? country;
  const code = postalCode.toUpperCase().replaceAll(/[\s-]/g, '');
  const special = specials.find(
    ({ territory, postalCodes }) => territory.country === taxed && postalCodes.test(code),
  );
  if (special) return special.territory;
  return { country: taxed, region: state.trim().toUpperCase(), isEu: euCountries.has(taxed) };
}

export function isEuCountry(country: string): boolean {
  return euCountries.has(country);
}
