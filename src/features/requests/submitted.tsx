import { useEffect, useRef } from 'react';
import type { FormKind } from '#src/contract/forms/form-kinds.ts';
import type { Entry, Receipt } from '#src/contract/outbox.ts';
import { useOutbox } from '#src/outbox/use-outbox.ts';
import { kinds } from '#src/outbox/kinds.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from '#src/ui/form/form.module.css';
import type { Submission } from './mutations.ts';

interface Props {
  kind: FormKind;
  submission: Submission;
  onNew: () => void;
  onEdit: () => void;
}

/** The current state of a form that was sent. */
export function Submitted(props: Props) {
  const container = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    container.current?.focus({ preventScroll: true });
    container.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={container} tabIndex={-1}>
      <State {...props} />
    </div>
  );
}

function State({ kind, submission, onNew, onEdit }: Props) {
  const entries = useOutbox();
  if (submission.type === 'sent') return <Received kind={kind} receipt={submission.receipt} onNew={onNew} />;
  const entry = entries?.find(({ id }) => id === submission.id);
  if (entry?.receipt) return <Received kind={kind} receipt={entry.receipt} onNew={onNew} />;
  if (entry?.state === 'rejected') return <Rejected entry={entry} onEdit={onEdit} />;
  return <SavedInOutbox entry={entry} />;
}

function Received({
  kind,
  receipt: { reference, rmaNumber, statusPath },
  onNew,
}: {
  kind: FormKind;
  receipt: Receipt;
  onNew: () => void;
}) {
  return (
    <Notice kind="information" title="Thank you. We have received your request.">
      <p>Your reference number</p>
      <p className={styles.reference}>{rmaNumber ?? reference}</p>
      <p>You will receive a confirmation by e-mail.</p>
      <div className={styles.actions}>
        {statusPath !== null && <ButtonLink href={statusPath}>View status</ButtonLink>}
        <Button variant="plain" onClick={onNew}>
          {kind === 'part-wizard-email' ? 'Send to another e-mail address' : 'Send another request'}
        </Button>
      </div>
    </Notice>
  );
}

function SavedInOutbox({ entry }: { entry: Entry | undefined }) {
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

function Rejected({ entry, onEdit }: { entry: Entry; onEdit: () => void }) {
  return (
    <Notice kind="error" title="Your request was not accepted">
      <p>{entry.lastError?.message}</p>
      <div className={styles.actions}>
        <ButtonLink
          variant="primary"
          href={`${kinds[entry.kind].page}?entry=${entry.id}#form`}
          onClick={onEdit}
        >
          Edit and resend
        </ButtonLink>
      </div>
    </Notice>
  );
}
