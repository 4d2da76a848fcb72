import type { FailureReason, Pack } from '#src/contract/library.ts';
import type { Library } from '#src/documents/library-state.ts';
import { cancelPack, pausePack, resumePack } from '#src/documents/pack-commands.ts';
import { displayStateOf, progressOf, type PackDisplayState } from '#src/documents/pack-progress.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import { StorageFull } from './storage-full.tsx';
import { PackFiles } from './pack-files.tsx';
import styles from './packs-view.module.css';

/** The packs being saved, and those that need a decision. */
export function Packs({ library }: { library: Library }) {
  const { packs, finished } = library;
  return (
    <>
      <p role="status" className={styles.finished}>
        {finished && packs.length === 0 && finishedText(finished)}
      </p>
      {packs.length > 0 && (
        <Section title={m.documents.savingDocuments}>
          <ul role="list" className={styles.packs}>
            {packs.map((pack) => (
              <PackRow key={pack.id} pack={pack} library={library} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

const finishedText = ({ name, count }: { name: string; count: number }) =>
  count > 1 ? m.documents.finishedFiles({ name, count }) : m.documents.finished({ name });

function PackRow({ pack, library }: { pack: Pack; library: Library }) {
  const { savedCount, savedBytes, totalBytes, percent } = progressOf(pack.documents, library);
  const state = displayStateOf(pack, library);
  return (
    <li className={styles.pack}>
      <div className={styles.head}>
        <h3>{pack.name}</h3>
        <Actions pack={pack} state={state} />
      </div>
      <progress
        className={styles.bar}
        max={100}
        value={percent}
        aria-label={m.documents.savingPack({ name: pack.name })}
      />
      <p className={styles.facts}>
        {m.documents.packState({
          state,
          saved: savedCount,
          total: pack.documents.length,
          savedSize: formatBytes(savedBytes),
          totalSize: formatBytes(totalBytes),
        })}
      </p>
      {state === 'full' && <StorageFull pack={pack} documents={library.documents} />}
      <Failures pack={pack} />
      <PackFiles pack={pack} library={library} />
    </li>
  );
}

function Actions({ pack: { id, name }, state }: { pack: Pack; state: PackDisplayState }) {
  const isRunning = state === 'saving' || state === 'waiting';
  return (
    <div className={styles.actions}>
      {isRunning && (
        <Button aria-label={m.documents.pausePack({ name })} onClick={() => void pausePack(id)}>
          {m.documents.pause}
        </Button>
      )}
      {state === 'paused' && (
        <Button aria-label={m.documents.resumePack({ name })} onClick={() => void resumePack(id)}>
          {m.documents.resume}
        </Button>
      )}
      {state === 'incomplete' && (
        <Button aria-label={m.documents.tryPackAgain({ name })} onClick={() => void resumePack(id)}>
          {m.documents.tryAgain}
        </Button>
      )}
      {state !== 'full' && (
        <Button
          variant="plain"
          aria-label={m.documents.stopPack({ name })}
          onClick={() => void cancelPack(id)}
        >
          {m.documents.stop}
        </Button>
      )}
    </div>
  );
}

const failureTexts: Record<FailureReason, (failed: { title: string }) => string> = {
  gone: m.documents.failedGone,
  damaged: m.documents.failedDamaged,
  rejected: m.documents.failedRejected,
};

function Failures({ pack: { failures, documents } }: { pack: Pack }) {
  if (failures.length === 0) return null;
  return (
    <ul className={styles.failures}>
      {failures.map(({ url, reason }) => (
        <li key={url}>
          {failureTexts[reason]({
            title: documents.find((document) => document.url === url)?.title ?? url,
          })}
        </li>
      ))}
    </ul>
  );
}
