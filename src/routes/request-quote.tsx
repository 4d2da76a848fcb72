import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ContentPage, loadContentPage } from '#src/features/pages/content-page-route.tsx';
import { partNumbersQuery } from '#src/features/product/queries.ts';
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
  const urls = search.getAll('product').join(' ');
  const cartLines = useCartLines(search.has('cart'));
  const { data: products, error, fetchStatus } = useQuery({ ...partNumbersQuery, enabled: urls !== '' });
  const known = useMemo(() => {
    const named = urls.split(' ').flatMap((url) => products?.find((product) => product.url === url) ?? []);
    const lines = [
      ...named.map(({ partNumber }) => ({ partNumber, quantity: 1, note: '' })),
      ...(cartLines ?? []),
    ];
    return lines.length > 0 ? { lines } : undefined;
  }, [urls, products, cartLines]);
  const isNaming = urls !== '' && !products && !error && fetchStatus !== 'paused';
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
