import { deviceValue } from '#src/cache/device-value.ts';
import type { SiteBanner } from '#src/contract/site.ts';
import { m } from '#src/messages/m.ts';
import { Icon } from '#src/ui/icon.tsx';
import { PictureView } from '#src/ui/picture.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './site-banner-view.module.css';

/** The text of the banner that was dismissed on this device. index.html reads it too, before the first paint. */
const dismissed = deviceValue('fieldshop-banner');

/** Can be dismissed, until its text changes. */
export function SiteBannerView({ banner: { text, image, link } }: { banner: SiteBanner }) {
  if (dismissed.use() === text || text === '') return null;
  const dismiss = () => {
    dismissed.write(text);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    // The script in index.html may have hidden it.
    <aside
      className={styles.banner}
      aria-label={m.site.announcement}
      data-banner={text}
      suppressHydrationWarning
    >
      <div className={styles.inner}>
        <p className={styles.text}>
          {image && <PictureView picture={image} sizes="1.5rem" className={styles.image} />}
          {text} {link && <SiteLink href={link.url}>{link.label}</SiteLink>}
        </p>
        <button
          type="button"
          className={styles.dismiss}
          aria-label={m.site.dismissAnnouncement}
          onClick={dismiss}
        >
          <Icon name="x" />
        </button>
      </div>
    </aside>
  );
}
