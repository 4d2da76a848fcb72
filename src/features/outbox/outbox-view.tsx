import { useEffect, useState } from 'react';
import type { Entry } from '#src/contract/outbox.ts';
import { belongsTo } from '#src/outbox/entry.ts';
import { sendPending } from '#src/outbox/send-pending.ts';
import { readSession } from '#src/outbox/session.ts';
import { useOutbox } from '#src/outbox/use-outbox.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ClearDevice } from './clear-device.tsx';
import { EntryRow } from './entry-row.tsx';
import { NotificationOffer } from './notification-offer.tsx';
import { Unavailable } from './unavailable.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useRemoval } from './use-removal.ts';
import styles from './outbox-view.module.css';

/** Everything that waits on this device, and what arrived in the last thirty days. */
export function OutboxView() {
  const entries = useOutbox();
  const subject = useSubject(entries);
  const removal = useRemoval();
  if (entries === null) return <Unavailable />;
  if (entries === undefined || subject === undefined) return <Skeleton />;
  const listed = entries.filter((entry) => entry.removedAt === null && belongsTo(entry, subject));
  const waiting = listed.filter(({ state }) => state !== 'sent');
  const sent = listed.filter(({ state }) => state === 'sent');
  const others = entries.filter((entry) => entry.state !== 'sent' && !belongsTo(entry, subject)).length;
  return (
    <>
      {waiting.length === 0 && <NothingWaits />}
      {waiting.length > 0 && (
        <Section
          aside={<SendNow />}
          title={waiting.length === 1 ? '1 item in the outbox' : `${waiting.length} items in the outbox`}
        >
          <Rows entries={waiting} onRemove={removal.remove} />
          <NotificationOffer />
        </Section>
      )}
      {others > 0 && <OfOthers count={others} isSignedIn={subject !== null} />}
      {sent.length > 0 && (
        <Section title="Sent in the last 30 days">
          <Rows entries={sent} onRemove={removal.remove} />
        </Section>
      )}
      <UndoBar removal={removal} />
      {subject === null && <ClearDevice />}
    </>
  );
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
    const waiting = await sendPending({ ignoreBackoff: true }).catch(() => undefined);
    setIsSending(false);
    if (waiting && waiting.length > 0)
      setResult('Some items could not be sent. See the reason next to each.');
  };
  return (
    <div className={styles.sendNow}>
      <p role="status">{result}</p>
      <Button look="primary" disabled={isSending} onClick={() => void send()}>
        {isSending ? 'Sending…' : 'Send now'}
      </Button>
    </div>
  );
}

function NothingWaits() {
  return (
    <Notice kind="information" title="Your outbox is empty">
      <p>Messages and requests you send while offline are listed here until they have been sent.</p>
    </Notice>
  );
}

function OfOthers({ count, isSignedIn }: { count: number; isSignedIn: boolean }) {
  return (
    <Notice
      kind="information"
      title={count === 1 ? '1 item from another person' : `${count} items from another person`}
    >
      <p>Items from another person stay on this device and are sent when that person signs in.</p>
      {!isSignedIn && <ButtonLink href="/sign-in?return=%2Foutbox">Sign in</ButtonLink>}
    </Notice>
  );
}

/** Who is signed in on this device; undefined until that is known. */
function useSubject(entries: unknown): string | null | undefined {
  const [subject, setSubject] = useState<string | null>();
  useEffect(() => {
    const show = (found: string | null) => setSubject(found);
    void readSession().then(
      (session) => show(session?.subject ?? null),
      () => show(null),
    );
  }, [entries]);
  return subject;
}
