import { describe, expect, it } from 'vitest';
import { ApiError, Unreachable } from '#src/api/errors.ts';
import { renderWithQueries, type CachedQuery } from '#src/cache/render-with-queries.ts';
import { parseAccount, parseDevices, parseSentRequests, type Account } from '#src/contract/account.ts';
import { IsOfflineContext } from '#src/ui/connection-context.ts';
import { AddressesView } from './addresses-view.tsx';
import { devicesQuery, sentRequestsQuery } from './queries.ts';
import { RequestsView } from './requests-view.tsx';
import { SessionsView } from './sessions-view.tsx';

type Cached = Omit<CachedQuery, 'queryKey'>;

const serverError = new ApiError(500, 'Internal Server Error', {});
const createdAt = '2026-11-20T10:00:00.000Z';
const nothing = () => Promise.resolve();
const anAccount = (more: object = {}): Account =>
  parseAccount({ id: 1, documentId: 'a1', email: 'ada@example.test', confirmed: true, ...more });

describe('the requests of an account', () => {
  const quote = { kind: 'quote', reference: 'Q-2026-000001', createdAt };

  it('need a confirmed e-mail address', () => {
    const html = requestsWith({ data: requests(quote) }, { isConfirmed: false });
    expect(html).toContain('Confirm your e-mail address to see your requests');
    expect(html).not.toContain('Q-2026-000001');
  });

  it('report an error of the server, or that they are not on the device', () => {
    expect(requestsWith({ error: serverError })).toContain('The server returned an error.');
    expect(requestsWith({ error: new Unreachable() })).toContain('No connection to the server');
  });

  it('suggest sending a first request if there are none', () => {
    const html = requestsWith({ data: requests() });
    expect(html).toContain('No requests yet');
    expect(html).toContain('href="/request-quote"');
  });

  it('stay readable, with their age, if they could not be refreshed', () => {
    const updatedAt = Date.now() - 3 * 3_600_000;
    const html = requestsWith({ data: requests(quote), error: serverError, updatedAt });
    expect(html).toContain('Last updated 3 h ago.');
    expect(html).toContain('Quote request Q-2026-000001');
  });

  it('show a long message and each product in full', () => {
    const message = 'We need a transmitter for a digester with foam and hydrogen sulphide. '
      .repeat(30)
      .trim();
    const lines = Array.from({ length: 40 }, (_, index) => ({
      partNumber: `APT210-${index}`,
      quantity: 9999,
    }));
    const html = requestsWith({ data: requests({ ...quote, message, lines }) });
    expect(html).toContain(message);
    expect(html).toContain('9999 × APT210-39');
  });

  it('show the RMA number of a service request once there is one', () => {
    const service = { kind: 'service', reference: 'S-1', createdAt, state: 'done', statusPath: '/s' };
    const html = requestsWith({
      data: requests({ ...service, rmaNumber: 'RMA-1', instruments: [] }, { ...service, reference: 'S-2' }),
    });
    expect(html).toContain('Calibration and repair RMA-1');
    expect(html).toContain('Calibration and repair S-2');
  });
});

describe('the addresses of an account', () => {
  const address = { id: '1', name: 'Ada Lovelace', line1: '1 Way', city: 'Berlin', country: 'DE' };

  it('explain their purpose if there are none', () => {
    expect(addressesOf()).toContain('No saved addresses');
    expect(addressesOf(address)).not.toContain('No saved addresses');
  });

  it('leave out lines that are empty', () => {
    expect(addressesOf(address)).toContain('<div>1 Way</div><div>Berlin</div><div>Germany</div>');
  });

  it('are shown in full if they are long, and name the default', () => {
    const company = 'Gesellschaft für Wasseraufbereitung und Verfahrenstechnik mbH & Co. KG '
      .repeat(3)
      .trim();
    const html = addressesOf({
      ...address,
      label: 'Plant',
      company,
      isDefaultShipping: true,
      isDefaultBilling: true,
    });
    expect(html).toContain(company.replaceAll('&', '&amp;'));
    expect(html).toContain('>Default shipping address · Default billing address<');
    expect(html).toContain('aria-label="Edit Plant"');
  });
});

describe('the signed-in devices of an account', () => {
  const here = {
    id: '1',
    device: 'Firefox on Linux',
    startedAt: createdAt,
    seenAt: createdAt,
    isCurrent: true,
  };
  const other = { ...here, id: '2', device: 'Chrome on Android', isCurrent: false };

  it('report an error of the server, or that they are not on the device', () => {
    expect(devicesWith({ error: serverError })).toContain('The server returned an error.');
    expect(devicesWith({ error: new Unreachable() })).toContain('No connection to the server');
  });

  it('offer to sign out the current one only with all others', () => {
    const html = devicesWith({ data: parseDevices({ data: [here] }) });
    expect(html).toContain('This device, signed in since');
    expect(html.match(/Sign out[^<]*/g)).toEqual(['Sign out everywhere']);
  });

  it('can be signed out one by one or all at once, unless offline', () => {
    const data = parseDevices({ data: [here, other] });
    expect(devicesWith({ data })).toMatch(/<button(?![^>]*disabled)[^>]*>Sign out all other devices/);
    expect(devicesWith({ data })).toMatch(/<button(?![^>]*disabled)[^>]*>Sign out everywhere/);
    const offline = devicesWith({ data }, { isOffline: true });
    expect(offline).toMatch(/<button[^>]*disabled=""[^>]*>Sign out everywhere/);
    expect(offline).toMatch(/<button[^>]*disabled=""[^>]*>Sign out all other devices/);
    expect(offline).toMatch(/<button[^>]*disabled=""[^>]*aria-label="Sign out Chrome on Android/);
  });
});

const requests = (...data: object[]) => parseSentRequests({ data, meta: {} });

const requestsWith = (cached: Cached, { isConfirmed = true } = {}): string =>
  renderWithQueries(<RequestsView isConfirmed={isConfirmed} />, [
    { queryKey: sentRequestsQuery.queryKey, ...cached },
  ]);

const addressesOf = (...addresses: object[]): string =>
  renderWithQueries(<AddressesView account={anAccount({ addresses })} onAccount={nothing} />, []);

const devicesWith = (cached: Cached, { isOffline = false } = {}): string =>
  renderWithQueries(
    <IsOfflineContext value={isOffline}>
      <SessionsView onSession={nothing} onSignedOut={nothing} />
    </IsOfflineContext>,
    [{ queryKey: devicesQuery.queryKey, ...cached }],
  );
