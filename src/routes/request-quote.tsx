import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ContentPage, loadContentPage } from '#src/features/pages/content-page-route.tsx';
import { partNumbersQuery } from '#src/features/product/queries.ts';
import { FormSlot } from '#src/features/requests/form-slot.tsx';

export const load = loadContentPage('request-quote-page');

/** `?product=…` names the products it was opened from by their urls. */
export function Route() {
  const [search] = useSearchParams();
  const urls = search.getAll('product').join(' ');
  const { data: products } = useQuery({ ...partNumbersQuery, enabled: urls !== '' });
  const known = useMemo(() => {
    const named = urls.split(' ').flatMap((url) => products?.find((product) => product.url === url) ?? []);
    const lines = named.map(({ partNumber }) => ({ partNumber, quantity: 1, note: '' }));
    return lines.length > 0 ? { lines } : undefined;
  }, [urls, products]);
  const isReady = urls === '' || products !== undefined;
  return (
    <ContentPage name="request-quote-page" path="/request-quote">
      <FormSlot key={String(isReady)} kind="quote" title="Your request" known={known} />
    </ContentPage>
  );
}
