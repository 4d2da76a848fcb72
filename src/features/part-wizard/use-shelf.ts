import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onChange } from '#src/outbox/change-events.ts';
import { onConfigurationsChange } from './device-configurations.ts';
import { shelfQuery } from './shelf-query.ts';
import { readShelf, type Shelf } from './shelf.ts';

export interface ShelfOnScreen {
  /** Undefined until it is read, null where the browser stores nothing. */
  shelf: Shelf | null | undefined;
  query: UseQueryResult;
}

/** The saved configurations; those of an account are refreshed from the server. */
export function useShelf(): ShelfOnScreen {
  const [shelf, setShelf] = useState<Shelf | null>();
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      const found = await readShelf().catch(() => null);
      if (!isGone) setShelf(found);
    };
    void show();
    const stops = [onChange(() => void show()), onConfigurationsChange(() => void show())];
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, []);
  const subject = shelf?.subject ?? null;
  const query = useQuery({ ...shelfQuery(subject ?? ''), enabled: subject !== null });
  return { shelf, query };
}
