import type { CategorySummary } from '#src/contract/category.ts';
import { PictureView } from '#src/ui/picture.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './category-grid.module.css';
import { evenColumns } from './even-columns.ts';

/** The categories in rows of equal length. */
export function CategoryGrid({ categories }: { categories: CategorySummary[] }) {
  const count = categories.length;
  return (
    <ul
      role="list"
      className={styles.grid}
      data-narrow={evenColumns(count, { min: 2, max: 3 })}
      data-medium={evenColumns(count, { min: 3, max: 4 })}
      data-wide={evenColumns(count, { min: 4, max: 7 })}
    >
      {categories.map(({ documentId, name, url, summary, image }) => (
        <li key={documentId} className={styles.category}>
          <div className={styles.picture}>
            {image && <PictureView picture={image} sizes="(width < 40rem) 30vw, 12rem" alternativeText="" />}
          </div>
          <h3>
            <SiteLink href={`/categories/${url}`}>{name}</SiteLink>
          </h3>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
