import { useRef } from 'react';

/** Returns the idempotency key of a request body. The same body keeps its key, so sending it again changes nothing. */
export function useIdempotencyKey() {
  const last = useRef({ body: '', key: '' });
  return (values: object): string => {
    const body = JSON.stringify(values);
    if (last.current.body !== body) last.current = { body, key: crypto.randomUUID() };
    return last.current.key;
  };
}
