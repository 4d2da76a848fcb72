import type { BlocksContent } from '@strapi/blocks-react-renderer';
import * as v from 'valibot';

export type RichText = BlocksContent;

const Node = v.looseObject({ type: v.string() });

/**
 * Strapi's "blocks" field. Only outer nodes are checked, and unknown ones are dropped.
 */
export const RichTextField = v.pipe(
  v.nullish(v.array(Node), []),
  // The cast is safe, because the renderer ignores inner nodes it does not know.
  v.transform((nodes) => nodes.filter(({ type }) => known.has(type)) as unknown as RichText),
);

const known = new Set(['paragraph', 'heading', 'list', 'quote', 'code', 'image']);
