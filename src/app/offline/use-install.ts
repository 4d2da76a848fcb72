import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { deviceStorage } from '#src/cache/device-storage.ts';
import { parseInstallMemory, type InstallMemory } from '#src/contract/install-memory.ts';
import { listen } from '#src/documents/library-messages.ts';
import { createMemory, shouldOfferInstall, recordVisit } from '#src/features/offline/install-moment.ts';
import type { InstallMethod } from '#src/features/offline/install-offer.tsx';
import {
  promptInstall,
  hasShareMenu,
  installPrompt,
  isInstalled,
  onInstallPrompt,
} from './install-prompt.ts';

const storageKey = 'fieldshop-install';

/** How the app can be installed, if at all, and whether to offer it now. */
export function useInstall() {
  const prompt = useSyncExternalStore(onInstallPrompt, installPrompt);
  const [isOffered, setIsOffered] = useState(false);
  const { pathname } = useLocation();

  useEffect(() => {
    const memory = recordVisit(read(), pathname);
    write(memory);
    const offer = (hasSavedDocuments: boolean) => {
      if (shouldOfferInstall(read(), { now: new Date(), hasSavedDocuments })) setIsOffered(true);
    };
    offer(false);
    return listen(({ type }) => type === 'finished' && offer(true));
  }, [pathname]);

  const postpone = () => {
    write({ ...read(), putOffAt: Date.now() });
    setIsOffered(false);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const install = async () => {
    if ((await promptInstall()) === 'dismissed') postpone();
  };
  const method = isInstalled() ? null : methodOf(prompt !== null);
  return { method, isOffered: isOffered && method !== null, install, postpone };
}

function methodOf(hasPrompt: boolean): InstallMethod | null {
  if (hasPrompt) return 'prompt';
  return hasShareMenu() ? 'share-menu' : null;
}

const read = (): InstallMemory =>
  parseInstallMemory(deviceStorage.getItem(storageKey)) ?? createMemory(new Date());

const write = (memory: InstallMemory) => deviceStorage.setItem(storageKey, JSON.stringify(memory));
