import type { SiteBanner } from '#src/contract/site.ts';
import { PictureView } from '#src/ui/picture.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './site-banner-view.module.css';

export function SiteBannerView({ banner: { text, image, link } }: { banner: SiteBanner }) {
  if (text === '') return null;
  return (
    <aside className={styles.banner} aria-label="Announcement">
      <p className={styles.text}>
        {image && <PictureView picture={image} sizes="1.5rem" className={styles.image} />}
        {text} {link && <SiteLink href={link.url}>{link.label}</SiteLink>}
      </p>
    </aside>
  );
}
