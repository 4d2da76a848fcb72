import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';

export interface PageLocation {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** Returned by a page that redirects. */
export interface Redirect {
  redirect: string;
}

/** Exports of every file in routes/: `load` fetches the data the page needs first, `Route` is the page. */
export interface RouteModule {
  load: (client: QueryClient, address: PageLocation) => Promise<Redirect | void>;
  Route: ComponentType;
}

export interface RouteEntry {
  path: string;
  import: () => Promise<RouteModule>;
  module?: RouteModule;
}

/** One line per URL. The first match wins, so the catch-all page comes last. */
export const routes: RouteEntry[] = [
  { path: '/', import: () => import('#src/routes/home.tsx') },
  { path: '/products', import: () => import('#src/routes/products.tsx') },
  { path: '/products/:url', import: () => import('#src/routes/product.tsx') },
  { path: '/products/:url/documents', import: () => import('#src/routes/product-documents.tsx') },
  { path: '/categories/:url', import: () => import('#src/routes/category.tsx') },
  { path: '/search', import: () => import('#src/routes/search.tsx') },
  { path: '/my-datasheets', import: () => import('#src/routes/my-datasheets.tsx') },
  { path: '/outbox', import: () => import('#src/routes/outbox.tsx') },
  { path: '/compare', import: () => import('#src/routes/compare.tsx') },
  { path: '/news', import: () => import('#src/routes/news.tsx') },
  { path: '/news/:url', import: () => import('#src/routes/news-article.tsx') },
  { path: '/videos', import: () => import('#src/routes/videos.tsx') },
  { path: '/videos/:url', import: () => import('#src/routes/video.tsx') },
  { path: '/contacts', import: () => import('#src/routes/contacts.tsx') },
  { path: '/contact', import: () => import('#src/routes/contact.tsx') },
  { path: '/request-quote', import: () => import('#src/routes/request-quote.tsx') },
  { path: '/request-demo', import: () => import('#src/routes/request-demo.tsx') },
  { path: '/calibration-and-repair', import: () => import('#src/routes/calibration-and-repair.tsx') },
  {
    path: '/calibration-and-repair/status/:token',
    import: () => import('#src/routes/service-status.tsx'),
  },
  { path: '/part-wizard', import: () => import('#src/routes/part-wizard.tsx') },
  { path: '/cart', import: () => import('#src/routes/cart.tsx') },
  { path: '/quick-order', import: () => import('#src/routes/quick-order.tsx') },
  { path: '/checkout', import: () => import('#src/routes/checkout.tsx') },
  { path: '/order-confirmation/:id', import: () => import('#src/routes/order.tsx') },
  { path: '/orders', import: () => import('#src/routes/orders.tsx') },
  { path: '/orders/:id', import: () => import('#src/routes/order.tsx') },
  { path: '/quotes/:id', import: () => import('#src/routes/quote.tsx') },
  { path: '/sign-in', import: () => import('#src/routes/sign-in.tsx') },
  { path: '/register', import: () => import('#src/routes/register.tsx') },
  { path: '/forgot-password', import: () => import('#src/routes/forgot-password.tsx') },
  { path: '/reset-password', import: () => import('#src/routes/reset-password.tsx') },
  { path: '/confirm-email', import: () => import('#src/routes/confirm-email.tsx') },
  { path: '/account/*', import: () => import('#src/routes/account.tsx') },
  { path: '/share', import: () => import('#src/routes/share.tsx') },
  { path: '/documents/:url', import: () => import('#src/routes/document.tsx') },
  { path: '/scan', import: () => import('#src/routes/scan.tsx') },
  { path: '/p/*', import: () => import('#src/routes/short-address.tsx') },
  { path: '/*', import: () => import('#src/routes/page.tsx') },
];

export interface RouteMatch {
  entry: RouteEntry;
  params: PageLocation['params'];
}

/** Decodes the path like the router, so that `load` fetches the data the page requests. */
export function matchRoute(pathname: string): RouteMatch {
  const [match] = matchRoutes(routes, pathname) ?? [];
  if (!match) throw new Error(`No route for ${pathname}`);
  return { entry: match.route, params: match.params };
}

/** Loads the code of a route once. A failed import is retried on the next call. */
export async function loadModule(entry: RouteEntry): Promise<RouteModule> {
  entry.module ??= await entry.import();
  return entry.module;
}
