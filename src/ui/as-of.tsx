import { use } from 'react';
import { formatMoment } from '#src/format/date.ts';
import { IsOfflineContext } from './connection-context.ts';

/** Says of what changes daily, without a connection, how old it is. `savedAt` in milliseconds. */
export function AsOf({ what, savedAt }: { what: string; savedAt: number }) {
  if (!use(IsOfflineContext)) return null;
  return (
    <>
      {what} as of {formatMoment(savedAt)}
    </>
  );
}
