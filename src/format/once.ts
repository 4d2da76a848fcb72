/** Made when it is first asked for: a formatter takes a phone 10 ms, which a page that needs none should not wait for. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The same for what differs by a text, as a currency. */
export function onceEach<T extends object>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text) ?? make(text);
    made.set(text, known);
    return known;
  };
}
