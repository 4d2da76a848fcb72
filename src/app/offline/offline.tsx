import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepFrame } from '#src/cache/frame.ts';
import { persistAnswers, storeAnswers } from '#src/cache/storage.ts';
import { startLibrary } from '#src/documents/start.ts';
import { SavingView } from '#src/features/offline/saving-view.tsx';
import { UpdateOffer } from '#src/features/offline/update-offer.tsx';
import { reloadOnMissingChunk } from './missing-chunk.ts';
import { useSaving } from './use-saving.ts';
import { registerWorker } from './worker.ts';

/** What makes the site work without a connection, and what it tells the visitor about that. */
export function Offline() {
  const [acceptUpdate, setAcceptUpdate] = useState<() => void>();
  useEffect(() => {
    reloadOnMissingChunk();
    // Without a worker (a private window, a full disk) the site works as long as there is a connection.
    void registerWorker((accept) => setAcceptUpdate(() => accept)).catch(() => undefined);
    return startLibrary();
  }, []);
  return (
    <>
      {!isPreview() && <Storing />}
      {acceptUpdate && <UpdateOffer onAccept={acceptUpdate} onPutOff={() => setAcceptUpdate(undefined)} />}
    </>
  );
}

/** An editor's draft is never kept. */
const isPreview = () => new URLSearchParams(window.location.search).has('preview');

function Storing() {
  const client = useQueryClient();
  useEffect(() => {
    persistAnswers(client);
    // A full disk keeps nothing; what is shown is not touched by that.
    void storeAnswers(client).catch(() => undefined);
    return keepFrame(client);
  }, [client]);
  const { saving, save } = useSaving();
  return <SavingView saving={saving} onSave={() => void save()} />;
}
