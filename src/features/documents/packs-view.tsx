import type { FailureReason, Pack } from '#src/contract/library.ts';
import type { Library } from '#src/documents/library-state.ts';
import { cancelPack, pausePack, resumePack } from '#src/documents/pack-commands.ts';
import { displayStateOf, progressOf, type PackDisplayState } from '#src/documents/pack-progress.ts';
import { formatBytes } from '#src/format/quantity.ts';
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
        <Section title="Saving documents">
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
  `Saved: ${name}${count > 1 ? `, ${count} files` : ''}`;

function PackRow({ pack, library }: { pack: Pack; library: Library }) {
  const { savedCount, savedBytes, totalBytes, percent } = progressOf(pack.documents, library);
  const state = displayStateOf(pack, library);
  return (
    <li className={styles.pack}>
      <div className={styles.head}>
        <h3>{pack.name}</h3>
        <Actions pack={pack} state={state} />
      </div>
      <progress className={styles.bar} max={100} value={percent} aria-label={`Saving ${pack.name}`} />
      <p className={styles.facts}>
        {labels[state]} {savedCount} of {pack.documents.length} documents, {formatBytes(savedBytes)} of{' '}
        {formatBytes(totalBytes)}
      </p>
      {state === 'full' && <StorageFull pack={pack} documents={library.documents} />}
      <Failures pack={pack} />
      <PackFiles pack={pack} library={library} />
    </li>
  );
}

const labels: Record<PackDisplayState, string> = {
  saving: 'Saving:',
  waiting: 'Waiting for a connection:',
  paused: 'Paused:',
  full: 'Stopped, not enough storage:',
  incomplete: 'Incomplete:',
};

function Actions({ pack: { id, name }, state }: { pack: Pack; state: PackDisplayState }) {
  const isRunning = state === 'saving' || state === 'waiting';
  return (
    <div className={styles.actions}>
      {isRunning && (
        <Button aria-label={`Pause ${name}`} onClick={() => void pausePack(id)}>
          Pause
        </Button>
      )}
      {state === 'paused' && (
        <Button aria-label={`Resume ${name}`} onClick={() => void resumePack(id)}>
          Resume
        </Button>
      )}
      {state === 'incomplete' && (
        <Button aria-label={`Try ${name} again`} onClick={() => void resumePack(id)}>
          Try again
        </Button>
      )}
      {state !== 'full' && (
        <Button variant="plain" aria-label={`Stop saving ${name}`} onClick={() => void cancelPack(id)}>
          Stop
        </Button>
      )}
    </div>
  );
}

const reasons: Record<FailureReason, string> = {
  gone: 'no longer published',
  damaged: 'downloaded twice but damaged both times',
  rejected: 'rejected by the server',
};

function Failures({ pack: { failures, documents } }: { pack: Pack }) {
  if (failures.length === 0) return null;
  return (
    <ul className={styles.failures}>
      {failures.map(({ url, reason }) => (
        <li key={url}>
          {documents.find((document) => document.url === url)?.title ?? url}: {reasons[reason]}
        </li>
      ))}
    </ul>
  );
}
