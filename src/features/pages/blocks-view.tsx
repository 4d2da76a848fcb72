import type { ComponentType } from 'react';
import type { Block } from '#src/contract/blocks.ts';
import { DocumentList } from '#src/ui/document-list.tsx';
import { Grid, Section } from '#src/ui/layout.tsx';
import { ProductCard } from '#src/ui/product-card.tsx';
import { RichTextView } from '#src/ui/rich-text.tsx';
import styles from './blocks-view.module.css';
import { CallToActionBlock, FaqBlock, GalleryBlock, ImageBlock, TableBlock, VideoBlock } from './blocks.tsx';

/** The content of a page, block by block, in the editor's order. */
export function BlocksView({ blocks }: { blocks: Block[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block) => (
        <BlockView key={`${block.__component}-${block.id}`} block={block} />
      ))}
    </div>
  );
}

const views: { [Name in Block['__component']]: ComponentType<Extract<Block, { __component: Name }>> } = {
  'blocks.rich-text': ({ body }) => <RichTextView content={body} />,
  'blocks.image': ImageBlock,
  'blocks.gallery': GalleryBlock,
  'blocks.video': VideoBlock,
  'blocks.table': TableBlock,
  'blocks.call-to-action': CallToActionBlock,
  'blocks.faq': FaqBlock,
  'blocks.product-list': ({ title, products }) =>
    products.length > 0 && (
      <Section title={title}>
        <Grid>
          {products.map((product) => (
            <ProductCard key={product.documentId} product={product} />
          ))}
        </Grid>
      </Section>
    ),
  'blocks.download-list': ({ title, documents }) =>
    documents.length > 0 && (
      <Section title={title}>
        <DocumentList documents={documents} />
      </Section>
    ),
};

function BlockView<B extends Block>({ block }: { block: B }) {
  // TypeScript cannot infer through the lookup that the view matches the block.
  const View = views[block.__component] as ComponentType<B>;
  return <View {...block} />;
}
