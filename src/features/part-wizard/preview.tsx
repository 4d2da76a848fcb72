import type { Family, PartWizardItems } from '#src/contract/part-wizard.ts';
import { m } from '#src/messages/m.ts';
import { buildCode } from '#src/part-wizard/build-code.ts';
import type { Choices } from '#src/part-wizard/choices.ts';
import { PictureView } from '#src/ui/picture.tsx';
import { CodeBreakdown } from './code-breakdown.tsx';
import { nearestProduct } from './configured-part.ts';
import styles from './part-wizard.module.css';

interface Props {
  items: PartWizardItems;
  family: Family;
  choices: Choices;
}

/** The selection so far, with the picture of the closest product. */
export function Preview({ items, family, choices }: Props) {
  const product = nearestProduct(items.products, family, buildCode(family, choices));
  return (
    <>
      {product?.image && (
        <figure>
          <div className={styles.preview}>
            <PictureView picture={product.image} sizes="16rem" alternativeText="" />
          </div>
          <figcaption className={styles.soft}>
            {m.partWizard.pictureShows({ partNumber: product.partNumber })}
          </figcaption>
        </figure>
      )}
      <CodeBreakdown family={family} choices={choices} />
    </>
  );
}
