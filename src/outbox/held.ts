import { parseCart, type Cart } from '#src/contract/cart.ts';
import { parseAccountConfigurations, type SavedConfiguration } from '#src/contract/saved-configuration.ts';

/** What the server holds for one person, and answers whole to each change of it. */
export type Held =
  | { of: 'cart'; cart: Cart }
  | { of: 'configurations'; configurations: SavedConfiguration[] };

/** @throws where the answer is something else */
export const parseHeld: Record<Held['of'], (body: unknown) => Held> = {
  cart: (body) => ({ of: 'cart', cart: parseCart(body) }),
  configurations: (body) => ({ of: 'configurations', configurations: parseAccountConfigurations(body) }),
};
