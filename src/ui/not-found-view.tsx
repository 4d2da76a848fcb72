import { use } from 'react';
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
      <Head title="Page not found" isIndexed={false} />
      <div className={styles.notFound}>
        <p className={styles.code}>404</p>
        <PageHead
          title="Page not found"
          intro="If you typed the web address, check it is correct. The page may also have moved. To find a part number or a document, go to Products."
        />
        <p className={styles.links}>
          <ButtonLink href="/products" variant="primary">
            All products
          </ButtonLink>
          <ButtonLink href="/downloads">Downloads</ButtonLink>
          <ButtonLink href="/contacts">Contacts</ButtonLink>
        </p>
      </div>
    </Container>
  );
}
