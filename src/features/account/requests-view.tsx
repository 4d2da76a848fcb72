import { useQuery } from '@tanstack/react-query';
import type { SentRequest } from '#src/contract/account.ts';
import { formatMoment } from '#src/format/date.ts';
import { Async } from '#src/ui/async.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import styles from '#src/ui/form/form.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { sentRequestsQuery } from './queries.ts';

/** What a customer sent by our forms, from this device or any other. */
export function RequestsView({ isConfirmed }: { isConfirmed: boolean }) {
  const query = useQuery(sentRequestsQuery);
  // They carry an e-mail address alone: whose it is must be known first.
  if (!isConfirmed)
    return (
      <Notice kind="information" title="Shown when your e-mail address is confirmed">
        <p>Quotes, demonstrations and service requests you sent from it are listed here then.</p>
      </Notice>
    );
  return (
    <Async query={query}>
      {(requests) => (
        <>
          {requests.length === 0 && (
            <Notice kind="information" title="No request yet">
              <p>What you send by our forms from your e-mail address is listed here.</p>
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

const words: Record<SentRequest['kind'], string> = {
  contact: 'Message',
  quote: 'Quote request',
  demo: 'Demo request',
  service: 'Calibration and repair',
};

function Request({ request }: { request: SentRequest }) {
  const { kind, reference, createdAt } = request;
  const way = wayTo(request);
  const title = `${words[kind]} ${kind === 'service' ? (request.rmaNumber ?? reference) : reference}`;
  return (
    <article className={styles.group} aria-label={title}>
      <div>
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.hint}>{formatMoment(Date.parse(createdAt))}</p>
        {contentOf(request).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      {way !== null && (
        <div className={styles.actions}>
          <ButtonLink {...way} />
        </div>
      )}
    </article>
  );
}

function wayTo(request: SentRequest): { href: string; children: string } | null {
  if (request.kind === 'service') return { href: request.statusPath, children: 'Follow it' };
  if (request.quotePath === null) return null;
  const isAnswered = request.state === 'answered';
  return { href: request.quotePath, children: isAnswered ? 'See the quote and order' : 'Follow it' };
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
