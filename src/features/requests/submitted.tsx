import { useEffect, useRef } from 'react';
import type { FormKind } from '#src/contract/forms/form-kinds.ts';
import type { Entry, Receipt } from '#src/contract/outbox.ts';
import { m } from '#src/messages/m.ts';
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
    <Notice kind="information" title={m.requests.received}>
      <p>{m.requests.yourReference}</p>
      <p className={styles.reference}>{rmaNumber ?? reference}</p>
      <p>{m.requests.confirmationByEmail}</p>
      <div className={styles.actions}>
        {statusPath !== null && <ButtonLink href={statusPath}>{m.requests.viewStatus}</ButtonLink>}
        <Button variant="plain" onClick={onNew}>
          {kind === 'part-wizard-email' ? m.requests.sendToAnother : m.requests.sendAnother}
        </Button>
      </div>
    </Notice>
  );
}

function SavedInOutbox({ entry }: { entry: Entry | undefined }) {
  if (!entry?.lastError)
    return (
      <Notice kind="information" title={m.requests.sending}>
        <p>{m.requests.savedUntilSent}</p>
      </Notice>
    );
  return (
    <Notice kind="offline" title={m.requests.savedInOutbox}>
      <p>{m.requests.sentWhenOnline({ reason: entry.lastError.message })}</p>
      <div className={styles.actions}>
        <ButtonLink href="/outbox">{m.requests.viewOutbox}</ButtonLink>
      </div>
    </Notice>
  );
}

function Rejected({ entry, onEdit }: { entry: Entry; onEdit: () => void }) {
  return (
    <Notice kind="error" title={m.requests.notAccepted}>
      <p>{entry.lastError?.message}</p>
      <div className={styles.actions}>
        <ButtonLink
          variant="primary"
          href={`${kinds[entry.kind].page}?entry=${entry.id}#form`}
          onClick={onEdit}
        >
          {m.requests.editAndResend}
        </ButtonLink>
      </div>
    </Notice>
  );
}
