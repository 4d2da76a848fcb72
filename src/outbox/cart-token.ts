import * as v from 'valibot';
import { read } from './database.ts';

const key = 'cart-token';
const CartToken = v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/));

/** Proves to the server which cart is this device's, because a browser that crashes may have lost the cookie. */
export const cartTokenHeader = 'Cart-Token';

/** Undefined where the server has told none yet, or this browser stores nothing: then the cookie alone decides. */
export async function readCartToken(): Promise<string | undefined> {
  const stored = await read('session', (session) => session.get(key)).catch(() => undefined);
  const parsed = v.safeParse(CartToken, stored);
  return parsed.success ? parsed.output : undefined;
}

/** For a request of a visitor to the shop. */
export async function cartHeaders(): Promise<Record<string, string>> {
  const token = await readCartToken();
  return token === undefined ? {} : { [cartTokenHeader]: token };
}

export function putCartToken(transaction: IDBTransaction, token: string): void {
  if (v.is(CartToken, token)) transaction.objectStore('session').put(token, key);
}

export const deleteCartToken = (transaction: IDBTransaction) =>
  transaction.objectStore('session').delete(key);
