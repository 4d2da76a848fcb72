import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Account, SentRequest } from '#src/contract/account.ts';
import { formatMoment } from '#src/format/date.ts';
import { serviceStateLabels } from '#src/format/service-state-labels.ts';
import { Async } from '#src/ui/async.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './overview.module.css';
import { sentRequestsQuery } from './queries.ts';

/** What other features show on the overview page of the account. */
export interface OverviewParts {
  lastOrder: ReactNode;
  /** The instruments of the account, with those that were sent in. */
  instruments: (serviced: ServicedInstrument[]) => ReactNode;
  configurations: ReactNode;
  lists: ReactNode;
}

export type ServicedInstrument = ServiceRequest['instruments'][number];
type ServiceRequest = Extract<SentRequest, { kind: 'service' }>;
type QuoteRequest = Exclude<SentRequest, ServiceRequest>;

interface Props extends OverviewParts {
  account: Account;
}

/** The overview page of the account: current activity and links to the other pages. */
export function Overview({ account, lastOrder, instruments, configurations, lists }: Props) {
  const requests = useQuery({ ...sentRequestsQuery, enabled: account.confirmed });
  const sent = requests.data ?? [];
  const query = account.confirmed ? requests : undefined;
  return (
    <div className={styles.panels}>
      <Panel title="Last order" href="/orders" link="All orders">
        {lastOrder}
      </Panel>
      <Panel title="Open quotes" href="/account/requests" link="All requests">
        <Requests query={query} empty="No open quotes.">
          {sent.filter(isOpenQuote).map((quote) => (
            <QuoteRow key={quote.reference} quote={quote} />
          ))}
        </Requests>
      </Panel>
      <Panel title="Service requests" href="/calibration-and-repair" link="Send in instruments">
        <Requests query={query} empty="No open service requests.">
          {sent.filter(isOpenService).map((service) => (
            <ServiceRow key={service.reference} service={service} />
          ))}
        </Requests>
      </Panel>
      <Panel title="My instruments" href="/certificates" link="Find a certificate">
        {instruments(servicedInstruments(sent))}
      </Panel>
      <Panel title="Saved configurations" href="/part-wizard" link="Part wizard">
        {configurations}
      </Panel>
      <Panel title="Project lists" href="/quick-order" link="Quick order">
        {lists}
      </Panel>
    </div>
  );
}

interface PanelProps {
  title: string;
  href: string;
  link: string;
  children: ReactNode;
}

function Panel({ title, href, link, children }: PanelProps) {
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <SiteLink href={href}>{link}</SiteLink>
      </div>
      {children}
    </section>
  );
}

interface RequestsProps {
  /** Undefined until the e-mail address is confirmed. */
  query: Parameters<typeof Async<SentRequest[]>>[0]['query'] | undefined;
  empty: string;
  children: ReactNode[];
}

function Requests({ query, empty, children }: RequestsProps) {
  if (!query) return <p className={styles.note}>Shown once your e-mail address is confirmed.</p>;
  return (
    <Async query={query}>
      {() =>
        children.length === 0 ? <p className={styles.note}>{empty}</p> : <ul role="list">{children}</ul>
      }
    </Async>
  );
}

function QuoteRow({ quote: { reference, quotePath, state, createdAt, lines } }: { quote: QuoteRequest }) {
  const count = lines.length === 1 ? '1 product' : `${lines.length} products`;
  return (
    <li className={styles.row}>
      <SiteLink href={quotePath ?? '/account/requests'}>{reference}</SiteLink>
      <p>{state === 'answered' ? 'Ready to order' : 'We are preparing your quote'}</p>
      <p className={styles.note}>
        {formatMoment(Date.parse(createdAt))}
        {lines.length > 0 && `, ${count}`}
      </p>
    </li>
  );
}

function ServiceRow({ service }: { service: ServiceRequest }) {
  const { reference, rmaNumber, statusPath, state, instruments } = service;
  return (
    <li className={styles.row}>
      <SiteLink href={statusPath}>{rmaNumber ?? reference}</SiteLink>
      <p>{serviceStateLabels[state]}</p>
      <p className={styles.note}>{instruments.map(({ serialNumber }) => serialNumber).join(', ')}</p>
    </li>
  );
}

const isOpenQuote = (request: SentRequest): request is QuoteRequest =>
  request.kind === 'quote' && (request.state === 'received' || request.state === 'answered');

const isOpenService = (request: SentRequest): request is ServiceRequest =>
  request.kind === 'service' && request.state !== 'returned' && request.state !== 'declined';

/** Each instrument once, as in the latest request. */
function servicedInstruments(requests: SentRequest[]): ServicedInstrument[] {
  const all = requests.flatMap((request) => (request.kind === 'service' ? request.instruments : []));
  return all.filter(
    ({ serialNumber }, index) => all.findIndex((one) => one.serialNumber === serialNumber) === index,
  );
}
