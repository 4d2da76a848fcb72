import { parseCart, type Cart } from '#src/contract/cart.ts';
import { parseAccountConfigurations, type SavedConfiguration } from '#src/contract/saved-configuration.ts';

/** What the server holds for one person, and answers whole to each change of it. */
export type ServerState =
  | { of: 'cart'; cart: Cart }
  | { of: 'configurations'; configurations: SavedConfiguration[] };

/** @throws where the answer is something else */
export const parseServerState: Record<ServerState['of'], (body: unknown) => ServerState> = {
  cart: (body) => ({ of: 'cart', cart: parseCart(body) }),
  configurations: (body) => ({ of: 'configurations', configurations: parseAccountConfigurations(body) }),
};
