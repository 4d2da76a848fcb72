import { useState } from 'react';
import { withChosen } from '#src/contract/add-on-prices.ts';
import type { Orderable } from '#src/contract/cart.ts';
import { m } from '#src/messages/m.ts';
import { addLines } from './mutations.ts';

export interface Addition {
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** Codes of the chosen add-ons. */
  addOns: string[];
  setAddOns: (codes: string[]) => void;
  /** The product, with the add-ons included in its prices and lead time. */
  priced: Orderable & { extraDays: number };
  /** Why it could not be added; empty if it could. */
  failure: string;
  /** Adds what is shown, or the given order. */
  add: (order?: { quantity: number; addOns: string[] }) => Promise<void>;
}

/** Add-ons that the page keeps, as the part wizard does in its URL. */
export interface ControlledAddOns {
  codes: string[];
  onChange: (codes: string[]) => void;
}

interface Options {
  /** Null for a catalogue product. */
  configuration?: string | null;
  controlled?: ControlledAddOns | undefined;
}

/** The quantity to add to the cart, and the function that adds it. */
export function useAddition(
  product: Orderable,
  { configuration = null, controlled }: Options = {},
): Addition {
  const { minimumOrderQuantity } = product;
  const [quantity, setQuantity] = useState(minimumOrderQuantity);
  const [own, setOwn] = useState<string[]>([]);
  const { codes: addOns, onChange: setAddOns } = controlled ?? { codes: own, onChange: setOwn };
  const [failure, setFailure] = useState('');
  const add: Addition['add'] = async (order = { quantity, addOns }) => {
    const { quantity: count, addOns: codes } = order;
    const result = await addLines([{ product, quantity: count, configuration, addOns: codes }]);
    if (result?.type === 'failed') return setFailure(m.cart.additionNotSaved({ message: result.message }));
    setFailure('');
    setQuantity(minimumOrderQuantity);
    setOwn([]);
  };
  return { quantity, setQuantity, addOns, setAddOns, priced: withChosen(product, addOns), failure, add };
}
