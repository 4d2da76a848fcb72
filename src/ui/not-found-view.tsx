import { use } from 'react';
import { m } from '#src/messages/m.ts';
import { ButtonLink } from './button.tsx';
import { Head } from './head.tsx';
import { Container, PageHead } from './layout.tsx';
import styles from './not-found-view.module.css';
import { ResponseContext } from './response-context.ts';

/** Also sets the status of the server's response. */
export function NotFoundView() {
  use(ResponseContext).status = 404;
  return (
    <Container>
      <Head title={m.ui.pageNotFound} isIndexed={false} />
      <div className={styles.notFound}>
        <p className={styles.code}>404</p>
        <PageHead title={m.ui.pageNotFound} intro={m.ui.howToFind} />
        <p className={styles.links}>
          <ButtonLink href="/products" variant="primary">
            {m.ui.allProducts}
          </ButtonLink>
          <ButtonLink href="/downloads">{m.ui.downloads}</ButtonLink>
          <ButtonLink href="/contacts">{m.ui.contacts}</ButtonLink>
        </p>
      </div>
    </Container>
  );
}
