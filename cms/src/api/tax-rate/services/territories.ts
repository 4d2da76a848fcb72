export type Destination = { country: string; postalCode: string; state: string };
/** Where a delivery is taxed. `isEu`: whether the rules of the EU for VAT on goods hold there. */
export type Territory = { country: string; region: string; isEu: boolean };

const euCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

type Special = { country: string; postalCode: RegExp; territory: Territory };
const outside = (country: string, region: string): Territory => ({ country, region, isEu: false });
const inside = (country: string, region: string): Territory => ({ country, region, isEu: true });

// Places whose tax is not that of their country: Directive 2006/112/EC, articles 6 and 7; Protocol on Northern Ireland,
// article 8. Recognised by their postal codes.
const specials: Special[] = [
  { country: 'ES', postalCode: /^(35|38)/, territory: outside('ES', 'ES-CN') },
  { country: 'ES', postalCode: /^51/, territory: outside('ES', 'ES-CE') },
  { country: 'ES', postalCode: /^52/, territory: outside('ES', 'ES-ML') },
  { country: 'PT', postalCode: /^90|^9[1-4]/, territory: inside('PT', 'PT-30') },
  { country: 'PT', postalCode: /^9[5-9]/, territory: inside('PT', 'PT-20') },
  { country: 'FI', postalCode: /^22/, territory: outside('FI', 'FI-01') },
  { country: 'DE', postalCode: /^27498$/, territory: outside('DE', 'DE-HELGOLAND') },
  { country: 'DE', postalCode: /^78266$/, territory: outside('DE', 'DE-BUESINGEN') },
  { country: 'IT', postalCode: /^23041$/, territory: outside('IT', 'IT-LIVIGNO') },
  { country: 'FR', postalCode: /^97[1-8]|^98[678]/, territory: outside('FR', 'FR-OVERSEAS') },
  { country: 'GR', postalCode: /^63086$/, territory: outside('GR', 'GR-69') },
  { country: 'AT', postalCode: /^(6691|699[123])$/, territory: inside('AT', 'AT-JUNGHOLZ') },
  { country: 'GB', postalCode: /^BT/, territory: inside('GB', 'GB-NIR') },
];

// Treated as a part of another country: article 7.
const treatedAs: Record<string, string> = { MC: 'FR', IM: 'GB' };

export function territoryOf({ country, postalCode, state }: Destination): Territory {
  const taxed = treatedAs[country] ?? country;
  const code = postalCode.toUpperCase().replaceAll(/[\s-]/g, '');
  const special = specials.find((place) => place.country === taxed && place.postalCode.test(code));
  if (special) return special.territory;
  return { country: taxed, region: state.trim().toUpperCase(), isEu: euCountries.has(taxed) };
}

export function isEuCountry(country: string): boolean {
  return euCountries.has(country);
}
