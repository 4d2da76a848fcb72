import { m } from '#src/messages/m.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './part-wizard.module.css';
import { useSavedConfigurations } from './use-saved-configurations.ts';

const maxShown = 3;

/** The latest saved configurations. */
export function ConfigurationsSummary() {
  const { saved } = useSavedConfigurations();
  const shown = saved?.shown ?? [];
  if (shown.length === 0) return <p className={styles.soft}>{m.partWizard.noneSaved}</p>;
  return (
    <ul role="list">
      {shown.slice(0, maxShown).map(({ code, name }) => (
        <li key={code}>
          <SiteLink href={`/part-wizard?code=${encodeURIComponent(code)}`}>{name || code}</SiteLink>
          {name !== '' && <code className={styles.soft}> {code}</code>}
        </li>
      ))}
      {shown.length > maxShown && (
        <li>
          <SiteLink href="/account/configurations">
            {m.partWizard.allConfigurations({ count: shown.length })}
          </SiteLink>
        </li>
      )}
    </ul>
  );
}
