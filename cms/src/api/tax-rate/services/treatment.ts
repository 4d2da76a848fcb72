import type { ProductKind } from '../../product/services/shop-products';
import { type Destination, isEuCountry, type Territory, territoryOf } from './territories';
import type { VatNumber } from './vat-number';

export type TaxRate = {
  country: string;
  region: string;
  productKind: ProductKind;
  name: string;
  /** 210,000 is 21 %. */
  perMillion: number;
  taxesShipping: boolean;
};
export type Seller = { country: string; isOssRegistered: boolean };
export type Buyer = {
  destination: Destination;
  customerKind: 'business' | 'consumer';
  /** Undefined unless the number is valid. */
  vatNumber: VatNumber | undefined;
};
/** How a delivery is taxed, or why it is not. */
export type Treatment =
  | { kind: 'taxed'; country: string; region: string; isOwnCountry: boolean }
  | { kind: 'reverse-charge' }
  | { kind: 'export' };

export function treatmentOf(buyer: Buyer, seller: Seller, rates: TaxRate[]): Treatment {
  const territory = territoryOf(buyer.destination);
  const { country, region } = territory;
  if (!territory.isEu || !isEuCountry(seller.country))
    return isRegisteredIn(territory, rates) ? taxedIn(territory, seller) : { kind: 'export' };
  // Article 31: goods that stay in the country are taxed there.
  if (country === seller.country) return { kind: 'taxed', country, region, isOwnCountry: true };
  if (buyer.customerKind === 'business' && isForeignNumber(buyer.vatNumber, seller))
    return { kind: 'reverse-charge' };
  // Articles 33 and 59c: goods are taxed in the consumer's country or, below the threshold, in the seller's.
  if (seller.isOssRegistered) return taxedIn(territory, seller);
  return { kind: 'taxed', country: seller.country, region: '', isOwnCountry: true };
}

/** The rate for a kind of product. Undefined if staff have not entered one. */
export function rateOf(
  { country, region }: { country: string; region: string },
  kind: ProductKind,
  rates: TaxRate[],
): TaxRate | undefined {
  const inCountry = rates.filter((rate) => rate.country === country);
  const own = inCountry.filter((rate) => rate.region === region);
  const all = own.length > 0 ? own : inCountry.filter((rate) => rate.region === '');
  return (
    all.find(({ productKind }) => productKind === kind) ??
    all.find(({ productKind }) => productKind === 'goods')
  );
}

// Article 138: exempt if the buyer is registered for VAT in another member state than the one the goods are sent from.
function isForeignNumber(number: VatNumber | undefined, seller: Seller): boolean {
  if (!number) return false;
  return number.country !== seller.country && (isEuCountry(number.country) || number.country === 'XI');
}

// Regions outside the EU tax area, such as the Canary Islands, do not have the rates of their country.
function isRegisteredIn({ country, region }: Territory, rates: TaxRate[]): boolean {
  const inCountry = rates.filter((rate) => rate.country === country);
  return inCountry.some((rate) => rate.region === region || (rate.region === '' && !isEuCountry(country)));
}

function taxedIn({ country, region }: Territory, seller: Seller): Treatment {
  return { kind: 'taxed', country, region, isOwnCountry: country === seller.country };
}
