import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './install-offer.module.css';

/** How this browser installs apps: with a prompt, or from its own menu. */
export type InstallMethod = 'prompt' | 'share-menu';

interface Props {
  method: InstallMethod;
  onInstall: () => void;
  onPostpone: () => void;
}

/** Placed below the content, never above it. */
export function InstallOffer({ method, onInstall, onPostpone }: Props) {
  return (
    <aside className={styles.offer} aria-label="Install this app">
      <div className={styles.text}>
        <p className={styles.title}>Install this app</p>
        <p>Open the catalogue, contacts and your saved documents from your home screen, even offline.</p>
        {method === 'share-menu' && <ShareMenuSteps />}
      </div>
      <div className={styles.actions}>
        <Button variant="plain" onClick={onPostpone}>
          Not now
        </Button>
        {method === 'prompt' && (
          <Button variant="primary" onClick={onInstall}>
            Install
          </Button>
        )}
      </div>
    </aside>
  );
}

/** Shown in the footer of every page. */
export function InstallEntry({ method, onInstall }: Pick<Props, 'method' | 'onInstall'>) {
  if (method === 'prompt')
    return (
      <div className={styles.entry}>
        <Button variant="plain" onClick={onInstall}>
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
