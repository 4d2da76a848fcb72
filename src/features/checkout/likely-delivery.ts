import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { countryName } from '#src/format/country.ts';
import type { Destination } from '#src/format/expected-delivery.ts';
import { readDraft } from './draft.ts';
import { buyerQuery, shippingMethodsQuery, shippingQuestion, shopSettingsQuery } from './queries.ts';

interface Visitor {
  subject: string | null;
  /** The fingerprint of the cart that the server has confirmed; undefined if there is none. */
  fingerprint: string | undefined;
}

/**
 * The probable destination and shipping method of a cart: as entered at an earlier checkout, otherwise the customer's
 * address or the country of the browser's language. Undefined while that is not known, and without a connection.
 */
export function useLikelyDelivery({ subject, fingerprint = '' }: Visitor): Destination | undefined {
  const draft = useMemo(() => readDraft(subject), [subject]);
  const settings = useQuery(shopSettingsQuery);
  const buyer = useQuery(buyerQuery(subject));
  const countries = settings.data?.countries ?? [];
  const address = buyer.data?.addresses.find(({ isDefaultShipping }) => isDefaultShipping);
  const likelyCountries = [draft.shippingAddress.country, address?.country, regionOf(navigator.language)];
  const country = likelyCountries.find((code) => countries.some((served) => served.code === code));
  const shippingAddress = { ...draft.shippingAddress, country: country ?? '' };
  const cart = {
    subject,
    confirmed: undefined,
    savedAt: undefined,
    shown: { lines: [], currency: '' },
    pending: [],
  };
  const methods = useQuery({
    ...shippingMethodsQuery(shippingQuestion({ draft: { shippingAddress }, cart, countries }), fingerprint),
    enabled: country !== undefined && fingerprint !== '' && !(subject !== null && buyer.isPending),
  });
  const chosen = methods.data?.find(({ id }) => id === draft.shippingMethod) ?? methods.data?.[0];
  if (!chosen || country === undefined) return undefined;
  const { minimumDays, maximumDays, name } = chosen;
  return { country: countryName(country), method: name, minimumDays, maximumDays };
}

/** "DE" of "de-DE". */
const regionOf = (language: string) => /-([A-Z]{2})$/.exec(language)?.[1];
