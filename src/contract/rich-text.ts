import type { BlocksContent } from '@strapi/blocks-react-renderer';
import * as v from 'valibot';

export type RichText = BlocksContent;

const Node = v.looseObject({ type: v.string() });

/**
 * Strapi's "blocks" field. Only the outer nodes are checked; the renderer ignores inner ones it does not know, and an
 * unknown outer node is left out here.
 */
export const RichTextField = v.pipe(
  v.nullish(v.array(Node), []),
  // The renderer's own type is as loose inside as the check: it draws nothing for what it does not know.
  v.transform((nodes) => nodes.filter(({ type }) => known.has(type)) as unknown as RichText),
);

const known = new Set(['paragraph', 'heading', 'list', 'quote', 'code', 'image']);
