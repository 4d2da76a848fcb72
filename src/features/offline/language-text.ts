import { formatBytes } from '#src/format/quantity.ts';
import { m } from '#src/messages/m.ts';
import { dayOf } from './day-of.ts';
import type { LanguageStatus } from './language-status.ts';

const failures = {
  full: m.offline.languageFull,
  blocked: m.offline.languageBlocked,
  incomplete: m.offline.languageFailed,
};

/** The status of a language in words. `bytes` is null while the size is not known. */
export function languageText(status: LanguageStatus, bytes: number | null): string {
  switch (status.state) {
    case 'absent':
      return m.offline.languageAbsent;
    case 'saving':
      return m.offline.languageSaving;
    case 'updating':
      return m.offline.languageUpdating;
    case 'waiting':
      return m.offline.languageWaiting;
    case 'incomplete':
      return m.offline.languageIncomplete;
    case 'outdated':
      return m.offline.languageOutdated;
    case 'failed':
      return failures[status.reason];
    case 'saved':
      return savedText(dayOf(status.completedAt), bytes);
  }
}

const savedText = (day: string, bytes: number | null) =>
  bytes === null
    ? m.offline.languageSaved({ day })
    : m.offline.languageSavedWithSize({ size: formatBytes(bytes), day });
