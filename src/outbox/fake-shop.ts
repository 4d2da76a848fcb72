import { cartTokenHeader } from '#src/api/credentials.ts';
import { okResponse } from './fake-responses.ts';
import type { SendRequest } from './send-request.ts';

interface Line {
  id: string;
  partNumber: string;
  quantity: number;
}

/** In-memory cart API for tests, with visitors' carts only. */
export function createFakeShop() {
  let cookie: string | undefined;
  let given = 0;
  const carts = new Map<string, Map<string, Line>>();

  const sendRequest: SendRequest = async (path, { method, credentials, body }) => {
    const sent = credentials?.cartToken;
    const token = sent ?? cookie ?? `token-of-this-device-${(given += 1)}`;
    cookie = token;
    const isNew = !carts.has(token);
    const lines = carts.get(token) ?? new Map<string, Line>();
    carts.set(token, lines);
    const id = path.split('/').at(-1) ?? '';
    if (method === 'PUT') lines.set(id, { id, ...dataIn(body) });
    else if (id === 'cart') lines.clear();
    else lines.delete(id);
    return okResponse(
      { data: { currency: 'EUR', lines: [...lines.values()], isNew } },
      sent === token ? {} : { [cartTokenHeader]: token },
    );
  };

  return {
    sendRequest,
    /** Simulates a browser killed before it has written the cookie to disk. */
    loseCookie: () => (cookie = undefined),
    forgetEverything: () => carts.clear(),
    carts: () =>
      [...carts.values()].map((lines) =>
        [...lines.values()].map(({ id, quantity }) => `${id} ${quantity}`).toSorted(),
      ),
  };
}

/** Unchecked: the tests create these bodies. */
const dataIn = (body: unknown) =>
  Reflect.get(Object(body), 'data') as { partNumber: string; quantity: number };
