import { queryOptions } from '@tanstack/react-query';
import { retryRead } from '#src/api/retry-read.ts';
import { request } from '#src/api/request.ts';
import { parseAccount } from '#src/contract/account.ts';
import {
  parseAddressCheck,
  parseSavedCards,
  parseShippingMethods,
  parseShopSettings,
  parseTotals,
  type Address,
  type AddressCheck,
  type CheckoutDraft,
  type Country,
} from '#src/contract/checkout.ts';
import { requestAsUser } from '#src/api/request-as-user.ts';
import { addressToSend, quoteToSend, type CheckoutBody } from './checkout-body.ts';
import type { CheckoutCart } from './checkout-cart.ts';

/** The same for everyone, so it is stored on the device like the catalogue. */
export const shopSettingsQuery = queryOptions({
  queryKey: ['shop-settings'],
  queryFn: ({ signal }) => request('/shopping-cart/settings', async () => parseShopSettings, { signal }),
});

/** The signed-in customer, whose data is filled in. */
export const buyerQuery = (subject: string | null) =>
  queryOptions({
    queryKey: ['mine', 'buyer', subject],
    queryFn: ({ signal }) => requestAsUser('/api/users/me', async () => parseAccount, { signal }),
    enabled: subject !== null,
    persister: undefined,
    retry: retryRead,
  });

/** Where the cart or quote is delivered. */
export const shippingQuestion = ({ draft, cart, countries }: ShippingPlace) => ({
  shippingAddress: addressToSend(draft.shippingAddress, countries),
  ...quoteToSend(cart.quote),
});

interface ShippingPlace {
  draft: Pick<CheckoutDraft, 'shippingAddress'>;
  cart: CheckoutCart;
  countries: Country[];
}

export const shippingMethodsQuery = (question: { shippingAddress: Address }, fingerprint: string) =>
  queryOptions({
    queryKey: ['mine', 'shipping-methods', question, fingerprint],
    queryFn: ({ signal }) =>
      requestAsUser('/shopping-cart/orders/shipping', async () => parseShippingMethods, {
        method: 'POST',
        body: { data: question },
        signal,
      }),
    persister: undefined,
    retry: retryRead,
  });

/** Only the server calculates the amount to pay. */
export const totalsQuery = (body: CheckoutBody, fingerprint: string) =>
  queryOptions({
    queryKey: ['mine', 'totals', body, fingerprint],
    queryFn: ({ signal }) =>
      requestAsUser('/shopping-cart/orders/tax', async () => parseTotals, {
        method: 'POST',
        body: { data: body },
        signal,
      }),
    persister: undefined,
    staleTime: 0,
    retry: retryRead,
  });

export const savedCardsQuery = (subject: string | null) =>
  queryOptions({
    queryKey: ['mine', 'cards', subject],
    queryFn: ({ signal }) => requestAsUser('/shopping-cart/cards', async () => parseSavedCards, { signal }),
    enabled: subject !== null,
    persister: undefined,
    retry: retryRead,
  });

/** Returns the remaining cards. */
export const removeCard = (id: string) =>
  requestAsUser(`/shopping-cart/cards/${encodeURIComponent(id)}`, async () => parseSavedCards, {
    method: 'DELETE',
  });

export const verifyAddress = (address: Address): Promise<AddressCheck> =>
  requestAsUser('/shopping-cart/orders/address/verify', async () => parseAddressCheck, {
    method: 'POST',
    body: { data: address },
  });
