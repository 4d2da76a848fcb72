import { m } from '#src/messages/m.ts';
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
    <aside className={styles.offer} aria-label={m.offline.install}>
      <div className={styles.text}>
        <p className={styles.title}>{m.offline.install}</p>
        <p>{m.offline.installText}</p>
        {method === 'share-menu' && <ShareMenuSteps />}
      </div>
      <div className={styles.actions}>
        <Button variant="plain" onClick={onPostpone}>
          {m.offline.notNow}
        </Button>
        {method === 'prompt' && (
          <Button variant="primary" onClick={onInstall}>
            {m.offline.installNow}
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
          {m.offline.install}
        </Button>
      </div>
    );
  return (
    <details className={styles.entry}>
      <summary>{m.offline.install}</summary>
      <ShareMenuSteps />
    </details>
  );
}

function ShareMenuSteps() {
  return <p className={styles.steps}>{m.offline.shareMenuSteps({ icon: () => <Icon name="share" /> })}</p>;
}
