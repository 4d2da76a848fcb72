import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { persistFrame } from '#src/cache/frame.ts';
import { storeQueries } from '#src/cache/storage.ts';
import { listen } from '#src/documents/library-messages.ts';
import { listSaved } from '#src/documents/saved.ts';
import { startLibrary } from '#src/documents/start.ts';
import { SavingView } from '#src/features/offline/saving-view.tsx';
import { UpdateOffer } from '#src/features/offline/update-offer.tsx';
import { isPreview } from '../preview.ts';
import { ConnectionView } from './connection-view.tsx';
import { useSaving } from './use-saving.ts';
import { persistUnsentText } from './unsent-text.ts';
import { acceptWaiting, requestFromWorker, registerWorker } from './worker.ts';
import { InstallEntry, InstallOffer } from '#src/features/offline/install-offer.tsx';
import { useInstall } from './use-install.ts';
import { isServerReachable } from '#src/api/probe.ts';
import { tabStorage } from '#src/cache/device-storage.ts';

/** Offline support and its notices. */
export function Offline() {
  const [isUpdateWaiting, setIsUpdateWaiting] = useState(false);
  const notices = document.getElementById('notices');
  useEffect(() => {
    reloadOnMissingChunk();
    // Without a worker (private window, full disk) the site works online only.
    void registerWorker(() => setIsUpdateWaiting(true)).catch(() => undefined);
    persistUnsentText();
    const stopLibrary = startLibrary();
    const stopListening = savePdfViewer();
    return () => {
      stopLibrary();
      stopListening();
    };
  }, []);
  return (
    <>
      {!isPreview() && <OfflineStorage />}
      <InstallView />
      {notices &&
        createPortal(
          <>
            <ConnectionView />
            {isUpdateWaiting && (
              <UpdateOffer
                onAccept={() => void acceptWaiting()}
                onPostpone={() => setIsUpdateWaiting(false)}
              />
            )}
          </>,
          notices,
        )}
    </>
  );
}

/** Saves the PDF viewer as soon as documents are saved, before the rest of the site. */
function savePdfViewer() {
  const save = () => void requestFromWorker({ type: 'save-files' }).catch(() => undefined);
  const saveIfUsed = async () => (await listSaved()).some(({ isPinned }) => isPinned) && save();
  // Without storage there are no saved documents either.
  void saveIfUsed().catch(() => undefined);
  return listen(({ type }) => type === 'packs' && save());
}

function OfflineStorage() {
  const client = useQueryClient();
  useEffect(() => {
    // Ignore a full disk: the page is not affected.
    void storeQueries(client).catch(() => undefined);
    return persistFrame(client);
  }, [client]);
  const { saving, save } = useSaving();
  return <SavingView saving={saving} onSave={() => void save()} />;
}

/** The install link in the footer, and at a suitable moment an offer at the end of the content. */
function InstallView() {
  const { method, isOffered, install, postpone } = useInstall();
  const offers = document.getElementById('offers');
  if (!method) return null;
  return (
    <>
      {!isOffered && <InstallEntry method={method} onInstall={() => void install()} />}
      {isOffered &&
        offers &&
        createPortal(
          <InstallOffer method={method} onInstall={() => void install()} onPostpone={postpone} />,
          offers,
        )}
    </>
  );
}

const lastReload = 'fieldshop-reloaded-at';
const minuteMs = 60_000;

/** A page left open across deployments may request chunks that no longer exist; it is then reloaded, at most once a minute. */
function reloadOnMissingChunk() {
  window.addEventListener('vite:preloadError', () => void reloadIfReachable());
}

async function reloadIfReachable() {
  if (Date.now() - Number(tabStorage.getItem(lastReload)) < minuteMs) return;
  // Offline, the current page is better than what a reload would show.
  if (!(await isServerReachable())) return;
  // The browser is about to post this form instead (app/first-input.ts).
  if (document.querySelector('form[data-submitted]')) return;
  // Without storage, the page would reload in a loop.
  if (tabStorage.setItem(lastReload, String(Date.now()))) window.location.reload();
}
