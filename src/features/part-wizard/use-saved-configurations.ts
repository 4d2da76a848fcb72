import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onChange } from '#src/outbox/change-events.ts';
import { onConfigurationsChange } from './device-configurations.ts';
import { accountConfigurationsQuery } from './account-configurations-query.ts';
import { readSavedConfigurations, type SavedConfigurationList } from './read-saved-configurations.ts';

export interface SavedConfigurationsState {
  /** Undefined until it is read, null if the browser has no storage. */
  saved: SavedConfigurationList | null | undefined;
  query: UseQueryResult;
}

/** The saved configurations; those of an account are refreshed from the server. */
export function useSavedConfigurations(): SavedConfigurationsState {
  const [saved, setSaved] = useState<SavedConfigurationList | null>();
  useEffect(() => {
    let isUnmounted = false;
    const show = async () => {
      const list = await readSavedConfigurations().catch(() => null);
      if (!isUnmounted) setSaved(list);
    };
    void show();
    const unsubscribers = [onChange(() => void show()), onConfigurationsChange(() => void show())];
    return () => {
      isUnmounted = true;
      for (const stop of unsubscribers) stop();
    };
  }, []);
  const subject = saved?.subject ?? null;
  const query = useQuery({ ...accountConfigurationsQuery(subject ?? ''), enabled: subject !== null });
  return { saved, query };
}
