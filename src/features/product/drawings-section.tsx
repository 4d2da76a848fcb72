import type { Product } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';
import { Section } from '#src/ui/layout.tsx';
import { lazyPart, nothing } from '#src/ui/lazy-part.tsx';
import { PictureView } from '#src/ui/picture.tsx';
import styles from './drawings-section.module.css';

const ModelView = lazyPart(async () => (await import('./model-view.tsx')).ModelView, {
  when: 'idle',
  ...nothing,
});

/**
 * Dimensions and wiring as figures, the first with a 3D view if there is a model. A wide drawing scrolls in its own frame
 * on a phone, so that it stays legible.
 */
export function DrawingsSection({ product }: { product: Product }) {
  const { drawings } = product;
  if (drawings.length === 0) return null;
  return (
    <Section id="drawings" title={m.product.drawings}>
      <div className={styles.drawings}>
        {drawings.map((drawing, index) => (
          <figure key={drawing.url} data-wide={drawing.width > drawing.height || undefined}>
            <div
              className={styles.frame}
              role="group"
              aria-label={drawing.caption || m.product.drawing}
              tabIndex={0}
            >
              <PictureView picture={drawing} sizes="(width < 56rem) 92vw, 38rem" />
            </div>
            {drawing.caption !== '' && <figcaption>{drawing.caption}</figcaption>}
            {index === 0 && <ModelView product={product} />}
          </figure>
        ))}
      </div>
    </Section>
  );
}
