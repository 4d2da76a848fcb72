import type { APIRequestContext } from 'playwright/test';
import * as v from 'valibot';

export interface PublicPage {
  kind: string;
  path: string;
  /** The collection whose first entry replaces `:url` in the path. */
  collection?: string;
  /** The JSON-LD types the page must have. */
  describes?: string[];
}

/** One page of each kind. */
export const publicPages: PublicPage[] = [
  { kind: 'home', path: '/', describes: ['Organization'] },
  { kind: 'products', path: '/products', describes: ['BreadcrumbList'] },
  {
    kind: 'category',
    path: '/categories/:url',
    collection: 'product-categories',
    describes: ['BreadcrumbList'],
  },
  {
    kind: 'product',
    path: '/products/:url',
    collection: 'products',
    describes: ['Product', 'BreadcrumbList'],
  },
  { kind: 'documents of a product', path: '/products/:url/documents', collection: 'products' },
  { kind: 'news', path: '/news', describes: ['BreadcrumbList'] },
  {
    kind: 'article',
    path: '/news/:url',
    collection: 'news-articles',
    describes: ['NewsArticle', 'BreadcrumbList'],
  },
  { kind: 'videos', path: '/videos', describes: ['BreadcrumbList'] },
  { kind: 'video', path: '/videos/:url', collection: 'videos', describes: ['VideoObject', 'BreadcrumbList'] },
  { kind: 'contacts', path: '/contacts', describes: ['BreadcrumbList'] },
  { kind: 'contact', path: '/contact' },
  { kind: 'request quote', path: '/request-quote' },
  { kind: 'request demo', path: '/request-demo' },
  { kind: 'calibration and repair', path: '/calibration-and-repair' },
  { kind: 'certificates', path: '/certificates', describes: ['BreadcrumbList'] },
  { kind: 'scan', path: '/scan', describes: ['BreadcrumbList'] },
  { kind: 'page at any URL', path: '/:url', collection: 'pages' },
];

const Products = v.object({
  data: v.tupleWithRest(
    [v.object({ partNumber: v.string(), url: v.string(), name: v.string() })],
    v.unknown(),
  ),
});

const Entries = v.object({ data: v.array(v.object({ url: v.string() })) });

export async function pathOf({ path, collection }: PublicPage, request: APIRequestContext): Promise<string> {
  if (!collection) return path;
  const [first] = await urlsOf(collection, request);
  if (!first) throw new Error(`The collection ${collection} is empty.`);
  return path.replace(':url', first);
}

export async function urlsOf(collection: string, request: APIRequestContext): Promise<string[]> {
  const response = await request.get(`/api/${collection}?fields[0]=url&sort=id&pagination[pageSize]=250`);
  return v.parse(Entries, await response.json()).data.map(({ url }) => url);
}

export async function firstProduct(request: APIRequestContext) {
  const fields = 'fields[0]=partNumber&fields[1]=url&fields[2]=name';
  const response = await request.get(`/api/products?${fields}&sort=id&pagination[pageSize]=1`);
  return v.parse(Products, await response.json()).data[0];
}
