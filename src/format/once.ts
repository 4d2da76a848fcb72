/** Creates a value on first use. A formatter takes 10 ms on a phone, which pages that need none should not pay. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Like `once`, with one value per key, such as a currency. */
export function onceEach<T extends object>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text) ?? make(text);
    made.set(text, known);
    return known;
  };
}
