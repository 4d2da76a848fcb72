export type WeightStep = { upToGrams: number; price: number };
export type ShippingMethod = {
  code: string;
  name: string;
  description: string;
  minimumDays: number;
  maximumDays: number;
  steps: WeightStep[];
  freeFrom: number | null;
};
export type ShippingZone = { countries: string[]; methods: ShippingMethod[] };
export type Parcel = { grams: number; subtotal: number };
export type OfferedMethod = {
  id: string;
  name: string;
  description: string;
  price: number;
  minimumDays: number;
  maximumDays: number;
};

/** The first zone that lists the country; undefined if the shop does not deliver there. */
export function zoneOf(country: string, zones: ShippingZone[]): ShippingZone | undefined {
  return zones.find(({ countries }) => countries.includes(country));
}

/** The available methods for this weight, cheapest first. */
export function offeredMethods({ methods }: ShippingZone, parcel: Parcel): OfferedMethod[] {
  return methods
    .flatMap((method) => {
      const price = priceOf(method, parcel);
      const { code, name, description, minimumDays, maximumDays } = method;
      return price === undefined ? [] : [{ id: code, name, description, price, minimumDays, maximumDays }];
    })
    .toSorted((a, b) => a.price - b.price || a.maximumDays - b.maximumDays);
}

// The price of the smallest step that covers the weight. Undefined if the order is too heavy, even for free shipping.
function priceOf({ steps, freeFrom }: ShippingMethod, { grams, subtotal }: Parcel): number | undefined {
  const step = steps
    .filter(({ upToGrams }) => upToGrams >= grams)
    .toSorted((a, b) => a.upToGrams - b.upToGrams)[0];
  if (!step) return undefined;
  return freeFrom !== null && subtotal >= freeFrom ? 0 : step.price;
}

const unknownGrams = 1000;

export function weightOf(lines: { quantity: number; shippingWeightGrams: number | null }[]): number {
  return lines.reduce(
    (sum, { quantity, shippingWeightGrams }) => sum + quantity * (shippingWeightGrams ?? unknownGrams),
    0,
  );
}
