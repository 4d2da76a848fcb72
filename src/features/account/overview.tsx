import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Account, SentRequest } from '#src/contract/account.ts';
import { formatMoment } from '#src/format/date.ts';
import { serviceStateLabels } from '#src/format/service-state-labels.ts';
import { m } from '#src/messages/m.ts';
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
      <Panel title={m.account.lastOrder} href="/orders" link={m.account.allOrders}>
        {lastOrder}
      </Panel>
      <Panel title={m.account.openQuotes} href="/account/requests" link={m.account.allRequests}>
        <Requests query={query} empty={m.account.noOpenQuotes}>
          {sent.filter(isOpenQuote).map((quote) => (
            <QuoteRow key={quote.reference} quote={quote} />
          ))}
        </Requests>
      </Panel>
      <Panel
        title={m.account.serviceRequests}
        href="/calibration-and-repair"
        link={m.account.sendInInstruments}
      >
        <Requests query={query} empty={m.account.noOpenServiceRequests}>
          {sent.filter(isOpenService).map((service) => (
            <ServiceRow key={service.reference} service={service} />
          ))}
        </Requests>
      </Panel>
      <Panel title={m.account.myInstruments} href="/certificates" link={m.account.findCertificate}>
        {instruments(servicedInstruments(sent))}
      </Panel>
      <Panel title={m.account.savedConfigurations} href="/part-wizard" link={m.account.partWizard}>
        {configurations}
      </Panel>
      <Panel title={m.account.projectLists} href="/quick-order" link={m.account.quickOrder}>
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
  if (!query) return <p className={styles.note}>{m.account.shownOnceConfirmed}</p>;
  return (
    <Async query={query}>
      {() =>
        children.length === 0 ? <p className={styles.note}>{empty}</p> : <ul role="list">{children}</ul>
      }
    </Async>
  );
}

function QuoteRow({ quote: { reference, quotePath, state, createdAt, lines } }: { quote: QuoteRequest }) {
  return (
    <li className={styles.row}>
      <SiteLink href={quotePath ?? '/account/requests'}>{reference}</SiteLink>
      <p>{state === 'answered' ? m.account.readyToOrder : m.account.preparingQuote}</p>
      <p className={styles.note}>
        {formatMoment(Date.parse(createdAt))}
        {lines.length > 0 && `, ${m.account.products({ count: lines.length })}`}
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
