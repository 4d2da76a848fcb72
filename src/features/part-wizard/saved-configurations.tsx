import { useEffect, useState } from 'react';
import type { SavedConfiguration } from '#src/contract/saved-configuration.ts';
import type { PartWizardItems } from '#src/contract/part-wizard.ts';
import { formatDate } from '#src/format/date.ts';
import { describeConfiguration } from '#src/part-wizard/build-code.ts';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './part-wizard.module.css';
import {
  onConfigurationsChange,
  readConfigurations,
  removeConfiguration,
  restoreConfiguration,
} from './saved.ts';
import { stateOfCode } from './wizard-state.ts';

/** What was configured and kept, with what its code says today. */
export function SavedConfigurations({ items }: { items: PartWizardItems }) {
  const [saved, setSaved] = useState(readConfigurations);
  const [removed, setRemoved] = useState<SavedConfiguration>();
  useEffect(() => onConfigurationsChange(() => setSaved(readConfigurations())), []);
  if (saved.length === 0 && !removed) return null;
  const remove = (one: SavedConfiguration) => {
    removeConfiguration(one.code);
    setRemoved(one);
  };
  return (
    <div data-screen>
      <Section title="Saved configurations">
        <ul role="list" className={styles.saved}>
          {saved.map((one) => (
            <li key={one.code}>
              <div>
                <SiteLink href={`/part-wizard?code=${one.code}`}>
                  <code>{one.code}</code>
                </SiteLink>
                <p className={styles.soft}>
                  {wordsOf(items, one.code)} Saved on {formatDate(new Date(one.savedAt).toISOString())}.
                </p>
              </div>
              <Button look="plain" onClick={() => remove(one)} aria-label={`Remove ${one.code}`}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
        {removed && (
          <p role="status">
            {removed.code} removed.{' '}
            <Button
              look="plain"
              onClick={() => {
                restoreConfiguration(removed);
                setRemoved(undefined);
              }}
            >
              Undo
            </Button>
          </p>
        )}
      </Section>
    </div>
  );
}

function wordsOf({ families }: PartWizardItems, code: string): string {
  const { family, choices, problem, broken } = stateOfCode(families, code);
  if (!family || problem !== '' || broken.length > 0) return 'It is no longer made like this.';
  return `${describeConfiguration(family, choices)}.`;
}
