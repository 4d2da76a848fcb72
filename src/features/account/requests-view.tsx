import { useQuery } from '@tanstack/react-query';
import type { SentRequest } from '#src/contract/account.ts';
import { formatMoment } from '#src/format/date.ts';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import styles from '#src/ui/form/form.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { sentRequestsQuery } from './queries.ts';

/** The requests a customer has sent with our forms, from any device. */
export function RequestsView({ isConfirmed }: { isConfirmed: boolean }) {
  const query = useQuery(sentRequestsQuery);
  // Requests are matched to the account by e-mail address only, so the customer must confirm theirs first.
  if (!isConfirmed)
    return (
      <Notice kind="information" title={m.account.confirmToSeeRequests}>
        <p>{m.account.requestsOnceConfirmed}</p>
      </Notice>
    );
  return (
    <Async query={query}>
      {(requests) => (
        <>
          {requests.length === 0 && (
            <Notice kind="information" title={m.account.noRequests}>
              <p>{m.account.requestsAppearHere}</p>
              <ButtonLink href="/request-quote">{m.account.requestQuote}</ButtonLink>
            </Notice>
          )}
          {requests.map((request) => (
            <Request key={request.reference} request={request} />
          ))}
        </>
      )}
    </Async>
  );
}

function Request({ request }: { request: SentRequest }) {
  const { kind, reference, createdAt } = request;
  const link = linkOf(request);
  const title = m.account.requestTitle({
    kind,
    reference: kind === 'service' ? (request.rmaNumber ?? reference) : reference,
  });
  return (
    <article className={styles.group} aria-label={title}>
      <div>
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.hint}>{formatMoment(Date.parse(createdAt))}</p>
        {contentOf(request).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      {link !== null && (
        <div className={styles.actions}>
          <ButtonLink {...link} />
        </div>
      )}
    </article>
  );
}

function linkOf(request: SentRequest): { href: string; children: string } | null {
  if (request.kind === 'service') return { href: request.statusPath, children: m.account.viewStatus };
  if (request.quotePath === null) return null;
  const isAnswered = request.state === 'answered';
  return { href: request.quotePath, children: isAnswered ? m.account.viewQuote : m.account.viewStatus };
}

function contentOf(request: SentRequest): string[] {
  if (request.kind === 'service')
    return [
      ...new Set(
        request.instruments.map(({ model, serialNumber }) =>
          m.account.modelAndSerialNumber({ model, serialNumber }),
        ),
      ),
    ];
  const lines = request.lines.map(({ partNumber, quantity }) => `${quantity} × ${partNumber}`);
  return [...new Set([...lines, ...(request.message ? [request.message] : [])])];
}
