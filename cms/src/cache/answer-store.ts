import { environment } from '../settings/environment';
import type { Answer } from './answer';

type Made = { answer: Answer; keep: boolean };

// Compressed copies come on top of the plain one; together they stay below this share of it.
const bytesWithCopies = 1.5;

// Answers by request, least recently used first. Equal requests at the same moment share one making.
export function createAnswerStore(maxBytes: number) {
  const answers = new Map<string, Answer>();
  let flights = new Map<string, Promise<Answer>>();
  let generation = 0;
  let bytes = 0;
  let isSuspended = false;

  function remember(key: string, answer: Answer) {
    const size = sizeOf(answer);
    if (size > maxBytes / 4) return;
    answers.set(key, answer);
    bytes += size;
    for (const [oldest, old] of answers) {
      if (bytes <= maxBytes) return;
      answers.delete(oldest);
      bytes -= sizeOf(old);
    }
  }

  function recall(key: string): Answer | undefined {
    const answer = answers.get(key);
    if (!answer) return undefined;
    answers.delete(key);
    answers.set(key, answer);
    return answer;
  }

  async function make(key: string, produce: () => Promise<Made>): Promise<Answer> {
    const begun = generation;
    const { answer, keep } = await produce();
    // Content changed while this was made: it may show the old content.
    if (keep && begun === generation && !isSuspended) remember(key, answer);
    return answer;
  }

  // Later requests must not join makings that began before the change.
  function drop() {
    generation += 1;
    answers.clear();
    flights = new Map();
    bytes = 0;
  }

  return {
    drop,
    async answer(key: string, produce: () => Promise<Made>): Promise<Answer> {
      const known = recall(key) ?? flights.get(key);
      if (known) return known;
      const begun = flights;
      const flight = make(key, produce).finally(() => begun.delete(key));
      flights.set(key, flight);
      return flight;
    },
    suspend() {
      isSuspended = true;
      drop();
    },
    resume() {
      isSuspended = false;
      drop();
    },
    size: () => ({ answers: answers.size, bytes, generation }),
  };
}

function sizeOf({ raw }: Answer): number {
  return raw.length * bytesWithCopies;
}

export const answerStore = createAnswerStore(environment().RESPONSE_CACHE_MB * 1024 * 1024);
