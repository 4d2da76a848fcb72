import type { Shortcut } from '#src/contract/home.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './shortcuts-view.module.css';

const icons: Record<Shortcut['icon'], IconName> = {
  applications: 'applications',
  configure: 'sliders-horizontal',
  'quick-order': 'quick-order',
  calibration: 'calibration',
  document: 'file-text',
  contact: 'mail',
};

/** Links to products and services for visitors who do not use the search. */
export function ShortcutsView({ shortcuts }: { shortcuts: Shortcut[] }) {
  return (
    <ul role="list" className={styles.shortcuts}>
      {shortcuts.map(({ title, text, url, icon }) => (
        <li key={url + title}>
          <SiteLink href={url} className={styles.shortcut}>
            <Icon name={icons[icon]} />
            <span>
              <span className={styles.title}>{title}</span>
              {text && <span className={styles.text}>{text}</span>}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
