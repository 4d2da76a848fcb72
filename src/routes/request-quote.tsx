import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ContentPage, loadContentPage } from '#src/features/pages/content-page-route.tsx';
import { productQuery } from '#src/features/product/queries.ts';
import { FormSection, preloadForm } from '#src/features/requests/form-section.tsx';
import { m } from '#src/messages/m.ts';

export const load = loadContentPage('request-quote-page');
export const preload = preloadForm;

interface QuoteLine {
  partNumber: string;
  quantity: number;
  note: string;
}

/** `?product=…`, once per product, has the urls of the products to quote. `?cart=1` adds the lines of the cart. */
export function Route() {
  const [search] = useSearchParams();
  const urls = [...new Set(search.getAll('product'))].slice(0, maxProducts);
  const cartLines = useCartLines(search.has('cart'));
  const { data: partNumbers } = useQuery({ ...partNumbersOfQuery(urls), enabled: urls.length > 0 });
  const isLoadingPartNumbers = urls.length > 0 && !partNumbers;
  const known = useMemo(() => {
    const lines = [
      ...(partNumbers ?? []).map((partNumber) => ({ partNumber, quantity: 1, note: '' })),
      ...(cartLines ?? []),
    ];
    return lines.length > 0 ? { lines } : undefined;
  }, [partNumbers, cartLines]);
  return (
    <ContentPage name="request-quote-page" path="/request-quote">
      <FormSection
        kind="quote"
        title={m.routes.yourRequest}
        known={known}
        isReady={!isLoadingPartNumbers && cartLines !== undefined}
      />
    </ContentPage>
  );
}

/** The maximum number of lines in the form. */
const maxProducts = 50;

/** The part numbers of these products. Those that no longer exist, or are not on the device, are omitted. */
export const partNumbersOfQuery = (urls: string[]) =>
  queryOptions({
    queryKey: ['named-products', urls],
    queryFn: async ({ client }) => {
      const find = (url: string) => client.fetchQuery(productQuery(url)).catch(() => null);
      return (await Promise.all(urls.map(find))).flatMap((product) => product?.partNumber || []);
    },
    persister: undefined,
  });

const noLines: QuoteLine[] = [];

/** Undefined until they are read from the device. */
function useCartLines(isRequested: boolean): QuoteLine[] | undefined {
  const [lines, setLines] = useState(isRequested ? undefined : noLines);
  useEffect(() => {
    if (isRequested)
      void readCartLines().then(
        (cartLines) => setLines(cartLines),
        () => setLines(noLines),
      );
  }, [isRequested]);
  return lines;
}

async function readCartLines(): Promise<QuoteLine[]> {
  const { linesToQuote } = await import('#src/features/cart/lines-to-quote.ts');
  return await linesToQuote();
}
