import { useQuery, type QueryClient } from '@tanstack/react-query';
import { use, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProductSummary } from '#src/contract/product.ts';
import { findByPartNumber } from '#src/format/part-number.ts';
import { partNumbersQuery } from '#src/features/product/part-numbers-query.ts';
import type { KnownPages } from '#src/features/scan/scanned-code.ts';
import { m } from '#src/messages/m.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SiteOriginContext } from '#src/ui/site-origin-context.ts';

/** Part numbers are needed only after a scan, so they are not embedded in the page. */
export async function load(client: QueryClient) {
  if (!import.meta.env.SSR) await client.fetchQuery(partNumbersQuery);
}

export const preload = () => ScanView.preload();

const title = m.routes.scanNameplate;
const intro = m.routes.scanIntro;

export function Route() {
  const navigate = useNavigate();
  const origin = use(SiteOriginContext);
  const { data: products } = useQuery(partNumbersQuery);
  const pages = useMemo(() => knownPages(products ?? [], origin), [origin, products]);
  const open = useCallback(
    (path: string) => (isFile(path) ? window.location.assign(path) : navigate(path)),
    [navigate],
  );
  return (
    <Container>
      <Head title={title} description={intro} />
      <Breadcrumbs crumbs={[{ label: title, url: '/scan' }]} />
      <PageHead title={title} intro={intro} />
      <noscript>{import.meta.env.SSR && <WithoutScript />}</noscript>
      <ScanView pages={pages} onOpen={open} />
    </Container>
  );
}

const WithoutScript = () => (
  <Notice kind="information" title={m.routes.scanNeedsScript}>
    <p>{m.routes.scanWithoutScript}</p>
  </Notice>
);

export function knownPages(products: ProductSummary[], origin: string): KnownPages {
  const productPath = (partNumber: string) => {
    const product = findByPartNumber(products, partNumber);
    return product && `/products/${product.url}`;
  };
  return { origin, productPath };
}

const ScanView = lazyPart(async () => (await import('#src/features/scan/scan-view.tsx')).ScanView);

const isFile = (path: string) => path.startsWith('/uploads/');
