import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { AsyncLocalStorage } from 'node:async_hooks';
import { dehydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { setTransport, type ApiResponse } from '#src/api/transport.ts';
import { createServerQueryClient } from '#src/cache/query-client.ts';
import type { PublicConfig } from '#src/contract/config.ts';
import { loadShell, settingQuery } from '#src/features/site/queries.ts';
import type { PageResponse } from '#src/ui/response-context.ts';
import { App } from './app.tsx';
import { embed } from './embedded.ts';
import { splitMarkup } from './markup.ts';
import { loadModule, matchRoute } from './routes.ts';

export { checkAccount } from '#src/contract/forms/account.ts';
export { checkForm } from '#src/contract/forms/check-form.ts';
export { partWizard } from '#src/part-wizard/for-backend.ts';
export { searchEngine } from '#src/search/engine.ts';
export { robots, sitemap } from './sitemap.ts';

/** Handles a GET request to the API in this process. */
export type Read = (path: string) => Promise<ApiResponse>;

export interface RenderRequest {
  /** Path and query. */
  url: string;
  origin: string;
  /** The built index.html with the placeholders `<!--head-->…<!--/head-->` and `<!--app-->`. */
  template: string;
  read: Read;
  config: PublicConfig;
}

export interface RenderedPage {
  status: number;
  /** Redirect target; `html` is then empty. */
  location?: string;
  html: string;
}

const reading = new AsyncLocalStorage<Read>();

setTransport((path) => {
  const read = reading.getStore();
  if (!read) throw new Error(`Nothing to read ${path} with: it was asked for outside of render()`);
  return read(path);
});

/** Renders the whole page as HTML, including the data needed for hydration. */
export const render = (request: RenderRequest): Promise<RenderedPage> =>
  reading.run(request.read, () => renderPage(request));

async function renderPage({ url, origin, template, config }: RenderRequest): Promise<RenderedPage> {
  const { pathname, searchParams } = new URL(url, origin);
  const { entry, params } = matchRoute(pathname);
  const { load } = await loadModule(entry);
  const client = createServerQueryClient();
  const [outcome] = await Promise.all([load(client, { params, search: searchParams }), loadShell(client)]);
  if (outcome) return { status: 302, location: outcome.redirect, html: '' };

  const response: PageResponse = { status: 200 };
  const markup = renderToString(
    <StrictMode>
      <StaticRouter location={url}>
        <App client={client} config={config} response={response} />
      </StaticRouter>
    </StrictMode>,
  );
  const { head, body } = splitMarkup(markup);
  const favicon = client.getQueryData(settingQuery.queryKey)?.favicon?.url;
  const html = withFavicon(template, favicon)
    .replace(/<!--head-->[^]*<!--\/head-->/, () => head)
    .replace(
      '<div id="root"><!--app--></div>',
      () => `<div id="root">${body}</div>${embed({ config, state: dehydrate(client) })}`,
    );
  client.clear();
  return { status: response.status, html };
}

/** Replaces the icons of the build with the editor's icon. */
function withFavicon(template: string, url: string | undefined): string {
  if (url === undefined) return template;
  const escaped = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return template
    .replaceAll(/ *<link rel="icon"[^>]*>\n?/g, '')
    .replace('</head>', () => `<link rel="icon" href="${escaped}" /></head>`);
}
