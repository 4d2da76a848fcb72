/** Creates a value on first use. A formatter takes 10 ms on a phone, which pages that need none should not pay. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
