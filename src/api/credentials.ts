/** Identifies the sender of a request: a customer by the session's token, a visitor's cart by the cart's own token. */
export interface Credentials {
  jwt?: string | undefined;
  cartToken?: string | undefined;
}

export const cartTokenHeader = 'Cart-Token';

export function authenticationHeaders(
  path: string,
  { jwt, cartToken }: Credentials = {},
): Record<string, string> {
  if (jwt !== undefined) return { Authorization: `Bearer ${jwt}` };
  if (cartToken !== undefined && path.startsWith('/shopping-cart/')) return { [cartTokenHeader]: cartToken };
  return {};
}

/** The module that reads the session, which is stored with the outbox. This folder cannot import it. */
type Provider = () => Promise<{ readCredentials: () => Promise<Credentials> }>;

let provider: Provider | undefined;

/** Called once when the page starts. */
export function provideCredentials(load: Provider) {
  provider = load;
}

/** The credentials of the current user of this device; none on the server. */
export const readCredentials = async (): Promise<Credentials> =>
  provider ? (await provider()).readCredentials() : {};
