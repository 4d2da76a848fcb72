import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './install-offer.module.css';

/** How this browser installs: it asks when told to, or its own menu must be used. */
export type InstallMeans = 'prompt' | 'share-menu';

interface Properties {
  means: InstallMeans;
  onInstall: () => void;
  onPutOff: () => void;
}

/** Stands below what one reads, never above it. */
export function InstallOffer({ means, onInstall, onPutOff }: Properties) {
  return (
    <aside className={styles.offer} aria-label="Install this app">
      <div className={styles.text}>
        <p className={styles.title}>Install this app</p>
        <p>Open the catalogue, contacts and your saved documents from your home screen, even offline.</p>
        {means === 'share-menu' && <ShareMenuSteps />}
      </div>
      <div className={styles.actions}>
        <Button look="plain" onClick={onPutOff}>
          Not now
        </Button>
        {means === 'prompt' && (
          <Button look="primary" onClick={onInstall}>
            Install
          </Button>
        )}
      </div>
    </aside>
  );
}

/** In the footer of every page. */
export function InstallEntry({ means, onInstall }: Pick<Properties, 'means' | 'onInstall'>) {
  if (means === 'prompt')
    return (
      <div className={styles.entry}>
        <Button look="plain" onClick={onInstall}>
          Install this app
        </Button>
      </div>
    );
  return (
    <details className={styles.entry}>
      <summary>Install this app</summary>
      <ShareMenuSteps />
    </details>
  );
}

function ShareMenuSteps() {
  return (
    <p className={styles.steps}>
      Tap Share <Icon name="share" /> in the browser toolbar, then “Add to Home Screen”.
    </p>
  );
}
