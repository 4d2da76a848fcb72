import type { Family, PartWizardItems } from '#src/contract/part-wizard.ts';
import { m } from '#src/messages/m.ts';
import { Grid, Section } from '#src/ui/layout.tsx';
import { Tile } from '#src/ui/tile.tsx';

/** For visitors who already know the instrument. */
export function Families({ items }: { items: PartWizardItems }) {
  return (
    <Section title={m.partWizard.buildFromScratch}>
      <Grid tiles="small">
        {items.families.map((family) => (
          <Tile
            key={family.url}
            href={`/part-wizard?family=${family.url}`}
            title={family.name}
            text={family.summary}
            picture={pictureOf(items, family)}
            shape="square"
          />
        ))}
      </Grid>
    </Section>
  );
}

/** The picture of the first product that has one. */
const pictureOf = ({ products }: PartWizardItems, { url }: Family) =>
  products.find(({ family, image }) => family === url && image !== null)?.image ?? null;
