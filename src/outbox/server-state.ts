import { parseCart, type Cart } from '#src/contract/cart.ts';
import { parseAccountConfigurations, type SavedConfiguration } from '#src/contract/saved-configuration.ts';

/** A person's data on the server. The response to each change contains all of it. */
export type ServerState =
  | { of: 'cart'; cart: Cart }
  | { of: 'configurations'; configurations: SavedConfiguration[] };

/** @throws if the response body has another shape */
export const parseServerState: Record<ServerState['of'], (body: unknown) => ServerState> = {
  cart: (body) => ({ of: 'cart', cart: parseCart(body) }),
  configurations: (body) => ({ of: 'configurations', configurations: parseAccountConfigurations(body) }),
};
