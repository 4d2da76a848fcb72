import type { CategorySummary } from '#src/contract/category.ts';
import { Grid } from '#src/ui/layout.tsx';
import { Tile } from '#src/ui/tile.tsx';

export function CategoryTiles({ categories }: { categories: CategorySummary[] }) {
  return (
    <Grid tiles="small">
      {categories.map(({ documentId, name, url, summary, image }) => (
        <Tile
          key={documentId}
          href={`/categories/${url}`}
          title={name}
          text={summary}
          picture={image}
          shape="square"
        />
      ))}
    </Grid>
  );
}
