import { useState } from 'react';
import { daysOfAddOns, priceOfAddOns, raisedBy } from '#src/contract/add-on-prices.ts';
import type { Orderable } from '#src/contract/cart.ts';
import { addLines } from './mutations.ts';

export interface Addition {
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** Codes of the chosen add-ons. */
  addOns: string[];
  setAddOns: (codes: string[]) => void;
  /** The product with them in its prices and its lead time. */
  priced: Orderable & { extraDays: number };
  /** Why it could not be added; empty if it could. */
  failure: string;
  add: () => Promise<void>;
}

/** The quantity to add to the cart, and the way to add it. */
export function useAddition(product: Orderable, configuration: string | null): Addition {
  const { minimumOrderQuantity } = product;
  const [quantity, setQuantity] = useState(minimumOrderQuantity);
  const [addOns, setAddOns] = useState<string[]>([]);
  const [failure, setFailure] = useState('');
  const add = async () => {
    const result = await addLines([{ product, quantity, configuration, addOns }]);
    if (result?.type === 'failed')
      return setFailure(`This could not be saved on this device. ${result.message}`);
    setFailure('');
    setQuantity(minimumOrderQuantity);
    setAddOns([]);
  };
  const priced = {
    ...product,
    ...raisedBy(priceOfAddOns(product.addOns, addOns), product),
    extraDays: daysOfAddOns(product.addOns, addOns),
  };
  return { quantity, setQuantity, addOns, setAddOns, priced, failure, add };
}
