import type { LanguageFailure } from '#src/contract/language-message.ts';
import type { StoredLanguage } from './stored-language.ts';

/** What happens to a language at the moment. */
export type Activity = { type: 'saving'; percent: number } | { type: 'failed'; reason: LanguageFailure };

export interface LanguageFacts {
  stored: StoredLanguage | undefined;
  /** The visitor has added it, and it is not complete. */
  isPending: boolean;
  activity: Activity | undefined;
  isOffline: boolean;
  isMetered: boolean;
}

export type LanguageStatus =
  | { state: 'absent' | 'incomplete' | 'outdated' | 'waiting' }
  | { state: 'saving' | 'updating'; percent: number }
  | { state: 'failed'; reason: Exclude<LanguageFailure, 'unreachable'> }
  | { state: 'saved'; completedAt: number };

export function statusOf(facts: LanguageFacts): LanguageStatus {
  const { stored, isPending, activity, isOffline } = facts;
  const hasCopy = stored !== undefined && stored.completedAt !== null;
  if (activity?.type === 'saving' && !isOffline)
    return { state: hasCopy ? 'updating' : 'saving', percent: activity.percent };
  if (hasCopy && stored.isCurrent) return { state: 'saved', completedAt: stored.completedAt ?? 0 };
  if (activity?.type === 'failed' && activity.reason !== 'unreachable')
    return { state: 'failed', reason: activity.reason };
  if (hasCopy) return { state: 'outdated' };
  if (isPending) return pendingStatus(facts);
  return { state: stored ? 'incomplete' : 'absent' };
}

function pendingStatus({ activity, isOffline, isMetered }: LanguageFacts): LanguageStatus {
  if (activity || isOffline) return { state: 'waiting' };
  // Continues only on request.
  return isMetered ? { state: 'incomplete' } : { state: 'saving', percent: 0 };
}
