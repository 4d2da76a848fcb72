/**
 * Creates a value on first use. Creating a formatter takes 10 ms on a phone, so pages that do not use it should not
 * create it.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
