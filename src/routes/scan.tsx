import { useQuery } from '@tanstack/react-query';
import { use, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { findByPartNumber } from '#src/format/part-number.ts';
import { partNumbersQuery } from '#src/features/product/queries.ts';
import { CameraView } from '#src/features/scan/camera-view.tsx';
import { ScanView } from '#src/features/scan/scan-view.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { SiteOriginContext } from '#src/ui/site-origin-context.ts';

/** For forms that read a nameplate too. */
export { CameraView };

/** Nothing: part numbers are needed only when a code is read, and `/p/…` finds them too. */
export const load = () => Promise.resolve();

const title = 'Scan a nameplate';
const intro = 'The code on the instrument opens its page with datasheet, manuals and declarations.';

export function Route() {
  const navigate = useNavigate();
  const origin = use(SiteOriginContext);
  const { data: products } = useQuery(partNumbersQuery);
  const pages = useMemo(() => {
    const productPath = (partNumber: string) => {
      const product = findByPartNumber(products ?? [], partNumber);
      return product && `/products/${product.url}`;
    };
    return { origin, productPath };
  }, [origin, products]);
  const open = useCallback(
    (path: string) => (isFile(path) ? window.location.assign(path) : navigate(path)),
    [navigate],
  );
  return (
    <Container>
      <Head title={title} description={intro} />
      <Breadcrumbs crumbs={[{ label: title, url: '/scan' }]} />
      <PageHead title={title} intro={intro} />
      <ScanView pages={pages} onOpen={open} />
    </Container>
  );
}

const isFile = (path: string) => path.startsWith('/uploads/');
