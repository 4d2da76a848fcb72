import type { ReactNode } from 'react';
import type { Orderable } from '#src/contract/cart.ts';
import type { ChosenAddOns } from './use-entered-add-ons.ts';

/** Adds to the cart; `configuration` is null for a catalogue product. */
export type CartSlot = (product: Orderable, configuration: string | null, addOns: ChosenAddOns) => ReactNode;
