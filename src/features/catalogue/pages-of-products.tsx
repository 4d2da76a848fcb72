import { m } from '#src/messages/m.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import styles from './pages-of-products.module.css';

/** Shown if there is more than one page. */
export function PagesOfProducts({ page, pageCount }: { page: number; pageCount: number }) {
  if (pageCount < 2) return null;
  return (
    <nav className={styles.pages} aria-label={m.catalogue.pages}>
      {page > 1 && <ButtonLink href={urlOf(page - 1)}>{m.catalogue.previousPage}</ButtonLink>}
      <p>{m.catalogue.page({ page, pageCount })}</p>
      {page < pageCount && <ButtonLink href={urlOf(page + 1)}>{m.catalogue.nextPage}</ButtonLink>}
    </nav>
  );
}

const urlOf = (page: number) => (page === 1 ? '/products' : `/products?page=${page}`);
