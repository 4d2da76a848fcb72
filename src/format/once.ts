/** Made when it is first asked for: a formatter takes a phone 10 ms, which a page that needs none should not wait for. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
