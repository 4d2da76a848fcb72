import { createHash } from 'node:crypto';
import { environment } from '../config/environment';
import { type Answer, compressAnswer } from './cached-response';
import { createKeptAnswers } from './response-lru';

type Made = { answer: Answer; keep: boolean };

// Answers by request, until content changes. Equal requests at the same moment share one making.
export function createAnswerStore(maxBytes: number) {
  const kept = createKeptAnswers(maxBytes);
  let flights = new Map<string, Promise<Answer>>();
  let generation = 0;
  let isSuspended = false;

  async function make(key: string, produce: () => Promise<Made>): Promise<Answer> {
    const begun = generation;
    const { answer, keep } = await produce();
    if (!keep) return answer;
    const compressed = await compressAnswer(answer);
    // Content changed while this was made: it may show the old content.
    if (begun === generation && !isSuspended) kept.set(key, compressed);
    return compressed;
  }

  // Later requests must not join makings that began before the change.
  function drop() {
    generation += 1;
    kept.clear();
    flights = new Map();
  }

  return {
    drop,
    async answer(request: string, produce: () => Promise<Made>): Promise<Answer> {
      // Of one length, however long the request is that a visitor makes up.
      const key = createHash('sha256').update(request).digest('base64url');
      const known = kept.get(key) ?? flights.get(key);
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
    size: () => ({ ...kept.size(), generation }),
  };
}

export const answerStore = createAnswerStore(environment().RESPONSE_CACHE_MB * 1024 * 1024);
