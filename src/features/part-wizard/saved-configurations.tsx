import type { ReactNode } from 'react';
import type { PartWizardItems } from '#src/contract/part-wizard.ts';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { Section } from '#src/ui/layout.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { UndoBar } from '#src/ui/undo-bar.tsx';
import wizard from './part-wizard.module.css';
import styles from './saved.module.css';
import { SavedRow } from './saved-row.tsx';
import { useConfigurationChanges } from './use-configuration-changes.ts';
import { useSavedConfigurations } from './use-saved-configurations.ts';

interface Props {
  items: PartWizardItems;
  /** Shown if nothing is saved. Without it, nothing is shown while the account is loading. */
  empty?: ReactNode;
}

/** The saved configurations, with the current meaning of their codes. */
export function SavedConfigurations({ items, empty = null }: Props) {
  const { saved, query } = useSavedConfigurations();
  const changes = useConfigurationChanges();
  const { removed } = changes;
  if (!saved) return null;
  const { subject, isKnown, shown } = saved;
  const isSettled = isKnown || (empty === null && !query.error);
  if (shown.length === 0 && !removed && isSettled) return empty;
  return (
    <div data-screen>
      <Section title={m.partWizard.saved}>
        <StorageNote isAccount={subject !== null} />
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
        <UndoBar
          message={removed ? m.partWizard.removed({ name: removed.name || removed.code }) : ''}
          onUndo={changes.undo}
        />
        {changes.problem !== '' && <p role="alert">{changes.problem}</p>}
      </Section>
    </div>
  );
}

function StorageNote({ isAccount }: { isAccount: boolean }) {
  if (isAccount) return <p className={wizard.soft}>{m.partWizard.storedInAccount}</p>;
  return (
    <p className={wizard.soft}>
      {m.partWizard.storedOnDevice({
        link: (text) => <SiteLink href="/sign-in?return=%2Fpart-wizard">{text}</SiteLink>,
      })}
    </p>
  );
}
