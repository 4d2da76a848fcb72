import { maxPageSize } from './page-size.ts';

/**
 * Transfers only the changed entries of a list that a device has in a former version (RFC 3229, decision 61). The device sends
 * the signature of its version, from which the server sees which entries it has, so the server stores no former versions. The
 * entity tag shows whether the result is what the server has.
 */

/** The body of a collection in Strapi's envelope. */
export interface ListBody {
  data: unknown[];
}

/** The request has the signature in this header, and the manipulation in `A-IM`. */
export const signatureHeader = 'Delta-Signature';
export const manipulation = 'list-delta';

/** So the signature of a page has at most 1,500 characters. Common web servers accept 8,000 in a header. */
const hashLength = 6;
const entityTagLength = 24;

export const isListBody = (body: unknown): body is ListBody =>
  typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data);

/** Hashes of the entries, one after the other. Undefined if the list is too long for a header. */
export function signatureOf({ data }: ListBody): string | undefined {
  if (data.length > maxPageSize) return undefined;
  return data.map((entry) => hashOf(JSON.stringify(entry))).join('');
}

/**
 * The list with `[first, count]` in place of each run of entries that the version with this signature has. Undefined if it has
 * none of them.
 */
export function deltaOf(list: ListBody, signature: string): ListBody | undefined {
  if (signature.length > maxPageSize * hashLength) return undefined;
  const places = new Map<string, number>();
  for (let place = 0; place * hashLength < signature.length; place += 1)
    places.set(signature.slice(place * hashLength, (place + 1) * hashLength), place);
  const data: unknown[] = [];
  let run: [first: number, count: number] | undefined;
  for (const entry of list.data) {
    const place = places.get(hashOf(JSON.stringify(entry)));
    if (run && place === run[0] + run[1]) run[1] += 1;
    else {
      run = place === undefined ? undefined : [place, 1];
      data.push(run ?? entry);
    }
  }
  return data.some(Array.isArray) ? { ...list, data } : undefined;
}

/** The new list as the server would have sent it, if the delta is for this version. */
export function patched(former: ListBody, delta: ListBody): string {
  const data = delta.data.flatMap((one) => (Array.isArray(one) ? entriesOf(former, one) : [one]));
  return JSON.stringify({ ...delta, data });
}

const entriesOf = ({ data }: ListBody, [first, count]: unknown[]) =>
  data.slice(Number(first), Number(first) + Number(count));

/** The entity tag of a response with this text. */
export async function entityTagOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const base64url = btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return `W/"${base64url.slice(0, entityTagLength)}"`;
}

/** 30 bits of FNV-1a, over UTF-16 code units. If two entries have the same, the entity tag differs. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 2).toString(36).padStart(hashLength, '0');
}

/** What the backend uses. */
export const listDelta: {
  signatureHeader: string;
  manipulation: string;
  isListBody: (body: unknown) => body is ListBody;
  deltaOf: (list: ListBody, signature: string) => ListBody | undefined;
} = { signatureHeader, manipulation, isListBody, deltaOf };
