import { describe, expect, it } from 'vitest';
import { ApiError, Unreachable } from '#src/api/errors.ts';
import { renderWithQueries, type CachedQuery } from '#src/cache/render-with-queries.ts';
import { parseInstrument } from '#src/contract/instrument.ts';
import { IsOfflineContext } from '#src/ui/connection-context.ts';
import { CertificatesView } from './certificates-view.tsx';
import { instrumentQuery } from './queries.ts';

describe('the search for a certificate', () => {
  it('shows no result before a serial number is entered', () => {
    const html = renderWithQueries(<CertificatesView />, [], '/certificates');
    expect(html).toContain('Find certificate</button>');
    expect(html).toMatch(/<div role="status"[^>]*><\/div>/);
  });

  it('needs a connection, and refers to the saved instruments', () => {
    const html = pageWith({ error: new Unreachable() }, { isOffline: true });
    expect(html).toContain('You need a connection to look up a serial number');
  });

  it('keeps the result of a search made before the connection was lost', () => {
    const html = pageWith({ data: instrument() }, { isOffline: true });
    expect(html).not.toContain('You need a connection');
    expect(html).toContain('aria-label="Serial number 26110042"');
  });

  it('reports an error of the server and offers a retry', () => {
    const html = pageWith({ error: new ApiError(500, 'Internal Server Error', {}) });
    expect(html).toContain('The server returned an error.');
    expect(html).toContain('Try again</button>');
  });

  it('gives the reason if too many unknown numbers were tried', () => {
    const html = pageWith({ error: new ApiError(429, 'Try again in 10 minutes.', {}) });
    expect(html).toContain('Too many unknown serial numbers');
    expect(html).toContain('Try again in 10 minutes.');
  });

  it('offers a calibration for an unknown number, and shows the number as entered', () => {
    const html = pageWith({ data: null }, { serial: '<b>26-11 00</b>' });
    expect(html).toContain('No certificate for serial number &lt;b&gt;26-11 00&lt;/b&gt;');
    expect(html).toContain('href="/calibration-and-repair"');
  });

  it('says in words that a calibration is overdue', () => {
    expect(pageWith({ data: instrument({ calibrationDue: '2020-01-31' }) })).toMatch(
      /Calibration was due<\/dt><dd>31 January 2020/,
    );
    expect(pageWith({ data: instrument({ calibrationDue: '2999-01-31' }) })).toContain(
      'Next calibration due',
    );
  });

  it('leaves out what is not known, and shows long numbers in full', () => {
    const serialNumber = '2611-0042-'.repeat(8);
    const html = pageWith({ data: instrument({ serialNumber }) });
    expect(html).toContain(`<code>${serialNumber}</code>`);
    expect(html).not.toContain('Calibrated on');
    expect(html).not.toContain('Calibration certificate (PDF');
  });
});

const instrument = (more: object = {}) =>
  parseInstrument({ data: { serialNumber: '26110042', partNumber: 'APT210-010', ...more } });

function pageWith(
  cached: Omit<CachedQuery, 'queryKey'>,
  { serial = '26110042', isOffline = false } = {},
): string {
  return renderWithQueries(
    <IsOfflineContext value={isOffline}>
      <CertificatesView />
    </IsOfflineContext>,
    [{ queryKey: instrumentQuery(serial).queryKey, ...cached }],
    `/certificates?${new URLSearchParams({ serial })}`,
  );
}
