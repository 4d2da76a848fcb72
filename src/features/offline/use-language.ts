import { use, useEffect, useState } from 'react';
import type { LanguageMessage } from '#src/contract/language-message.ts';
import { IsOfflineContext } from '#src/ui/connection-context.ts';
import { isMetered } from './is-metered.ts';
import { listen } from './language-messages.ts';
import { statusOf, type Activity, type LanguageStatus } from './language-status.ts';
import { readPending } from './pending-languages.ts';
import { readStored, storedBytes, type StoredLanguage } from './stored-language.ts';

interface Known {
  stored: StoredLanguage | undefined;
  isPending: boolean;
}

/** The status of a language on this device; undefined until it has been read. `bytes` is null until it is known. */
export function useLanguage(language: string): { status: LanguageStatus | undefined; bytes: number | null } {
  const [known, setKnown] = useState<Known>();
  const [activity, setActivity] = useState<Activity>();
  const isOffline = use(IsOfflineContext);
  useEffect(() => {
    const read = async () => {
      const stored = await readStored(language);
      setKnown({ stored, isPending: readPending().includes(language) });
    };
    // The browser blocks site data.
    const readOrFail = () =>
      void read().catch(() => {
        setActivity({ type: 'failed', reason: 'blocked' });
        setKnown({ stored: undefined, isPending: false });
      });
    readOrFail();
    return listen((message) => {
      if (message.language !== language) return;
      setActivity(activityOf(message));
      if (message.type !== 'progress') readOrFail();
    });
  }, [language]);
  const status = known && statusOf({ ...known, activity, isOffline, isMetered: isMetered() });
  return { status, bytes: useBytes(language, known?.stored?.completedAt ?? null) };
}

function activityOf(message: LanguageMessage): Activity | undefined {
  if (message.type === 'progress') return { type: 'saving', percent: message.percent };
  if (message.type === 'failed') return { type: 'failed', reason: message.reason };
  return undefined;
}

/** Read once for each time the language was saved, because it takes a moment. */
function useBytes(language: string, completedAt: number | null): number | null {
  const [size, setSize] = useState<{ completedAt: number; bytes: number }>();
  useEffect(() => {
    if (completedAt !== null) void storedBytes(language).then((bytes) => setSize({ completedAt, bytes }));
  }, [language, completedAt]);
  return size?.completedAt === completedAt ? size.bytes : null;
}
