import { useState } from 'react';

export const useIdempotencyKeys = () => useState(idempotencyKeys)[0];

/** The idempotency keys of the requests that one form sends. */
export function idempotencyKeys() {
  let body = '';
  let key = '';
  return {
    /** The same body keeps its key, so sending it again changes nothing. */
    keyFor(values: object): string {
      const next = JSON.stringify(values);
      if (next !== body) {
        body = next;
        key = crypto.randomUUID();
      }
      return key;
    },
    /** The server has responded, so sending the same body again is a new request. */
    renew() {
      body = '';
    },
  };
}
