import { useQuery } from '@tanstack/react-query';
import type { SentRequest } from '#src/contract/account.ts';
import { formatMoment } from '#src/format/date.ts';
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
      <Notice kind="information" title="Confirm your e-mail address to see your requests">
        <p>Your quote, demo and service requests appear here once you have confirmed it.</p>
      </Notice>
    );
  return (
    <Async query={query}>
      {(requests) => (
        <>
          {requests.length === 0 && (
            <Notice kind="information" title="No requests yet">
              <p>Requests you send with your e-mail address appear here.</p>
              <ButtonLink href="/request-quote">Request a quote</ButtonLink>
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

const labels: Record<SentRequest['kind'], string> = {
  contact: 'Message',
  quote: 'Quote request',
  demo: 'Demo request',
  service: 'Calibration and repair',
};

function Request({ request }: { request: SentRequest }) {
  const { kind, reference, createdAt } = request;
  const link = linkOf(request);
  const title = `${labels[kind]} ${kind === 'service' ? (request.rmaNumber ?? reference) : reference}`;
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
  if (request.kind === 'service') return { href: request.statusPath, children: 'View status' };
  if (request.quotePath === null) return null;
  const isAnswered = request.state === 'answered';
  return { href: request.quotePath, children: isAnswered ? 'View quote and order' : 'View status' };
}

function contentOf(request: SentRequest): string[] {
  if (request.kind === 'service')
    return [
      ...new Set(
        request.instruments.map(({ model, serialNumber }) => `${model}, serial number ${serialNumber}`),
      ),
    ];
  const lines = request.lines.map(({ partNumber, quantity }) => `${quantity} × ${partNumber}`);
  return [...new Set([...lines, ...(request.message ? [request.message] : [])])];
}
