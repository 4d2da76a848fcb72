import { use } from 'react';
import { formatMoment } from '#src/format/date.ts';
import { m } from '#src/messages/m.ts';
import { IsOfflineContext } from './connection-context.ts';

/** While offline, shows when data that changes daily was saved. `savedAt` is in milliseconds. */
export function AsOf({ what, savedAt }: { what: string; savedAt: number }) {
  if (!use(IsOfflineContext)) return null;
  return m.ui.asOf({ what, moment: formatMoment(savedAt) });
}
