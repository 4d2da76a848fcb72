import { type ReactNode, useMemo } from 'react';
import type { Document } from '#src/contract/document.ts';
import type { Product, Specification } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';
import { LaterContent } from '#src/ui/later-content.tsx';
import { Grid, Section } from '#src/ui/layout.tsx';
import { lazyPart, nothing } from '#src/ui/lazy-part.tsx';
import { ProductCard } from '#src/ui/product-card.tsx';
import { UnitChoicePlaceholder } from '#src/ui/unit-choice-placeholder.tsx';
import { RichTextView } from '#src/ui/rich-text.tsx';
import { serverHtml } from '#src/ui/server-html.tsx';
import { CadSection, DocumentsSection } from './document-sections.tsx';
import { DrawingsSection } from './drawings-section.tsx';
import { Gallery } from './gallery.tsx';
import { ProductHead } from './product-head.tsx';
import { ProductJsonLd } from './product-json-ld.tsx';
import styles from './product-view.module.css';
import { SectionLinks } from './section-links.tsx';
import linkStyles from './section-links.module.css';
import { sectionsOf } from './section-list.ts';
import { Suitability } from './suitability.tsx';

interface Props {
  product: Product;
  /** When the data was fetched, in milliseconds. */
  savedAt: number;
  /** Shown right below the price. */
  purchase: ReactNode;
  /** Shown with the other actions below the price. */
  action: ReactNode;
  /** The table of the variants, if there are several. */
  variants: ReactNode;
  /** Shown with each document. */
  documentAction: (document: Document) => ReactNode;
  /** Shown below the documents. */
  documentsAction: ReactNode;
}

const UnitChoice = lazyPart(async () => (await import('#src/ui/unit-choice.tsx')).UnitChoice, {
  when: 'idle',
  Fallback: UnitChoicePlaceholder,
  Failure: UnitChoicePlaceholder,
});

const Nameplate = lazyPart(async () => (await import('./nameplate.tsx')).Nameplate, {
  when: 'idle',
  ...nothing,
});

const CurrentSectionLinks = lazyPart(
  async () => (await import('./current-section-links.tsx')).CurrentSectionLinks,
  { when: 'idle', Fallback: SectionLinks, Failure: SectionLinks },
);

// The code of these parts is not in the first script.
const loadSpecifications = async () => (await import('./specification-table.tsx')).SpecificationTable;

const SpecificationTable = serverHtml<{ specifications: Specification[] }>({
  id: 'specification-table',
  load: loadSpecifications,
  ServerView: import.meta.env.SSR ? await loadSpecifications() : null,
});

const loadSafety = async () => (await import('./safety.tsx')).Safety;

const Safety = serverHtml<{ product: Product }>({
  id: 'product-safety',
  load: loadSafety,
  ServerView: import.meta.env.SSR ? await loadSafety() : null,
});

export function ProductView({
  product,
  savedAt,
  purchase,
  action,
  variants,
  documentAction,
  documentsAction,
}: Props) {
  const { specifications, family, accessories, relatedProducts } = product;
  const pictures = picturesOf(product);
  return (
    <>
      <ProductJsonLd product={product} />
      <div className={styles.top}>
        {pictures.length > 0 && <Gallery pictures={pictures} name={product.name} />}
        <ProductHead product={product} savedAt={savedAt} purchase={purchase} action={action} />
      </div>
      <LaterContent>
        <SectionNavigation product={product} />
        <Description product={product} />
        {specifications.length > 0 && (
          <Section id="specifications" title={m.product.specifications} aside={<UnitChoice />}>
            <SpecificationTable specifications={specifications} />
          </Section>
        )}
        <DrawingsSection product={product} />
        {family && family.products.length > 1 && (
          <Section id="variants" title={m.product.variantsOf({ family: family.name })}>
            {variants}
          </Section>
        )}
        <div className={styles.columns}>
          <DocumentsSection product={product} action={documentAction}>
            {documentsAction}
          </DocumentsSection>
          <CadSection product={product} action={documentAction} />
        </div>
        <Safety product={product} />
        <Related id="accessories" title={m.product.accessories} products={accessories} />
        <div className={styles.nameplate}>
          <Nameplate product={product} />
        </div>
        <Related id="related-products" title={m.product.relatedProducts} products={relatedProducts} />
      </LaterContent>
    </>
  );
}

/** Stays at the top of the screen. On wide screens, the cart feature adds the buy bar to it. */
function SectionNavigation({ product }: { product: Product }) {
  const sections = useMemo(() => sectionsOf(product), [product]);
  if (sections.length < 2) return null;
  return (
    <div className={linkStyles.bar}>
      <nav aria-label={m.product.sections} className={linkStyles.navigation}>
        <CurrentSectionLinks sections={sections} />
      </nav>
      <div id="buy-bar" className={linkStyles.buyBar} />
    </div>
  );
}

/** Drawings have a section of their own. */
function picturesOf({ productImages, drawings, thumbnail }: Product) {
  const isDrawing = (url: string) => drawings.some((drawing) => drawing.url === url);
  const pictures = productImages.filter(({ url }) => !isDrawing(url));
  return pictures.length > 0 ? pictures : [thumbnail].filter((picture) => picture !== null);
}

function Description({ product }: { product: Product }) {
  const { description, suitableFor, notSuitableFor } = product;
  if (description.length + suitableFor.length + notSuitableFor.length === 0) return null;
  return (
    <Section title={m.product.description}>
      <div className={styles.columns}>
        {description.length > 0 && (
          <div>
            <RichTextView content={description} />
          </div>
        )}
        <Suitability product={product} />
      </div>
    </Section>
  );
}

interface RelatedProps {
  id: string;
  title: string;
  products: Product['accessories'];
}

function Related({ id, title, products }: RelatedProps) {
  if (products.length === 0) return null;
  return (
    <div className={styles.related}>
      <Section id={id} title={title}>
        <Grid>
          {products.map((product) => (
            <ProductCard key={product.documentId} product={product} />
          ))}
        </Grid>
      </Section>
    </div>
  );
}
