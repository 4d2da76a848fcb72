import { useEffect, useRef } from 'react';
import type { FormKind } from '#src/contract/forms/check-form.ts';
import type { Entry, Receipt } from '#src/contract/outbox.ts';
import { useOutbox } from '#src/outbox/use-outbox.ts';
import { kinds } from '#src/outbox/kinds.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from '#src/ui/form/form.module.css';
import type { Submission } from './submit.ts';

interface Properties {
  kind: FormKind;
  submission: Submission;
  onAgain: () => void;
  onMend: () => void;
}

/** What became of a form that was sent, as it happens. */
export function Submitted(properties: Properties) {
  const place = useRef<HTMLDivElement>(null);
  // The form it was read in is gone.
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <State {...properties} />
    </div>
  );
}

function State({ kind, submission, onAgain, onMend }: Properties) {
  const entries = useOutbox();
  if (submission.type === 'sent')
    return <Arrived kind={kind} receipt={submission.receipt} onAgain={onAgain} />;
  const entry = entries?.find(({ id }) => id === submission.id);
  if (entry?.receipt) return <Arrived kind={kind} receipt={entry.receipt} onAgain={onAgain} />;
  if (entry?.state === 'rejected') return <Refused entry={entry} onMend={onMend} />;
  return <Kept entry={entry} />;
}

function Arrived({
  kind,
  receipt: { reference, rmaNumber, statusPath },
  onAgain,
}: {
  kind: FormKind;
  receipt: Receipt;
  onAgain: () => void;
}) {
  return (
    <Notice kind="information" title="Thank you. We have received your request.">
      <p>Your reference number</p>
      <p className={styles.reference}>{rmaNumber ?? reference}</p>
      <p>You will receive a confirmation by e-mail.</p>
      <div className={styles.actions}>
        {statusPath !== null && <ButtonLink href={statusPath}>View status</ButtonLink>}
        <Button look="plain" onClick={onAgain}>
          {kind === 'part-wizard-email' ? 'Send to another e-mail address' : 'Send another request'}
        </Button>
      </div>
    </Notice>
  );
}

function Kept({ entry }: { entry: Entry | undefined }) {
  if (!entry?.lastError)
    return (
      <Notice kind="information" title="Sending…">
        <p>Your request is saved on this device until it has been sent. You can leave this page.</p>
      </Notice>
    );
  return (
    <Notice kind="offline" title="Saved in the Outbox">
      <p>
        {entry.lastError.message} It will be sent automatically when you are online. You can close this page.
      </p>
      <div className={styles.actions}>
        <ButtonLink href="/outbox">View Outbox</ButtonLink>
      </div>
    </Notice>
  );
}

function Refused({ entry, onMend }: { entry: Entry; onMend: () => void }) {
  return (
    <Notice kind="error" title="Your request was not accepted">
      <p>{entry.lastError?.message}</p>
      <div className={styles.actions}>
        <ButtonLink look="primary" href={`${kinds[entry.kind].page}?entry=${entry.id}#form`} onClick={onMend}>
          Edit and resend
        </ButtonLink>
      </div>
    </Notice>
  );
}
