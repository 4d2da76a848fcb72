import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { withFacts } from '../../../shop-setting/services/facts';
import type { SearchDocument, SearchEntry } from '../../../../platform/site-build/site-entry';
import type { SearchedType } from '../owners';

/** A text field of an entry. A missing value is an empty string. */
export const text = v.nullish(v.string(), '');
export const Named = v.nullish(v.object({ name: v.string() }), null);
const Formats = v.nullish(v.record(v.string(), v.object({ url: v.string(), width: v.number() })), {});
export const Picture = v.nullish(
  v.pipe(v.object({ url: v.string(), formats: Formats }), v.transform(smallPicture)),
  null,
);

/** Maximum number of characters of a text that are indexed. */
const maxTextCharacters = 4000;
export const bounded = (lines: string[], maxCharacters = maxTextCharacters) =>
  lines.filter(Boolean).join('\n').slice(0, maxCharacters);

/** Creates the search documents of those entries that are published, by documentId. */
export type DocumentsOfType = (
  strapi: Core.Strapi,
  documentIds: string[],
) => Promise<Map<string, SearchEntry[]>>;

export async function publishedEntries<Schema extends v.GenericSchema>(
  strapi: Core.Strapi,
  { uid, documentIds, schema }: { uid: SearchedType; documentIds: string[]; schema: Schema },
  populate: Record<string, unknown>,
): Promise<v.InferOutput<Schema>[]> {
  const rows: unknown = await strapi.db.query(uid).findMany({
    where: { documentId: { $in: documentIds }, publishedAt: { $notNull: true } },
    populate,
  });
  return v.parse(v.array(schema), await withFacts(strapi, rows));
}

export const searchDocument = (
  fields: Pick<SearchDocument, 'id' | 'kind' | 'url' | 'title'> & Partial<SearchDocument>,
): SearchDocument => ({
  partNumber: '',
  family: '',
  category: '',
  summary: '',
  text: '',
  keywords: [],
  lifecycle: 'active',
  weight: 1000,
  page: null,
  thumbnail: null,
  price: null,
  ...fields,
});

function smallPicture({ url, formats }: { url: string; formats: v.InferOutput<typeof Formats> }): string {
  const [smallest] = Object.values(formats ?? {}).toSorted((a, b) => a.width - b.width);
  return smallest?.url ?? url;
}

/** The visible text of rich text and blocks, without URLs. */
export function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return joinedLeaves(value) ?? value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (typeof inner === 'string') return readable.has(name) && inner !== '' ? [inner] : [];
    return hidden.has(name) ? [] : textsIn(inner);
  });
}

const readable = new Set(['text', 'title', 'caption', 'question', 'rows', 'label', 'body']);
const hidden = new Set(['image', 'images', 'video', 'seo']);

// Bold and plain parts of a sentence form one line.
function joinedLeaves(values: unknown[]): string[] | undefined {
  const leaves = values.map(leafText);
  return leaves.length > 0 && leaves.every((leaf) => leaf !== undefined) ? [leaves.join('')] : undefined;
}

function leafText(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined;
  if (value.type === 'text' && 'text' in value) return String(value.text);
  return value.type === 'link' && 'children' in value ? textsIn(value.children).join('') : undefined;
}
