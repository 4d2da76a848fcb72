import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Loadable } from './async.tsx';
import { PageAsync } from './page-async.tsx';

describe('a page', () => {
  it('says in its heading that it could not be loaded, with the reason below', () => {
    const html = htmlOf({ error: new Error('status 500') });
    expect(html).toMatch(
      /<header[^>]*><h1>This page could not be loaded<\/h1><\/header><div[^>]*role="alert"/,
    );
  });

  it('does not say so while it is loading, or if it has been loaded', () => {
    expect(htmlOf({ fetchStatus: 'fetching' })).not.toContain('could not be loaded');
    expect(htmlOf({ data: 'APT 210', error: new Error('status 500') })).toContain('<h1>APT 210</h1>');
    expect(htmlOf({ data: 'APT 210', error: new Error('status 500') })).not.toContain('could not be loaded');
  });
});

function htmlOf(state: Partial<Loadable<string>>): string {
  const query: Loadable<string> = {
    data: undefined,
    error: null,
    fetchStatus: 'idle',
    dataUpdatedAt: 0,
    refetch: () => undefined,
    ...state,
  };
  return renderToStaticMarkup(
    <MemoryRouter>
      <PageAsync query={query}>{(name) => <h1>{name}</h1>}</PageAsync>
    </MemoryRouter>,
  );
}
