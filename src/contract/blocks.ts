import * as v from 'valibot';
import { Document } from './document.ts';
import { LinkField } from './link.ts';
import { PictureMedia } from './media.ts';
import { ProductSummary } from './product.ts';
import { RichTextField } from './rich-text.ts';
import { listOf, optional, optionalText } from './strapi.ts';
import { Video } from './video.ts';

const block = <N extends string, E extends v.ObjectEntries>(name: N, entries: E) =>
  v.object({ __component: v.literal(name), id: v.number(), ...entries });

const Block = v.variant('__component', [
  block('blocks.rich-text', { body: RichTextField }),
  block('blocks.image', { image: optional(PictureMedia), caption: optionalText }),
  block('blocks.gallery', { title: optionalText, images: listOf(PictureMedia) }),
  block('blocks.video', { video: optional(Video), caption: optionalText }),
  block('blocks.table', { caption: optionalText, rows: v.pipe(v.string(), v.transform(toRows)) }),
  block('blocks.call-to-action', { title: optionalText, text: optionalText, link: optional(LinkField) }),
  block('blocks.product-list', { title: optionalText, products: listOf(ProductSummary) }),
  block('blocks.faq', {
    title: optionalText,
    items: listOf(v.object({ id: v.number(), question: v.string(), answer: RichTextField })),
  }),
  block('blocks.download-list', { title: optionalText, documents: listOf(Document) }),
]);
export type Block = v.InferOutput<typeof Block>;

/** A dynamic zone. Blocks of unknown types are dropped. */
export const ContentBlocks = v.pipe(
  v.nullish(v.array(v.unknown()), []),
  v.transform((blocks) =>
    blocks.flatMap((candidate) => {
      const parsed = v.safeParse(Block, candidate);
      return parsed.success ? [parsed.output] : [];
    }),
  ),
);

/** One row per line, columns separated by `|`. */
function toRows(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}
