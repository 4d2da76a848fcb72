import type { ReactNode } from 'react';
import type { PartWizardItems } from '#src/contract/part-wizard.ts';
import { Async } from '#src/ui/async.tsx';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './part-wizard.module.css';
import { SavedRow } from './saved-row.tsx';
import { useChanges, type Changes } from './use-changes.ts';
import { useShelf } from './use-shelf.ts';

interface Properties {
  items: PartWizardItems;
  /** What stands there where nothing is saved; without it the account is waited for unseen. */
  empty?: ReactNode;
}

/** What was configured and kept, with what its code says today. */
export function SavedConfigurations({ items, empty = null }: Properties) {
  const { shelf, query } = useShelf();
  const changes = useChanges();
  if (!shelf) return null;
  const { subject, isKnown, shown } = shelf;
  const isSettled = isKnown || (empty === null && !query.error);
  if (shown.length === 0 && !changes.removed && isSettled) return empty;
  return (
    <div data-screen>
      <Section title="Saved configurations">
        <Where isAccount={subject !== null} />
        {!isKnown && <Async query={query}>{() => null}</Async>}
        <ul role="list" className={styles.saved}>
          {shown.map((one) => (
            <SavedRow
              key={one.code}
              items={items}
              saved={one}
              onRename={(name) => changes.rename(one, name)}
              onRemove={() => changes.remove(one)}
            />
          ))}
        </ul>
        <Undo changes={changes} />
      </Section>
    </div>
  );
}

function Where({ isAccount }: { isAccount: boolean }) {
  if (isAccount)
    return <p className={styles.soft}>Saved in your account and available on every device you sign in on.</p>;
  return (
    <p className={styles.soft}>
      Saved on this device. <SiteLink href="/sign-in?return=%2Fpart-wizard">Sign in</SiteLink> to see them on
      all your devices.
    </p>
  );
}

function Undo({ changes: { removed, problem, undo } }: { changes: Changes }) {
  return (
    <>
      <p role="status">
        {removed && (
          <>
            {removed.name || removed.code} removed.{' '}
            <Button look="plain" onClick={undo}>
              Undo
            </Button>
          </>
        )}
      </p>
      {problem !== '' && <p role="alert">{problem}</p>}
    </>
  );
}
