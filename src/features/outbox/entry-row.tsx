import { useState } from 'react';
import type { Entry } from '#src/contract/outbox.ts';
import { formatMoment } from '#src/format/date.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { retry } from '#src/outbox/change.ts';
import { kinds } from '#src/outbox/kinds.ts';
import { sendPending } from '#src/outbox/send-pending.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { stateOf, subjectLine } from './entry-words.ts';
import { exportEntry } from './export-entry.ts';
import styles from './outbox-view.module.css';

/** One entry: what, when, where it stands and why, and what can be done. */
export function EntryRow({ entry, onRemove }: { entry: Entry; onRemove: () => void }) {
  const { label: words } = kinds[entry.kind];
  const { title, reason } = stateOf(entry, Date.now());
  return (
    <li className={styles.row} data-state={entry.state}>
      <div>
        <h3>{words}</h3>
        <p className={styles.subject}>{subjectLine(entry)}</p>
        <p className={styles.facts}>Created {formatMoment(entry.createdAt)}</p>
        {entry.attachments.length > 0 && (
          <ul role="list" className={styles.facts} aria-label="Attached files">
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
      Reference <code>{receipt.rmaNumber ?? receipt.reference}</code>
      {receipt.statusPath !== null && (
        <>
          {' '}
          <SiteLink href={receipt.statusPath}>View status</SiteLink>
        </>
      )}
    </p>
  );
}

function Actions({ entry, onRemove }: { entry: Entry; onRemove: () => void }) {
  const { page, label: words, confirms } = kinds[entry.kind];
  const [isTrying, setIsTrying] = useState(false);
  const tryAgain = async () => {
    setIsTrying(true);
    await retry(entry.id);
    await sendPending({ ignoreBackoff: true }).catch(() => undefined);
    setIsTrying(false);
  };
  const named = (action: string) => `${action}: ${words}, created ${formatMoment(entry.createdAt)}`;
  return (
    <div className={styles.actions}>
      {entry.state !== 'sent' && (
        <>
          <ButtonLink href={editAddress(page, entry)} aria-label={named(confirms ? 'Open' : 'Edit')}>
            {confirms ? 'Open' : 'Edit'}
          </ButtonLink>
          {entry.state === 'parked' ? (
            <ButtonLink href="/sign-in?return=%2Foutbox">Sign in</ButtonLink>
          ) : (
            <Button disabled={isTrying} onClick={() => void tryAgain()} aria-label={named('Try again')}>
              {isTrying ? 'Trying…' : 'Try again'}
            </Button>
          )}
        </>
      )}
      <Button look="plain" onClick={() => exportEntry(entry)} aria-label={named('Save as file')}>
        Save as file
      </Button>
      <Button look="plain" onClick={onRemove} aria-label={named('Delete')}>
        Delete
      </Button>
    </div>
  );
}

/** A line of the cart is changed in the cart itself, and a saved configuration where it is listed. */
const editAddress = (page: string, { id, kind }: Entry) =>
  kinds[kind].confirms && kind !== 'cart-lines' ? page : `${page}?entry=${id}#form`;
