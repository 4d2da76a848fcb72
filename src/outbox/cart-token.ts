import * as v from 'valibot';
import { cartTokenHeader } from '#src/api/credentials.ts';
import { read } from './database.ts';

const key = 'cart-token';
const CartToken = v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/));

/**
 * Identifies the cart of this device to the server, because a browser that crashes may lose the cookie. Undefined if the
 * server has sent no token yet or this browser has no storage. The cookie then identifies the cart.
 */
export async function readCartToken(): Promise<string | undefined> {
  const stored = await read('session', (session) => session.get(key)).catch(() => undefined);
  const parsed = v.safeParse(CartToken, stored);
  return parsed.success ? parsed.output : undefined;
}

/** For requests that start a session: the account takes over the visitor's cart. */
export async function cartHeaders(): Promise<Record<string, string>> {
  const token = await readCartToken();
  return token === undefined ? {} : { [cartTokenHeader]: token };
}

export function putCartToken(transaction: IDBTransaction, token: string): void {
  if (v.is(CartToken, token)) transaction.objectStore('session').put(token, key);
}

export const deleteCartToken = (transaction: IDBTransaction) =>
  transaction.objectStore('session').delete(key);
