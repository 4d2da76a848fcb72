import { useEffect } from 'react';
import { send } from '#src/api/send.ts';

/** While somebody is typing, many searches find nothing for a moment. */
const typingEndMs = 2000;
const reported = new Set<string>();

/**
 * Reports words that were not found, once per visit, so that editors learn what is missing. The backend counts only the
 * words, and ignores those that look like personal data.
 */
export function useReportNoResults(words: string, isEmpty: boolean): void {
  useEffect(() => {
    if (!isEmpty || reported.has(words)) return undefined;
    const timer = setTimeout(() => {
      reported.add(words);
      void send('/api/search/no-results', { method: 'POST', body: { data: { words } } });
    }, typingEndMs);
    return () => clearTimeout(timer);
  }, [words, isEmpty]);
}
