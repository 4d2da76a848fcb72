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
import { InstallView } from './install-view.tsx';
import { reloadOnMissingChunk } from './missing-chunk.ts';
import { useSaving } from './use-saving.ts';
import { persistUnsentText } from './unsent-text.ts';
import { acceptWaiting, requestFromWorker, registerWorker } from './worker.ts';

/** What makes the site work without a connection, and what it tells the visitor about that. */
export function Offline() {
  const [isUpdateWaiting, setIsUpdateWaiting] = useState(false);
  const notices = document.getElementById('notices');
  useEffect(() => {
    reloadOnMissingChunk();
    // Without a worker (a private window, a full disk) the site works as long as there is a connection.
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
              <UpdateOffer onAccept={() => void acceptWaiting()} onPutOff={() => setIsUpdateWaiting(false)} />
            )}
          </>,
          notices,
        )}
    </>
  );
}

/** Who saves documents wants to read them, long before the rest of the site is saved. */
function savePdfViewer() {
  const save = () => void requestFromWorker({ type: 'save-files' }).catch(() => undefined);
  const saveIfUsed = async () => (await listSaved()).some(({ isPinned }) => isPinned) && save();
  // A full disk, or none: then there is nothing to read either.
  void saveIfUsed().catch(() => undefined);
  return listen(({ type }) => type === 'packs' && save());
}

function OfflineStorage() {
  const client = useQueryClient();
  useEffect(() => {
    // A full disk keeps nothing; what is shown is not touched by that.
    void storeQueries(client).catch(() => undefined);
    return persistFrame(client);
  }, [client]);
  const { saving, save } = useSaving();
  return <SavingView saving={saving} onSave={() => void save()} />;
}
