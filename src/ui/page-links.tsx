import { useLocation } from 'react-router-dom';
import styles from './page-links.module.css';
import { SiteLink } from './site-link.tsx';

interface Props {
  label: string;
  links: { href: string; label: string }[];
}

/** Links to related pages, with the current one marked. */
export function PageLinks({ label, links }: Props) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className={styles.links}>
      {links.map((link) => (
        <SiteLink key={link.href} href={link.href} aria-current={link.href === pathname ? 'page' : undefined}>
          {link.label}
        </SiteLink>
      ))}
    </nav>
  );
}
