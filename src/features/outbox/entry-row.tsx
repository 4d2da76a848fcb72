import { useState } from 'react';
import type { Entry } from '#src/contract/outbox.ts';
import { formatMoment } from '#src/format/date.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { m } from '#src/messages/m.ts';
import { retry } from '#src/outbox/change.ts';
import { kinds } from '#src/outbox/kinds.ts';
import { sendPending } from '#src/outbox/send-pending.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { downloadFile, jsonFile } from '#src/ui/download-file.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import { stateOf, subjectLine } from './entry-labels.ts';
import styles from './outbox-view.module.css';

/** One entry: kind, date, state, reason and actions. */
export function EntryRow({ entry, onRemove }: { entry: Entry; onRemove: () => void }) {
  const { label } = kinds[entry.kind];
  const { title, reason } = stateOf(entry, Date.now());
  return (
    <li className={styles.row} data-state={entry.state}>
      <div>
        <h3>{label}</h3>
        <p className={styles.subject}>{subjectLine(entry)}</p>
        <p className={styles.facts}>{m.outbox.created({ moment: formatMoment(entry.createdAt) })}</p>
        {entry.attachments.length > 0 && (
          <ul role="list" className={styles.facts} aria-label={m.outbox.attachedFiles}>
            {entry.attachments.map(({ id, name, sizeBytes }) => (
              <li key={id}>
                {name}, {formatBytes(sizeBytes)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        <p className={styles.state}>{title}</p>
        {reason !== '' && <p className={styles.facts}>{reason}</p>}
        {entry.receipt && <Reference entry={entry} />}
      </div>
      <Actions entry={entry} onRemove={onRemove} />
    </li>
  );
}

function Reference({ entry: { receipt } }: { entry: Entry }) {
  if (!receipt) return null;
  return (
    <p>
      {m.outbox.reference({
        reference: receipt.rmaNumber ?? receipt.reference,
        code: (text) => <code>{text}</code>,
      })}
      {receipt.statusPath !== null && (
        <>
          {' '}
          <SiteLink href={receipt.statusPath}>{m.outbox.viewStatus}</SiteLink>
        </>
      )}
    </p>
  );
}

function Actions({ entry, onRemove }: { entry: Entry; onRemove: () => void }) {
  const { page, label, confirms } = kinds[entry.kind];
  const [isTrying, setIsTrying] = useState(false);
  const tryAgain = async () => {
    setIsTrying(true);
    await retry(entry.id);
    await sendPending({ ignoreBackoff: true }).catch(() => undefined);
    setIsTrying(false);
  };
  const actionLabel = (action: string) =>
    m.outbox.actionOn({ action, kind: label, moment: formatMoment(entry.createdAt) });
  return (
    <div className={styles.actions}>
      {entry.state !== 'sent' && (
        <>
          <ButtonLink
            href={editUrl(page, entry)}
            aria-label={actionLabel(confirms ? m.outbox.open : m.outbox.edit)}
          >
            {confirms ? m.outbox.open : m.outbox.edit}
          </ButtonLink>
          {entry.state === 'parked' ? (
            <ButtonLink href="/sign-in?return=%2Foutbox">{m.outbox.signIn}</ButtonLink>
          ) : (
            <Button
              disabled={isTrying}
              onClick={() => void tryAgain()}
              aria-label={actionLabel(m.outbox.tryAgain)}
            >
              {isTrying ? m.outbox.trying : m.outbox.tryAgain}
            </Button>
          )}
        </>
      )}
      <Button
        variant="plain"
        onClick={() => exportEntry(entry)}
        aria-label={actionLabel(m.outbox.saveAsFile)}
      >
        {m.outbox.saveAsFile}
      </Button>
      <Button variant="plain" onClick={onRemove} aria-label={actionLabel(m.outbox.delete)}>
        {m.outbox.delete}
      </Button>
    </div>
  );
}

/** Cart lines are edited in the cart, and saved configurations in their list. */
const editUrl = (page: string, { id, kind }: Entry) =>
  kinds[kind].confirms && kind !== 'cart-lines' ? page : `${page}?entry=${id}#form`;

/** Saves the entry as a readable file, without the fields that identify the customer or the device. */
function exportEntry({ subject: _subject, lane: _lane, captcha: _captcha, ...entry }: Entry) {
  const createdAt = new Date(entry.createdAt).toISOString();
  const text = JSON.stringify({ ...entry, createdAt }, undefined, 2);
  downloadFile(`${entry.kind}-${createdAt.slice(0, 10)}.json`, jsonFile(text));
}
