import { contentTypes, sparseEntry, type Empty } from './sparse-content.ts';

/** Every page that shows content to visitors. */
export const visiblePaths = [
  '/',
  '/products',
  '/products/one',
  '/products/one/documents',
  '/categories/one',
  '/compare?products=one,one',
  '/news',
  '/news/one',
  '/videos',
  '/videos/one',
  '/contacts',
  '/contact',
  '/request-quote?product=one',
  '/request-demo',
  '/calibration-and-repair',
  '/part-wizard',
  '/documents/one',
  '/one',
  '/search?q=one',
  '/cart',
  '/sign-in',
  '/quick-order',
  '/certificates',
];

export interface SparseContent {
  empty?: Empty;
  /** Unpublished single types. */
  missing?: string[];
}

const notFound = { status: 404, body: { data: null, error: { status: 404, name: 'NotFoundError' } } };

/** What the API returns for a path if entries have only their required fields. */
export function sparseResponse(path: string, { empty = 'null', missing = [] }: SparseContent) {
  const { pathname } = new URL(path, 'https://example.com');
  const name = pathname.split('/')[2] ?? '';
  if (missing.includes(name)) return notFound;
  if (name === 'navigation') return { status: 200, body: [] };
  if (pathname === '/part-wizard/items') return { status: 200, body: { data: { families: [], media: [] } } };
  if (name === 'search') return { status: 200, body: { hits: [], estimatedTotalHits: 0 } };
  const type = contentTypes.find(({ info }) => info.singularName === name || info.pluralName === name);
  if (!type) return notFound;
  const entry = sparseEntry(type, empty);
  return { status: 200, body: { data: type.kind === 'singleType' ? entry : [entry], meta: {} } };
}
