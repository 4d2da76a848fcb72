import { Route as RouterRoute, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ApiError, Unreachable } from '#src/api/errors.ts';
import { renderWithQueries, type CachedQuery } from '#src/cache/render-with-queries.ts';
import { parseServiceRequest } from '#src/contract/service-request.ts';
import { serviceRequestQuery } from '#src/features/service-status/queries.ts';
import { formatMoment } from '#src/format/date.ts';
import { IsOfflineContext } from '#src/ui/connection-context.ts';
import { Route } from './service-status.tsx';

const savedAt = Date.now() - 3 * 3_600_000;
const at = '2026-11-20T10:00:00.000Z';

describe('the status of a service request', () => {
  it('reports a server error, or that it is not on the device', () => {
    const html = pageWith({ error: new ApiError(500, 'Internal Server Error', {}) });
    expect(html).toContain('<h1>This page could not be loaded</h1>');
    const offline = pageWith({ error: new Unreachable() }, { isOffline: true });
    expect(offline).toContain('This content is not saved on your device.');
  });

  it('says “Page not found” if the link is wrong', () => {
    expect(pageWith({ data: null })).toContain('Page not found');
  });

  it('says while offline how old it is', () => {
    const html = pageWith({ data: request({}) }, { isOffline: true });
    expect(html).toContain(`Status as of ${formatMoment(savedAt)}`);
    expect(pageWith({ data: request({}) })).not.toContain('Status as of');
  });

  it('stays readable, with its age, if it could not be refreshed', () => {
    const html = pageWith({ data: request({}), error: new ApiError(503, 'Service Unavailable', {}) });
    expect(html).toContain('Last updated 3 h ago.');
    expect(html).toContain('S-2026-000001');
  });

  it('shows the steps that follow, unless it is declined', () => {
    expect(pageWith({ data: request({}) })).toContain('Returned to you');
    const note = 'We no longer have parts for this model.';
    const history = [{ state: 'declined', at, note }];
    const html = pageWith({ data: request({ state: 'declined', history }) });
    expect(html).not.toContain('Returned to you');
    expect(html).toContain(note);
  });

  it('shows many instruments and a long note in full', () => {
    const note = 'The seal was damaged by hydrogen sulphide and has been replaced. '.repeat(20).trim();
    const serialNumber = '2611-0042-'.repeat(8);
    const instruments = Array.from({ length: 30 }, () => ({ model: 'APT 210', serialNumber }));
    const html = pageWith({ data: request({ instruments, history: [{ state: 'received', at, note }] }) });
    expect(html).toContain(note);
    expect(html.split(`<code>${serialNumber}</code>`)).toHaveLength(31);
  });
});

const request = (more: object) =>
  parseServiceRequest({
    data: { reference: 'S-2026-000001', state: 'received', history: [{ state: 'received', at }], ...more },
  });

function pageWith(cached: Omit<CachedQuery, 'queryKey'>, { isOffline = false } = {}): string {
  return renderWithQueries(
    <IsOfflineContext value={isOffline}>
      <Routes>
        <RouterRoute path="/calibration-and-repair/status/:token" element={<Route />} />
      </Routes>
    </IsOfflineContext>,
    [{ queryKey: serviceRequestQuery('t').queryKey, updatedAt: savedAt, ...cached }],
    '/calibration-and-repair/status/t',
  );
}
