import { ButtonLink } from '#src/ui/button.tsx';
import styles from './pages-of-products.module.css';

/** Shown if there is more than one page. */
export function PagesOfProducts({ page, pageCount }: { page: number; pageCount: number }) {
  if (pageCount < 2) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 && <ButtonLink href={urlOf(page - 1)}>Previous page</ButtonLink>}
      <p>
        Page {page} of {pageCount}
      </p>
      {page < pageCount && <ButtonLink href={urlOf(page + 1)}>Next page</ButtonLink>}
    </nav>
  );
}

const urlOf = (page: number) => (page === 1 ? '/products' : `/products?page=${page}`);
