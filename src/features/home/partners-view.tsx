import type { Partner } from '#src/contract/home.ts';
import { PictureView } from '#src/ui/picture.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './partners-view.module.css';

export function PartnersView({ partners }: { partners: Partner[] }) {
  return (
    <ul role="list" className={styles.partners}>
      {partners.map((partner) => (
        <li key={partner.name}>
          {partner.link ? (
            <SiteLink href={partner.link}>
              <Logo partner={partner} />
            </SiteLink>
          ) : (
            <Logo partner={partner} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Logo({ partner: { name, image } }: { partner: Partner }) {
  return image ? <PictureView picture={image} sizes="8rem" alternativeText={name} /> : <span>{name}</span>;
}
