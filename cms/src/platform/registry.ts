/** A list that other domains add to, so that the domain that owns it need not import them. */
export function createRegistry<Item>() {
  const items = new Set<Item>();
  return {
    add(...added: Item[]): void {
      for (const item of added) items.add(item);
    },
    all: (): Item[] => [...items],
  };
}
