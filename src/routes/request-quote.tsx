import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ContentPage, loadContentPage } from '#src/features/pages/content-page-route.tsx';
import { productQuery } from '#src/features/product/queries.ts';
import { FormSlot } from '#src/features/requests/form-slot.tsx';

export const load = loadContentPage('request-quote-page');

interface QuoteLine {
  partNumber: string;
  quantity: number;
  note: string;
}

/** `?product=…` names the products it was opened from by their urls, `?cart=1` takes the lines of the cart. */
export function Route() {
  const [search] = useSearchParams();
  const urls = [...new Set(search.getAll('product'))].slice(0, mostNamed);
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
      <FormSlot
        kind="quote"
        title="Your request"
        known={known}
        isReady={!isNaming && cartLines !== undefined}
      />
    </ContentPage>
  );
}

/** As many as a form has lines. */
const mostNamed = 50;

/** Their part numbers. One that no longer exists, or is not on the device, is left out. */
const namedQuery = (urls: string[]) =>
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
function useCartLines(isWanted: boolean): QuoteLine[] | undefined {
  const [lines, setLines] = useState(isWanted ? undefined : none);
  useEffect(() => {
    if (isWanted)
      void readCartLines().then(
        (found) => setLines(found),
        () => setLines(none),
      );
  }, [isWanted]);
  return lines;
}

async function readCartLines(): Promise<QuoteLine[]> {
  const { readDeviceCart } = await import('#src/features/cart/shown-cart.ts');
  const { shown } = await readDeviceCart();
  return shown.lines.map(({ partNumber, quantity, reference }) => ({
    partNumber,
    quantity,
    note: reference,
  }));
}
