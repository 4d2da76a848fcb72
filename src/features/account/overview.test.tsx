import { describe, expect, it } from 'vitest';
import { ApiError, Unreachable } from '#src/api/errors.ts';
import { renderWithQueries, type CachedQuery } from '#src/cache/render-with-queries.ts';
import { parseSentRequests } from '#src/contract/account.ts';
import { anAccount } from './account-fixture.ts';
import { Overview } from './overview.tsx';
import { sentRequestsQuery } from './queries.ts';

const createdAt = '2026-11-20T10:00:00.000Z';
const instrument = { model: 'APT 210', serialNumber: 'A-1' };
const service = {
  kind: 'service',
  reference: 'S-2026-000001',
  createdAt,
  rmaNumber: 'RMA-2026-000001',
  statusPath: '/calibration-and-repair/status/1',
  instruments: [instrument],
};

describe('the first page of the account', () => {
  it('names the state of a service request like its status page', () => {
    const html = pageWith({ data: requests({ ...service, state: 'in-work' }) });
    expect(html).toContain('<p>In progress</p>');
  });

  it('says so if there is nothing open', () => {
    const html = pageWith({ data: requests({ ...service, state: 'returned' }) });
    expect(html).toContain('No open quotes.');
    expect(html).toContain('No instruments are with us.');
  });

  it('says when requests appear if the e-mail address is not confirmed', () => {
    const html = pageWith({ data: requests({ ...service, state: 'done' }) }, false);
    expect(html).toContain('Shown once your e-mail address is confirmed.');
    expect(html).not.toContain('RMA-2026-000001');
  });

  it('reports an error, or that the requests are not on the device', () => {
    expect(pageWith({ error: new ApiError(500, 'Internal Server Error', {}) })).toContain('Try again');
    expect(pageWith({ error: new Unreachable() })).toContain('No connection to the server');
  });

  it('shows long serial numbers in full', () => {
    const serialNumber = 'SN-'.repeat(20);
    const instruments = Array.from({ length: 12 }, () => ({ ...instrument, serialNumber }));
    const html = pageWith({ data: requests({ ...service, state: 'done', instruments }) });
    expect(html).toContain(instruments.map(() => serialNumber).join(', '));
  });
});

const requests = (...data: object[]) => parseSentRequests({ data, meta: {} });

const pageWith = (cached: Omit<CachedQuery, 'queryKey'>, confirmed = true): string =>
  renderWithQueries(
    <Overview
      account={anAccount({ confirmed })}
      lastOrder={null}
      instruments={() => null}
      configurations={null}
      lists={null}
    />,
    [{ queryKey: sentRequestsQuery.queryKey, ...cached }],
  );
