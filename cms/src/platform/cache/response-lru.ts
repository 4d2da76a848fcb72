import { LRUCache } from 'lru-cache';
import { type Answer, sizeOf } from './cached-response';

// Share of the memory that responses other than 200 may have: requests for pages that do not exist must not
// push out those that do.
const missesShare = 1 / 16;

// Responses up to a number of bytes, all counted: body, headers, and what an entry costs by itself.
// The least recently used go first.
export function createKeptAnswers(maxBytes: number) {
  const found = createPart(maxBytes * (1 - missesShare));
  const misses = createPart(maxBytes * missesShare);

  return {
    get: (key: string): Answer | undefined => found.get(key) ?? misses.get(key),
    set(key: string, answer: Answer): void {
      const part = answer.status === 200 ? found : misses;
      part.set(key, answer);
    },
    clear(): void {
      found.clear();
      misses.clear();
    },
    size: () => ({
      answers: found.size + misses.size,
      bytes: found.calculatedSize + misses.calculatedSize,
    }),
  };
}

function createPart(maxBytes: number) {
  const maxSize = Math.floor(maxBytes);
  return new LRUCache<string, Answer>({
    maxSize,
    maxEntrySize: Math.floor(maxSize / 2),
    sizeCalculation: sizeOf,
  });
}
