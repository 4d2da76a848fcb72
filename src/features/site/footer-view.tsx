import type { ReactNode } from 'react';
import { serverHtml } from '#src/ui/server-html.tsx';
import type { FooterContentProps } from './footer-content.tsx';
import styles from './footer-view.module.css';

interface Props extends FooterContentProps {
  /** Shown last. */
  children: ReactNode;
}

export const FooterView = ({ children, ...content }: Props) => (
  <footer className={styles.footer}>
    <div className={styles.inner}>
      <FooterContent {...content} />
      {children}
    </div>
  </footer>
);

const loadContent = async () => (await import('./footer-content.tsx')).FooterContent;
const FooterContent = serverHtml<FooterContentProps>({
  id: 'site-footer',
  load: loadContent,
  ServerView: import.meta.env.SSR ? await loadContent() : null,
});
