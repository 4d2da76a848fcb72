import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ContentPage, loadContentPage } from '#src/features/pages/content-page-route.tsx';
import { productQuery } from '#src/features/product/queries.ts';
import { FormSection } from '#src/features/requests/form-section.tsx';

export const load = loadContentPage('request-quote-page');

interface QuoteLine {
  partNumber: string;
  quantity: number;
  note: string;
}

/** `?product=…` contains the urls of the products to quote, `?cart=1` uses the cart lines. */
export function Route() {
  const [search] = useSearchParams();
  const urls = [...new Set(search.getAll('product'))].slice(0, maxProducts);
  const cartLines = useCartLines(search.has('cart'));
  const { data: partNumbers } = useQuery({ ...namedQuery(urls), enabled: urls.length > 0 });
  const isNaming = urls.length > 0 && !partNumbers;
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
        title="Your request"
        known={known}
        isReady={!isNaming && cartLines !== undefined}
      />
    </ContentPage>
  );
}

/** The maximum number of lines in the form. */
const maxProducts = 50;

/** Their part numbers. Products that no longer exist, or are not on the device, are omitted. */
export const namedQuery = (urls: string[]) =>
  queryOptions({
    queryKey: ['named-products', urls],
    queryFn: async ({ client }) => {
      const find = (url: string) => client.fetchQuery(productQuery(url)).catch(() => null);
      return (await Promise.all(urls.map(find))).flatMap((product) => product?.partNumber || []);
    },
    persister: undefined,
  });

const none: QuoteLine[] = [];

/** Undefined until they are read from the device. */
function useCartLines(isRequested: boolean): QuoteLine[] | undefined {
  const [lines, setLines] = useState(isRequested ? undefined : none);
  useEffect(() => {
    if (isRequested)
      void readCartLines().then(
        (cartLines) => setLines(cartLines),
        () => setLines(none),
      );
  }, [isRequested]);
  return lines;
}

async function readCartLines(): Promise<QuoteLine[]> {
  const { linesToQuote } = await import('#src/features/cart/lines-to-quote.ts');
  return await linesToQuote();
}
