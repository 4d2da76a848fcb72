import { useState } from 'react';
import type { SavedConfiguration } from '#src/contract/saved-configuration.ts';
import { m } from '#src/messages/m.ts';
import { removeConfiguration, saveConfiguration } from './mutations.ts';

interface ConfigurationChanges {
  /** The last removed one, while its removal can be undone. */
  removed: SavedConfiguration | undefined;
  /** Why a change could not be saved; empty if it was. */
  problem: string;
  rename: (one: SavedConfiguration, name: string) => void;
  remove: (one: SavedConfiguration) => void;
  undo: () => void;
}

/** Actions for saved configurations. */
export function useConfigurationChanges(): ConfigurationChanges {
  const [removed, setRemoved] = useState<SavedConfiguration>();
  const [problem, setProblem] = useState('');
  const save = async ({ code, name, savedAt }: SavedConfiguration) => {
    const result = await saveConfiguration({ code, name, savedAt });
    setProblem(result.where === 'nowhere' ? m.partWizard.notSaved({ reason: result.message }) : '');
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
