import type { CategorySummary } from '#src/contract/category.ts';
import { Grid } from '#src/ui/layout.tsx';
import { PictureView } from '#src/ui/picture.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './category-tiles.module.css';

export function CategoryTiles({ categories }: { categories: CategorySummary[] }) {
  return (
    <Grid tiles="small">
      {categories.map(({ documentId, name, url, summary, image }) => (
        <li key={documentId} className={styles.tile}>
          <div className={styles.picture}>
            {image && <PictureView picture={image} sizes="(width < 40rem) 45vw, 15rem" alternativeText="" />}
          </div>
          <h3>
            <SiteLink href={`/categories/${url}`}>{name}</SiteLink>
          </h3>
          <p>{summary}</p>
        </li>
      ))}
    </Grid>
  );
}
