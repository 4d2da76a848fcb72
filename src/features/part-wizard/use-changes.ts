import { useState } from 'react';
import type { SavedConfiguration } from '#src/contract/saved-configuration.ts';
import { removeConfiguration, saveConfiguration } from './mutations.ts';

export interface Changes {
  /** The last one that was removed, as long as it can be had back. */
  removed: SavedConfiguration | undefined;
  /** Why a change could not be kept; empty where it was. */
  problem: string;
  rename: (one: SavedConfiguration, name: string) => void;
  remove: (one: SavedConfiguration) => void;
  undo: () => void;
}

/** What can be done with what is saved. */
export function useChanges(): Changes {
  const [removed, setRemoved] = useState<SavedConfiguration>();
  const [problem, setProblem] = useState('');
  const save = async ({ code, name, savedAt }: SavedConfiguration) => {
    const kept = await saveConfiguration({ code, name, savedAt });
    setProblem(kept.where === 'nowhere' ? `This could not be saved. ${kept.message}` : '');
  };
  return {
    removed,
    problem,
    rename: (one, name) => void save({ ...one, name }),
    remove: (one) => {
      setRemoved(one);
      void removeConfiguration(one);
    },
    undo: () => {
      if (removed) void save(removed);
      setRemoved(undefined);
    },
  };
}
