import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { PageSkeleton } from '#src/ui/skeleton.tsx';

export interface PageLocation {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** Returned by a page that redirects. */
export interface Redirect {
  redirect: string;
}

/** Exports of every file in routes/. `Route` is the page. */
export interface RouteModule {
  /** Fetches the data the page needs first. */
  load: (client: QueryClient, location: PageLocation) => Promise<Redirect | void>;
  /** Loads the code of lazy parts that the server renders at this URL. */
  preload?: (location: PageLocation) => Promise<unknown>;
  Route: ComponentType;
}

export interface RouteEntry {
  path: string;
  /** Loads the code of the page, and renders it without a fallback from then on. A failed import can be repeated. */
  loadModule: () => Promise<RouteModule>;
  Page: ComponentType;
}

/** One line per URL. The first match wins, so the catch-all page comes last. */
export const routes: RouteEntry[] = [
  route('/', () => import('#src/routes/home.tsx')),
  route('/products', () => import('#src/routes/products.tsx')),
  route('/products/:url', () => import('#src/routes/product.tsx')),
  route('/products/:url/documents', () => import('#src/routes/product-documents.tsx')),
  route('/categories/:url', () => import('#src/routes/category.tsx')),
  route('/search', () => import('#src/routes/search.tsx')),
  route('/my-datasheets', () => import('#src/routes/my-datasheets.tsx')),
  route('/outbox', () => import('#src/routes/outbox.tsx')),
  route('/compare', () => import('#src/routes/compare.tsx')),
  route('/news', () => import('#src/routes/news.tsx')),
  route('/news/:url', () => import('#src/routes/news-article.tsx')),
  route('/videos', () => import('#src/routes/videos.tsx')),
  route('/videos/:url', () => import('#src/routes/video.tsx')),
  route('/contacts', () => import('#src/routes/contacts.tsx')),
  route('/contact', () => import('#src/routes/contact.tsx')),
  route('/request-quote', () => import('#src/routes/request-quote.tsx')),
  route('/request-demo', () => import('#src/routes/request-demo.tsx')),
  route('/calibration-and-repair', () => import('#src/routes/calibration-and-repair.tsx')),
  route('/calibration-and-repair/status/:token', () => import('#src/routes/service-status.tsx')),
  route('/certificates', () => import('#src/routes/certificates.tsx')),
  route('/part-wizard', () => import('#src/routes/part-wizard.tsx')),
  route('/cart', () => import('#src/routes/cart.tsx')),
  route('/quick-order', () => import('#src/routes/quick-order.tsx')),
  route('/checkout', () => import('#src/routes/checkout.tsx')),
  route('/order-confirmation/:id', () => import('#src/routes/order.tsx')),
  route('/orders', () => import('#src/routes/orders.tsx')),
  route('/orders/:id', () => import('#src/routes/order.tsx')),
  route('/withdraw', () => import('#src/routes/withdraw.tsx')),
  route('/quotes/:id', () => import('#src/routes/quote.tsx')),
  route('/sign-in', () => import('#src/routes/sign-in.tsx')),
  route('/register', () => import('#src/routes/register.tsx')),
  route('/forgot-password', () => import('#src/routes/forgot-password.tsx')),
  route('/reset-password', () => import('#src/routes/reset-password.tsx')),
  route('/confirm-email', () => import('#src/routes/confirm-email.tsx')),
  route('/account/*', () => import('#src/routes/account.tsx')),
  route('/your-data', () => import('#src/routes/your-data.tsx')),
  route('/share', () => import('#src/routes/share.tsx')),
  route('/documents/:url', () => import('#src/routes/document.tsx')),
  route('/scan', () => import('#src/routes/scan.tsx')),
  route('/p/*', () => import('#src/routes/short-url.tsx')),
  route('/*', () => import('#src/routes/page.tsx')),
];

function route(path: string, importModule: () => Promise<RouteModule>): RouteEntry {
  const Page = lazyPart(async () => (await importModule()).Route, {
    Fallback: PageSkeleton,
    Failure: PageFailure,
  });
  const loadModule = async () => {
    await Page.preload();
    return importModule();
  };
  return { path, loadModule, Page };
}

/** Reloading also fetches the current build, whose chunks exist. */
function PageFailure() {
  return (
    <Container>
      <PageHead title={m.app.pageProblem} intro={m.app.pageProblemText}>
        <p>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {m.app.reloadPage}
          </Button>
        </p>
      </PageHead>
    </Container>
  );
}

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
