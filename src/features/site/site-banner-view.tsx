import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#src/cache/device-storage.ts';
import type { SiteBanner } from '#src/contract/site.ts';
import { Icon } from '#src/ui/icon.tsx';
import { PictureView } from '#src/ui/picture.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './site-banner-view.module.css';

/** Can be dismissed, until its text changes. */
export function SiteBannerView({ banner: { text, image, link } }: { banner: SiteBanner }) {
  if (useDismissedBanner() === text || text === '') return null;
  const dismiss = () => {
    dismissBanner(text);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    // The script in index.html may have hidden it.
    <aside className={styles.banner} aria-label="Announcement" data-banner={text} suppressHydrationWarning>
      <div className={styles.inner}>
        <p className={styles.text}>
          {image && <PictureView picture={image} sizes="1.5rem" className={styles.image} />}
          {text} {link && <SiteLink href={link.url}>{link.label}</SiteLink>}
        </p>
        <button type="button" className={styles.dismiss} aria-label="Dismiss announcement" onClick={dismiss}>
          <Icon name="x" />
        </button>
      </div>
    </aside>
  );
}

/** index.html reads it too, before the first paint. */
const key = 'fieldshop-banner';

const changed = new EventTarget();

/** The text of the banner that was dismissed on this device. */
const useDismissedBanner = () =>
  useSyncExternalStore(
    subscribe,
    () => deviceStorage.getItem(key),
    () => null,
  );

function dismissBanner(text: string) {
  deviceStorage.setItem(key, text);
  changed.dispatchEvent(new Event('change'));
}

function subscribe(notify: () => void) {
  changed.addEventListener('change', notify);
  return () => changed.removeEventListener('change', notify);
}
