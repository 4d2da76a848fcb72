import { useQuery } from '@tanstack/react-query';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { quoteQuery } from './quote-query.ts';
import { QuoteView } from './quote-view.tsx';

interface Props {
  id: string;
  token: string;
}

export function QuotePage({ id, token }: Props) {
  const query = useQuery(quoteQuery(id, token));
  return (
    <Async query={query}>
      {(quote) =>
        quote ? <QuoteView quote={quote} token={token} updatedAt={query.dataUpdatedAt} /> : <NoQuote />
      }
    </Async>
  );
}

export function NoQuote() {
  return (
    <Notice kind="information" title={m.quotes.noAccess}>
      <p>{m.quotes.noAccessText}</p>
      <ButtonLink href="/account/requests">{m.quotes.viewRequests}</ButtonLink>
    </Notice>
  );
}
