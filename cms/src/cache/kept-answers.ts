import type { Answer } from './answer';

// Compressed copies come on top of the plain one; together they stay below this share of it.
const bytesWithCopies = 1.5;

// Answers up to a number of bytes; what was not asked for longest goes first.
export function createKeptAnswers(maxBytes: number) {
  const answers = new Map<string, Answer>();
  let bytes = 0;

  return {
    get(key: string): Answer | undefined {
      const answer = answers.get(key);
      if (!answer) return undefined;
      answers.delete(key);
      answers.set(key, answer);
      return answer;
    },
    set(key: string, answer: Answer): void {
      if (sizeOf(answer) > maxBytes / 4) return;
      answers.set(key, answer);
      bytes += sizeOf(answer);
      for (const [oldest, old] of answers) {
        if (bytes <= maxBytes) return;
        answers.delete(oldest);
        bytes -= sizeOf(old);
      }
    },
    clear(): void {
      answers.clear();
      bytes = 0;
    },
    size: () => ({ answers: answers.size, bytes }),
  };
}

function sizeOf({ raw }: Answer): number {
  return raw.length * bytesWithCopies;
}
