import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Cart } from '#src/contract/cart.ts';
import type { Quote } from '#src/contract/quote.ts';
import { m } from '#src/messages/m.ts';
import { useSubject } from '#src/outbox/use-subject.ts';
import { Async } from '#src/ui/async.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { NoQuote } from './quote-page.tsx';
import { quotePath, quoteQuery } from './quote-query.ts';

interface QuoteSource {
  /** The quote in the shape of a cart. */
  cart: ReturnType<typeof cartOf>;
  /** Fetches the quote again. */
  refresh: () => void;
}

interface Props {
  id: string;
  token: string;
  children: (source: QuoteSource) => ReactNode;
}

/** Loads a quote and passes it to `children` in the shape of a cart. */
export function WithQuote({ id, token, children }: Props) {
  const query = useQuery(quoteQuery(id, token));
  const client = useQueryClient();
  const subject = useSubject();
  const refresh = () => void client.invalidateQueries({ queryKey: quoteQuery(id, token).queryKey });
  if (subject === undefined) return <Skeleton />;
  return (
    <Async query={query}>
      {(quote) => {
        if (!quote) return <NoQuote />;
        if (!quote.canOrder) return <NotOrderable path={quotePath(id, token)} />;
        return children({ cart: cartOf(quote, { token, subject, savedAt: query.dataUpdatedAt }), refresh });
      }}
    </Async>
  );
}

function NotOrderable({ path }: { path: string }) {
  return (
    <Notice kind="information" title={m.quotes.notOrderable}>
      <p>{m.quotes.notOrderableText}</p>
      <ButtonLink href={path}>{m.quotes.viewQuote}</ButtonLink>
    </Notice>
  );
}

interface Access {
  token: string;
  subject: string | null;
  savedAt: number;
}

function cartOf(quote: Quote, { token, subject, savedAt }: Access) {
  const { id, currency, fingerprint, contact, country } = quote;
  const lines = quote.lines.map(lineOf);
  const confirmed: Cart = {
    currency,
    lines,
    subtotal: quote.subtotal ?? 0,
    fingerprint,
    isNew: false,
    repricedFrom: [],
    mergedLines: [],
  };
  return {
    subject,
    confirmed,
    savedAt,
    shown: { lines, currency },
    pending: [],
    quote: { id, token, contact, country },
  };
}

const lineOf = ({
  note,
  name,
  url,
  tariffNumber: _tariff,
  originCountry: _origin,
  ...line
}: Quote['lines'][number]): Cart['lines'][number] => ({
  ...line,
  costCentre: '',
  reference: note,
  addedUnitPrice: line.unitPrice,
  priceBreaks: [],
  addOns: [],
  offeredAddOns: [],
  extraDays: 0,
  minimumOrderQuantity: 1,
  stock: 0,
  lifecycle: 'active',
  successor: null,
  product: url === null ? null : { documentId: url, name, url, thumbnail: null },
});
