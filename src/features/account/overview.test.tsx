import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, Unreachable } from '#src/api/errors.ts';
import { renderWithQueries, type CachedQuery } from '#src/cache/render-with-queries.ts';
import { parseAccount, parseSentRequests } from '#src/contract/account.ts';
import { Overview, type ServicedInstrument } from './overview.tsx';
import { sentRequestsQuery } from './queries.ts';

const createdAt = '2026-11-20T10:00:00.000Z';
const quote = (reference: string, state: string, count = 1) => ({
  kind: 'quote',
  reference,
  state,
  createdAt,
  quotePath: `/quotes/${reference}`,
  lines: Array.from({ length: count }, () => ({ partNumber: 'APT210', quantity: 1 })),
});
const service = (reference: string, state: string, serialNumbers: string[]) => ({
  kind: 'service',
  reference,
  state,
  createdAt,
  rmaNumber: `RMA-${reference}`,
  statusPath: `/service/${reference}`,
  instruments: serialNumbers.map((serialNumber) => ({
    model: `model of ${reference}`,
    serialNumber,
    calibrationDue: '2027-05-01',
  })),
});
const requests = parseSentRequests({
  data: [
    quote('Q-1', 'received'),
    quote('Q-2', 'answered', 3),
    quote('Q-3', 'ordered'),
    service('S-1', 'in-work', ['26 110 042', '26 110 043']),
    service('S-2', 'returned', ['26 110 042']),
    { kind: 'contact', reference: 'C-1', createdAt, message: 'Hello' },
  ],
});

describe('the overview of an account with orders and requests', () => {
  const { html, instruments } = pageWith({ data: requests });

  it('lists open quotes with their state, and links to each', () => {
    expect(panel(html, 'Open quotes')).toContain('<a href="/quotes/Q-1">Q-1</a>');
    expect(panel(html, 'Open quotes')).toContain('We are preparing your quote');
    expect(panel(html, 'Open quotes')).toMatch(/Q-2.*Ready to order.*3 products/s);
    expect(panel(html, 'Open quotes')).not.toMatch(/Q-3|C-1/);
  });

  it('lists the service requests whose instruments are not back yet', () => {
    expect(panel(html, 'Service requests')).toContain('<a href="/service/S-1">RMA-S-1</a>');
    expect(panel(html, 'Service requests')).toMatch(/In progress.*26 110 042, 26 110 043/s);
    expect(panel(html, 'Service requests')).not.toContain('S-2');
  });

  it('passes on each instrument once, as in the latest request', () => {
    expect(instruments).toMatchObject([
      { serialNumber: '26 110 042', model: 'model of S-1', calibrationDue: '2027-05-01' },
      { serialNumber: '26 110 043' },
    ]);
  });

  it('has a panel for everything else, each with a link to its page', () => {
    expect(panel(html, 'Last order')).toMatch(/href="\/orders".*the last order/s);
    expect(panel(html, 'My instruments')).toMatch(/href="\/certificates".*the instruments/s);
    expect(panel(html, 'Saved configurations')).toMatch(/href="\/part-wizard".*the configurations/s);
    expect(panel(html, 'Project lists')).toMatch(/href="\/quick-order".*the lists/s);
  });
});

describe('the overview of a new account', () => {
  it('says that there is nothing yet', () => {
    const { html } = pageWith({ data: [] });
    expect(html).toContain('No open quotes.');
    expect(html).toContain('No open service requests.');
  });

  it('shows requests only once the e-mail address is confirmed, because anybody can enter one', () => {
    const { html } = pageWith({ data: requests }, false);
    expect(html.match(/Shown once your e-mail address is confirmed\./g)).toHaveLength(2);
    expect(html).not.toContain('Q-1');
  });

  it('says that there is no connection, because requests are not stored on the device', () => {
    expect(pageWith({ error: new Unreachable() }).html).toContain('No connection to the server');
  });

  it('reports an error and keeps the other panels', () => {
    const { html } = pageWith({ error: new ApiError(500, 'Internal Server Error', {}) });
    expect(html).toContain('The server returned an error.');
    expect(html).toContain('the last order');
  });
});

function pageWith(cached: Omit<CachedQuery, 'queryKey'>, confirmed = true) {
  const account = parseAccount({ id: 1, documentId: 'a', email: 'ada@example.test', confirmed });
  const instruments = vi.fn<(serviced: ServicedInstrument[]) => ReactElement>(
    (_serviced: ServicedInstrument[]) => <p>the instruments</p>,
  );
  const html = renderWithQueries(
    <Overview
      account={account}
      lastOrder={<p>the last order</p>}
      instruments={instruments}
      configurations={<p>the configurations</p>}
      lists={<p>the lists</p>}
    />,
    [{ queryKey: sentRequestsQuery.queryKey, ...cached }],
  );
  return { html, instruments: instruments.mock.calls[0]?.[0] };
}

/** The HTML of the panel with this title. */
const panel = (html: string, title: string) =>
  html.split('<section').find((part) => part.includes(`<h2>${title}</h2>`)) ?? '';
