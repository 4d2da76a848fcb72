import { useState } from 'react';
import type { Entry } from '#src/contract/outbox.ts';
import { m } from '#src/messages/m.ts';
import { belongsTo } from '#src/outbox/entry.ts';
import { sendPending } from '#src/outbox/send-pending.ts';
import { useOutbox } from '#src/outbox/use-outbox.ts';
import { useSubject } from '#src/outbox/use-subject.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { UndoBar } from '#src/ui/undo-bar.tsx';
import { ClearDevice } from './clear-device.tsx';
import { EntryRow } from './entry-row.tsx';
import { Unavailable } from './unavailable.tsx';
import { useRemoval, type Removal } from './use-removal.ts';
import styles from './outbox-view.module.css';

/** All pending entries on this device, and those sent in the last thirty days. */
export function OutboxView() {
  const entries = useOutbox();
  return <OutboxEntries entries={entries} subject={useSubject()} />;
}

interface Props {
  /** Undefined until they are read; null if this browser cannot store them. */
  entries: Entry[] | null | undefined;
  /** Who is signed in; undefined until it is known. */
  subject: string | null | undefined;
}

export function OutboxEntries({ entries, subject }: Props) {
  const removal = useRemoval();
  if (entries === null) return <Unavailable />;
  if (entries === undefined || subject === undefined) return <Skeleton />;
  const listed = entries.filter((entry) => entry.removedAt === null && belongsTo(entry, subject));
  const pending = listed.filter(({ state }) => state !== 'sent');
  const sent = listed.filter(({ state }) => state === 'sent');
  const others = entries.filter((entry) => entry.state !== 'sent' && !belongsTo(entry, subject)).length;
  return (
    <>
      {pending.length === 0 && <EmptyOutbox />}
      {pending.length > 0 && (
        <Section aside={<SendNow />} title={m.outbox.pendingItems({ count: pending.length })}>
          <Rows entries={pending} onRemove={removal.remove} />
          <NotificationOffer />
        </Section>
      )}
      {others > 0 && <OthersNotice count={others} isSignedIn={subject !== null} />}
      {sent.length > 0 && (
        <Section title={m.outbox.sentRecently}>
          <Rows entries={sent} onRemove={removal.remove} />
        </Section>
      )}
      <UndoBar {...undoOf(removal)} />
      {subject === null && <ClearDevice />}
    </>
  );
}

function undoOf({ removed, undo }: Removal) {
  if (!removed) return { message: '', onUndo: undefined };
  if (removed.isRejected) return { message: m.outbox.cannotDelete, onUndo: undefined };
  return { message: m.outbox.deleted, onUndo: undo };
}

function Rows({ entries, onRemove }: { entries: Entry[]; onRemove: (id: string) => void }) {
  return (
    <ul role="list" className={styles.rows}>
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} onRemove={() => onRemove(entry.id)} />
      ))}
    </ul>
  );
}

function SendNow() {
  const [isSending, setIsSending] = useState(false);
  const [result, setResult] = useState('');
  const send = async () => {
    setIsSending(true);
    setResult('');
    const pending = await sendPending({ ignoreBackoff: true }).catch(() => undefined);
    setIsSending(false);
    if (pending && pending.length > 0) setResult(m.outbox.someNotSent);
  };
  return (
    <div className={styles.sendNow}>
      <p role="status">{result}</p>
      <Button variant="primary" disabled={isSending} onClick={() => void send()}>
        {isSending ? m.outbox.sending : m.outbox.sendNow}
      </Button>
    </div>
  );
}

function EmptyOutbox() {
  return (
    <Notice kind="information" title={m.outbox.empty}>
      <p>{m.outbox.emptyText}</p>
    </Notice>
  );
}

function OthersNotice({ count, isSignedIn }: { count: number; isSignedIn: boolean }) {
  return (
    <Notice kind="information" title={m.outbox.otherPerson({ count })}>
      <p>{m.outbox.otherPersonText}</p>
      {!isSignedIn && <ButtonLink href="/sign-in?return=%2Foutbox">{m.outbox.signIn}</ButtonLink>}
    </Notice>
  );
}

/** Asks for permission only on a tap, and only while entries are pending. */
function NotificationOffer() {
  const [permission, setPermission] = useState(() =>
    'Notification' in globalThis ? Notification.permission : 'denied',
  );
  if (permission !== 'default') return null;
  return (
    <Button variant="plain" onClick={() => void Notification.requestPermission().then(setPermission)}>
      {m.outbox.notifyMe}
    </Button>
  );
}
